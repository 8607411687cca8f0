// What an entry of the journal leaves behind on the board, until the new view is there.

import { count, type EntryWords } from '../../../board/playback/entry';
import type { PioneersView } from '../types';
import { cityOf, playerOf, seatOf } from './lookup';

/** What else is known: the coach from which somebody got off, and maybe the view after all the news. */
export interface Known { hint: number; known: PioneersView }

/** Changes the view as the entry says. */
export type Trace = (view: PioneersView, words: EntryWords, more: Known) => void;

const lay: Trace = (view, words) => {
  const city = cityOf(view, words);
  if (city) city.tile = words.tile ?? null;
};

const alight: Trace = (view, words, { hint }) => {
  const player = playerOf(view, words);
  const place = player && seatOf(player, words.job ?? '', hint);
  const seat = place && player.coaches[place.coach]?.seats[place.seat];
  if (seat) seat.taken = false;
};

/** The stagecoach is driven by hand from where it stands. */
const begin: Trace = (view) => {
  view.drive = { fare: 0, pays: {}, lines: [], cities: [view.stagecoach] };
};

export const TRACES: Record<string, Trace> = {
  'city-covered': (view, words) => {
    const city = cityOf(view, words);
    if (city) city.covered = true;
  },
  'tile-laid': lay,
  'tile-replaced': lay,
  'tiles-exchanged': (view, words) => {
    const [city, other] = [cityOf(view, words), cityOf(view, words, 'other')];
    if (city && other) [city.tile, other.tile] = [other.tile, city.tile];
  },
  'begins': (view, words) => {
    view.first = playerOf(view, words)?.seat ?? view.first;
  },
  'turn-of': (view, words) => {
    view.player = playerOf(view, words)?.seat ?? null;
    [view.taken, view.arrival] = [null, null];
  },
  'income-taken': (view, words) => {
    const player = playerOf(view, words);
    if (player) player.cash += count(words, 'amount');
  },
  'paid': (view, words) => {
    const [payer, payee] = [playerOf(view, words, 'payer'), playerOf(view, words, 'payee')];
    if (payer) payer.cash -= count(words, 'amount');
    if (payee) payee.cash += count(words, 'amount');
    if (!view.drive) return;
    const purse = words.payee ?? '';
    view.drive.fare += count(words, 'amount');
    view.drive.pays[purse] = (view.drive.pays[purse] ?? 0) + count(words, 'amount');
  },
  'built': (view, words) => {
    const [player, line] = [playerOf(view, words), view.lines.find(({ name }) => name === words.line)];
    if (!player || !line || line.roads.includes(player.seat)) return;
    line.roads.push(player.seat);
    player.roads -= 1;
  },
  'coach-bought': (view, words) => {
    const player = playerOf(view, words);
    const slot = view.display.findIndex((coach) => coach?.name === words.card);
    const coach = view.display[slot];
    if (!player || !coach) return;
    view.display = [...view.display.filter((each) => each !== coach), null];
    player.coaches.push({ ...coach, price: 0 });
    player.supply -= coach.seats.length;
    player.cash -= count(words, 'price');
  },
  'coach-revealed': (view, words, { known }) => {
    view.stack -= 1;
    const slot = count(words, 'slot') - 1;
    const coach = known.display[slot];
    if (coach && coach.name === words.card) view.display[slot] = coach;
  },
  'reins-taken': begin,
  'routes-lost': begin,
  'drove': (view, words) => {
    view.stagecoach = words.city ?? view.stagecoach;
    if (!view.drive) return;
    view.drive.lines.push(words.line ?? '');
    view.drive.cities.push(view.stagecoach);
  },
  'arrived': (view, words) => {
    const city = cityOf(view, words);
    if (!city) return;
    view.stagecoach = city.name;
    view.drive = null;
    [view.taken, city.tile] = [city.tile, null];
  },
  'settled': (view, words, more) => {
    const [player, city] = [playerOf(view, words), cityOf(view, words)];
    if (player && city) city.settlers[player.seat] = (city.settlers[player.seat] ?? 0) + 1;
    alight(view, words, more);
  },
  'returned': (view, words, more) => {
    const player = playerOf(view, words);
    if (player) player.supply += 1;
    alight(view, words, more);
  },
  'coach-emptied': (view, words) => {
    const player = playerOf(view, words);
    if (!player) return;
    for (const seat of player.coaches.find(({ name }) => name === words.card)?.seats ?? []) seat.taken = false;
    player.score += count(words, 'points');
  },
  'tile-kept': (view, words) => {
    const player = playerOf(view, words);
    view.taken = null;
    if (player && words.tile === 'banker') player.bankers += 1;
    if (player && words.tile === 'merchant') player.merchants += 1;
  },
  'tile-boxed': (view) => {
    view.taken = null;
  },
  'nugget-taken': (view, words) => {
    const player = playerOf(view, words);
    view.nuggets_left -= 1;
    if (player) player.nuggets += 1;
  },
  'nugget-seen': (view, words) => {
    playerOf(view, words)?.nugget_values?.push(count(words, 'points'));
  },
};
