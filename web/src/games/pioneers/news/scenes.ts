// One animation for each kind of journal entry.

import type { EntryOf } from '../../../board/playback/entry';
import type { Point } from '../map/geometry';
import type { PioneersEntry, PioneersView } from '../types';
import { playerOf, seatOf, type Passenger } from './lookup';
import type { PioneersStage } from './pioneersStage';
import * as places from './places';

/** What a scene has to play with. */
export interface Scenery<E> {
  stage: PioneersStage;
  entry: E;
  before: PioneersView; // the view on which the entry is played
  hint: number; // the coach that was last chosen from
  leave: () => Promise<void>; // shows what the entry changes
  drive: (line: string, city: string) => Point[]; // how the stagecoach gets there
  say: (key: string) => string;
}

export type Scene<E> = (scenery: Scenery<E>) => Promise<void> | void;
type Scenes = { [K in PioneersEntry['key']]: Scene<EntryOf<PioneersEntry, K>> };

interface OfPlayer { player: string }

const QUICK = 130; // for what comes in dozens
const PER_UNIT = 4.2; // milliseconds

/** Something of the set-up appears; the next may begin before it lies still. */
const appear: Scene<{ city: string }> = async ({ stage, entry, leave }) => {
  await leave();
  void stage.pop(stage.find(`${places.city(entry.city)} .tile`) ?? stage.city(entry.city), QUICK);
  await stage.wait(QUICK / 4);
};

const announce = (key: string): Scene<unknown> => ({ stage, say }) => stage.rise(say(key), stage.find('.wb-map'), 700);

const decline: Scene<OfPlayer> = ({ stage, entry }) => stage.shake(stage.board(entry.player));

/** Coins fly from purse to purse. */
async function pay({ stage, entry, leave }: Scenery<{ amount: number }>, payer: string, payee: string): Promise<void> {
  await stage.fly('coin', stage.purse(payer), stage.purse(payee), { count: entry.amount, duration: 420 });
  await leave();
  void stage.pop(stage.purse(payee), 200);
}

/** A pioneer walks from their coach. */
async function walk(scenery: Scenery<Passenger>, to: Element | null): Promise<void> {
  await scenery.stage.fly(`pawn-${scenery.entry.player}`, passenger(scenery), to, { size: 34, duration: 600 });
  await scenery.leave();
}

/** The tile goes from the city where the stagecoach stands. */
async function keep(
  { stage, entry, before, leave }: Scenery<{ tile: string }>, to: Element | null, fades: boolean,
): Promise<void> {
  await stage.fly(`tile-${entry.tile}`, stage.city(before.stagecoach), to, { size: 32, fades });
  await leave();
}

/** The place on a coach where a passenger gets off. */
function passenger({ stage, entry, before, hint }: Scenery<Passenger>): Element | null {
  const player = playerOf(before, entry.player);
  const place = player && seatOf(player, entry.job, hint);
  const name = place && player.coaches[place.coach]?.name;
  const board = stage.board(entry.player);
  const seat = name ? board?.querySelector(`[data-seat="${name} ${place.seat}"]`) : null;
  return stage.seen(seat ?? null, board?.querySelector('.coaches') ?? null, board);
}

const score = (source: string): Scene<OfPlayer & { points: number }> => async ({ stage, entry }) => {
  const board = stage.board(entry.player);
  const place = stage.seen(board?.querySelector(`[data-source="${source}"]`) ?? null, board);
  await stage.rise(`+${entry.points}`, place, 600);
};

export const SCENES: Scenes = {
  'city-covered': appear,
  'tile-laid': appear,
  'tile-replaced': appear,
  'tiles-exchanged': async (scenery) => {
    await Promise.all([appear(scenery), appear({ ...scenery, entry: { city: scenery.entry.other } })]);
  },
  'begins': async ({ stage, entry, leave }) => {
    await stage.fly('flag', stage.find('.wb-map'), stage.board(entry.player), { size: 44 });
    await leave();
  },
  'coach-revealed': async ({ stage, entry, leave }) => {
    await stage.fly('wheel', stage.find('[data-pile="stack"]'), stage.find(`[data-slot="${entry.slot}"]`), {
      size: 40, duration: 320, turns: true,
    });
    await leave();
    await stage.pop(stage.find(`[data-slot="${entry.slot}"]`), 200);
  },
  'coach-dealt': async ({ stage, entry }) => {
    await stage.fly('wheel', stage.find('[data-pile="stack"]'), stage.board(entry.player), {
      size: 40, duration: 280, turns: true,
    });
  },
  'turn-of': async ({ stage, entry, leave }) => {
    await leave();
    await stage.pulse(stage.board(entry.player));
  },
  'income-taken': (scenery) => pay(scenery, 'bank', scenery.entry.player),
  'paid': (scenery) => pay(scenery, scenery.entry.payer, scenery.entry.payee),
  'no-purchase': decline,
  'built': async ({ stage, entry, leave }) => {
    await leave();
    const road = stage.find(places.road(entry.line, entry.player));
    const parts = [...road?.children ?? []].map((part) => {
      if (!part.matches('.rim, .rail')) {
        return stage.act(part, [{ opacity: 0 }, { opacity: 0, offset: 0.7 }, { opacity: 1 }], 560);
      }
      return stage.act(part, [{ strokeDasharray: '0 1' }, { strokeDasharray: '1 0' }], 460);
    });
    await Promise.all(parts);
  },
  'coach-bought': async ({ stage, entry, before, leave }) => {
    const slot = before.display.findIndex((coach) => coach?.name === entry.card) + 1;
    await stage.carry(stage.find(`[data-slot="${slot}"]`), stage.board(entry.player));
    await leave();
  },
  'drove': async ({ stage, entry, drive, leave }) => {
    const points = drive(entry.line, entry.city);
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
  'arrived': async ({ stage, entry, leave }) => {
    await leave();
    await stage.pop(stage.find(`${places.city(entry.city)} .taken`), 220);
  },
  'reins-taken': ({ stage }) => stage.pop(stage.find('[data-stagecoach] > g'), 220),
  'routes-lost': announce('term-driving'),
  'stayed': ({ stage }) => stage.shake(stage.find('[data-stagecoach] > g')),
  'settled': async (scenery) => {
    const { stage, entry } = scenery;
    await walk(scenery, stage.city(entry.city));
    void stage.pop(stage.find(`${places.pawn(entry.city, entry.player)} use`), 220);
  },
  'coach-emptied': async ({ stage, entry, before, leave }) => {
    const { pays = 0 } = playerOf(before, entry.player)?.coaches.find(({ name }) => name === entry.card) ?? {};
    const find = () => stage.find(places.coach(entry.card, entry.player));
    await stage.act(find(), [{ transform: 'rotateY(0)' }, { transform: 'rotateY(90deg)' }], 150);
    await leave();
    await Promise.all([
      stage.act(find(), [{ transform: 'rotateY(90deg)' }, { transform: 'rotateY(0)' }], 150),
      stage.rise(`+${entry.points}`, find() ?? stage.board(entry.player), 540),
      stage.fly('coin', stage.purse('bank'), stage.purse(entry.player), { count: pays, duration: 420 }),
    ]);
  },
  'tile-kept': (scenery) => keep(scenery, scenery.stage.count(scenery.entry.player, scenery.entry.tile), false),
  'tile-boxed': (scenery) => keep(scenery, scenery.stage.find('[data-pile="bank"]'), true),
  'returned': (scenery) => walk(scenery, scenery.stage.count(scenery.entry.player, 'supply')),
  'nugget-taken': async ({ stage, entry, leave }) => {
    await stage.fly('nugget', stage.find('[data-pile="nuggets"]'), stage.count(entry.player, 'nuggets'), { size: 34 });
    await leave();
  },
  'nugget-seen': async ({ stage, entry, leave }) => {
    await leave();
    await stage.rise(`+${entry.points}`, stage.count(entry.player, 'nuggets'), 700);
  },
  'declined': decline,
  'joined': async ({ stage, entry, before }) => {
    const [from, to] = [stage.board(entry.player), stage.city(before.stagecoach)];
    await stage.fly(`sign-${entry.player}`, from, to, { duration: 360, fades: true });
  },
  'last-round-roads': announce('term-last-round'),
  'last-round-coaches': announce('term-last-round'),
  'stalled': announce('term-game-over'),
  'scored-seats': score('seats'),
  'scored-nuggets': score('nuggets'),
  'scored-network': async (scenery) => {
    const { stage, before, entry } = scenery;
    for (const city of playerOf(before, entry.player)?.network ?? []) {
      void stage.pop(stage.find(`${places.pawn(city, entry.player)} use`), 420);
    }
    await score('network')(scenery);
  },
  'game-over': announce('term-game-over'),
};
