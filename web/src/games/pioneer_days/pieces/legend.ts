// All symbols, in the order they are explained, by the key of their heading.

import { COLORS, FACES } from './shapes';

const PASSIVE = ['vaccine', 'lamp', 'harmonica', 'hay', 'revolver', 'safe', 'wheel'];
const TRIGGERED = ['cards', 'hatchet', 'bandage', 'pan', 'yoke'];

export const LEGEND: { head: string; symbols: string[] }[] = [
  { head: 'term-face.many', symbols: [...FACES, 'income', 'turn'] },
  { head: 'term-good.many', symbols: ['money', 'gold', 'favors', 'points', 'townsfolk'] },
  { head: 'term-wagon.many', symbols: ['small_wagon', 'large_wagon', 'wagons', 'slot', 'damage'] },
  { head: 'term-town.many', symbols: ['town'] },
  { head: 'term-die.many', symbols: [...COLORS, 'bag', 'flag'] },
  { head: 'term-disaster.many', symbols: ['storm', 'raid', 'famine', 'disease'] },
  { head: 'term-equipment', symbols: [...TRIGGERED, ...PASSIVE] },
];
