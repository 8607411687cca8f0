// One animation for each kind of journal entry.

import type { EntryOf } from '../../../board/playback/entry';
import { duoOf, pictureOf } from '../pieces/shapes';
import type { ColoradoEntry } from '../types';
import * as places from './places';
import {
  area, cardOf, discards, handOf, laid, middle, pile, reserve, row, seen, type Find, type OfPlayer, type Scene,
  type Scenery,
} from './scenery';

type Scenes = { [K in ColoradoEntry['key']]: Scene<EntryOf<ColoradoEntry, K>> };

const QUICK = 130; // for what comes in dozens

const player: Find<OfPlayer> = ({ stage, entry }) => stage.board(entry.player);
const purse: Find<OfPlayer> = ({ stage, entry }) => stage.count(entry.player, 'nuggets');
const shrug: Scene<OfPlayer> = ({ stage, entry }) => stage.shake(stage.board(entry.player));

const announce = (key: string): Scene<unknown> => async (scenery) => {
  const { stage, say, leave } = scenery;
  await leave();
  await stage.rise(say(key), middle(scenery), 700);
};

/** A symbol flies to where it belongs, and what it changes appears. */
const sends = <E>(symbol: (scenery: Scenery<E>) => string, from: Find<E>, to: Find<E>, shown = to): Scene<E> =>
  async (scenery) => {
    await scenery.stage.fly(symbol(scenery), from(scenery), to(scenery), { duration: 420, size: 30 });
    await scenery.leave();
    await scenery.stage.pop(shown(scenery), 220);
  };

/** A tick is made. */
const ticks = <E>(find: Find<E>): Scene<E> => async (scenery) => {
  await scenery.leave();
  await scenery.stage.pop(find(scenery), 420);
};

/** The same on a sheet; on one that does not lie open, the symbol shows what is ticked. */
const marks = <E extends OfPlayer>(symbol: string, find: Find<E>): Scene<E> => async (scenery) => {
  const { stage, leave } = scenery;
  const small = find(scenery)?.closest('[data-glance]') ?? null;
  if (small) await stage.fly(symbol, player(scenery), small, { duration: 380, size: 32 });
  await leave();
  await stage.pop(small ?? find(scenery), 360);
};

const score = (...sources: string[]): Scene<OfPlayer & { points: number }> => async ({ stage, entry, leave }) => {
  const board = stage.board(entry.player);
  const places = sources.map((source) => board?.querySelector(`[data-source="${source}"]`) ?? null);
  await stage.rise(`+${entry.points}`, stage.seen(...places, board), 650);
  await leave();
};

const picture = ({ entry }: Scenery<{ card: string }>) => pictureOf(entry.card);
const giver: Find<OfPlayer & { giver: string; card: string }> = (scenery) =>
  cardOf(scenery, scenery.entry.giver, scenery.entry.card);
const region: Find<OfPlayer & { region: string }> = (scenery) =>
  seen(scenery, places.flag(scenery.entry.region, scenery.entry.player));
const box: Find<OfPlayer & { track: string; box: string }> = ({ stage, entry: { track, player, box: number } }) =>
  stage.find(places.box(track, player, number));
const zone: Find<OfPlayer & { zone: string }> = (scenery) => row(scenery, scenery.entry.zone);
const hand: Find<OfPlayer> = (scenery) => handOf(scenery, scenery.entry.player);

/** Cards come from the pile. */
const deals = (duration: number): Scene<OfPlayer & { amount: number }> => async (scenery) => {
  const { stage, entry, leave } = scenery;
  await stage.fly('hand', pile(scenery), hand(scenery), { count: entry.amount, duration });
  await leave();
};

/** Where a medal is won: on a track or zone of the board, or on the sheet. */
const medal: Find<OfPlayer & { source: string }> = (scenery) => {
  const { source, player } = scenery.entry;
  return scenery.stage.find(places.medals(source)) ?? seen(scenery, places.medal(source, player));
};

export const SCENES: Scenes = {
  'begins': sends(() => 'caller', middle, player),
  'hand-dealt': deals(260),
  'card-seen': async (scenery) => {
    await scenery.leave();
    await scenery.stage.pop(cardOf(scenery, scenery.entry.player, scenery.entry.card), QUICK);
  },
  'first-laid': sends(picture, pile, area, laid),
  'village-chosen': marks('flag-village', region),
  'turn-of': async (scenery) => {
    await scenery.leave();
    await scenery.stage.pulse(player(scenery), 300);
  },
  'asked': async (scenery) => {
    const { stage, entry, leave } = scenery;
    await stage.fly('caller', player(scenery), stage.board(entry.giver), { size: 44, duration: 560 });
    await leave();
    await stage.pulse(stage.board(entry.giver), 260);
  },
  'gave': sends(picture, giver, area),
  'has-none': ({ stage, entry }) => stage.shake(stage.board(entry.giver)),
  'taken': sends(picture, giver, area),
  'received': ticks(laid),
  'duplicate': async (scenery) => {
    await scenery.stage.carry(laid(scenery), discards(scenery), 460);
    await scenery.leave();
  },
  'nugget-taken': sends(() => 'nugget', reserve, purse),
  'no-nugget': shrug,
  'paid': async (scenery) => {
    const { stage, entry, leave } = scenery;
    await stage.fly('nugget', purse(scenery), reserve(scenery), { count: entry.amount, duration: 420, fades: true });
    await leave();
  },
  'laid': async (scenery) => {
    const { stage, entry, before, leave } = scenery;
    const card = cardOf(scenery, entry.player, entry.card);
    await stage.fly(picture(scenery), card, area(scenery), { size: 34, duration: 440 });
    await leave();
    await stage.pop(laid(scenery), 240);
    const duo = duoOf(before, entry.card);
    await stage.fly(duo, laid(scenery), player(scenery), { size: 30, duration: 300, fades: true });
  },
  'pair-discarded': sends(() => 'discards', hand, discards),
  'drew-cards': deals(380),
  'reshuffled': sends(() => 'discards', discards, pile),
  'ticked': marks('step', (scenery) => seen(scenery, places.step(scenery.entry.step, scenery.entry.player))),
  'rail-ticked': marks('rail', (scenery) => seen(scenery, places.rail(scenery.entry.rail, scenery.entry.player))),
  'track-ticked': sends(({ entry }) => entry.track, player, box),
  'track-full': shrug,
  'discovered': marks('discovery', region),
  'zone-ticked': sends(({ entry }) => `flag-${entry.zone}`, player, zone),
  'medal-won': async (scenery) => {
    const { stage, entry, leave } = scenery;
    const place = row(scenery, 'medals');
    await stage.fly('medal', medal(scenery), place, { size: 46, duration: 720, turns: true });
    await leave();
    await stage.rise(`+${entry.points}`, place, 600);
  },
  'family-discarded': async (scenery) => {
    const { stage, entry, leave } = scenery;
    const cards = stage.all(`[data-area="${entry.player}"] [data-card^="${entry.color} "]`);
    await Promise.all(cards.map((card) => stage.carry(card, discards(scenery), 520)));
    await leave();
  },
  'nothing-near': shrug,
  'passed': shrug,
  'nothing-to-do': shrug,
  'nobody-to-ask': shrug,
  'medals-closed': async ({ stage, entry, leave }) => {
    await leave();
    await stage.pulse(stage.find(`[data-medals="${entry.bounty}"]`), 420);
  },
  'caller-passes': async (scenery) => {
    const from = scenery.stage.find('[data-middle] .caller');
    await scenery.stage.fly('caller', from, player(scenery), { size: 34, duration: 420 });
    await scenery.leave();
  },
  'last-turn-over': announce('drawn-last-turn'),
  'scored-zones': score('village', 'desert', 'lake', 'forest'),
  'scored-medals': score('medals'),
  'game-over': announce('term-game-over'),
};
