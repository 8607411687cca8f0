// All symbols, in the order they are explained, by the key of their heading.

import { PICTURES, ZONES } from './shapes';

export const LEGEND: { head: string; symbols: string[] }[] = [
  { head: 'term-duo.many', symbols: ['nuggets', 'cards', 'check'] },
  { head: 'term-action.many', symbols: ['nugget', 'buy', 'draw', 'swap', 'step', 'rail'] },
  { head: 'term-icon.many', symbols: ['tipi', 'saloon', 'wanted', 'free-play', 'discovery'] },
  { head: 'term-region.many', symbols: [...ZONES.map((zone) => `flag-${zone}`), 'mountain'] },
  {
    head: 'term-card.many',
    symbols: Object.values(PICTURES).flatMap((emblems) => emblems ?? []),
  },
  { head: 'drawn-middle', symbols: ['caller', 'medal', 'hand', 'pile', 'discards'] },
  { head: 'term-player.many', symbols: ['campfire', 'wheel', 'horseshoe', 'barrel'].map((sign) => `sign-${sign}`) },
];
