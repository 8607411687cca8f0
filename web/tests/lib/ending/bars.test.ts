import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { countedTotal, longest, segments } from '../../../src/lib/ending/bars';
import { ScoreCount } from '../../../src/lib/ending/scoreCount.svelte';

const SOURCES = ['cattle', 'gold', 'damage'];
const NINE = Array.from({ length: 9 }, (_, i) => `source ${i}`);
const SCORES = { cattle: 6, gold: 4, damage: -3 };

test('a bar grows source by source', () => {
  expect(segments(SCORES, SOURCES, 0)).toEqual([]);
  expect(segments(SCORES, SOURCES, 1.5).map(({ source, from, to }) => [source, from, to]))
    .toEqual([['cattle', 0, 6], ['gold', 6, 8]]);
  expect([0, 0.5, 1, 2, 3].map((counted) => countedTotal(SCORES, SOURCES, counted))).toEqual([0, 3, 6, 10, 7]);
});

test('lost points cover the end of the bar, which never outgrows its track', () => {
  expect(segments(SCORES, SOURCES, 3).at(-1)).toEqual({ source: 'damage', from: 7, to: 10, lost: true });
  expect(longest([SCORES, { cattle: 2 }], SOURCES)).toBe(10);
  expect(longest([{}], SOURCES)).toBe(1);
});

test('points that nobody may know are not counted', () => {
  expect(countedTotal({ cattle: 6, gold: null }, SOURCES, 3)).toBe(6);
});

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('counting takes its time, ends by itself and can be skipped', () => {
  const count = new ScoreCount();
  count.start(SOURCES, 1);
  vi.advanceTimersByTime(1000);
  expect(count.running).toBe(true);
  expect(count.counted).toBeGreaterThan(0);
  expect(count.counted).toBeLessThan(2);
  vi.advanceTimersByTime(3000);
  expect([count.running, count.counted]).toEqual([false, 3]);
  count.start(SOURCES, 1);
  count.skip();
  expect([count.running, count.counted]).toEqual([false, 3]);
});

test('it is faster for those who like it fast, and without animations all is there at once', () => {
  const [normal, fast, still] = [new ScoreCount(), new ScoreCount(), new ScoreCount()];
  normal.start(NINE, 1);
  fast.start(NINE, 2.2);
  still.start(NINE, 0);
  expect([still.running, still.counted]).toEqual([false, 9]);
  vi.advanceTimersByTime(2000);
  expect(fast.counted).toBeGreaterThan(2 * normal.counted);
  vi.advanceTimersByTime(3100);
  expect(normal.running).toBe(false);
});

test('the source to look at is the one that is counted; afterwards, one may be pointed at', () => {
  const count = new ScoreCount();
  count.pointed = 'gold';
  count.start(SOURCES, 1);
  expect(count.source).toBe('gold');
  vi.advanceTimersByTime(1000);
  expect(count.source).toBe('cattle');
  count.skip();
  expect(count.source).toBe('gold');
});
