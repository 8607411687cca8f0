import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Stage } from '../../src/lib/stage';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const told: string[] = [];
const left: number[] = [];

function laid(): Stage {
  told.length = left.length = 0;
  return new Stage((count) => left.push(count));
}

/** A scene that lasts so many milliseconds; null: nothing moves. */
function scene(name: string, lasts: number | null) {
  return {
    play: (signal: AbortSignal) => {
      told.push(`${name} enters`);
      if (lasts === null) return null;
      signal.addEventListener('abort', () => told.push(`${name} is cut`));
      return new Promise<void>((resolve) => setTimeout(resolve, lasts));
    },
    leave: () => told.push(`${name} leaves`),
  };
}

test('where nothing moves, it is so at once', () => {
  const stage = laid();
  stage.push(scene('a', null));
  stage.push({ leave: () => told.push('b leaves') });
  expect(told).toEqual(['a enters', 'a leaves', 'b leaves']);
  expect(left.at(-1)).toBe(0);
});

test('one after the other', async () => {
  const stage = laid();
  stage.push(scene('a', 100));
  stage.push(scene('b', null));
  stage.push(scene('c', 100));
  expect(told).toEqual(['a enters']);
  expect(left.at(-1)).toBe(3);
  await vi.advanceTimersByTimeAsync(100);
  expect(told).toEqual(['a enters', 'a leaves', 'b enters', 'b leaves', 'c enters']);
  await vi.advanceTimersByTimeAsync(100);
  expect([told.at(-1), left.at(-1)]).toEqual(['c leaves', 0]);
});

test('who is in a hurry sees the end; what comes later is played again', async () => {
  const stage = laid();
  stage.push(scene('a', 100));
  stage.push(scene('b', 100));
  stage.hurry();
  await vi.advanceTimersByTimeAsync(0);
  expect(told).toEqual(['a enters', 'a is cut', 'a leaves', 'b leaves']);
  stage.hurry();
  stage.push(scene('c', 100));
  expect(told.at(-1)).toBe('c enters');
});

test('too many are not waited for', async () => {
  const stage = laid();
  for (let i = 0; i < 40; i++) stage.push(scene(String(i), 100));
  await vi.advanceTimersByTimeAsync(0);
  expect(told.at(-1)).toBe('39 leaves');
});

test('a scene that fails or never ends holds nobody up', async () => {
  const stage = laid();
  const complaint = vi.spyOn(console, 'error').mockReturnValue();
  stage.push({ play: () => Promise.reject(new Error('fell')), leave: () => told.push('a leaves') });
  stage.push(scene('b', 60_000));
  await vi.advanceTimersByTimeAsync(8000);
  expect(told).toEqual(['a leaves', 'b enters', 'b is cut', 'b leaves']);
  expect(complaint).toHaveBeenCalledOnce();
  complaint.mockRestore();
});
