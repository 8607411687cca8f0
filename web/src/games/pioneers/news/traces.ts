// What a journal entry changes on the board until the next view arrives.

import type { EntryOf } from '../../../board/playback/entry';
import type { PioneersEntry, PioneersView } from '../types';
import { cityOf, playerOf, seatOf, type Passenger } from './lookup';

/** What else is known: the coach from which somebody got off, and the view after all the news. */
export interface Known { hint: number; known: PioneersView }

/** Changes the view as the entry says. */
type Trace<E> = (view: PioneersView, entry: E, more: Known) => void;
type Traces = { [K in PioneersEntry['key']]?: Trace<EntryOf<PioneersEntry, K>> };

const lay: Trace<{ city: string; tile: string }> = (view, entry) => {
  const city = cityOf(view, entry.city);
  if (city) city.tile = entry.tile;
};

const alight: Trace<Passenger> = (view, entry, { hint }) => {
  const player = playerOf(view, entry.player);
  const place = player && seatOf(player, entry.job, hint);
  const seat = place && player.coaches[place.coach]?.seats[place.seat];
  if (seat) seat.taken = false;
};

/** The tile and the job of this turn stay until it ends. */
function endTurn(view: PioneersView): void {
  [view.taken, view.arrival] = [null, null];
}

const lastRound: Trace<unknown> = (view) => {
  view.last_round = true;
};

/** The stagecoach is driven by hand from where it stands. */
const begin: Trace<unknown> = (view) => {
  view.drive = { fare: 0, pays: {}, lines: [], cities: [view.stagecoach] };
};

const TRACES: Traces = {
  'city-covered': (view, entry) => {
    const city = cityOf(view, entry.city);
    if (city) city.covered = true;
  },
  'tile-laid': lay,
  'tile-replaced': lay,
  'tiles-exchanged': (view, entry) => {
    const [city, other] = [cityOf(view, entry.city), cityOf(view, entry.other)];
    if (city && other) [city.tile, other.tile] = [other.tile, city.tile];
  },
  'begins': (view, entry) => {
    view.first = playerOf(view, entry.player)?.seat ?? view.first;
  },
  'turn-of': (view, entry) => {
    [view.player, view.round] = [playerOf(view, entry.player)?.seat ?? null, entry.round];
    endTurn(view);
  },
  'income-taken': (view, entry) => {
    const player = playerOf(view, entry.player);
    if (player) player.cash += entry.amount;
  },
  'paid': (view, entry) => {
    const [payer, payee] = [playerOf(view, entry.payer), playerOf(view, entry.payee)];
    if (payer) payer.cash -= entry.amount;
    if (payee) payee.cash += entry.amount;
    if (!view.drive) return;
    view.drive.fare += entry.amount;
    view.drive.pays[entry.payee] = (view.drive.pays[entry.payee] ?? 0) + entry.amount;
  },
  'built': (view, entry) => {
    const [player, line] = [playerOf(view, entry.player), view.lines.find(({ name }) => name === entry.line)];
    if (!player || !line || line.roads.includes(player.seat)) return;
    line.roads.push(player.seat);
    player.roads -= 1;
  },
  'coach-bought': (view, entry) => {
    const player = playerOf(view, entry.player);
    const coach = view.display.find((each) => each?.name === entry.card);
    if (!player || !coach) return;
    const prices = view.display.map((each) => each?.price ?? 0); // of the places, not of the coaches
    const left = view.display.filter((each) => each !== coach);
    view.display = [...left.map((each, i) => each && { ...each, price: prices[i] ?? 0 }), null];
    player.coaches.push({ ...coach, price: 0 });
    player.supply -= coach.seats.length;
    player.cash -= entry.price;
  },
  'coach-revealed': (view, entry, { known }) => {
    view.stack -= 1;
    const slot = Number(entry.slot) - 1;
    const coach = known.display[slot];
    if (coach?.name === entry.card) view.display[slot] = coach;
  },
  'reins-taken': begin,
  'routes-lost': begin,
  'drove': (view, entry) => {
    view.stagecoach = entry.city;
    if (!view.drive) return;
    view.drive.lines.push(entry.line);
    view.drive.cities.push(view.stagecoach);
  },
  'arrived': (view, entry) => {
    const city = cityOf(view, entry.city);
    if (!city) return;
    view.stagecoach = city.name;
    view.drive = null;
    [view.taken, city.tile] = [city.tile, null];
  },
  'settled': (view, entry, more) => {
    const [player, city] = [playerOf(view, entry.player), cityOf(view, entry.city)];
    view.arrival ??= entry.job;
    if (player && city) city.settlers[player.seat] = (city.settlers[player.seat] ?? 0) + 1;
    alight(view, entry, more);
  },
  'returned': (view, entry, more) => {
    const player = playerOf(view, entry.player);
    if (player) player.supply += 1;
    alight(view, entry, more);
  },
  'coach-emptied': (view, entry, { known }) => {
    const player = playerOf(view, entry.player);
    if (!player) return;
    const coach = player.coaches.find(({ name }) => name === entry.card);
    for (const seat of coach?.seats ?? []) seat.taken = false;
    player.cash += coach?.pays ?? 0; // no entry tells it
    player.score = playerOf(known, entry.player)?.score ?? player.score; // empty seats count, too
  },
  'tile-kept': (view, entry) => {
    const player = playerOf(view, entry.player);
    if (player && entry.tile === 'banker') player.bankers += 1;
    if (player && entry.tile === 'merchant') player.merchants += 1;
  },
  'nugget-taken': (view, entry) => {
    const player = playerOf(view, entry.player);
    view.nuggets_left -= 1;
    if (player) player.nuggets += 1;
  },
  'nugget-seen': (view, entry) => {
    playerOf(view, entry.player)?.nugget_values?.push(entry.points);
  },
  'last-round-roads': lastRound,
  'last-round-coaches': lastRound,
  'scored-nuggets': (view, entry, { known }) => {
    const player = playerOf(view, entry.player);
    if (player) player.nugget_values = playerOf(known, entry.player)?.nugget_values ?? null;
  },
  'game-over': (view) => {
    view.player = null;
    endTurn(view);
  },
};

/** Change the view as the entry says; not every entry changes something. */
export function follow(view: PioneersView, entry: PioneersEntry, more: Known): void {
  (TRACES[entry.key] as Trace<PioneersEntry> | undefined)?.(view, entry, more);
}
