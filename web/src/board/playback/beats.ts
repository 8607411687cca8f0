/** Beats of the news: lines that are played at once, because nothing depends on their order. */
import { opensTurn, people } from '../../lib/log/log';
import type { Line } from '../../lib/protocol';

export type Beat = [Line, ...Line[]];

/** The lines in order; consecutive ones of one kind are one beat if each is about somebody else. */
export function beats(lines: Line[]): Beat[] {
  const found: Beat[] = [];
  for (const line of lines) {
    const latest = found.at(-1);
    if (latest && joins(line, latest)) latest.push(line);
    else found.push([line]);
  }
  return found;
}

function joins(line: Line, beat: Beat): boolean {
  if (line.key !== beat[0].key || opensTurn(line)) return false;
  const taken = beat.flatMap(people);
  return people(line).length > 0 && taken.length > 0 && !people(line).some((color) => taken.includes(color));
}
