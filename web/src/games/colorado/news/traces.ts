// What a journal entry changes on the board until the next view arrives.

import type { EntryOf } from '../../../board/playback/entry';
import type { ColoradoEntry, ColoradoView, PlayerView } from '../types';

/** Changes the view as the entry says; *known* is the view after all the news. */
type Trace<E> = (view: ColoradoView, entry: E, known: ColoradoView) => void;
type Traces = { [K in ColoradoEntry['key']]?: Trace<EntryOf<ColoradoEntry, K>> };
type Change<E> = (player: PlayerView, entry: E, view: ColoradoView, known: ColoradoView) => void;

function playerOf(view: ColoradoView, player: string): PlayerView | undefined {
  return view.players.find(({ color }) => color === player);
}

/** An entry about a player. */
function of<E extends { player: string }>(change: Change<E>): Trace<E> {
  return (view, entry, known) => {
    const player = playerOf(view, entry.player);
    if (player) change(player, entry, view, known);
  };
}

function sorted({ map }: ColoradoView, cards: string[]): string[] {
  const order = map.families.flatMap((family) => family.cards);
  return cards.sort((one, other) => order.indexOf(one) - order.indexOf(other));
}

/** In the order of the map. */
function inOrder(things: Iterable<string>, places: { name: string }[]): string[] {
  const all = new Set(things);
  return places.map(({ name }) => name).filter((name) => all.has(name));
}

/** What can be ticked and discovered next; the rules know. */
function open(player: PlayerView, known: ColoradoView): void {
  const { open_steps, open_rails, rails_ahead, open_regions, open_boxes } = playerOf(known, player.color) ?? player;
  Object.assign(player, { open_steps, open_rails, rails_ahead, open_regions, open_boxes });
}

/** A source is now worth *points* in all. */
function score(player: PlayerView, source: string, points: number): void {
  player.score += points - (player.breakdown[source] ?? 0);
  player.breakdown[source] = points;
}

function lay(view: ColoradoView, player: PlayerView, card: string): void {
  if (!player.area.includes(card)) player.area = sorted(view, [...player.area, card]);
}

/** A card leaves the hand, whether it can be seen or not. */
function lose(player: PlayerView, card: string): void {
  player.cards -= 1;
  const at = player.hand?.indexOf(card) ?? -1;
  if (at >= 0) player.hand?.splice(at, 1);
}

function discard(view: ColoradoView, card: string): void {
  view.discards[card] = (view.discards[card] ?? 0) + 1;
}

const leavesHand: Trace<{ giver: string; card: string }> = (view, { giver, card }) => {
  const player = playerOf(view, giver);
  if (player) lose(player, card);
  [view.called, view.asked, view.giver] = [card, null, null];
};

const TRACES: Traces = {
  'begins': of((player, _, view) => { view.caller = player.seat; }),
  'hand-dealt': of((player, entry, view) => {
    player.cards = entry.amount;
    view.pile -= entry.amount;
  }),
  'card-seen': of((player, entry, view) => {
    if (player.hand) player.hand = sorted(view, [...player.hand, entry.card]);
  }),
  'first-laid': of((player, entry, view) => {
    lay(view, player, entry.card);
    view.pile -= 1;
  }),
  'village-chosen': of((player, entry, view, known) => {
    player.flags = inOrder([...player.flags, entry.region], view.map.regions);
    player.zones.village = (player.zones.village ?? 0) + 1;
    open(player, known);
  }),
  'turn-of': of((player, entry, view) => {
    [view.caller, view.turn, view.called] = [player.seat, entry.turn, null];
  }),
  'asked': (view, entry) => {
    view.asked = entry.card;
    view.giver = playerOf(view, entry.giver)?.seat ?? null;
  },
  'gave': leavesHand,
  'taken': leavesHand,
  'received': of((player, entry, view) => { lay(view, player, entry.card); }),
  'duplicate': (view, entry) => { discard(view, entry.card); },
  'nugget-taken': of((player, _, view) => {
    player.nuggets += 1;
    view.reserve -= 1;
  }),
  'paid': of((player, entry, view) => {
    player.nuggets -= entry.amount;
    view.reserve += entry.amount;
  }),
  'laid': of((player, entry, view) => {
    lose(player, entry.card);
    lay(view, player, entry.card);
  }),
  'pair-discarded': of((player, entry, view) => {
    for (const card of [entry.card, entry.other]) {
      lose(player, card);
      discard(view, card);
    }
  }),
  'drew-cards': of((player, entry, view) => {
    player.cards += entry.amount;
    view.pile = Math.max(0, view.pile - entry.amount);
  }),
  'reshuffled': (view, entry) => { // the last cards of the pile are drawn by the entry that follows
    [view.pile, view.discards] = [view.pile + entry.amount, {}];
  },
  'ticked': of((player, entry, view, known) => {
    const { regions } = view.map;
    player.steps = inOrder([...player.steps, entry.step], regions.flatMap(({ steps }) => steps));
    const ticked = regions.filter(({ steps }) => steps.every(({ name }) => player.steps.includes(name)));
    player.complete = ticked.map(({ name }) => name);
    open(player, known);
  }),
  'rail-ticked': of((player, entry, view, known) => {
    player.rails = inOrder([...player.rails, entry.rail], view.map.railroad);
    open(player, known);
  }),
  'track-ticked': of((player, entry, _, known) => {
    const box = Number(entry.box);
    if (entry.track === 'tipi') player.tipi[box - 1] = true;
    else player.tracks[entry.track] = box;
    open(player, known);
  }),
  'discovered': of((player, entry, view, known) => {
    player.flags = inOrder([...player.flags, entry.region], view.map.regions);
    open(player, known);
  }),
  'zone-ticked': of((player, entry) => {
    const { zone, points } = entry;
    player.zones[zone] = (player.zones[zone] ?? 0) + 1;
    score(player, zone, points);
  }),
  'medal-won': of((player, entry, view) => {
    const { source, points } = entry;
    player.medals.push({ source, points });
    player.medals_to_end = Math.max(0, player.medals_to_end - 1);
    if (source in view.medals_left) player.claims[source] = (player.claims[source] ?? 0) + 1;
    score(player, 'medals', (player.breakdown.medals ?? 0) + points);
  }),
  'family-discarded': of((player, entry, view) => {
    const family = player.area.filter((card) => card.startsWith(`${entry.color} `));
    for (const card of family) discard(view, card);
    player.area = player.area.filter((card) => !family.includes(card));
  }),
  'medals-closed': (view, entry) => {
    const { bounty } = entry;
    view.medals_left[bounty] = view.medals_left[bounty]?.slice(entry.amount) ?? [];
    for (const player of view.players) {
      player.claims = Object.fromEntries(Object.entries(player.claims).filter(([name]) => name !== bounty));
    }
  },
  'caller-passes': of((player, _, view) => { view.caller = player.seat; }),
};

/** Change the view as the entry says; not every entry changes something. */
export function follow(view: ColoradoView, entry: ColoradoEntry, known: ColoradoView): void {
  (TRACES[entry.key] as Trace<ColoradoEntry> | undefined)?.(view, entry, known);
}
