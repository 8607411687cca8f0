import { expect, test } from 'vitest';
import { places, verdict } from '../../../src/lib/ending/verdict';

const said = (...of: Parameters<typeof verdict>) => {
  const found = verdict(...of);
  return found && [found.key, found.values];
};

test('winners are first whatever broke the tie, and equal points share a place', () => {
  expect(places([7, 9, 9, 3, 7], [2])).toEqual([3, 1 + 1, 1, 5, 3]);
  expect(places([9, 9, 3], [0, 1])).toEqual([1, 1, 3]);
});

test('the winner reads the margin, the others how far behind they are', () => {
  expect(said([20, 13, 16], [0], 0)).toEqual(['ending-won', { margin: 4 }]);
  expect(said([20, 13, 16], [0], 1)).toEqual(['ending-behind', { place: 3, margin: 7 }]);
  expect(said([20, 13, 16], [0], null)).toEqual(['ending-seen', { margin: 4 }]);
});

test('a tie is won, lost or shared', () => {
  expect(said([9, 9], [1], 1)).toEqual(['ending-won-tie', {}]);
  expect(said([9, 9], [1], 0)).toEqual(['ending-lost-tie', {}]);
  expect(said([9, 9], [1], null)).toEqual(['ending-seen-tie', {}]);
  expect(said([9, 9, 2], [0, 1], 1)).toEqual(['ending-won-shared', {}]);
  expect(said([9, 9, 2], [0, 1], null)).toEqual(['ending-seen-shared', {}]);
  expect(verdict([9, 9], [1], 1)?.tied).toEqual([0]);
});

test('without a winner there is nothing to say', () => {
  expect(verdict([9, 3], [], 0)).toBeNull();
  expect(verdict([9], [0], 0)).toBeNull();
});
