import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { seatOf } from '../../src/games/pioneers/news/lookup';
import { SCENES } from '../../src/games/pioneers/news/scenes';
import { follow } from '../../src/games/pioneers/news/traces';
import { CHOICES, freshView, lay, line, offered } from './position';

beforeEach(() => {
  document.documentElement.dataset.speed = 'normal';
});

afterEach(() => {
  vi.unstubAllGlobals();
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

const PARTS = {
  player: 'blue', host: 'red', payer: 'blue', payee: 'red', city: 'dallas', other: 'el_paso', tile: 'banker',
  job: 'sergeant', card: 'dusty_anne', slot: '4', line: 'st_paul-omaha', amount: 2, price: 3, points: 5,
  pioneers: 3, round: 6, fare: 1,
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

test('unknown entries, and all entries without animations, end at once', async () => {
  const played = playAtOnce();
  const { board, component } = await lay();
  await component.animate(line('table-said'), freshView());
  document.documentElement.dataset.speed = 'instant';
  await component.animate(line('built', parts), freshView());
  expect(played).toEqual([]);
  expect(board.querySelector('[data-road="st_paul-omaha blue"]')).toBeNull();
});

test('the change of an entry is shown until the board is settled', async () => {
  playAtOnce();
  const { board, component } = await lay({ choices: CHOICES });
  const cash = () => board.querySelector('[data-player="blue"] [data-count="cash"] dd')?.textContent;
  expect(cash()).toBe('9');
  const toBank = line('paid', [['payer', 'purse', 'blue'], ['payee', 'purse', 'bank'], ['amount', 'number', '2']]);
  await component.animate(toBank, freshView());
  await component.animate(line('built', parts), freshView());
  expect(cash()).toBe('7');
  expect(board.querySelector('[data-road="st_paul-omaha blue"]')).not.toBeNull();
  expect(offered(board)).toHaveLength(CHOICES.length); // nothing goes away while something happens
  component.settle();
  await Promise.resolve();
  expect(cash()).toBe('9');
  expect(offered(board)).toHaveLength(CHOICES.length);
});

test('a new view is shown, whatever was played', async () => {
  playAtOnce();
  const { board, component, show } = await lay();
  await component.animate(line('built', parts), freshView());
  await show({ view: freshView() });
  expect(board.querySelector('[data-road="st_paul-omaha blue"]')).toBeNull();
});

test('a pioneer gets off the only possible coach, or the known one', () => {
  const player = freshView().players[1];
  expect(player && seatOf(player, 'banker', -1)).toEqual({ coach: 0, seat: 0 });
  expect(player && seatOf(player, 'sergeant', -1)).toBeUndefined();
  expect(player && seatOf(player, 'sergeant', 1)).toEqual({ coach: 1, seat: 3 });
});

test('arriving takes the tile; a settled pioneer stays', () => {
  const view = freshView();
  const known = { hint: -1, known: view };
  follow(view, { key: 'arrived', player: 'blue', city: 'dallas', fare: 1 }, known);
  follow(view, { key: 'settled', player: 'blue', city: 'dallas', job: 'banker' }, known);
  const dallas = view.cities.find(({ name }) => name === 'dallas');
  expect(dallas?.tile).toBeNull();
  expect(view.taken).toBe('sergeant');
  expect(dallas?.settlers[1]).toBe(1);
  expect(view.players[1]?.coaches[0]?.seats[0]?.taken).toBe(false);
});
