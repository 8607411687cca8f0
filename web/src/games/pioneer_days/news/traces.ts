// What a journal entry changes on the board until the next view arrives.

import type { EntryOf } from '../../../board/playback/entry';
import { COVERED, FACES, SLOTS } from '../pieces/shapes';
import { loads } from '../players/stowing';
import type { CardView, PioneerDaysEntry, PioneerDaysView, PlayerView, WagonView } from '../types';

/** Changes the view as the entry says; *known* is the view after all the news. */
type Trace<E> = (view: PioneerDaysView, entry: E, known: PioneerDaysView) => void;
type Traces = { [K in PioneerDaysEntry['key']]?: Trace<EntryOf<PioneerDaysEntry, K>> };
type Change<E> = (player: PlayerView, entry: E, view: PioneerDaysView, known: PioneerDaysView) => void;
interface OfPlayer { player: string }

const GOODS = ['money', 'wood', 'medicine', 'cattle', 'favors'] as const;

/** An entry about a player. */
function of<E extends OfPlayer>(change: Change<E>): Trace<E> {
  return (view, entry, known) => {
    const player = view.players.find(({ color }) => color === entry.player);
    if (!player) return;
    change(player, entry, view, known);
    player.stowed = loads(player).length;
  };
}

function add(player: PlayerView, good: string, amount: number): void {
  const kept = GOODS.find((each) => each === good);
  if (kept) player[kept] += amount;
  else if (good === 'points') player.score += amount;
  else if (good.endsWith('_wagon')) addWagons(player, good.replace('_wagon', ''), 0, amount);
}

const bySizeAndDamage = (one: WagonView, other: WagonView) =>
  (SLOTS[one.size] ?? 0) - (SLOTS[other.size] ?? 0) || one.damage - other.damage;

function addWagons(player: PlayerView, size: string, damage: number, count: number): void {
  const alike = player.wagons.find((wagon) => wagon.size === size && wagon.damage === damage);
  if (alike) alike.count += count;
  else player.wagons.push({ size, damage, count });
  player.wagons = player.wagons.filter((wagon) => wagon.count > 0).sort(bySizeAndDamage);
  player.capacity += count * Math.max(0, (SLOTS[size] ?? 0) - COVERED * damage);
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

const unload: Trace<OfPlayer & { tile: string }> = of((player, entry) => {
  take(player.gear, entry.tile);
});

const TRACES: Traces = {
  'begins': of((player, _, view) => { view.first = player.seat; }),
  'folk-laid': (view, entry, known) => {
    const slot = FACES.indexOf(entry.face);
    const card = known.slots[slot];
    if (card?.name === entry.folk) view.slots[slot] = card;
  },
  'town-laid': (view, entry, known) => {
    lay(view.towns, known.towns, entry.town);
  },
  'tile-laid': (view, entry, known) => {
    lay(view.store, known.store, entry.tile);
  },
  'board-chosen': of((player, _words, _view, known) => {
    player.board = known.players[player.seat]?.board ?? player.board;
    player.dealt = [];
  }),
  'week-begins': (view, entry) => {
    view.week = entry.week;
    if (view.week > 1) [view.towns, view.store, view.slots] = [[], [], FACES.map(() => null)];
  },
  'day-begins': (view, entry) => {
    [view.day, view.pool, view.die] = [entry.day, [], null];
  },
  'die-rolled': (view, { color, face }) => {
    view.pool.push({ color, face });
    view.bag[color] = Math.max(0, (view.bag[color] ?? 0) - 1);
  },
  'turn-of': of((player, _, view) => { [view.player, view.die] = [player.seat, null]; }),
  'die-taken': (view, { color, face }) => {
    const taken = view.pool.findIndex((die) => die.color === color && die.face === face);
    view.pool = view.pool.filter((_, i) => i !== taken);
    view.die = { color, face, shows: face, turned: false };
  },
  'gained': of((player, entry) => { add(player, entry.good, entry.amount); }),
  'paid': pay,
  'die-turned': (view, { face }) => {
    if (view.die) [view.die.shows, view.die.turned] = [face, true];
  },
  'income-taken': of((player, entry) => { player.money += entry.amount; }),
  'tile-taken': of((player, entry, view) => { player.gear.push(...take(view.store, entry.tile)); }),
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
  'token-drawn': of((player, _, view) => {
    player.tokens += 1;
    view.gold_left -= 1;
  }),
  'token-seen': of((player, entry) => { player.token_values?.push(entry.nuggets); }),
  'tokens-back': of((player, entry, view) => {
    player.tokens -= entry.amount;
    view.gold_left += entry.amount;
  }),
  'token-back-seen': of((player, entry) => {
    const at = player.token_values?.indexOf(entry.nuggets) ?? -1;
    if (at >= 0) player.token_values?.splice(at, 1);
  }),
  'discarded': pay,
  'tile-discarded': unload,
  'die-left': (view) => { [view.player, view.die] = [null, null]; },
  'track-moved': (view, entry) => {
    const track = view.tracks.find(({ disaster }) => disaster === entry.disaster);
    if (track) track.at = entry.at;
  },
  'marker-back': (view, entry) => {
    const track = view.tracks.find(({ disaster }) => disaster === entry.disaster);
    if (track) track.at = 0;
  },
  'wood-spent': spend('wood'),
  'wagon-damaged': mark(1),
  'wagon-mended': mark(-1),
  'money-lost': spend('money'),
  'cattle-fed': spend('money'),
  'cattle-lost': spend('cattle'),
  'medicine-spent': spend('medicine'),
  'folk-lost': of((player, entry) => { take(player.folk, entry.folk); }),
  'cattle-scored': of((player, entry) => { player.score += entry.points; }),
  'town-fulfilled': of((player, entry, view) => {
    const town = view.towns.find(({ name }) => name === entry.town);
    for (const [good, many] of Object.entries(town?.asks ?? {})) add(player, good, -many);
    player.favors += entry.favors;
  }),
  'tile-given': unload,
};

/** Change the view as the entry says; not every entry changes something. */
export function follow(view: PioneerDaysView, entry: PioneerDaysEntry, known: PioneerDaysView): void {
  (TRACES[entry.key] as Trace<PioneerDaysEntry> | undefined)?.(view, entry, known);
}
