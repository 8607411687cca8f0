import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { UpdateQueue } from '../../../src/lib/table/updateQueue';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const told: string[] = [];
const left: number[] = [];

function newQueue(): UpdateQueue {
  told.length = left.length = 0;
  return new UpdateQueue((count) => left.push(count));
}

/** An update whose animation lasts *lasts* milliseconds; null: nothing moves. */
function update(name: string, lasts: number | null) {
  return {
    play: (signal: AbortSignal) => {
      told.push(`${name} enters`);
      if (lasts === null) return null;
      signal.addEventListener('abort', () => told.push(`${name} is cut`));
      return new Promise<void>((resolve) => setTimeout(resolve, lasts));
    },
    apply: () => told.push(`${name} is applied`),
  };
}

test('without animation, an update is applied at once', () => {
  const queue = newQueue();
  queue.push(update('a', null));
  queue.push({ apply: () => told.push('b is applied') });
  expect(told).toEqual(['a enters', 'a is applied', 'b is applied']);
  expect(left.at(-1)).toBe(0);
});

test('updates are shown one after the other', async () => {
  const queue = newQueue();
  queue.push(update('a', 100));
  queue.push(update('b', null));
  queue.push(update('c', 100));
  expect(told).toEqual(['a enters']);
  expect(left.at(-1)).toBe(3);
  await vi.advanceTimersByTimeAsync(100);
  expect(told).toEqual(['a enters', 'a is applied', 'b enters', 'b is applied', 'c enters']);
  await vi.advanceTimersByTimeAsync(100);
  expect([told.at(-1), left.at(-1)]).toEqual(['c is applied', 0]);
});

test('skipping shows the result; later updates are animated again', async () => {
  const queue = newQueue();
  queue.push(update('a', 100));
  queue.push(update('b', 100));
  queue.skip();
  await vi.advanceTimersByTimeAsync(0);
  expect(told).toEqual(['a enters', 'a is cut', 'a is applied', 'b is applied']);
  queue.skip();
  queue.push(update('c', 100));
  expect(told.at(-1)).toBe('c enters');
});

test('a long queue is skipped', async () => {
  const queue = newQueue();
  for (let i = 0; i < 40; i++) queue.push(update(String(i), 100));
  await vi.advanceTimersByTimeAsync(0);
  expect(told.at(-1)).toBe('39 is applied');
});

test('an update that fails or never ends holds nothing up', async () => {
  const queue = newQueue();
  const complaint = vi.spyOn(console, 'error').mockReturnValue();
  queue.push({ play: () => Promise.reject(new Error('fell')), apply: () => told.push('a is applied') });
  queue.push(update('b', 60_000));
  await vi.advanceTimersByTimeAsync(8000);
  expect(told).toEqual(['a is applied', 'b enters', 'b is cut', 'b is applied']);
  expect(complaint).toHaveBeenCalledOnce();
  complaint.mockRestore();
});
