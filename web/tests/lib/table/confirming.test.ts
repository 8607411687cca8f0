import { beforeEach, expect, test } from 'vitest';
import type { LogLine } from '../../../src/lib/log/log';
import type { Ask, Choice } from '../../../src/lib/protocol';
import { preferences } from '../../../src/lib/settings/preferences.svelte';
import { asks, forcedChoice } from '../../../src/lib/table/choices';
import { PASS, road } from '../../sampleTable';

const FREE = road('albany-erie');
const FINAL: Choice = { ...PASS, final: true };
const ALL = [FREE, FINAL];
const FORCED: Ask = { actors: [0], step: 'driving', facts: {}, choices: [FREE], undo: null, forced: true };

const line = (key: string, back?: number): LogLine =>
  ({ seq: 1, at: 0, key, parts: [], ...(back === undefined ? {} : { back }) });

beforeEach(() => {
  preferences.confirmAll = false;
});

test('what cannot be undone freely asks, everything else does not', () => {
  expect(ALL.map((each) => asks(each, ALL))).toEqual([false, true]);
});

test('with “Always confirm”, everything asks', () => {
  preferences.confirmAll = true;
  expect(ALL.map((each) => asks(each, ALL))).toEqual([true, true]);
});

test('where there is a single choice, there is nothing to ask', () => {
  preferences.confirmAll = true;
  expect(asks(FINAL, [FINAL])).toBe(false);
});

test('a forced choice plays itself', () => {
  expect(forcedChoice(FORCED, [line('built')])).toBe(FREE);
  expect(forcedChoice(FORCED, [])).toBe(FREE);
});

test('a single choice whose skipping would betray a hand waits', () => {
  expect(forcedChoice({ ...FORCED, forced: false }, [])).toBeNull();
});

test('with “Always confirm”, nothing plays itself', () => {
  preferences.confirmAll = true;
  expect(forcedChoice(FORCED, [])).toBeNull();
});

test('after an undo, a forced choice waits, whatever is said meanwhile', () => {
  expect(forcedChoice(FORCED, [line('built'), line('table-took-back', 1)])).toBeNull();
  expect(forcedChoice(FORCED, [line('table-took-back', 1), line('table-said')])).toBeNull();
  expect(forcedChoice(FORCED, [line('table-took-back', 1), line('built')])).toBe(FREE);
});
