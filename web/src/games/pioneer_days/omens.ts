// The disasters the remaining dice bring closer.

import type { DieView, TrackView } from './types';

export interface Omen {
  disaster: string;
  dice: DieView[]; // those that would move the track
  certain: boolean; // any remaining die moves it
  strikes: boolean; // on its next step
}

/** The dice without one that matches *word*: ``blue mine``. */
export function without(pool: DieView[], word: string): DieView[] {
  const taken = pool.findIndex(({ color, face }) => `${color} ${face}` === word);
  return pool.filter((_, i) => i !== taken);
}

/** What may happen if one of these dice remains, by track; tracks that cannot move are left out. */
export function omens(tracks: TrackView[], dice: DieView[]): Omen[] {
  return tracks.flatMap(({ disaster, color, at, end }) => {
    const moving = dice.filter((die) => die.color === color || die.color === 'black');
    if (!moving.length) return [];
    return [{ disaster, dice: moving, certain: moving.length === dice.length, strikes: at + 1 >= end }];
  });
}
