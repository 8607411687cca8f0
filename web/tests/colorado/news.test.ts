import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SCENES } from '../../src/games/colorado/news/scenes';
import { follow } from '../../src/games/colorado/news/traces';
import type { ColoradoEntry } from '../../src/games/colorado/types';
import { CHOICES, freshView, lay, line, me, offered } from './position';

beforeEach(() => {
  document.documentElement.dataset.speed = 'normal';
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

const PARTS = {
  player: 'campfire', giver: 'wheel', card: 'green 2', other: 'grey 2', amount: 2, region: 'grand_mesa', turn: 14,
  step: 'durango 2', rail: '5', track: 'saloon', box: '1', zone: 'lake', points: 4, source: 'saloon', color: 'blue',
  bounty: 'saloon',
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
  const { component } = await lay();
  await component.animate(line('table-said'), freshView());
  document.documentElement.dataset.speed = 'instant';
  await component.animate(line('laid', parts), freshView());
  expect(played).toEqual([]);
});

test('the change of an entry is shown until the board is settled', async () => {
  playAtOnce();
  const { board, component } = await lay({ choices: CHOICES });
  const has = () => board.querySelector('[data-area="campfire"] [data-card="green 2"]') !== null;
  await component.animate(line('laid', parts), freshView());
  expect(has()).toBe(true);
  expect(offered(board)).toHaveLength(CHOICES.length); // nothing goes away while something happens
  component.settle();
  await Promise.resolve();
  expect(has()).toBe(false);
  expect(offered(board)).toHaveLength(CHOICES.length);
});

test('ticks, cards, nuggets and medals change as the journal says', () => {
  const [view, known] = [freshView(), freshView()];
  const trace = (key: ColoradoEntry['key'], more: object = {}) => {
    follow(view, { ...PARTS, ...more, key } as ColoradoEntry, known);
  };
  const player = me(view);
  const { nuggets, score } = player;
  trace('nugget-taken');
  trace('paid');
  expect([player.nuggets, view.reserve]).toEqual([nuggets - 1, known.reserve + 1]);
  trace('laid');
  expect([player.hand?.length, player.area.includes('green 2')]).toEqual([4, true]);
  trace('pair-discarded', { card: 'green 1', other: 'violet 2' });
  expect([player.hand, player.cards]).toEqual([['grey 2', 'orange 1'], 2]);
  trace('card-seen', { card: 'red 3' });
  expect(player.hand?.[0]).toBe('red 3');
  trace('ticked');
  trace('rail-ticked');
  trace('track-ticked', { track: 'tipi', box: '5' });
  trace('track-ticked');
  trace('zone-ticked');
  expect(player.steps).toContain('durango 2');
  expect([player.rails.at(-1), player.tipi[4], player.tracks.saloon, player.zones.lake]).toEqual(['5', true, 1, 1]);
  trace('medal-won');
  expect([player.medals, player.score]).toEqual([[{ source: 'saloon', points: 4 }], score + 4 + 4]);
  trace('medals-closed', { amount: 1 });
  expect(view.medals_left.saloon).toEqual([4]);
  trace('received', { card: 'blue 1' });
  trace('family-discarded');
  expect(player.area.filter((card) => card.startsWith('blue'))).toEqual([]);
});

test('ticking the last step completes the region', () => {
  const view = freshView();
  for (const step of ['durango 2', 'durango 4', 'durango 5']) {
    follow(view, { key: 'ticked', player: 'campfire', step }, view);
  }
  expect(me(view).complete).toEqual(['durango']);
});

test('a given card leaves the hand; everybody sees which card is asked for', () => {
  const view = freshView();
  const held = view.players[1]?.cards ?? 0;
  follow(view, { key: 'asked', player: 'campfire', giver: 'wheel', card: 'green 2' }, view);
  expect([view.asked, view.giver]).toEqual(['green 2', 1]);
  follow(view, { key: 'gave', giver: 'wheel', player: 'campfire', card: 'green 2' }, view);
  expect([view.asked, view.called, view.players[1]?.cards]).toEqual([null, 'green 2', held - 1]);
});

test('what two players do at once is all there in the end', async () => {
  playAtOnce();
  const view = freshView();
  const { board, component } = await lay({ view });
  const nuggets = (color: string): number =>
    Number(board.querySelector(`[data-player="${color}"] [data-count="nuggets"] dd`)?.textContent);
  const before = [nuggets('campfire'), nuggets('wheel')];
  await Promise.all(['campfire', 'wheel'].map((color) =>
    component.animate(line('nugget-taken', [['player', 'player', color]]), view)));
  expect([nuggets('campfire'), nuggets('wheel')]).toEqual(before.map((count) => count + 1));
});
