import { expect, test } from 'vitest';
import { deedsOf, turningPoints } from '../../../src/lib/ending/turningPoints';
import type { Line, Replay } from '../../../src/lib/protocol';
import { TABLE } from '../../sampleTable';

const ask = { actors: [], step: '', facts: {}, choices: [], undo: null };
const line = (seq: number, key: string, color = 'red', more: Partial<Line> = {}): Line =>
  ({ seq, at: 0, key, parts: [['player', 'player', color]], ...more });

/** A game by the points of all players after each action. */
function game(...totals: (number[] | [number[], ...Line[]])[]): Replay {
  const frames = totals.map((each, i) => {
    const [points, ...lines] = (Array.isArray(each[0]) ? each : [each]) as [number[], ...Line[]];
    return { seq: i + 1, seat: 0, lines, changes: [], ask, scores: points.map((all) => ({ all })) };
  });
  return {
    table: TABLE, mine: 0, seat: null, all: true, names: {}, lines: [],
    game: { version: 0, view: {}, ask, scores: [] }, frames,
  };
}

const found = (...of: Parameters<typeof game>) =>
  turningPoints(game(...of)).map(({ moment, seat, change, leads }) => [moment, seat, change, leads]);

test('taking the lead is a turning point, once the game is under way', () => {
  expect(found([2, 0], [2, 3], [21, 20], [22, 23], [25, 24], [25, 23])).toEqual([
    [3, 0, 19, true], [4, 1, 3, true], [5, 0, 3, true],
  ]);
});

test('early changes of the lead are noise', () => {
  expect(found([1, 0], [1, 2], [3, 2], [4, 2], [7, 6], [10, 9], [13, 12], [16, 15], [18, 17], [20, 19])).toEqual([]);
});

test('so are points that everybody gains', () => {
  expect(found([1, 0], [30, 29], [60, 59])).toEqual([]);
});

test('a player who gains or loses much more than the others turns the game', () => {
  expect(found([10, 5], [20, 15], [40, 25], [40, 15], [50, 26])).toEqual([[3, 0, 20, false], [4, 1, -10, false]]);
  expect(found([20, 15, 20], [30, 25, 30], [30, 10, 15], [30, 12, 15])).toEqual([]);
});

test('points with which a game goes on from another are no gain', () => {
  expect(found([42, 40], [44, 43], [46, 45])).toEqual([]);
});

test('a player who is far behind turns no game', () => {
  expect(found([40, 39, 5], [50, 49, 17], [52, 51, 5])).toEqual([]);
});

test('there are at most three, in order, among them the one at which the winner took over', () => {
  const all = found([40, 30], [40, 60], [90, 60], [90, 130], [180, 130], [180, 181]);
  expect(all).toHaveLength(3);
  expect(all.at(-1)).toEqual([6, 1, 51, true]);
  expect(all.map(([moment]) => moment)).toEqual([...all.map(([moment]) => moment)].sort());
});

test('what was undone never happened', () => {
  expect(found(
    [[20, 19], line(1, 'built')],
    [[20, 80], line(2, 'built', 'blue')],
    [[20, 19], line(3, 'table-took-back', 'blue', { back: 2 })],
    [[24, 22], line(4, 'built')],
  )).toEqual([]);
});

test('its words are those of the player’s own deed, or of what happened to them', () => {
  const joining = { leads: { drove: { effects: ['emptied'] } }, sums: [] };
  const keys = (color: string, ...lines: Line[]) => told(5, color, ...lines);
  const told = (change: number, color: string, ...lines: Line[]) =>
    deedsOf({ moment: 1, seq: 1, totals: [], seat: 0, change, leads: false, lines }, color, joining)
      .map((deed) => deed.lines.map(({ key }) => key));
  expect(keys('red', line(1, 'paid'), line(1, 'drove'), line(1, 'emptied'), line(1, 'turn-of', 'blue')))
    .toEqual([['drove', 'emptied']]);
  expect(told(-5, 'red', line(1, 'drove'), line(1, 'wagon-lost'))).toEqual([['wagon-lost']]);
  expect(told(-5, 'red', line(1, 'drove'))).toEqual([['drove']]);
  expect(keys('blue', line(1, 'drove'), line(1, 'gained', 'blue'))).toEqual([['gained']]);
  expect(keys('green', line(1, 'disaster'))).toEqual([['disaster']]);
  expect(keys('red', line(1, 'hidden', 'red', { quiet: true }))).toEqual([]);
});
