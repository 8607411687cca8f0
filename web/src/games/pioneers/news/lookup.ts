// What a journal entry is about.

import type { CityView, PioneersView, PlayerView } from '../types';

export function cityOf(view: PioneersView, city: string): CityView | undefined {
  return view.cities.find(({ name }) => name === city);
}

export function playerOf(view: PioneersView, player: string): PlayerView | undefined {
  return view.players.find(({ color }) => color === player);
}

/** The coach and the seat of a player's passenger; undefined if several coaches carry one. */
export function seatOf(player: PlayerView, job: string, hint: number): { coach: number; seat: number } | undefined {
  const found = player.coaches.flatMap(({ seats }, coach) => {
    const seat = seats.findIndex((each) => each.taken && each.job === job);
    return seat < 0 ? [] : [{ coach, seat }];
  });
  return found.length > 1 ? found.find(({ coach }) => coach === hint) : found[0];
}

/** Somebody who gets off a coach. */
export interface Passenger { player: string; job: string }

/** The coach from which somebody got off, if the view after it tells. */
export function coachOf(before: PioneersView, after: PioneersView, { player, job }: Passenger): number | undefined {
  const aboard = (view: PioneersView) => (playerOf(view, player)?.coaches ?? []).map(({ seats }) =>
    seats.filter((seat) => seat.taken && seat.job === job).length);
  const [then, now] = [aboard(before), aboard(after)];
  const fewer = then.findIndex((number, coach) => (now[coach] ?? 0) < number);
  return fewer < 0 ? undefined : fewer;
}
