import { expect, test } from 'vitest';
import type { Review, ReviewedChoice } from '../../src/lib/protocol';
import { byTurn, chancesAt, choiceAt, curve, drawn, luck, nearest } from '../../src/lib/review/winGraph';
import { parseReplayAddress, replayPath } from '../../src/lib/table/replay';

const made = (moment: number, seat: number, before: number, after: number): ReviewedChoice => ({
  at: moment, moment, seat, step: 'build', played: 'pass', options: [], before: [before, 1 - before],
  after: [after, 1 - after],
});

const seat = (result: number) => ({ start: 0.5, luck: 0, own: 0, others: 0, result, mistakes: [], best: null });

const REVIEW: Review = {
  simulations: 30,
  choices: [made(0, 0, 0.5, 0.25), made(3, 1, 0.25, 0.25), made(4, 0, 0.75, 0.75)],
  seats: [seat(1), seat(0)],
};

test('a curve goes from choice to choice and ends with the result', () => {
  expect(curve(REVIEW, 0)).toEqual([
    { x: 0, y: 0.5 }, { x: 0.5, y: 0.75 }, { x: 1, y: 0.75 }, { x: 1.5, y: 0.75 }, { x: 2, y: 0.25 },
    { x: 2.5, y: 0.25 }, { x: 3, y: 0 },
  ]);
  expect(curve(REVIEW, 1).map(({ y }) => y)).toEqual(curve(REVIEW, 0).map(({ y }) => 1 - y));
});

test('luck is what changes between choices, never what a choice changes', () => {
  expect(luck(REVIEW, 0)).toEqual([
    { from: { x: 1.5, y: 0.75 }, to: { x: 2, y: 0.25 }, good: true },
    { from: { x: 2.5, y: 0.25 }, to: { x: 3, y: 0 }, good: true },
  ]);
  expect(luck(REVIEW, 1).map(({ good }) => good)).toEqual([false, false]);
});

test('the graph is as wide as all choices', () => {
  expect(drawn(curve(REVIEW, 0), 3, 300, 100)).toBe('0,50 50,75 100,75 150,75 200,25 250,25 300,0');
  expect(drawn([], 0, 300, 100)).toBe('');
});

test('a place in the graph means the nearest choice, and a moment the next one', () => {
  expect([-1, 0, 0.2, 0.5, 1, 2].map((place) => nearest(REVIEW, place))).toEqual([0, 0, 1, 2, 2, 2]);
  expect([0, 1, 3, 4, 5].map((moment) => choiceAt(REVIEW, moment))).toEqual([0, 1, 1, 2, 3]);
});

test('a moment has the chances of its choice, or those that the last choice left', () => {
  const at = (moment: number, over = false) => chancesAt(REVIEW, moment, over)[0];
  expect([0, 1, 2, 3, 4, 5].map((moment) => at(moment))).toEqual([0.5, 0.25, 0.25, 0.25, 0.75, 0.75]);
  expect(at(5, true)).toBe(1);
  expect(chancesAt({ ...REVIEW, choices: REVIEW.choices.slice(1) }, 0, false)).toEqual([0.25, 0.75]);
});

test('turns without a choice are not in the table', () => {
  const turns = [0, 1, 2, 4].map((moment) => ({ moment, line: { seq: 0, at: 0, key: 'turn' }, color: 'red' }));
  expect(byTurn(REVIEW, turns).map(({ turn, choice, chances }) => [turn.moment, choice, chances[0]])).toEqual([
    [0, 0, 0.5], [2, 1, 0.25], [4, 2, 0.75],
  ]);
});

test('a link to a moment may show its review', () => {
  const path = replayPath('abc', { eyes: 'all', at: 7, review: true });
  expect(path).toBe('/table/abc/replay?eyes=all&at=7&review=1');
  expect(parseReplayAddress('?eyes=all&at=7&review=1')).toEqual({ eyes: 'all', at: 7, review: true });
  expect(parseReplayAddress('?at=7&review=2')).toEqual({ eyes: '', at: 7 });
});
