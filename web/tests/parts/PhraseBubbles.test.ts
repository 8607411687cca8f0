import { render } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { LogLine } from '../../src/lib/log/log';
import { PHRASES } from '../../src/lib/chat/phrases';
import Face from '../../src/parts/chat/Face.svelte';
import { speak, speechFor } from '../sampleTable';
import Bubbling from './Bubbling.svelte';

const phrase = (seq: number, key: string): LogLine =>
  ({ seq, at: 0, key: 'table-phrase', parts: [['player', 'player', 'blue'], ['phrase', 'phrase', key]] });

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('a quick phrase is a bubble for a moment; earlier ones are not', async () => {
  await speak('en');
  const speech = await speechFor(0);
  const { container, rerender } = render(Bubbling, { lines: [phrase(1, 'hello')], speech });
  const bubbles = (): string[] => [...container.querySelectorAll('.bubble b')].map((each) => each.textContent);
  await tick();
  expect(bubbles()).toEqual([]);
  await rerender({ lines: [phrase(1, 'hello'), phrase(2, 'ouch')] });
  await tick();
  expect(bubbles()).toEqual(['Ouch!']);
  await rerender({ lines: [phrase(1, 'hello'), phrase(2, 'ouch'), phrase(3, 'thanks')] });
  await tick();
  expect(bubbles()).toEqual(['Thanks!']);
  vi.advanceTimersByTime(6000);
  await tick();
  expect(bubbles()).toEqual([]);
});

test('every phrase has a face of its own', () => {
  const faces = PHRASES.map((phrase) => render(Face, { phrase }).container.innerHTML.replace(/ data-face="[^"]*"/, ''));
  expect(new Set(faces).size).toBe(PHRASES.length);
});
