// One entry of the journal, one animation.

import { count } from '../../../board/playback/entry';
import { strike } from './disasters';
import { card, hand, store, town, track, wagon, type Find, type Scene } from './scenery';

const QUICK = 130; // for what comes in dozens

/** Something of the set-up appears; the next may begin before it lies still. */
const appear = (find: Find): Scene => async (scenery) => {
  await scenery.leave();
  void scenery.stage.pop(find(scenery), 2 * QUICK);
  await scenery.stage.wait(QUICK / 2);
};

/** So many of a good fly to their owner, or away. */
const goods = (role: { good?: string; amount?: string }, from: Find, home: boolean): Scene => async (scenery) => {
  const { stage, words, leave } = scenery;
  const good = role.good ?? words.good ?? '';
  const place = stage.count(words.player, good.endsWith('_wagon') ? 'wagons' : good);
  const [start, end] = home ? [from(scenery), place] : [place, from(scenery)];
  const amount = role.amount ? count(words, role.amount) : 1;
  await stage.fly(good, start, end, { count: amount, duration: 420, fades: !home });
  await leave();
  if (home) void stage.pop(place, 200);
};

const announce = (key: string, ...roles: string[]): Scene => async ({ stage, words, say, leave }) => {
  await leave();
  const values = Object.fromEntries(roles.map((role) => [role, count(words, role)]));
  await stage.rise(say(key, values), stage.find('.wb-main'), 800);
};

const shrug: Scene = ({ stage, words }) => stage.shake(stage.board(words.player));

const score = (source: string): Scene => async ({ stage, words, leave }) => {
  const board = stage.board(words.player);
  const place = stage.seen(board?.querySelector(`[data-source="${source}"]`) ?? null, board);
  const points = count(words, 'points');
  await stage.rise(`${points < 0 ? '−' : '+'}${Math.abs(points)}`, place, 600);
  await leave();
};

/** The marker of a disaster goes to where it now stands. */
const slide: Scene = async (scenery) => {
  const { stage, leave } = scenery;
  const marker = () => track(scenery)?.querySelector('[data-marker]') ?? null;
  const from = marker()?.getBoundingClientRect();
  await leave();
  const to = marker()?.getBoundingClientRect();
  const dx = from && to ? from.x - to.x : 0;
  await stage.act(marker(), [{ transform: `translateX(${dx}px)` }, { transform: 'none' }], 420);
};

/** A tile goes away. */
const unload = (to: Find): Scene => async (scenery) => {
  await scenery.stage.carry(card(scenery, scenery.words.tile), to(scenery), 420);
  await scenery.leave();
};

export const SCENES: Record<string, Scene> = {
  'begins': async ({ stage, words, leave }) => {
    await stage.fly('flag', stage.find('.wb-main'), stage.board(words.player), { size: 44 });
    await leave();
  },
  'folk-laid': appear(({ stage, words }) => stage.find(`[data-face="${words.face ?? ''}"] [data-card]`)),
  'town-laid': appear(town),
  'tile-laid': appear(({ stage, words }) => stage.find(`[data-store] [data-tile="${words.tile ?? ''}"]`)),
  'boards-dealt': ({ stage, words }) => stage.pulse(stage.board(words.player), 240),
  'board-seen': ({ stage, words }) => stage.pulse(stage.board(words.player), 240),
  'board-chosen': async (scenery) => {
    await scenery.leave();
    await scenery.stage.pop(card(scenery, scenery.words.board), 280);
  },
  'week-begins': announce('drawn-week', 'week'),
  'day-begins': announce('drawn-day', 'day'),
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
  'turn-of': async ({ stage, words, leave }) => {
    await leave();
    await stage.pulse(stage.board(words.player), 260);
  },
  'die-taken': async (scenery) => {
    const { stage, words, leave } = scenery;
    const die = stage.find(`[data-die="${words.color ?? ''} ${words.face ?? ''}"]`);
    await stage.carry(die, stage.board(words.player), 460);
    await leave();
    await stage.pop(stage.find('[data-hand]'), 200);
  },
  'acts': (scenery) => scenery.stage.pulse(
    scenery.stage.seen(card(scenery, scenery.words.ability), scenery.stage.board(scenery.words.player)), 260,
  ),
  'gained': goods({ amount: 'amount' }, hand, true),
  'paid': goods({ amount: 'amount' }, store, false),
  'die-turned': async (scenery) => {
    const { stage, leave } = scenery;
    await stage.act(hand(scenery), [{ transform: 'rotateX(0)' }, { transform: 'rotateX(90deg)' }], 140);
    await leave();
    await stage.act(hand(scenery), [{ transform: 'rotateX(90deg)' }, { transform: 'rotateX(0)' }], 140);
  },
  'income-taken': goods({ good: 'money', amount: 'amount' }, hand, true),
  'tile-taken': async ({ stage, words, leave }) => {
    await stage.carry(stage.find(`[data-store] [data-tile="${words.tile ?? ''}"]`), stage.board(words.player));
    await leave();
  },
  'recruited': async ({ stage, words, leave }) => {
    await stage.carry(stage.find(`[data-face] [data-card="${words.folk ?? ''}"]`), stage.board(words.player));
    await leave();
  },
  'wagon-bought': async ({ stage, words, leave }) => {
    await stage.carry(stage.find(`[data-size="${words.size ?? ''}"]`), stage.count(words.player, 'wagons'));
    await leave();
  },
  'token-drawn': goods({ good: 'gold' }, hand, true),
  'token-seen': async ({ stage, words, leave }) => {
    await leave();
    await stage.rise(`+${count(words, 'nuggets')}`, stage.count(words.player, 'gold'), 600);
  },
  'tokens-back': goods({ good: 'gold', amount: 'amount' }, hand, false),
  'token-back-seen': async ({ stage, words, leave }) => {
    await leave();
    await stage.rise(`−${count(words, 'nuggets')}`, stage.count(words.player, 'gold'), 500);
  },
  'discarded': goods({ amount: 'amount' }, store, false),
  'tile-discarded': unload(store),
  'die-left': async ({ stage, words, leave }) => {
    await leave();
    await stage.pulse(stage.find(`[data-die^="${words.color ?? ''} "]`), 500);
  },
  'track-moved': slide,
  'marker-back': slide,
  'disaster-strikes': strike,
  'wood-spent': goods({ good: 'wood', amount: 'amount' }, store, false),
  'wagon-damaged': async (scenery) => {
    const { stage, words, leave } = scenery;
    await stage.shake(stage.seen(wagon(scenery), stage.board(words.player)));
    await leave();
  },
  'wagon-mended': async (scenery) => {
    const { stage, words, leave } = scenery;
    await stage.pulse(stage.seen(wagon(scenery), stage.board(words.player)), 240);
    await leave();
  },
  'money-lost': goods({ good: 'money', amount: 'amount' }, ({ stage }) => stage.find('[data-track="raid"]'), false),
  'cattle-fed': goods({ good: 'money', amount: 'amount' }, ({ stage }) => stage.find('[data-track="famine"]'), false),
  'cattle-lost': goods({ good: 'cattle', amount: 'amount' }, ({ stage }) => stage.find('[data-track="famine"]'), false),
  'medicine-spent': goods({ good: 'medicine', amount: 'amount' }, store, false),
  'folk-lost': async (scenery) => {
    const lost = card(scenery, scenery.words.folk);
    await scenery.stage.act(lost, [
      { opacity: 1 }, { transform: 'translateY(24px) rotate(4deg)', filter: 'grayscale(1)', opacity: 0 },
    ], 620);
    await scenery.leave();
  },
  'spared': ({ stage, words }) => stage.pulse(stage.board(words.player), 260),
  'all-advance': announce('drawn-all-advance'),
  'cattle-scored': score('cattle'),
  'town-fulfilled': async (scenery) => {
    const { stage, words, leave } = scenery;
    void stage.pulse(town(scenery), 500);
    await stage.fly('favors', town(scenery), stage.count(words.player, 'favors'), {
      count: count(words, 'favors'), size: 34, duration: 620,
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
