/** What others did since the reader did something. */
import { isAbout, type LogLine, opensTurn, people } from './log';

/** *color* is the reader's, who did something last when the log ended with the line *acted*, if that is known. */
export function othersDeeds(lines: LogLine[], color: string, acted: number | null): LogLine[] {
  const turns = lines.flatMap((line, i) => (opensTurn(line) && !line.gone ? [{ i, mine: isAbout(line, color) }] : []));
  const before = turns.at(-1)?.mine ? turns.slice(0, -1) : turns;
  const last = before.findLastIndex(({ mine }) => mine);
  const after = lines.findLastIndex(({ seq }) => acted !== null && seq <= acted) + 1;
  const isLatest = after > Math.max(0, before[last]?.i ?? 0); // or they have had a turn since, maybe on another device
  const start = isLatest ? after : before[last + 1]?.i ?? lines.length;
  return lines.slice(start).filter((line) => !line.gone && people(line)[0] !== color);
}
