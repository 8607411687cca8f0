import { expect, test, vi } from 'vitest';
import { MOVE, WHERE, WHY } from '../../../src/lib/hints/hint.svelte';
import { Problem } from '../../../src/lib/net/api';
import type { PuzzleHint } from '../../../src/lib/protocol';
import { StepwiseHint } from '../../../src/lib/puzzles/puzzleHint.svelte';
import { PASS, road } from '../../sampleTable';

const CHOICES = [PASS, road('a-b'), road('b-c')];
const words = (hint: StepwiseHint): string[] => hint.among(CHOICES).map((each) => each.words);

function told(step: number): PuzzleHint {
  const knows = step > WHERE;
  return {
    step, verb: 'road', words: knows ? ['road a-b'] : ['road a-b', 'road b-c'],
    win: knows ? 0.6 : null, next_win: knows ? 0.5 : null, reasons: step === WHY ? [{ key: 'forced' }] : [], own: null,
  };
}

const fetched = () => vi.fn((step: number) => Promise.resolve(told(step)));

test('each step is asked for when it is wanted, and once', async () => {
  const fetch = fetched();
  const hint = new StepwiseHint(fetch);
  expect([hint.step, hint.found, words(hint)]).toEqual([0, null, []]);
  hint.more();
  await vi.waitFor(() => {
    expect(words(hint)).toEqual(['road a-b', 'road b-c']);
  });
  expect(hint.found?.words).toBe('');
  hint.more();
  await vi.waitFor(() => {
    expect(hint.step).toBe(MOVE);
  });
  expect([words(hint), hint.found?.words, hint.found?.win]).toEqual([['road a-b'], 'road a-b', 0.6]);
  hint.more();
  await vi.waitFor(() => {
    expect(hint.step).toBe(WHY);
  });
  expect(hint.found?.reasons).toHaveLength(1);
  hint.more();
  expect(fetch.mock.calls.map(([step]) => step)).toEqual([WHERE, MOVE, WHY]);
});

test('put away, it is looked at again without asking', async () => {
  const fetch = fetched();
  const hint = new StepwiseHint(fetch);
  hint.more();
  await vi.waitFor(() => {
    expect(hint.found).not.toBeNull();
  });
  hint.hide();
  expect(words(hint)).toEqual([]);
  hint.more();
  expect(hint.step).toBe(WHERE);
  expect(fetch).toHaveBeenCalledOnce();
});

test('one that did not come can be asked for again', async () => {
  const fetch = fetched();
  fetch.mockRejectedValueOnce(new Problem('offline', 'gone'));
  const hint = new StepwiseHint(fetch);
  hint.more();
  await vi.waitFor(() => {
    expect(hint.failed).toBe(true);
  });
  hint.more();
  await vi.waitFor(() => {
    expect(hint.found).not.toBeNull();
  });
  expect([hint.failed, hint.step]).toEqual([false, WHERE]);
});
