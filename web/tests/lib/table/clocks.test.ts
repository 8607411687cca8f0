import { expect, test } from 'vitest';
import type { ClockTimes } from '../../../src/lib/protocol';
import { left, paceOf, span } from '../../../src/lib/table/clocks';

const CLOCK: ClockTimes = {
  turn: 20, bank: 100, paused: false, running: [0], left: [[20_000, 100_000], [5000, 60_000]], at: 1000,
};

test('time runs for those who have to choose, the turn’s first', () => {
  expect(left(CLOCK, 0, 1000)).toEqual({ turn: 20_000, bank: 100_000 });
  expect(left(CLOCK, 0, 16_000)).toEqual({ turn: 5000, bank: 100_000 });
  expect(left(CLOCK, 0, 31_000)).toEqual({ turn: 0, bank: 90_000 });
  expect(left(CLOCK, 0, 1_000_000)).toEqual({ turn: 0, bank: 0 });
  expect(left(CLOCK, 1, 31_000)).toEqual({ turn: 5000, bank: 60_000 });
});

test('a slow clock does not run backwards', () => {
  expect(left(CLOCK, 0, 0)).toEqual({ turn: 20_000, bank: 100_000 });
});

test.each([
  [0, 'time', '0:00'],
  [59_001, 'time', '1:00'],
  [7_199_000, 'time', '119:59'],
  [7_200_000, 'hours', '120:00'],
  [200_000_000, 'days', '3333:20'],
])('%d milliseconds are said as one would', (ms, unit, time) => {
  expect(span(ms)).toMatchObject({ unit, time });
});

test('a clock is named after its preset', () => {
  expect([null, { turn: 60, bank: 900 }, { turn: 61, bank: 900 }].map(paceOf)).toEqual(['none', 'evening', 'own']);
});
