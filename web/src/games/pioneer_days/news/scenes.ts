// One animation for each kind of journal entry.

import type { EntryOf } from '../../../board/playback/entry';
import type { PioneerDaysEntry } from '../types';
import { strike } from './disasters';
import * as places from './places';
import {
  card, count, hand, store, town, track, trackOf, wagon, type Find, type OfPlayer, type Scene, type Scenery,
} from './scenery';

type Scenes = { [K in PioneerDaysEntry['key']]: Scene<EntryOf<PioneerDaysEntry, K>> };

const QUICK = 130; // for what comes in dozens

/** Something of the set-up appears; the next may begin before it lies still. */
const appear = <E>(find: Find<E>): Scene<E> => async (scenery) => {
  await scenery.leave();
  void scenery.stage.pop(find(scenery), 2 * QUICK);
  await scenery.stage.wait(QUICK / 2);
};

interface Goods { good: string; amount: number }

/** Goods fly to their owner, or away. */
async function move(
  scenery: Scenery<OfPlayer>, { good, amount }: Goods, other: Find<unknown>, home: boolean,
): Promise<void> {
  const { stage, leave } = scenery;
  const place = count(scenery, good.endsWith('_wagon') ? 'wagons' : good);
  const [start, end] = home ? [other(scenery), place] : [place, other(scenery)];
  await stage.fly(good, start, end, { count: amount, duration: 420, fades: !home });
  await leave();
  if (home) void stage.pop(place, 200);
}

const comes = (good: string, from: Find<unknown>): Scene<OfPlayer & { amount: number }> => (scenery) =>
  move(scenery, { good, amount: scenery.entry.amount }, from, true);

const goes = (good: string, to: Find<unknown>): Scene<OfPlayer & { amount: number }> => (scenery) =>
  move(scenery, { good, amount: scenery.entry.amount }, to, false);

/** The entry names the good. */
const spend: Scene<OfPlayer & Goods> = (scenery) => move(scenery, scenery.entry, store, false);

const announce = <E>(key: string, values?: (entry: E) => Record<string, number>): Scene<E> =>
  async ({ stage, entry, say, leave }) => {
    await leave();
    await stage.rise(say(key, values?.(entry)), stage.find('.wb-main'), 800);
  };

const shrug: Scene<OfPlayer> = ({ stage, entry }) => stage.shake(stage.board(entry.player));

const score = (source: string): Scene<OfPlayer & { points: number }> => async ({ stage, entry, leave }) => {
  const board = stage.board(entry.player);
  const place = stage.seen(board?.querySelector(`[data-source="${source}"]`) ?? null, board);
  const { points } = entry;
  await stage.rise(`${points < 0 ? '−' : '+'}${Math.abs(points)}`, place, 600);
  await leave();
};

/** The marker of a disaster goes to where it now stands. */
const slide: Scene<{ disaster: string }> = async (scenery) => {
  const { stage, leave } = scenery;
  const marker = () => track(scenery)?.querySelector('[data-marker]') ?? null;
  const from = marker()?.getBoundingClientRect();
  await leave();
  const to = marker()?.getBoundingClientRect();
  const dx = from && to ? from.x - to.x : 0;
  await stage.act(marker(), [{ transform: `translateX(${dx}px)` }, { transform: 'none' }], 420);
};

/** A tile goes away. */
const unload = <E extends OfPlayer & { tile: string }>(to: Find<E>): Scene<E> => async (scenery) => {
  await scenery.stage.carry(card(scenery, scenery.entry.tile), to(scenery), 420);
  await scenery.leave();
};

export const SCENES: Scenes = {
  'begins': async ({ stage, entry, leave }) => {
    await stage.fly('flag', stage.find('.wb-main'), stage.board(entry.player), { size: 44 });
    await leave();
  },
  'folk-laid': appear(({ stage, entry }) => stage.find(`[data-face="${entry.face}"] [data-card]`)),
  'town-laid': appear(town),
  'tile-laid': appear(({ stage, entry }) => stage.find(places.inStore(entry.tile))),
  'boards-dealt': ({ stage, entry }) => stage.pulse(stage.board(entry.player), 240),
  'board-seen': ({ stage, entry }) => stage.pulse(stage.board(entry.player), 240),
  'board-chosen': async (scenery) => {
    await scenery.leave();
    await scenery.stage.pop(card(scenery, scenery.entry.board), 280);
  },
  'week-begins': announce('drawn-week', ({ week }) => ({ week })),
  'day-begins': announce('drawn-day', ({ day }) => ({ day })),
  'die-rolled': async ({ stage, leave }) => {
    await leave();
    const die = stage.all('[data-die]').at(-1) ?? null;
    void stage.act(die, [
      { transform: 'translate(-40px, -70px) rotate(-300deg) scale(.5)', opacity: 0 },
      { transform: 'translate(4px, 0) rotate(20deg) scale(1.1)', opacity: 1, offset: 0.7 },
      { transform: 'none' },
    ], 460);
    await stage.wait(QUICK);
  },
  'turn-of': async ({ stage, entry, leave }) => {
    await leave();
    await stage.pulse(stage.board(entry.player), 260);
  },
  'die-taken': async (scenery) => {
    const { stage, entry, leave } = scenery;
    const die = stage.find(`[data-die="${entry.color} ${entry.face}"]`);
    await stage.carry(die, stage.board(entry.player), 460);
    await leave();
    await stage.pop(stage.find('[data-hand]'), 200);
  },
  'acts': (scenery) => scenery.stage.pulse(
    scenery.stage.seen(card(scenery, scenery.entry.ability), scenery.stage.board(scenery.entry.player)), 260,
  ),
  'gained': (scenery) => move(scenery, scenery.entry, hand, true),
  'paid': spend,
  'die-turned': async (scenery) => {
    const { stage, leave } = scenery;
    await stage.act(hand(scenery), [{ transform: 'rotateX(0)' }, { transform: 'rotateX(90deg)' }], 140);
    await leave();
    await stage.act(hand(scenery), [{ transform: 'rotateX(90deg)' }, { transform: 'rotateX(0)' }], 140);
  },
  'income-taken': comes('money', hand),
  'tile-taken': async ({ stage, entry, leave }) => {
    await stage.carry(stage.find(places.inStore(entry.tile)), stage.board(entry.player));
    await leave();
  },
  'recruited': async ({ stage, entry, leave }) => {
    await stage.carry(stage.find(places.forHire(entry.folk)), stage.board(entry.player));
    await leave();
  },
  'wagon-bought': async (scenery) => {
    const { stage, entry, leave } = scenery;
    await stage.carry(stage.find(`[data-size="${entry.size}"]`), count(scenery, 'wagons'));
    await leave();
  },
  'token-drawn': (scenery) => move(scenery, { good: 'gold', amount: 1 }, hand, true),
  'token-seen': async (scenery) => {
    const { stage, entry, leave } = scenery;
    await leave();
    await stage.rise(`+${entry.nuggets}`, count(scenery, 'gold'), 600);
  },
  'tokens-back': goes('gold', hand),
  'token-back-seen': async (scenery) => {
    const { stage, entry, leave } = scenery;
    await leave();
    await stage.rise(`−${entry.nuggets}`, count(scenery, 'gold'), 500);
  },
  'discarded': spend,
  'tile-discarded': unload(store),
  'die-left': async ({ stage, entry, leave }) => {
    await stage.pulse(stage.find(`[data-die^="${entry.color} "]`), 500);
    await leave();
  },
  'track-moved': slide,
  'marker-back': slide,
  'disaster-strikes': strike,
  'wood-spent': goes('wood', store),
  'wagon-damaged': async (scenery) => {
    const { stage, entry, leave } = scenery;
    await stage.shake(stage.seen(wagon(scenery), stage.board(entry.player)));
    await leave();
  },
  'wagon-mended': async (scenery) => {
    const { stage, entry, leave } = scenery;
    await stage.pulse(stage.seen(wagon(scenery), stage.board(entry.player)), 240);
    await leave();
  },
  'money-lost': goes('money', trackOf('raid')),
  'cattle-fed': goes('money', trackOf('famine')),
  'cattle-lost': goes('cattle', trackOf('famine')),
  'medicine-spent': goes('medicine', store),
  'folk-lost': async (scenery) => {
    const lost = card(scenery, scenery.entry.folk);
    await scenery.stage.act(lost, [
      { opacity: 1 }, { transform: 'translateY(24px) rotate(4deg)', filter: 'grayscale(1)', opacity: 0 },
    ], 620);
    await scenery.leave();
  },
  'spared': ({ stage, entry }) => stage.pulse(stage.board(entry.player), 260),
  'all-advance': announce('drawn-all-advance'),
  'cattle-scored': score('cattle'),
  'town-fulfilled': async (scenery) => {
    const { stage, entry, leave } = scenery;
    void stage.pulse(town(scenery), 500);
    await stage.fly('favors', town(scenery), count(scenery, 'favors'), {
      count: entry.favors, size: 34, duration: 620,
    });
    await leave();
  },
  'tile-given': unload(({ stage }) => stage.find('[data-town]')),
  'no-town': shrug,
  'scored-gold': score('gold'),
  'scored-favors': score('favors'),
  'scored-most-favors': score('most_favors'),
  'scored-folk': score('townsfolk'),
  'scored-board': score('board'),
  'scored-damage': score('damage'),
  'game-over': announce('term-game-over'),
};
