// What the dice that nobody takes bring on.

import type { DieView, TrackView } from './types';

export interface Omen {
  disaster: string;
  dice: DieView[]; // each of which would move the track
  certain: boolean; // whichever stays moves it
  strikes: boolean; // with one more step
}

/** The dice without one that looks like *word*: ``blue mine``. */
export function without(pool: DieView[], word: string): DieView[] {
  const taken = pool.findIndex(({ color, face }) => `${color} ${face}` === word);
  return pool.filter((_, i) => i !== taken);
}

/** What may happen if one of these dice stays: by track, those that nothing moves left out. */
export function omens(tracks: TrackView[], dice: DieView[]): Omen[] {
  return tracks.flatMap(({ disaster, color, at, end }) => {
    const moving = dice.filter((die) => die.color === color || die.color === 'black');
    if (!moving.length) return [];
    return [{ disaster, dice: moving, certain: moving.length === dice.length, strikes: at + 1 >= end }];
  });
}
