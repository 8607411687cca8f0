import { expect, test } from 'vitest';
import type { Line } from '../../../src/lib/protocol';
import { isAbout, longer, turnsSince } from '../../../src/lib/log/log';

const line = (seq: number, key: string, more: Partial<Line> = {}): Line => ({ seq, at: 0, key, ...more });

test('undone lines stay readable, and chat is never undone', () => {
  const log = longer([], [line(1, 'built'), line(2, 'arrived'), line(3, 'table-said'), line(4, 'settled')]);
  const after = longer(log, [line(5, 'table-took-back', { back: 2 }), line(5, 'coach-revealed')]);
  expect(after.map(({ key, gone }) => (gone ? `(${key})` : key))).toEqual([
    'built', '(arrived)', 'table-said', '(settled)', 'table-took-back', 'coach-revealed',
  ]);
  expect(log.some(({ gone }) => gone)).toBe(false);
});

test('turns are counted from an event on, without those that were undone', () => {
  const log = longer([], [line(1, 'turn-of'), line(3, 'turn-of'), line(4, 'built'), line(5, 'turn-of')]);
  expect([0, 1, 2, 4, 6].map((seq) => turnsSince(log, seq))).toEqual([3, 3, 2, 1, 0]);
  expect(turnsSince(longer(log, [line(6, 'table-took-back', { back: 4 })]), 2)).toBe(1);
});

test('who a line is about', () => {
  const paid = line(1, 'paid', { parts: [['payer', 'purse', 'red'], ['amount', 'number', '2']] });
  expect([isAbout(paid, 'red'), isAbout(paid, 'blue')]).toEqual([true, false]);
  expect(isAbout(line(1, 'game-over'), 'red')).toBe(false);
});
