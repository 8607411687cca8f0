// What an entry of the journal is about.

import type { EntryWords } from '../../../board/playback/entry';
import type { CityView, PioneersView, PlayerView } from '../types';

export function cityOf(view: PioneersView, words: EntryWords, role = 'city'): CityView | undefined {
  return view.cities.find(({ name }) => name === words[role]);
}

export function playerOf(view: PioneersView, words: EntryWords, role = 'player'): PlayerView | undefined {
  return view.players.find(({ color }) => color === words[role]);
}

/** The coach and the seat of a player's passenger; nothing where it may be one of several coaches. */
export function seatOf(player: PlayerView, job: string, hint: number): { coach: number; seat: number } | undefined {
  const found = player.coaches.flatMap(({ seats }, coach) => {
    const seat = seats.findIndex((each) => each.taken && each.job === job);
    return seat < 0 ? [] : [{ coach, seat }];
  });
  return found.length > 1 ? found.find(({ coach }) => coach === hint) : found[0];
}

/** The coach from which somebody got off, if the view after it is known and tells. */
export function coachOf(before: PioneersView, after: PioneersView, words: EntryWords): number | undefined {
  const aboard = (view: PioneersView) => (playerOf(view, words)?.coaches ?? []).map(({ seats }) =>
    seats.filter(({ job, taken }) => taken && job === words.job).length);
  const [then, now] = [aboard(before), aboard(after)];
  const fewer = then.findIndex((number, coach) => (now[coach] ?? 0) < number);
  return fewer < 0 ? undefined : fewer;
}
