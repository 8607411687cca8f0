// All symbols, in the order in which they are explained, under the texts that head them.

import { TILES } from './shapes';

export const LEGEND: { head: string; symbols: string[] }[] = [
  { head: 'term-tile.many', symbols: Object.keys(TILES).map((tile) => `tile-${tile}`) },
  { head: 'term-map', symbols: ['stagecoach', 'start', 'pawn', 'line', 'road', 'double', 'covered', 'fare'] },
  { head: 'term-coach.many', symbols: ['passenger', 'seat', 'worth', 'emptied', 'price', 'stack'] },
  { head: 'term-player.many', symbols: ['sign', 'cash', 'roads', 'supply', 'nuggets', 'flag', 'bank'] },
];
