/** What chance drew, compared with what was expected. */
import type { Drawn } from '../protocol';

/** Draws by how much their number differs from the expected one, greatest difference first. */
export function surprises(drawn: Drawn[]): Drawn[] {
  return [...drawn].sort((one, two) => surprise(two) - surprise(one));
}

function surprise({ came, expected }: Drawn): number {
  return Math.abs(came - expected);
}

/** Start and length of a bar, with *half* on each side of zero; the longest one fills its side. */
export function bar(points: number, all: number[], half: number): { x: number; width: number } {
  const most = Math.max(...all.map(Math.abs), 1);
  const width = Math.abs(points) / most * half;
  return { x: points < 0 ? half - width : half, width };
}
