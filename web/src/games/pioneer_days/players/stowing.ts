// How goods fill the wagons: slot by slot.

import { COVERED, SLOTS } from '../pieces/shapes';
import type { CardView, PlayerView } from '../types';

/** The content of one slot. */
export interface Load {
  kind: 'gold' | 'tile' | 'wood' | 'medicine';
  many: number; // two wood or two medicine share a slot
  value?: number; // of a token, if it is known
  tile?: CardView;
}

export interface Stowed {
  wagons: { word: string; size: string; damage: number; slots: (Load | null | 'covered')[] }[];
  spare: (Load | null)[]; // slots from a card
  over: Load[]; // what does not fit
}

function pairs(kind: 'wood' | 'medicine', count: number): Load[] {
  return Array.from({ length: Math.ceil(count / 2) }, (_, i) => ({ kind, many: Math.min(2, count - 2 * i) }));
}

export function loads({ token_values, tokens, gear, wood, medicine }: PlayerView): Load[] {
  const values = token_values ?? Array.from<undefined>({ length: tokens });
  return [
    ...gear.map((tile): Load => ({ kind: 'tile', many: 1, tile })),
    ...pairs('wood', wood),
    ...pairs('medicine', medicine),
    ...values.map((value): Load => ({ kind: 'gold', many: 1, ...(value === undefined ? {} : { value }) })),
  ];
}

export function stow(player: PlayerView): Stowed {
  const rest = loads(player);
  const next = () => rest.shift() ?? null;
  const wagons = player.wagons
    .flatMap(({ size, damage, count }) => Array.from({ length: count }, () => ({ size, damage })))
    .map(({ size, damage }) => {
      const all = SLOTS[size] ?? 0;
      const free = Math.max(0, all - COVERED * damage);
      const slots = Array.from({ length: all }, (_, i) => (i < free ? next() : 'covered' as const));
      return { word: `${size} ${damage}`, size, damage, slots };
    });
  const free = wagons.flatMap(({ slots }) => slots).filter((slot) => slot !== 'covered').length;
  const spare = Array.from({ length: Math.max(0, player.capacity - free) }, next);
  return { wagons, spare, over: rest };
}
