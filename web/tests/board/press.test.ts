import { fireEvent } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { BoardContext } from '../../src/board/context.svelte';
import { presses } from '../../src/board/pointer/press';
import { REST, tip, tips } from '../../src/board/pointer/tip.svelte';

const table = { held: false, preview: null, press: vi.fn(), point: vi.fn(), remarks: () => 'Careful!' };
let leave: unknown;

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = '<section class="board"><div><b data-offer="drive erie">Erie</b></div></section>';
  leave = presses(table as unknown as BoardContext)(thing('div'));
});

afterEach(() => {
  (leave as () => void)();
  tips.hide();
  vi.useRealTimers();
  vi.clearAllMocks();
});

function thing(selector: string): Element {
  const found = document.querySelector(selector);
  if (!found) throw new Error(selector);
  return found;
}

async function touch(kind: 'down' | 'move' | 'up', x = 0): Promise<void> {
  const event = new PointerEvent(`pointer${kind}`, {
    pointerType: 'touch', pointerId: 1, isPrimary: true, bubbles: true, clientX: x,
  });
  await fireEvent(thing('b'), event);
}

test('a tap chooses once', async () => {
  await touch('down');
  vi.advanceTimersByTime(REST - 1);
  await touch('up');
  vi.advanceTimersByTime(REST);
  expect(table.press.mock.calls).toEqual([['drive erie']]);
  expect(table.point).not.toHaveBeenCalled();
});

test('a finger that rests sees the choice and what speaks against it, and chooses nothing', async () => {
  await touch('down');
  vi.advanceTimersByTime(REST);
  expect(table.point).toHaveBeenLastCalledWith('drive erie');
  expect(tips.now?.text).toBe('Careful!');
  await touch('up');
  expect(table.point).toHaveBeenLastCalledWith(undefined);
  expect(tips.now).toBeNull();
  expect(table.press).not.toHaveBeenCalled();
});

test('a finger that slides off sees no more, and chooses nothing', async () => {
  await touch('down');
  vi.advanceTimersByTime(REST);
  await touch('move', 20);
  expect(table.point).toHaveBeenLastCalledWith(undefined);
  await touch('up', 20);
  await touch('down');
  await touch('move', 20);
  vi.advanceTimersByTime(REST);
  await touch('up', 20);
  expect(table.point).toHaveBeenCalledTimes(2);
  expect(table.press).not.toHaveBeenCalled();
});

test('of symbols within each other, the innermost is explained', async () => {
  const outer = tip('outer')(thing('div'));
  const inner = tip('inner')(thing('b'));
  await touch('down');
  vi.advanceTimersByTime(REST);
  expect(tips.now?.text).toBe('inner');
  inner?.();
  outer?.();
});

test('what is carried to its place is chosen there once, and elsewhere nothing is', async () => {
  const mouse = async (kind: string, clientX: number): Promise<void> => {
    const event = { pointerType: 'mouse', pointerId: 1, isPrimary: true, bubbles: true, clientX };
    await fireEvent(thing('b'), new PointerEvent(`pointer${kind}`, event));
  };
  thing('b').setAttribute('data-goes', 'train');
  thing('div').insertAdjacentHTML('beforeend', '<p data-takes="store train"></p><p data-takes="store"></p>');
  thing('div').insertAdjacentHTML('beforeend', '<i class="wb-sky"></i>');
  const [train, store] = document.querySelectorAll('p');
  for (const below of [store, train]) {
    document.elementFromPoint = () => below ?? null;
    await mouse('down', 0);
    await mouse('move', 20);
    expect(document.querySelectorAll('.wb-carried')).toHaveLength(1);
    expect([train, store].map((place) => place?.hasAttribute('data-awaits'))).toEqual([true, false]);
    await mouse('up', 20);
    expect(document.querySelectorAll('.wb-carried, [data-awaits], [data-lifted]')).toHaveLength(0);
  }
  expect(table.press.mock.calls).toEqual([['drive erie']]);
});
