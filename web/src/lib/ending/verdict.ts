/** Who won, by how much, and the place of everybody else. */
import type { Values } from '../texts/texts';

/** A text of the page and what it needs; `winners` and `tied` are seats. */
export interface Verdict {
  key: string;
  values: Values;
  winners: number[];
  tied: number[]; // who have as many points as the winner, but lose the tie
}

/** The place of each seat: those who won are first, whatever broke a tie. */
export function places(totals: number[], winners: number[]): number[] {
  const wins = (seat: number): boolean => winners.includes(seat);
  return totals.map((mine, seat) => {
    if (wins(seat)) return 1;
    return 1 + totals.filter((points, other) => wins(other) || points > mine).length;
  });
}

/** The result as *me* should read it; null is a watcher.  There is none if nobody has won. */
export function verdict(totals: number[], winners: number[], me: number | null): Verdict | null {
  const [winner] = winners;
  if (winner === undefined) return null;
  const best = totals[winner] ?? 0;
  const others = totals.map((_, seat) => seat).filter((seat) => !winners.includes(seat));
  const tied = others.filter((seat) => totals[seat] === best);
  const say = (key: string, values: Values = {}): Verdict => ({ key, values, winners, tied });
  if (me !== null && !winners.includes(me)) {
    const margin = best - (totals[me] ?? 0);
    if (margin === 0) return say('ending-lost-tie');
    return margin > 0 ? say('ending-behind', { place: places(totals, winners)[me] ?? 0, margin }) : null;
  }
  const mine = me !== null;
  if (winners.length > 1) return say(mine ? 'ending-won-shared' : 'ending-seen-shared');
  const margin = best - Math.max(...others.map((seat) => totals[seat] ?? 0));
  if (margin === 0) return say(mine ? 'ending-won-tie' : 'ending-seen-tie');
  return others.length && margin > 0 ? say(mine ? 'ending-won' : 'ending-seen', { margin }) : null;
}
