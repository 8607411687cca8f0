import { beforeEach, expect, test } from 'vitest';
import { remember } from '../../../src/lib/browser/storage';
import { begin, count, kept, NOTHING } from '../../../src/lib/puzzles/ownAnswers';

beforeEach(() => {
  remember('puzzles', null);
});

test('right answers make a streak, which a wrong one ends', () => {
  expect(kept('pioneers')).toEqual(NOTHING);
  expect(count('pioneers', 'a', true).streak).toBe(1);
  expect(count('pioneers', 'b', true)).toMatchObject({ streak: 2, best: 2 });
  expect(count('pioneers', 'c', false)).toEqual({ streak: 0, best: 2, seen: ['a', 'b', 'c'], open: '' });
  expect(kept('pioneers').best).toBe(2);
  expect(kept('colorado')).toEqual(NOTHING);
});

test('only the first answer counts', () => {
  count('pioneers', 'a', false);
  expect(count('pioneers', 'a', true)).toMatchObject({ streak: 0, seen: ['a'] });
});

test('a puzzle that was begun stays open until it is answered', () => {
  begin('pioneers', 'a');
  expect(kept('pioneers').open).toBe('a');
  count('pioneers', 'a', true);
  expect(kept('pioneers').open).toBe('');
});

test('as many are remembered as the server takes', () => {
  for (let number = 0; number < 510; number += 1) count('pioneers', `${number}`, true);
  expect(kept('pioneers').seen).toHaveLength(500);
  expect(kept('pioneers').seen.at(-1)).toBe('509');
});

test.each([7, 'x', { pioneers: 3 }, { pioneers: { streak: 'x', seen: 'x', open: 4 } }])('%o is no memory', (what) => {
  remember('puzzles', what);
  expect(kept('pioneers')).toEqual(NOTHING);
});
