/** The log grouped by turns. */
import { isAbout, type LogLine, opensTurn } from './log';

export interface Entry {
  line: LogLine;
  mine: boolean; // about the reader
}

/** What happened in a turn, under the line that opens it. */
export interface Paragraph {
  key: number;
  heading: Entry | null; // none before the game
  setup: boolean; // before anybody could choose
  entries: Entry[];
}

const BEGUN = 'table-begun';

/** All lines but the quiet ones, by turns; *color* is the reader's. */
export function paragraphs(lines: LogLine[], color: string | undefined): Paragraph[] {
  const found: Paragraph[] = [];
  for (const [key, line] of lines.entries()) {
    if (line.quiet) continue;
    const entry = { line, mine: color !== undefined && isAbout(line, color) };
    const last = found.at(-1);
    if (opensTurn(line) || line.key === BEGUN) {
      found.push({ key, heading: entry, setup: line.key === BEGUN, entries: [] });
    } else if (last) last.entries.push(entry);
    else found.push({ key, heading: null, setup: false, entries: [entry] });
  }
  return found;
}
