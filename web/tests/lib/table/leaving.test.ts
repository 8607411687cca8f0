import { expect, test } from 'vitest';
import type { SeatStatus, TableStatus } from '../../../src/lib/protocol';
import { givingUp, isMineAlone, whileAway } from '../../../src/lib/table/leaving';
import { TABLE } from '../../sampleTable';

const CLOCK = { turn: 1, bank: 1, paused: false, running: [], left: [], at: 0 };

/** A table with Anna, what *bea* is, and a bot. */
function at(bea: Partial<SeatStatus>, more: Partial<TableStatus> = {}): TableStatus {
  const seats = TABLE.seats.map((seat, number) => (number === 1 ? { ...seat, ...bea } : seat));
  return { ...TABLE, standin: 'greedy', ...more, seats };
}

const BOT = { who: 'bot' as const, bot: 'greedy' };

test.each([
  ['a friend plays', at({}), 'bot'],
  ['a friend plays, and nobody stands in', at({}, { standin: '' }), 'waits'],
  ['the friend has left', at({ gone: true }), 'waits'],
  ['the friend has resigned', at({ resigned: true, bot: 'greedy' }), 'waits'],
  ['against bots', at(BOT), 'waits'],
  ['against bots, with a clock', at(BOT, { clock: CLOCK }), 'clock'],
])('while I am away: %s', (_, table, what) => {
  expect(whileAway(table, 0)).toBe(what);
});

test.each([
  ['a friend plays', at({}), 'resign'],
  ['a friend can come back', at({ gone: true }), 'resign'],
  ['the friend has resigned', at({ resigned: true, bot: 'greedy' }), 'abandon'],
  ['against bots', at(BOT), 'abandon'],
  ['a lesson', at(BOT, { lesson: { name: '', done: 0, goal: 1, points: [], rule: '', lessons: [], basics: 1 } }), null],
  ['it is over', at({}, { state: 'over' }), null],
  ['it has not begun', at({}, { state: 'gathering' }), null],
])('giving up: %s', (_, table, how) => {
  expect(givingUp(table, 0)).toBe(how);
  expect(givingUp(table, null)).toBe(null);
});

test('a table is mine alone if nobody else has, or had, a seat', () => {
  expect([BOT, { who: 'free' as const }].map((bea) => isMineAlone(at(bea), 0))).toEqual([true, true]);
  expect([{}, { resigned: true }, { who: 'kept' as const }].map((bea) => isMineAlone(at(bea), 0)))
    .toEqual([false, false, false]);
});
