// One entry of the journal, one animation.

import { count, type EntryWords } from '../../../board/playback/entry';
import type { Point } from '../map/geometry';
import type { PioneersView } from '../types';
import { playerOf, seatOf } from './lookup';
import type { PioneersStage } from './pioneersStage';

/** What a scene has to play with. */
export interface Scenery {
  stage: PioneersStage;
  words: EntryWords;
  before: PioneersView; // the view on which the entry is played
  hint: number; // the coach that was last chosen from
  leave: () => Promise<void>; // shows what the entry leaves behind
  drive: (line: string, city: string) => Point[]; // how the stagecoach gets there
  say: (key: string) => string;
}

type Scene = (scenery: Scenery) => Promise<void> | void;

const QUICK = 130; // for what comes in dozens
const PER_UNIT = 4.2; // milliseconds

/** Something of the set-up appears; the next may begin before it lies still. */
const appear: Scene = async ({ stage, words, leave }) => {
  await leave();
  void stage.pop(stage.find(`[data-city="${words.city ?? ''}"] .tile`) ?? stage.city(words.city), QUICK);
  await stage.wait(QUICK / 4);
};

const announce = (key: string): Scene => ({ stage, say }) => stage.rise(say(key), stage.find('.wb-map'), 700);

const decline: Scene = ({ stage, words }) => stage.shake(stage.board(words.player));

/** Coins fly from purse to purse. */
async function pay({ stage, words, leave }: Scenery, payer = '', payee = ''): Promise<void> {
  await stage.fly('coin', stage.purse(payer), stage.purse(payee), { count: count(words, 'amount'), duration: 420 });
  await leave();
  void stage.pop(stage.purse(payee), 200);
}

/** A pioneer walks from his coach. */
async function walk(scenery: Scenery, to: Element | null): Promise<void> {
  await scenery.stage.fly(`pawn-${scenery.words.player ?? ''}`, passenger(scenery), to, { size: 34, duration: 600 });
  await scenery.leave();
}

/** The tile goes from the city where the stagecoach stands. */
async function keep({ stage, words, before, leave }: Scenery, to: Element | null, fades: boolean): Promise<void> {
  await stage.fly(`tile-${words.tile ?? ''}`, stage.city(before.stagecoach), to, { size: 32, fades });
  await leave();
}

/** The place on a coach where a passenger gets off. */
function passenger({ stage, words, before, hint }: Scenery): Element | null {
  const player = playerOf(before, words);
  const place = player && seatOf(player, words.job ?? '', hint);
  const name = place && player.coaches[place.coach]?.name;
  const board = stage.board(words.player);
  const seat = name ? board?.querySelector(`[data-seat="${name} ${place.seat}"]`) : null;
  return stage.seen(seat ?? null, board?.querySelector('.coaches') ?? null, board);
}

const score = (source: string): Scene => async ({ stage, words }) => {
  const board = stage.board(words.player);
  const place = stage.seen(board?.querySelector(`[data-source="${source}"]`) ?? null, board);
  await stage.rise(`+${count(words, 'points')}`, place, 600);
};

export const SCENES: Record<string, Scene> = {
  'city-covered': appear,
  'tile-laid': appear,
  'tile-replaced': appear,
  'tiles-exchanged': async (scenery) => {
    await Promise.all([appear(scenery), appear({ ...scenery, words: { city: scenery.words.other ?? '' } })]);
  },
  'begins': async ({ stage, words, leave }) => {
    await stage.fly('flag', stage.find('.wb-map'), stage.board(words.player), { size: 44 });
    await leave();
  },
  'coach-revealed': async ({ stage, words, leave }) => {
    await stage.fly('wheel', stage.find('[data-pile="stack"]'), stage.find(`[data-slot="${words.slot ?? ''}"]`), {
      size: 40, duration: 320, turns: true,
    });
    await leave();
    await stage.pop(stage.find(`[data-slot="${words.slot ?? ''}"]`), 200);
  },
  'coach-dealt': async ({ stage, words }) => {
    await stage.fly('wheel', stage.find('[data-pile="stack"]'), stage.board(words.player), {
      size: 40, duration: 280, turns: true,
    });
  },
  'turn-of': async ({ stage, words, leave }) => {
    await leave();
    await stage.pulse(stage.board(words.player));
  },
  'income-taken': (scenery) => pay(scenery, 'bank', scenery.words.player),
  'paid': (scenery) => pay(scenery, scenery.words.payer, scenery.words.payee),
  'no-purchase': decline,
  'built': async ({ stage, words, leave }) => {
    await leave();
    const road = stage.find(`[data-road="${words.line ?? ''} ${words.player ?? ''}"]`);
    const parts = [...road?.children ?? []].map((part) => {
      if (!part.matches('.rim, .rail')) {
        return stage.act(part, [{ opacity: 0 }, { opacity: 0, offset: 0.7 }, { opacity: 1 }], 560);
      }
      return stage.act(part, [{ strokeDasharray: '0 1' }, { strokeDasharray: '1 0' }], 460);
    });
    await Promise.all(parts);
  },
  'coach-bought': async ({ stage, words, before, leave }) => {
    const slot = before.display.findIndex((coach) => coach?.name === words.card) + 1;
    await stage.carry(stage.find(`[data-slot="${slot}"]`), stage.board(words.player));
    await leave();
  },
  'drove': async ({ stage, words, drive, leave }) => {
    const points = drive(words.line ?? '', words.city ?? '');
    const [first, last] = [points[0], points.at(-1)];
    const length = first && last ? Math.hypot(last.x - first.x, last.y - first.y) : 0;
    await stage.act(
      stage.find('[data-stagecoach]'),
      points.map(({ x, y }, i) => ({ transform: `translate(${x}px, ${y - (i % 2)}px)` })),
      Math.min(Math.max(length * PER_UNIT, 250), 620),
      { easing: 'linear' },
    );
    await leave();
  },
  'arrived': async ({ stage, words, leave }) => {
    await leave();
    await stage.pop(stage.find(`[data-city="${words.city ?? ''}"] .taken`), 220);
  },
  'reins-taken': ({ stage }) => stage.pop(stage.find('[data-stagecoach] > g'), 220),
  'routes-lost': announce('term-driving'),
  'stayed': ({ stage }) => stage.shake(stage.find('[data-stagecoach] > g')),
  'settled': async (scenery) => {
    const { stage, words } = scenery;
    await walk(scenery, stage.city(words.city));
    void stage.pop(stage.find(`[data-pawn="${words.city ?? ''} ${words.player ?? ''}"] use`), 220);
  },
  'coach-emptied': async ({ stage, words, leave }) => {
    const find = () => stage.find(`[data-player="${words.player ?? ''}"] [data-coach="${words.card ?? ''}"]`);
    await stage.act(find(), [{ transform: 'rotateY(0)' }, { transform: 'rotateY(90deg)' }], 150);
    await leave();
    await Promise.all([
      stage.act(find(), [{ transform: 'rotateY(90deg)' }, { transform: 'rotateY(0)' }], 150),
      stage.rise(`+${count(words, 'points')}`, find() ?? stage.board(words.player), 540),
      stage.fly('coin', stage.purse('bank'), stage.purse(words.player), { duration: 420 }),
    ]);
  },
  'tile-kept': (scenery) => keep(scenery, scenery.stage.count(scenery.words.player, scenery.words.tile ?? ''), false),
  'tile-boxed': (scenery) => keep(scenery, scenery.stage.find('[data-pile="bank"]'), true),
  'returned': (scenery) => walk(scenery, scenery.stage.count(scenery.words.player, 'supply')),
  'nugget-taken': async ({ stage, words, leave }) => {
    await stage.fly('nugget', stage.find('[data-pile="nuggets"]'), stage.count(words.player, 'nuggets'), { size: 34 });
    await leave();
  },
  'nugget-seen': async ({ stage, words, leave }) => {
    await leave();
    await stage.rise(`+${count(words, 'points')}`, stage.count(words.player, 'nuggets'), 700);
  },
  'declined': decline,
  'joined': async ({ stage, words, before }) => {
    const [from, to] = [stage.board(words.player), stage.city(before.stagecoach)];
    await stage.fly(`sign-${words.player ?? ''}`, from, to, { duration: 360, fades: true });
  },
  'last-round-roads': announce('term-last-round'),
  'last-round-coaches': announce('term-last-round'),
  'stalled': announce('term-game-over'),
  'scored-seats': score('seats'),
  'scored-nuggets': score('nuggets'),
  'scored-network': async (scenery) => {
    const { stage, before, words } = scenery;
    for (const city of playerOf(before, words)?.network ?? []) {
      void stage.pop(stage.find(`[data-pawn="${city} ${words.player ?? ''}"] use`), 420);
    }
    await score('network')(scenery);
  },
  'game-over': announce('term-game-over'),
};
