/** What chance has drawn, against what was to be expected. */
import type { Drawn } from '../protocol';

/** What came most unexpectedly often or seldom, the greatest surprise first. */
export function surprises(drawn: Drawn[]): Drawn[] {
  return [...drawn].sort((one, two) => surprise(two) - surprise(one));
}

function surprise({ came, expected }: Drawn): number {
  return Math.abs(came - expected);
}

/** Where a bar begins and how long it is, of *half* on each side; the longest of all fills its side. */
export function bar(points: number, all: number[], half: number): { x: number; width: number } {
  const most = Math.max(...all.map(Math.abs), 1);
  const width = Math.abs(points) / most * half;
  return { x: points < 0 ? half - width : half, width };
}
