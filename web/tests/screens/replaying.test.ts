import { expect, test } from 'vitest';
import type { Ask, Line, Replay } from '../../src/lib/protocol';
import { logUntil, moments, turns } from '../../src/parts/replaying';
import { TABLE } from './table';

const ask: Ask = { actors: [0], step: 'purchase', facts: {}, choices: [], undo: null };
const line = (seq: number, key: string, back?: number): Line =>
  ({ seq, at: 0, key, ...(back === undefined ? {} : { back }) });
const frame = (seq: number, cash: number, ...lines: Line[]) =>
  ({ seq, lines, changes: [[['cash'], cash]] as [string[], number][], ask, scores: [] });

const REPLAY: Replay = {
  table: TABLE,
  seat: 0,
  names: {},
  lines: [line(0, 'table-begun')],
  game: { version: 0, view: { cash: 2, winners: [] }, ask, scores: [] },
  frames: [frame(1, 5, line(1, 'turn-of')), frame(2, 3, line(2, 'built')), frame(3, 5, line(3, 'table-took-back', 2))],
};

test('each moment has its own view, and the first one stays as it was', () => {
  expect(moments(REPLAY).map(({ view }) => (view as unknown as { cash: number }).cash)).toEqual([2, 5, 3, 5]);
});

test('the log goes as far as the moment; what is taken back later still stands', () => {
  const all = moments(REPLAY);
  expect(logUntil(all, 2).map(({ key, gone }) => [key, Boolean(gone)]))
    .toEqual([['table-begun', false], ['turn-of', false], ['built', false]]);
  expect(logUntil(all, 3).at(2)?.gone).toBe(true);
});

test('turns are found at the moments they begin', () => {
  expect(turns(moments(REPLAY)).map(({ moment }) => moment)).toEqual([1]);
});
