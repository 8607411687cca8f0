import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SCENES } from '../../src/games/pioneer_days/news/scenes';
import { follow } from '../../src/games/pioneer_days/news/traces';
import type { PioneerDaysEntry, PlayerView } from '../../src/games/pioneer_days/types';
import { CHOICES, freshView, lay, line, me, offered, thing } from './position';

beforeEach(() => {
  document.documentElement.dataset.speed = 'normal';
});

afterEach(() => {
  Reflect.deleteProperty(Element.prototype, 'animate');
  vi.restoreAllMocks();
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

const PARTS = {
  player: 'red', folk: 'mining_clerk', face: 'wild', town: 'el_paso', tile: 'lamp_2', board: 'standard', week: 4,
  day: 2, color: 'green', ability: 'interpreter', good: 'wood', amount: 2, size: 'small', price: 5, nuggets: 1,
  damage: 0, disaster: 'raid', at: 3, points: 4, favors: 4,
};
const parts = Object.entries(PARTS).map(([name, value]): [string, string, string] =>
  [name, typeof value === 'number' ? 'number' : '', String(value)]);

test('the animation of every entry ends', async () => {
  playAtOnce();
  const { component } = await lay();
  for (const key of Object.keys(SCENES)) {
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

test('unknown entries, and all entries without animations, end at once', async () => {
  const played = playAtOnce();
  const { component } = await lay();
  await component.animate(line('table-said'), freshView());
  document.documentElement.dataset.speed = 'instant';
  await component.animate(line('recruited', parts), freshView());
  expect(played).toEqual([]);
});

test('the change of an entry is shown until the board is settled', async () => {
  playAtOnce();
  const { board, component } = await lay({ choices: CHOICES });
  const has = (name: string) => board.querySelector(`[data-player="red"] [data-card="${name}"]`) !== null;
  await component.animate(line('recruited', parts), freshView());
  expect(has('mining_clerk')).toBe(true);
  expect(offered(board)).toHaveLength(CHOICES.length); // nothing goes away while something happens
  component.settle();
  await Promise.resolve();
  expect(has('mining_clerk')).toBe(false);
  expect(offered(board)).toHaveLength(CHOICES.length);
});

const wagonsOf = ({ wagons }: PlayerView) => wagons.map(({ size, damage, count }) => `${count} × ${size} ${damage}`);

test('the wagon named in the journal is damaged or repaired', () => {
  const [view, known] = [freshView(), freshView()];
  const player = me(view);
  const trace = (key: 'wagon-damaged' | 'wagon-mended', damage: number) => {
    follow(view, { key, player: 'red', size: 'small', damage }, known);
  };
  const { capacity } = player;
  expect(wagonsOf(player)).toEqual(['2 × small 0', '1 × small 1']);
  trace('wagon-damaged', 1);
  expect([player.capacity, ...wagonsOf(player)]).toEqual([capacity - 2, '2 × small 0', '1 × small 2']);
  trace('wagon-damaged', 0);
  expect([player.capacity, ...wagonsOf(player)]).toEqual([capacity - 4, '1 × small 0', '1 × small 1', '1 × small 2']);
  trace('wagon-mended', 2);
  expect([player.capacity, ...wagonsOf(player)]).toEqual([capacity - 2, '1 × small 0', '2 × small 1']);
});

test.each(['wagon-damaged', 'wagon-mended'])('%s: that wagon moves', async (key) => {
  const played = playAtOnce();
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 9, 9));
  const { board, component } = await lay();
  const wagon = thing(board, '[data-player="red"] [data-wagon="small 1"]');
  const named = parts.map((part): typeof part => (part[0] === 'damage' ? ['damage', 'number', '1'] : part));
  await component.animate(line(key, named), freshView());
  expect(played).toHaveLength(1);
  expect(played[0]).toBe(wagon);
});

test('goods, wagons and tracks change as the journal says', () => {
  const [view, known] = [freshView(), freshView()];
  const trace = (key: PioneerDaysEntry['key'], more: object = {}) => {
    follow(view, { ...PARTS, ...more, key } as PioneerDaysEntry, known);
  };
  const player = me(view);
  const { medicine, capacity, stowed, money } = player;
  trace('gained', { good: 'medicine' });
  expect([player.medicine, player.stowed]).toEqual([medicine + 2, stowed + 1]);
  trace('wagon-bought');
  expect([player.capacity, player.money]).toEqual([capacity + 4, money - 5]);
  trace('track-moved');
  expect(view.tracks[1]?.at).toBe(3);
  trace('disaster-strikes');
  expect(view.tracks[1]?.at).toBe(3);
  trace('marker-back');
  expect(view.tracks[1]?.at).toBe(0);
  trace('die-taken', { color: 'green', face: 'cattle' });
  expect([view.pool.length, view.die?.shows]).toEqual([2, 'cattle']);
  trace('die-turned', { face: 'mine' });
  expect(view.die).toEqual({ color: 'green', face: 'cattle', shows: 'mine', turned: true });
  trace('folk-lost', { folk: 'interpreter' });
  expect(player.folk.map(({ name }) => name)).toEqual(['newspaper_editor']);
});
