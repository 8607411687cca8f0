/** Results in the field of a deal, in numbers and words. */
import type { Field, FieldResult } from '../protocol';

export interface Bar {
  lead: number; // over the best bot
  to: number; // the last lead that it stands for
  count: number;
  mine: boolean;
}

const MOST_BARS = 15;

/** Which part of the field did at least as well, in percent: 1 to 100. */
export function top(field: Pick<Field, 'count' | 'mine'>): number {
  if (!field.mine || !field.count) return 100;
  return Math.min(100, Math.max(1, Math.ceil((100 * field.mine.rank) / field.count)));
}

/** Whether that is worth saying. */
export function isInUpperHalf(field: Pick<Field, 'count' | 'mine'>): boolean {
  return field.mine !== null && 2 * field.mine.rank <= field.count;
}

export function lead({ points, best }: FieldResult): number {
  return points - best;
}

/** A lead with its sign. */
export function signed(points: number): string {
  return points > 0 ? `+${points}` : points < 0 ? `−${-points}` : '±0';
}

/** How many have each lead, in at most 15 steps of equal width, empty ones included. */
export function bars(field: Pick<Field, 'spread' | 'mine'>): Bar[] {
  const first = field.spread[0]?.[0];
  const last = field.spread.at(-1)?.[0];
  if (first === undefined || last === undefined) return [];
  const width = Math.ceil((last - first + 1) / MOST_BARS);
  const mine = field.mine ? lead(field.mine) : null;
  return Array.from({ length: Math.floor((last - first) / width) + 1 }, (_, number) => {
    const [from, to] = [first + number * width, first + (number + 1) * width - 1];
    const within = ([at]: [number, number]): boolean => from <= at && at <= to;
    const count = field.spread.filter(within).reduce((sum, [, each]) => sum + each, 0);
    return { lead: from, to, count, mine: mine !== null && from <= mine && mine <= to };
  });
}
