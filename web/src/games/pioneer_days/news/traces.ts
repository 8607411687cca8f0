// What a journal entry changes on the board until the next view arrives.

import type { EntryOf } from '../../../board/playback/entry';
import { loads, type Printed, slotsOf } from '../players/stowing';
import type { CardView, PioneerDaysEntry, PioneerDaysView, PlayerView, WagonView } from '../types';

/** Changes the view as the entry says; *known* is the view after all the news. */
type Trace<E> = (view: PioneerDaysView, entry: E, known: PioneerDaysView) => void;
type Traces = { [K in PioneerDaysEntry['key']]?: Trace<EntryOf<PioneerDaysEntry, K>> };
type Change<E> = (player: PlayerView, entry: E, view: PioneerDaysView, next: PlayerView) => void;
interface OfPlayer { player: string }

const GOODS = ['money', 'wood', 'medicine', 'cattle', 'favors'] as const;

/** An entry about a player. */
function of<E extends OfPlayer>(change: Change<E>): Trace<E> {
  return (view, entry, known) => {
    const player = view.players.find(({ color }) => color === entry.player);
    const next = known.players.find(({ color }) => color === entry.player);
    if (!player || !next) return;
    change(player, entry, view, next);
    const rank = ({ size }: WagonView) => view.sizes.findIndex((each) => each.size === size);
    player.wagons.sort((one, other) => rank(one) - rank(other) || one.damage - other.damage);
    player.capacity = slots(view, player) + next.capacity - slots(view, next); // cards may carry more
    player.stowed = loads(view, player).length;
  };
}

function add(player: PlayerView, good: string, amount: number): void {
  const kept = GOODS.find((each) => each === good);
  if (kept) player[kept] += amount;
  else if (good.endsWith('_wagon')) addWagons(player, good.replace('_wagon', ''), 0, amount);
}

function addWagons(player: PlayerView, size: string, damage: number, count: number): void {
  const alike = player.wagons.find((wagon) => wagon.size === size && wagon.damage === damage);
  if (alike) alike.count += count;
  else player.wagons.push({ size, damage, count });
  player.wagons = player.wagons.filter((wagon) => wagon.count > 0);
}

function slots(printed: Printed, { wagons }: PlayerView): number {
  return wagons.reduce((sum, { size, damage, count }) => sum + count * slotsOf(printed, size, damage).open, 0);
}

/** The wagon takes a marker, or (-1) loses one. */
const mark = (more: number): Trace<OfPlayer & { size: string; damage: number }> => of((player, { size, damage }) => {
  addWagons(player, size, damage, -1);
  addWagons(player, size, damage + more, 1);
});

/** Lays out what is known by that name, once. */
function lay<T extends { name: string }>(row: T[], known: T[], name: string): void {
  const found = known.find((card) => card.name === name);
  if (found && !row.some((card) => card.name === name)) row.push(found);
}

/** Takes a card from a row, if it is there. */
function take(row: CardView[], name: string): CardView[] {
  const at = row.findIndex((card) => card.name === name);
  return at < 0 ? [] : row.splice(at, 1);
}

const spend = (good: string): Trace<OfPlayer & { amount: number }> => of((player, { amount }) => {
  add(player, good, -amount);
});

const pay: Trace<OfPlayer & { good: string; amount: number }> = of((player, { good, amount }) => {
  add(player, good, -amount);
});

const takeTokens = of<OfPlayer>((player, _entry, _view, { tokens, token_values, drawn }) => {
  Object.assign(player, { tokens, token_values, drawn });
});

/** How many tokens count is as the next view says: while one of several is chosen, none of them do. */
const mine: Trace<OfPlayer> = (view, entry, known) => {
  takeTokens(view, entry, known);
  view.gold_left = known.gold_left;
};

const unload: Trace<OfPlayer & { tile: string }> = of((player, entry) => {
  take(player.gear, entry.tile);
});

/** Whether it strikes with its next step, the rules know. */
function moveTrack(view: PioneerDaysView, known: PioneerDaysView, name: string, at: number): void {
  const [track, next] = [view, known].map(({ tracks }) => tracks.find(({ disaster }) => disaster === name));
  if (track) [track.at, track.strikes] = [at, next?.strikes ?? false];
}

const TRACES: Traces = {
  'begins': of((player, _, view) => { view.first = player.seat; }),
  'folk-laid': (view, entry, known) => {
    const slot = view.faces.findIndex(({ face }) => face === entry.face);
    const card = known.slots[slot];
    if (card?.name === entry.folk) view.slots[slot] = card;
    view.folk_left -= 1;
  },
  'town-laid': (view, entry, known) => {
    lay(view.towns, known.towns, entry.town);
  },
  'tile-laid': (view, entry, known) => {
    lay(view.store, known.store, entry.tile);
  },
  'board-chosen': of((player, _entry, _view, next) => {
    [player.board, player.dealt] = [next.board, []];
    for (const [good, much] of Object.entries(next.board?.starts ?? {})) {
      if (typeof much === 'number') add(player, good, much);
      else if (good === 'wagon') addWagons(player, much, 0, 1);
    }
  }),
  'week-begins': (view, entry) => {
    view.week = entry.week;
    if (view.week > 1) [view.towns, view.store, view.slots] = [[], [], view.slots.map(() => null)];
  },
  'day-begins': (view, entry, known) => {
    [view.day, view.first, view.pool, view.die] = [entry.day, known.first, [], null];
  },
  'die-rolled': (view, { color, face }, known) => {
    view.pool.push({ color, face, moves: known.pool.find((die) => die.color === color)?.moves ?? [] });
    view.bag = known.bag; // it is filled each week, and no entry tells it
  },
  'turn-of': of((player, _, view) => { [view.player, view.die] = [player.seat, null]; }),
  'die-taken': (view, { color, face }) => {
    const taken = view.pool.findIndex((die) => die.color === color && die.face === face);
    view.pool = view.pool.filter((_, i) => i !== taken);
    view.die = { color, face, shows: face, turned: false };
  },
  'gained': of((player, { good, amount }, _, next) => {
    add(player, good, amount);
    if (good === 'points') player.score = next.score;
  }),
  'paid': pay,
  'die-turned': (view, { face }) => {
    if (view.die) [view.die.shows, view.die.turned] = [face, true];
  },
  'income-taken': of((player, entry) => { player.money += entry.amount; }),
  'tile-taken': of((player, entry, view, next) => {
    take(view.store, entry.tile);
    lay(player.gear, next.gear, entry.tile); // a board may begin with one that was in no store
  }),
  'recruited': of((player, entry, view) => {
    const slot = view.slots.findIndex((card) => card?.name === entry.folk);
    const card = view.slots[slot];
    if (!card) return;
    player.folk.push(card);
    view.slots[slot] = null;
  }),
  'wagon-bought': of((player, entry) => {
    player.money -= entry.price;
    addWagons(player, entry.size, 0, 1);
  }),
  'token-drawn': mine,
  'token-seen': mine,
  'tokens-back': mine,
  'token-back-seen': mine,
  'discarded': pay,
  'tile-discarded': unload,
  'die-left': (view) => { [view.player, view.die, view.pool] = [null, null, []]; },
  'track-moved': (view, entry, known) => { moveTrack(view, known, entry.disaster, entry.at); },
  'marker-back': (view, entry, known) => { moveTrack(view, known, entry.disaster, 0); },
  'wood-spent': spend('wood'),
  'wagon-damaged': mark(1),
  'wagon-mended': mark(-1),
  'money-lost': spend('money'),
  'cattle-fed': spend('money'),
  'cattle-lost': spend('cattle'),
  'medicine-spent': spend('medicine'),
  'folk-lost': of((player, entry) => { take(player.folk, entry.folk); }),
  'cattle-scored': of((player, _entry, _view, next) => { player.score = next.score; }),
  'town-fulfilled': of((player, entry, view) => {
    const town = view.towns.find(({ name }) => name === entry.town);
    for (const [good, many] of Object.entries(town?.asks ?? {})) add(player, good, -many);
    player.favors += entry.favors;
  }),
  'tile-given': unload,
  'scored-gold': mine,
};

/** Change the view as the entry says; not every entry changes something. */
export function follow(view: PioneerDaysView, entry: PioneerDaysEntry, known: PioneerDaysView): void {
  (TRACES[entry.key] as Trace<PioneerDaysEntry> | undefined)?.(view, entry, known);
}
