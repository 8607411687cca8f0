import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import journal from '../../../src/westbound/games/pioneer_days/journal.py?raw';
import { SCENES } from '../../src/games/pioneer_days/news/scenes';
import { TRACES } from '../../src/games/pioneer_days/news/traces';
import { CHOICES, freshView, lay, line, me, offered } from './position';

const KEYS = [...journal.matchAll(/^ {4}names\.[A-Z_]+: \("([a-z-]+)"/gm)].map(([, key = '']) => key);

beforeEach(() => {
  document.documentElement.dataset.motion = 'full';
});

afterEach(() => {
  Reflect.deleteProperty(Element.prototype, 'animate');
});

/** jsdom plays nothing: everything has been played at once. */
function playAtOnce() {
  const played: Element[] = [];
  Element.prototype.animate = function (this: Element) {
    played.push(this);
    return { finished: Promise.resolve(), cancel: vi.fn() } as unknown as Animation;
  };
  return played;
}

test('every entry of the journal has its animation, and there is none without an entry', () => {
  expect(KEYS.length).toBeGreaterThan(45);
  expect(Object.keys(SCENES).sort()).toEqual([...KEYS].sort());
  expect(KEYS).toEqual(expect.arrayContaining(Object.keys(TRACES)));
});

const PARTS: Record<string, string> = {
  player: 'red', folk: 'mining_clerk', face: 'wild', town: 'el_paso', tile: 'lamp_2', board: 'standard', week: '4',
  day: '2', color: 'green', ability: 'interpreter', good: 'wood', amount: '2', size: 'small', price: '5', nuggets: '1',
  disaster: 'raid', at: '3', points: '4', favors: '4',
};
const parts = Object.entries(PARTS).map(([role, word]): [string, string, string] => [role, '', word]);

test('each of them ends', async () => {
  playAtOnce();
  const { component } = await lay();
  for (const key of KEYS) {
    await component.animate(line(key, parts), freshView());
    component.settle();
  }
}, 30_000);

test('every disaster has its own weather', async () => {
  playAtOnce();
  const { board, component } = await lay();
  const skies = new Set<string>();
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) for (const node of addedNodes) skies.add((node as Element).className);
  }).observe(board.querySelector('.wb-sky') as Node, { childList: true });
  for (const { disaster } of freshView().tracks) {
    await component.animate(line('disaster-strikes', [['disaster', 'disaster', disaster]]), freshView());
  }
  expect([...skies].filter((sky) => sky.includes('wb-weather'))).toHaveLength(4);
});

test('what nobody knows, and everything where nothing shall move, is over at once', async () => {
  const played = playAtOnce();
  const { component } = await lay();
  await component.animate(line('table-said'), freshView());
  document.documentElement.dataset.motion = 'none';
  await component.animate(line('recruited', parts), freshView());
  expect(played).toEqual([]);
});

test('what an entry leaves behind is seen until the board is settled', async () => {
  playAtOnce();
  const { board, component } = await lay({ choices: CHOICES });
  const has = (name: string) => board.querySelector(`[data-player="red"] [data-card="${name}"]`) !== null;
  await component.animate(line('recruited', parts), freshView());
  expect(has('mining_clerk')).toBe(true);
  expect(offered(board)).toEqual([]); // nothing is to be chosen while something happens
  component.settle();
  await Promise.resolve();
  expect(has('mining_clerk')).toBe(false);
  expect(offered(board)).toHaveLength(CHOICES.length);
});

test('goods, wagons and tracks change as the journal says', () => {
  const [view, known] = [freshView(), freshView()];
  const trace = (key: string, more: Record<string, string> = {}) => TRACES[key]?.(view, { ...PARTS, ...more }, known);
  const player = me(view);
  const { medicine, capacity, stowed, money } = player;
  trace('gained', { good: 'medicine' });
  expect([player.medicine, player.stowed]).toEqual([medicine + 2, stowed + 1]);
  trace('wagon-bought');
  expect([player.capacity, player.money]).toEqual([capacity + 4, money - 5]);
  trace('wagon-damaged');
  expect(player.capacity).toBe(capacity + 2);
  trace('wagon-mended');
  expect(player.capacity).toBe(capacity + 4);
  trace('track-moved');
  expect(view.tracks[1]?.at).toBe(3);
  trace('disaster-strikes');
  expect(view.tracks[1]?.at).toBe(0);
  trace('die-taken', { color: 'green', face: 'cattle' });
  expect([view.pool.length, view.die?.shows]).toEqual([2, 'cattle']);
  trace('die-turned', { face: 'mine' });
  expect(view.die).toEqual({ color: 'green', face: 'cattle', shows: 'mine', turned: true });
  trace('folk-lost', { folk: 'interpreter' });
  expect(player.folk.map(({ name }) => name)).toEqual(['newspaper_editor']);
});
