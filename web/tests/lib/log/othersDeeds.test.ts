import { expect, test } from 'vitest';
import type { LogLine } from '../../../src/lib/log/log';
import { othersDeeds } from '../../../src/lib/log/othersDeeds';

/** Words like `turn red` or `built blue`. */
const log = (told: string[]): LogLine[] => told.map((words, seq) => {
  const [key = '', color = '', gone] = words.replace('turn ', 'turn-of ').split(' ');
  return { seq, at: 0, key, parts: [['player', 'player', color]], gone: gone === 'gone' };
});
const since = (acted: number | null, ...told: string[]): string[] =>
  othersDeeds(log(told), 'red', acted).map(({ key, parts }) => `${key} ${parts?.[0]?.[2]}`);

test('in my turn: what others did before it', () => {
  expect(since(null, 'turn red', 'turn blue', 'drove blue', 'turn green', 'built green', 'turn red', 'income red'))
    .toEqual(['turn-of blue', 'drove blue', 'turn-of green', 'built green']);
});

test('after my turn: what others have done so far', () => {
  expect(since(null, 'turn blue', 'drove blue', 'turn red', 'built red', 'turn blue', 'built blue'))
    .toEqual(['turn-of blue', 'built blue']);
});

test('before my first turn: everything, but nothing before the first turn', () => {
  expect(since(null, 'begins blue', 'turn blue', 'drove blue')).toEqual(['turn-of blue', 'drove blue']);
  expect(since(null, 'begins blue', 'turn red', 'built red')).toEqual([]);
});

test('after I did something: only what came later', () => {
  expect(since(2, 'turn red', 'turn blue', 'drove blue', 'joined red', 'joined green')).toEqual(['joined green']);
});

test('after my last deed, what others still did in my own turn counts as well', () => {
  expect(since(0, 'turn red', 'built red', 'joined blue', 'turn blue', 'built blue'))
    .toEqual(['joined blue', 'turn-of blue', 'built blue']);
});

test('a deed before my last turn is not the latest: I have played on another device', () => {
  expect(since(0, 'turn red', 'built red', 'turn blue', 'turn red', 'built red', 'turn blue', 'built blue'))
    .toEqual(['turn-of blue', 'built blue']);
});

test('what was undone does not count', () => {
  expect(since(null, 'turn red', 'turn blue', 'drove blue gone', 'built blue')).toEqual(['turn-of blue', 'built blue']);
});
