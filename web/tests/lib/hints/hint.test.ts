import { expect, test, vi } from 'vitest';
import { Hint, MOVE, WHERE, WHY } from '../../../src/lib/hints/hint.svelte';
import type { Hinted } from '../../../src/lib/protocol';
import { PASS, road } from '../../sampleTable';

const FOUND: Hinted = {
  say: 'hinted', id: 1, version: 7, words: 'road a-b', win: 0.62, rival: 'pass', rival_win: 0.55, reasons: [],
};
const CHOICES = [PASS, road('a-b'), road('b-c')];
const words = (hint: Hint): string[] => hint.among(CHOICES).map((each) => each.words);

test('it is asked for once, and told in three steps', () => {
  const send = vi.fn(() => 1);
  const hint = new Hint(send);
  hint.more();
  hint.more();
  expect([hint.step, hint.found, words(hint)]).toEqual([WHERE, null, []]);
  expect(hint.hear(1, FOUND)).toBe(true);
  expect([hint.step, words(hint)]).toEqual([WHERE, ['road a-b', 'road b-c']]);
  hint.more();
  expect([hint.step, words(hint)]).toEqual([MOVE, ['road a-b']]);
  hint.more();
  hint.more();
  expect(hint.step).toBe(WHY);
  expect(send).toHaveBeenCalledOnce();
});

test('two kinds of choices are compared, and nothing else is lit', () => {
  const coach = { words: 'coach 2', verb: 'coach', kind: 'slot', word: '2' };
  const hint = new Hint(() => 1);
  hint.more();
  hint.hear(1, { ...FOUND, rival: 'coach 2' });
  const lit = (): string[] => hint.among([...CHOICES, coach]).map((each) => each.words);
  expect(lit()).toEqual(['road a-b', 'coach 2']);
  hint.more();
  expect(lit()).toEqual(['road a-b']);
});

test('put away, it is looked at again without asking', () => {
  const send = vi.fn(() => 1);
  const hint = new Hint(send);
  hint.more();
  hint.hide();
  hint.hear(1, FOUND);
  expect([hint.step, words(hint)]).toEqual([0, []]);
  hint.more();
  expect(hint.step).toBe(WHERE);
  expect(send).toHaveBeenCalledOnce();
});

test('after a refusal or without a connection it can be asked for again', () => {
  let id: number | null = 1;
  const hint = new Hint(() => id);
  hint.more();
  expect(hint.hear(1, null)).toBe(true);
  expect(hint.failed).toBe(true);
  id = null;
  hint.more();
  expect(hint.failed).toBe(true);
  id = 2;
  hint.more();
  expect(hint.failed).toBe(false);
  hint.lose();
  expect(hint.failed).toBe(true);
});

test('an answer about an earlier decision is dropped, and others are not taken', () => {
  const hint = new Hint(() => 1);
  expect(hint.hear(1, FOUND)).toBe(false);
  hint.more();
  hint.clear();
  expect(hint.hear(1, FOUND)).toBe(true);
  expect([hint.step, hint.found]).toEqual([0, null]);
});
