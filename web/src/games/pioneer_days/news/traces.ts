// What an entry of the journal leaves behind on the board, until the new view is there.

import { count, type EntryWords } from '../../../board/playback/entry';
import { COVERED, FACES, SLOTS } from '../pieces/shapes';
import { loads } from '../players/stowing';
import type { CardView, PioneerDaysView, PlayerView, WagonView } from '../types';

/** Changes the view as the entry says; *known* may be the view after it. */
export type Trace = (view: PioneerDaysView, words: EntryWords, known: PioneerDaysView) => void;
type Change = (player: PlayerView, words: EntryWords, view: PioneerDaysView, known: PioneerDaysView) => void;

const GOODS = ['money', 'wood', 'medicine', 'cattle', 'favors'] as const;

export function playerOf(view: PioneerDaysView, words: EntryWords): PlayerView | undefined {
  return view.players.find(({ color }) => color === words.player);
}

/** An entry about a player. */
function of(change: Change): Trace {
  return (view, words, known) => {
    const player = playerOf(view, words);
    if (!player) return;
    change(player, words, view, known);
    player.stowed = loads(player).length;
  };
}

function add(player: PlayerView, good: string | undefined, amount: number): void {
  const kept = GOODS.find((each) => each === good);
  if (kept) player[kept] += amount;
  else if (good === 'points') player.score += amount;
  else if (good?.endsWith('_wagon')) addWagons(player, good.replace('_wagon', ''), 0, amount);
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
const mark = (more: number): Trace => of((player, words) => {
  const [size, damage] = [words.size ?? '', count(words, 'damage')];
  addWagons(player, size, damage, -1);
  addWagons(player, size, damage + more, 1);
});

/** Lays out what is known by that name, once. */
function lay<T extends { name: string }>(row: T[], known: T[], name: string | undefined): void {
  const found = known.find((card) => card.name === name);
  if (found && !row.some((card) => card.name === name)) row.push(found);
}

/** Takes a card from a row, if it is there. */
function take(row: CardView[], name: string | undefined): CardView[] {
  const at = row.findIndex((card) => card.name === name);
  return at < 0 ? [] : row.splice(at, 1);
}

const spend = (good?: string): Trace => of((player, words) => {
  add(player, good ?? words.good, -count(words, 'amount'));
});

const unload = of((player, words) => {
  take(player.gear, words.tile);
});

export const TRACES: Record<string, Trace> = {
  'begins': of((player, _, view) => { view.first = player.seat; }),
  'folk-laid': (view, words, known) => {
    const slot = FACES.indexOf(words.face ?? '');
    const card = known.slots[slot];
    if (card && card.name === words.folk) view.slots[slot] = card;
  },
  'town-laid': (view, words, known) => {
    lay(view.towns, known.towns, words.town);
  },
  'tile-laid': (view, words, known) => {
    lay(view.store, known.store, words.tile);
  },
  'board-chosen': of((player, _words, _view, known) => {
    player.board = known.players[player.seat]?.board ?? player.board;
    player.dealt = [];
  }),
  'week-begins': (view, words) => {
    view.week = count(words, 'week');
    if (view.week > 1) [view.towns, view.store, view.slots] = [[], [], FACES.map(() => null)];
  },
  'day-begins': (view, words) => {
    [view.day, view.pool, view.die] = [count(words, 'day'), [], null];
  },
  'die-rolled': (view, { color = '', face = '' }, known) => {
    view.pool.push({ color, face, moves: known.pool.find((die) => die.color === color)?.moves ?? [] });
    view.bag[color] = Math.max(0, (view.bag[color] ?? 0) - 1);
  },
  'turn-of': of((player, _, view) => { [view.player, view.die] = [player.seat, null]; }),
  'die-taken': (view, { color = '', face = '' }) => {
    const taken = view.pool.findIndex((die) => die.color === color && die.face === face);
    view.pool = view.pool.filter((_, i) => i !== taken);
    view.die = { color, face, shows: face, turned: false };
  },
  'gained': of((player, words) => { add(player, words.good, count(words, 'amount')); }),
  'paid': spend(),
  'die-turned': (view, { face = '' }) => {
    if (view.die) [view.die.shows, view.die.turned] = [face, true];
  },
  'income-taken': of((player, words) => { player.money += count(words, 'amount'); }),
  'tile-taken': of((player, words, view) => { player.gear.push(...take(view.store, words.tile)); }),
  'recruited': of((player, words, view) => {
    const slot = view.slots.findIndex((card) => card?.name === words.folk);
    const card = view.slots[slot];
    if (!card) return;
    player.folk.push(card);
    view.slots[slot] = null;
  }),
  'wagon-bought': of((player, words) => {
    player.money -= count(words, 'price');
    addWagons(player, words.size ?? '', 0, 1);
  }),
  'token-drawn': of((player, _, view) => {
    player.tokens += 1;
    view.gold_left -= 1;
  }),
  'token-seen': of((player, words) => { player.token_values?.push(count(words, 'nuggets')); }),
  'tokens-back': of((player, words, view) => {
    player.tokens -= count(words, 'amount');
    view.gold_left += count(words, 'amount');
  }),
  'token-back-seen': of((player, words) => {
    const at = player.token_values?.indexOf(count(words, 'nuggets')) ?? -1;
    if (at >= 0) player.token_values?.splice(at, 1);
  }),
  'discarded': spend(),
  'tile-discarded': unload,
  'die-left': (view) => { [view.player, view.die] = [null, null]; },
  'track-moved': (view, words) => {
    const track = view.tracks.find(({ disaster }) => disaster === words.disaster);
    if (track) track.at = count(words, 'at');
  },
  'marker-back': (view, words) => {
    const track = view.tracks.find(({ disaster }) => disaster === words.disaster);
    if (track) track.at = 0;
  },
  'wood-spent': spend('wood'),
  'wagon-damaged': mark(1),
  'wagon-mended': mark(-1),
  'money-lost': spend('money'),
  'cattle-fed': spend('money'),
  'cattle-lost': spend('cattle'),
  'medicine-spent': spend('medicine'),
  'folk-lost': of((player, words) => { take(player.folk, words.folk); }),
  'cattle-scored': of((player, words) => { player.score += count(words, 'points'); }),
  'town-fulfilled': of((player, words, view) => {
    const town = view.towns.find(({ name }) => name === words.town);
    for (const [good, many] of Object.entries(town?.asks ?? {})) add(player, good, -many);
    player.favors += count(words, 'favors');
  }),
  'tile-given': unload,
};
