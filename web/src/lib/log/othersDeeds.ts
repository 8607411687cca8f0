/** What others did since the reader did something. */
import { isAbout, type LogLine, opensTurn, people } from './log';

/** *color* is the reader's, who did something last when the log had *acted* lines, or did nothing on this page yet. */
export function othersDeeds(lines: LogLine[], color: string, acted: number): LogLine[] {
  const turns = lines.flatMap((line, i) => (opensTurn(line) && !line.gone ? [{ i, mine: isAbout(line, color) }] : []));
  const before = turns.at(-1)?.mine ? turns.slice(0, -1) : turns;
  const last = before.findLastIndex(({ mine }) => mine);
  const start = before[last + 1]?.i ?? lines.length;
  return lines.slice(Math.max(start, acted)).filter((line) => !line.gone && people(line)[0] !== color);
}
