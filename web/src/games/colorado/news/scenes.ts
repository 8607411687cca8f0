// One entry of the journal, one animation.

import { count } from '../../../board/playback/entry';
import { duoOf, pictureOf } from '../pieces/shapes';
import {
  area, cardOf, discards, handOf, laid, middle, onSheet, pile, reserve, row, type Find, type Scene, type Scenery,
} from './scenery';

const QUICK = 130; // for what comes in dozens

const player: Find = ({ stage, words }) => stage.board(words.player);
const shrug: Scene = ({ stage, words }) => stage.shake(stage.board(words.player));

const announce = (key: string, ...roles: string[]): Scene => async (scenery) => {
  const { stage, words, say, leave } = scenery;
  await leave();
  const values = Object.fromEntries(roles.map((role) => [role, count(words, role)]));
  await stage.rise(say(key, values), middle(scenery), 700);
};

/** A symbol flies to where it belongs, and what it leaves behind appears. */
const sends = (symbol: (scenery: Scenery) => string, from: Find, to: Find, shown: Find = to): Scene =>
  async (scenery) => {
    await scenery.stage.fly(symbol(scenery), from(scenery), to(scenery), { duration: 420, size: 30 });
    await scenery.leave();
    await scenery.stage.pop(shown(scenery), 220);
  };

/** A tick is made. */
const ticks = (find: Find): Scene => async (scenery) => {
  await scenery.leave();
  await scenery.stage.pop(find(scenery), 420);
};

const score = (...sources: string[]): Scene => async ({ stage, words, leave }) => {
  const board = stage.board(words.player);
  const places = sources.map((source) => board?.querySelector(`[data-source="${source}"]`) ?? null);
  await stage.rise(`+${count(words, 'points')}`, stage.seen(...places, board), 650);
  await leave();
};

const picture = ({ words }: Scenery) => pictureOf(words.card ?? '');
const giver: Find = (scenery) => cardOf(scenery, scenery.words.giver, scenery.words.card);
const region: Find = (scenery) => {
  const name = scenery.words.region ?? '';
  return onSheet(scenery, `[data-region="${name}"] .flag use`, `[data-land="${name}"]`);
};
const box: Find = (scenery) => row(scenery, scenery.words.track, scenery.words.box);
const zone: Find = (scenery) => row(scenery, scenery.words.zone);
const hand: Find = (scenery) => handOf(scenery, scenery.words.player);

/** Cards come from the pile. */
const deals = (duration: number): Scene => async (scenery) => {
  const { stage, words, leave } = scenery;
  await stage.fly('hand', pile(scenery), hand(scenery), { count: count(words, 'amount'), duration });
  await leave();
};

/** Where a medal is won: on a track or zone of the board, or on the sheet. */
const medal: Find = (scenery) => {
  const source = scenery.words.source ?? '';
  return scenery.stage.find(`[data-medals="${source}"]`)
    ?? onSheet(scenery, `[data-medal="${source}"]`, `[data-land="${source}"]`);
};

export const SCENES: Record<string, Scene> = {
  'begins': sends(() => 'caller', middle, player),
  'hand-dealt': deals(260),
  'card-seen': async (scenery) => {
    await scenery.leave();
    await scenery.stage.pop(cardOf(scenery, scenery.words.player, scenery.words.card), QUICK);
  },
  'first-laid': sends(picture, pile, area, laid),
  'village-chosen': ticks(region),
  'turn-of': async (scenery) => {
    await scenery.leave();
    await scenery.stage.pulse(player(scenery), 300);
  },
  'asked': async (scenery) => {
    const { stage, words, leave } = scenery;
    await stage.fly('caller', player(scenery), stage.board(words.giver), { size: 44, duration: 560 });
    await leave();
    await stage.pulse(stage.board(words.giver), 260);
  },
  'gave': sends(picture, giver, area),
  'has-none': ({ stage, words }) => stage.shake(stage.board(words.giver)),
  'taken': sends(picture, giver, area),
  'received': ticks(laid),
  'duplicate': async (scenery) => {
    await scenery.stage.carry(laid(scenery), discards(scenery), 460);
    await scenery.leave();
  },
  'nugget-taken': sends(() => 'nugget', reserve, ({ stage, words }) => stage.count(words.player, 'nuggets')),
  'no-nugget': shrug,
  'paid': async (scenery) => {
    const { stage, words, leave } = scenery;
    const purse = stage.count(words.player, 'nuggets');
    await stage.fly('nugget', purse, reserve(scenery), { count: count(words, 'amount'), duration: 420, fades: true });
    await leave();
  },
  'laid': async (scenery) => {
    const { stage, words, leave } = scenery;
    const card = cardOf(scenery, words.player, words.card);
    await stage.fly(picture(scenery), card, area(scenery), { size: 34, duration: 440 });
    await leave();
    await stage.pop(laid(scenery), 240);
    await stage.fly(duoOf(words.card ?? ''), laid(scenery), player(scenery), { size: 30, duration: 300, fades: true });
  },
  'pair-discarded': sends(() => 'discards', hand, discards),
  'drew-cards': deals(380),
  'reshuffled': sends(() => 'discards', discards, pile),
  'ticked': ticks((scenery) => {
    const step = scenery.words.step ?? '';
    return onSheet(scenery, `[data-spot="${step}"]`, `[data-dot="${step}"]`);
  }),
  'rail-ticked': ticks((scenery) => {
    const rail = scenery.words.rail ?? '';
    return onSheet(scenery, `[data-railroad] [data-spot="${rail}"]`, `[data-dot="rail ${rail}"]`);
  }),
  'track-ticked': sends(({ words }) => words.track ?? '', player, box),
  'track-full': shrug,
  'discovered': ticks(region),
  'zone-ticked': sends(({ words }) => `flag-${words.zone ?? ''}`, player, zone),
  'medal-won': async (scenery) => {
    const { stage, words, leave } = scenery;
    const place = row(scenery, 'medals');
    await stage.fly('medal', medal(scenery), place, { size: 46, duration: 720, turns: true });
    await leave();
    await stage.rise(`+${count(words, 'points')}`, place, 600);
  },
  'family-discarded': async (scenery) => {
    const { stage, words, leave } = scenery;
    const cards = stage.all(`[data-area="${words.player ?? ''}"] [data-card^="${words.color ?? ''} "]`);
    await Promise.all(cards.map((card) => stage.carry(card, discards(scenery), 520)));
    await leave();
  },
  'nothing-near': shrug,
  'passed': shrug,
  'nothing-to-do': shrug,
  'nobody-to-ask': shrug,
  'medals-closed': async ({ stage, words, leave }) => {
    await leave();
    await stage.pulse(stage.find(`[data-medals="${words.bounty ?? ''}"]`), 420);
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
