// What the dice on the table say about the disasters: each knows which markers it moves if it is the one left.

import type { DieView, TrackView } from '../types';

export interface Threat {
  disaster: string;
  dice: DieView[]; // that would move its marker
  certain: boolean; // all of them would
  strikes: boolean; // with that move
}

/** The dice without one that looks like *word*: ``blue mine``. */
export function without(pool: DieView[], word: string): DieView[] {
  const taken = pool.findIndex(({ color, face }) => `${color} ${face}` === word);
  return pool.filter((_, i) => i !== taken);
}

/** By track, what these dice would do to it; tracks that none of them moves are left out. */
export function threats(tracks: TrackView[], dice: DieView[]): Threat[] {
  return tracks.flatMap(({ disaster, strikes }) => {
    const moving = dice.filter(({ moves }) => moves.includes(disaster));
    return moving.length ? [{ disaster, dice: moving, certain: moving.length === dice.length, strikes }] : [];
  });
}
