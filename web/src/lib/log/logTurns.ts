/** The log grouped by turns, and in a turn by deeds. */
import { type Deed, deeds, type Joining } from '../texts/deeds';
import { isAbout, type LogLine, opensTurn } from './log';

export interface Entry {
  line: LogLine;
  mine: boolean; // about the reader
}

/** A deed and its entries. */
export interface DeedEntry {
  deed: Deed<LogLine>;
  mine: boolean; // any entry is about the reader
  entries: Entry[];
}

/** What happened in a turn, under the line that opens it. */
export interface Paragraph {
  key: number;
  heading: Entry | null; // none before the game
  setup: boolean; // before anybody could choose
  deeds: DeedEntry[];
}

const BEGUN = 'table-begun';

/** All lines but the quiet ones, by turns; *color* is the reader's, *joining* says how lines become deeds. */
export function paragraphs(lines: LogLine[], color: string | undefined, joining: Joining): Paragraph[] {
  const found: { key: number; opening: LogLine | null; lines: LogLine[] }[] = [];
  for (const [key, line] of lines.entries()) {
    if (line.quiet) continue;
    if (opensTurn(line) || line.key === BEGUN) found.push({ key, opening: line, lines: [] });
    else if (found.length) found.at(-1)?.lines.push(line);
    else found.push({ key, opening: null, lines: [line] });
  }
  const entry = (line: LogLine): Entry => ({ line, mine: color !== undefined && isAbout(line, color) });
  return found.map(({ key, opening, lines }) => ({
    key,
    heading: opening && entry(opening),
    setup: opening?.key === BEGUN,
    deeds: deeds(lines, joining).map((deed) => {
      const entries = deed.lines.map(entry);
      return { deed, mine: entries.some(({ mine }) => mine), entries };
    }),
  }));
}
