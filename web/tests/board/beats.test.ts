import { expect, test } from 'vitest';
import { beats } from '../../src/board/playback/beats';
import type { Line } from '../../src/lib/protocol';

/** Words like `paid red` or `paid red blue`. */
const line = (words: string): Line => {
  const [key = '', ...colors] = words.split(' ');
  return { seq: 0, at: 0, key, parts: colors.map((color) => ['player', 'player', color]) };
};
const told = (...lines: string[]): number[] => beats(lines.map(line)).map(({ length }) => length);

test('the same happens to everybody at once', () => {
  expect(told('struck', 'lost red', 'lost blue', 'lost green', 'back')).toEqual([1, 3, 1]);
});

test('what one player does comes one after the other, and so does what two have to do with', () => {
  expect(told('lost red', 'lost red', 'lost blue')).toEqual([1, 2]);
  expect(told('paid red blue', 'paid blue green', 'paid red yellow')).toEqual([1, 2]);
});

test('what different kinds of lines tell, or nobody does, or opens a turn, stays in order', () => {
  expect(told('lost red', 'won blue', 'laid', 'laid', 'turn-of red', 'turn-of blue')).toEqual([1, 1, 1, 1, 1, 1]);
});
