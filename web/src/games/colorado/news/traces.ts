// What an entry of the journal leaves behind on the board, until the new view is there.

import { count, type EntryWords } from '../../../board/playback/entry';
import { COLORS, VALUES } from '../pieces/shapes';
import type { ColoradoView, PlayerView } from '../types';

/** Changes the view as the entry says; *known* may be the view after it. */
export type Trace = (view: ColoradoView, words: EntryWords, known: ColoradoView) => void;
type Change = (player: PlayerView, words: EntryWords, view: ColoradoView, known: ColoradoView) => void;

const ORDER = COLORS.flatMap((color) => VALUES.map((value) => `${color} ${value}`));

/** An entry about a player. */
function of(change: Change, role = 'player'): Trace {
  return (view, words, known) => {
    const player = view.players.find(({ color }) => color === words[role]);
    if (player) change(player, words, view, known);
  };
}

function sorted(cards: string[]): string[] {
  return cards.sort((one, other) => ORDER.indexOf(one) - ORDER.indexOf(other));
}

function lay(player: PlayerView, card = ''): void {
  if (!player.area.includes(card)) player.area = sorted([...player.area, card]);
}

/** A card leaves the hand, whether it can be seen or not. */
function lose(player: PlayerView, card = ''): void {
  player.cards -= 1;
  const at = player.hand?.indexOf(card) ?? -1;
  if (at >= 0) player.hand?.splice(at, 1);
}

function discard(view: ColoradoView, card = ''): void {
  view.discards[card] = (view.discards[card] ?? 0) + 1;
}

const losesCard = of((giver, words) => {
  lose(giver, words.card);
}, 'giver');

const leavesHand: Trace = (view, words, known) => {
  losesCard(view, words, known);
  [view.called, view.asked, view.giver] = [words.card ?? null, null, null];
};

export const TRACES: Record<string, Trace> = {
  'begins': of((player, _, view) => { view.caller = player.seat; }),
  'hand-dealt': of((player, words, view) => {
    player.cards = count(words, 'amount');
    view.pile -= count(words, 'amount');
  }),
  'card-seen': of((player, words) => {
    if (player.hand) player.hand = sorted([...player.hand, words.card ?? '']);
  }),
  'first-laid': of((player, words, view) => {
    lay(player, words.card);
    view.pile -= 1;
  }),
  'village-chosen': of((player, words) => {
    if (words.region && !player.flags.includes(words.region)) player.flags.push(words.region);
  }),
  'turn-of': of((player, words, view) => {
    [view.caller, view.turn, view.called] = [player.seat, count(words, 'turn'), null];
  }),
  'asked': (view, words) => {
    view.asked = words.card ?? null;
    view.giver = view.players.find(({ color }) => color === words.giver)?.seat ?? null;
  },
  'gave': leavesHand,
  'taken': leavesHand,
  'received': of((player, words) => { lay(player, words.card); }),
  'duplicate': (view, words) => { discard(view, words.card); },
  'nugget-taken': of((player, _, view) => {
    player.nuggets += 1;
    view.reserve -= 1;
  }),
  'paid': of((player, words, view) => {
    player.nuggets -= count(words, 'amount');
    view.reserve += count(words, 'amount');
  }),
  'laid': of((player, words) => {
    lose(player, words.card);
    lay(player, words.card);
  }),
  'pair-discarded': of((player, words, view) => {
    for (const card of [words.card, words.other]) {
      lose(player, card);
      discard(view, card);
    }
  }),
  'drew-cards': of((player, words, view) => {
    player.cards += count(words, 'amount');
    view.pile = Math.max(0, view.pile - count(words, 'amount'));
  }),
  'reshuffled': (view, words) => { [view.pile, view.discards] = [count(words, 'amount'), {}]; },
  'ticked': of((player, words, view) => {
    const step = words.step ?? '';
    const region = view.map.regions.find(({ steps }) => steps.some(({ name }) => name === step));
    player.steps.push(step);
    player.open_steps = player.open_steps.filter((each) => each !== step);
    if (region?.steps.every(({ name }) => player.steps.includes(name))) player.complete.push(region.name);
  }),
  'rail-ticked': of((player, words) => {
    player.rails.push(words.rail ?? '');
    player.open_rails = [];
  }),
  'track-ticked': of((player, words) => {
    const track = words.track ?? '';
    if (track === 'tipi') player.tipi[count(words, 'box') - 1] = true;
    else player.tracks[track] = count(words, 'box');
  }),
  'discovered': of((player, words) => {
    player.flags.push(words.region ?? '');
    player.open_regions = player.open_regions.filter((each) => each !== words.region);
  }),
  'zone-ticked': of((player, words) => {
    const zone = words.zone ?? '';
    player.zones[zone] = (player.zones[zone] ?? 0) + 1;
  }),
  'medal-won': of((player, words, view) => {
    const source = words.source ?? '';
    player.medals.push({ source, points: count(words, 'points') });
    if (source in view.medals_left) player.claims[source] = (player.claims[source] ?? 0) + 1;
    player.score += count(words, 'points');
  }),
  'family-discarded': of((player, words, view) => {
    const family = player.area.filter((card) => card.startsWith(`${words.color ?? ''} `));
    for (const card of family) discard(view, card);
    player.area = player.area.filter((card) => !family.includes(card));
  }),
  'medals-closed': (view, words) => {
    const bounty = words.bounty ?? '';
    view.medals_left[bounty] = view.medals_left[bounty]?.slice(count(words, 'amount')) ?? [];
    for (const player of view.players) player.claims[bounty] = 0;
  },
  'caller-passes': of((player, _, view) => { view.caller = player.seat; }),
};
