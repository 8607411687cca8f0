// What a journal entry changes on the board until the next view arrives.

import type { EntryOf } from '../../../board/playback/entry';
import { COLORS, VALUES } from '../pieces/shapes';
import type { ColoradoEntry, ColoradoView, PlayerView } from '../types';

/** Changes the view as the entry says; *known* is the view after all the news. */
type Trace<E> = (view: ColoradoView, entry: E, known: ColoradoView) => void;
type Traces = { [K in ColoradoEntry['key']]?: Trace<EntryOf<ColoradoEntry, K>> };
type Change<E> = (player: PlayerView, entry: E, view: ColoradoView) => void;

const ORDER = COLORS.flatMap((color) => VALUES.map((value) => `${color} ${value}`));

function playerOf(view: ColoradoView, player: string): PlayerView | undefined {
  return view.players.find(({ color }) => color === player);
}

/** An entry about a player. */
function of<E extends { player: string }>(change: Change<E>): Trace<E> {
  return (view, entry) => {
    const player = playerOf(view, entry.player);
    if (player) change(player, entry, view);
  };
}

function sorted(cards: string[]): string[] {
  return cards.sort((one, other) => ORDER.indexOf(one) - ORDER.indexOf(other));
}

function lay(player: PlayerView, card: string): void {
  if (!player.area.includes(card)) player.area = sorted([...player.area, card]);
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
  'card-seen': of((player, entry) => {
    if (player.hand) player.hand = sorted([...player.hand, entry.card]);
  }),
  'first-laid': of((player, entry, view) => {
    lay(player, entry.card);
    view.pile -= 1;
  }),
  'village-chosen': of((player, entry) => {
    if (!player.flags.includes(entry.region)) player.flags.push(entry.region);
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
  'received': of((player, entry) => { lay(player, entry.card); }),
  'duplicate': (view, entry) => { discard(view, entry.card); },
  'nugget-taken': of((player, _, view) => {
    player.nuggets += 1;
    view.reserve -= 1;
  }),
  'paid': of((player, entry, view) => {
    player.nuggets -= entry.amount;
    view.reserve += entry.amount;
  }),
  'laid': of((player, entry) => {
    lose(player, entry.card);
    lay(player, entry.card);
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
  'reshuffled': (view, entry) => { [view.pile, view.discards] = [entry.amount, {}]; },
  'ticked': of((player, entry, view) => {
    const { step } = entry;
    const region = view.map.regions.find(({ steps }) => steps.some(({ name }) => name === step));
    player.steps.push(step);
    player.open_steps = player.open_steps.filter((each) => each !== step);
    if (region?.steps.every(({ name }) => player.steps.includes(name))) player.complete.push(region.name);
  }),
  'rail-ticked': of((player, entry) => {
    player.rails.push(entry.rail);
    player.open_rails = [];
  }),
  'track-ticked': of((player, entry) => {
    const box = Number(entry.box);
    if (entry.track === 'tipi') player.tipi[box - 1] = true;
    else player.tracks[entry.track] = box;
  }),
  'discovered': of((player, entry) => {
    player.flags.push(entry.region);
    player.open_regions = player.open_regions.filter((each) => each !== entry.region);
  }),
  'zone-ticked': of((player, entry) => {
    const { zone } = entry;
    player.zones[zone] = (player.zones[zone] ?? 0) + 1;
  }),
  'medal-won': of((player, entry, view) => {
    const { source, points } = entry;
    player.medals.push({ source, points });
    if (source in view.medals_left) player.claims[source] = (player.claims[source] ?? 0) + 1;
    player.score += points;
  }),
  'family-discarded': of((player, entry, view) => {
    const family = player.area.filter((card) => card.startsWith(`${entry.color} `));
    for (const card of family) discard(view, card);
    player.area = player.area.filter((card) => !family.includes(card));
  }),
  'medals-closed': (view, entry) => {
    const { bounty } = entry;
    view.medals_left[bounty] = view.medals_left[bounty]?.slice(entry.amount) ?? [];
    for (const player of view.players) player.claims[bounty] = 0;
  },
  'caller-passes': of((player, _, view) => { view.caller = player.seat; }),
};

/** Change the view as the entry says; not every entry changes something. */
export function follow(view: ColoradoView, entry: ColoradoEntry, known: ColoradoView): void {
  (TRACES[entry.key] as Trace<ColoradoEntry> | undefined)?.(view, entry, known);
}
