import type { PioneerDaysView } from '../types';

/** How dark the sky is, from 0 to 5: the closest disaster counts most. */
export function gloomOf(tracks: PioneerDaysView['tracks']): number {
  const near = tracks.map(({ at, end }) => at / end);
  const mean = near.reduce((sum, each) => sum + each, 0) / Math.max(1, near.length);
  return Math.round(3.2 * Math.max(0, ...near) + 1.8 * mean);
}
