import { afterEach, expect, test } from 'vitest';
import { TableMemory } from '../../../src/lib/browser/tableMemory';

const isNumber = (kept: unknown): kept is number => typeof kept === 'number';

afterEach(() => {
  localStorage.clear();
});

test('what was noted about a table last is remembered, also by another page', () => {
  const memory = new TableMemory('test', isNumber);
  expect(memory.of('abc')).toBeNull();
  memory.note('abc', 1);
  memory.note('abc', 2);
  memory.note('xyz', 3);
  expect(new TableMemory('test', isNumber).of('abc')).toBe(2);
});

test('what is not understood is forgotten, and so are tables of long ago', () => {
  localStorage.setItem('westbound.test', JSON.stringify([['abc', 'many'], 'xyz', ['old', 1]]));
  const memory = new TableMemory('test', isNumber);
  expect([memory.of('abc'), memory.of('xyz'), memory.of('old')]).toEqual([null, null, 1]);
  for (let i = 0; i < 200; i += 1) memory.note(`table-${i}`, i);
  expect([memory.of('old'), memory.of('table-199')]).toEqual([null, 199]);
});
