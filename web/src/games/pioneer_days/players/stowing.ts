// How goods fill the wagons: slot by slot.

import type { CardView, PioneerDaysView, PlayerView } from '../types';

/** What is printed on wagons, and what fits into a slot. */
export type Printed = Pick<PioneerDaysView, 'sizes' | 'per_slot'>;

/** The content of one slot. */
export interface Load {
  kind: string; // a good
  many: number; // that share the slot
  value?: number | undefined; // of a token, if it is known
  tile?: CardView | undefined;
}

export interface Stowed {
  wagons: { word: string; size: string; damage: number; slots: (Load | null | 'covered')[] }[];
  spare: (Load | null)[]; // slots from a card
  over: Load[]; // what does not fit
}

/** The slots of a wagon, and how many of them can be used. */
export function slotsOf({ sizes }: Printed, size: string, damage: number): { all: number; open: number } {
  const slots = sizes.find((each) => each.size === size)?.slots ?? [];
  return { all: slots[0] ?? 0, open: slots[damage] ?? 0 };
}

/** What a player has, slot by slot. */
export function loads({ per_slot }: Printed, player: PlayerView): Load[] {
  const { token_values: values, tokens, gear, wood, medicine } = player;
  const stock: Record<string, number> = { equipment: gear.length, wood, medicine, gold: tokens };
  return Object.entries(per_slot).flatMap(([kind, most]) => {
    const count = stock[kind] ?? 0;
    return Array.from({ length: Math.ceil(count / most) }, (_, i): Load => ({
      kind,
      many: Math.min(most, count - most * i),
      value: kind === 'gold' ? values?.[i] : undefined,
      tile: kind === 'equipment' ? gear[i] : undefined,
    }));
  });
}

export function stow(printed: Printed, player: PlayerView): Stowed {
  const rest = loads(printed, player);
  const next = () => rest.shift() ?? null;
  const wagons = player.wagons
    .flatMap(({ size, damage, count }) => Array.from({ length: count }, () => ({ size, damage })))
    .map(({ size, damage }) => {
      const { all, open } = slotsOf(printed, size, damage);
      const slots = Array.from({ length: all }, (_, i) => (i < open ? next() : 'covered' as const));
      return { word: `${size} ${damage}`, size, damage, slots };
    });
  const open = wagons.flatMap(({ slots }) => slots).filter((slot) => slot !== 'covered').length;
  const spare = Array.from({ length: Math.max(0, player.capacity - open) }, next);
  return { wagons, spare, over: rest };
}
