// All symbols, in the order they are explained, by the key of their heading.

import { TILES } from './shapes';

export const LEGEND: { head: string; symbols: string[] }[] = [
  { head: 'term-tile.many', symbols: Object.keys(TILES).map((tile) => `tile-${tile}`) },
  { head: 'term-map', symbols: ['stagecoach', 'start', 'pawn', 'line', 'road', 'double', 'covered', 'fare'] },
  { head: 'term-coach.many', symbols: ['passenger', 'seat', 'worth', 'emptied', 'price', 'stack'] },
  { head: 'term-player.many', symbols: ['sign', 'cash', 'roads', 'supply', 'nuggets', 'flag', 'bank', 'ending'] },
];
