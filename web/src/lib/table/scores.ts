/** Points by source. */
import type { Scores } from './facts';

/** All points that the viewer may know. */
export function total(scores: Scores): number {
  return Object.values(scores).reduce<number>((sum, points) => sum + (points ?? 0), 0);
}

/** Whether some points are hidden from the viewer. */
export function hasHidden(scores: Scores): boolean {
  return Object.values(scores).includes(null);
}

/** The sources of all players, in the order of the game. */
export function sources(scores: Scores[]): string[] {
  return [...new Set(scores.flatMap((each) => Object.keys(each)))];
}
