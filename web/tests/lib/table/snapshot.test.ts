import { expect, test } from 'vitest';
import { next, type Seen } from '../../../src/lib/table/snapshot';

const ask = { actors: [0], step: 'purchase', facts: {}, choices: [], undo: null };
const SEEN = { version: 3, view: { cash: 2 }, ask, scores: [] } as unknown as Seen;

test('the prompt can change without a move', () => {
  const plan = { step: 'joining', until: 'ever' as const };
  const after = next(SEEN, { say: 'news', since: 3, seq: 4, ask: { ...ask, plan } });
  expect(after).toEqual({ ...SEEN, ask: { ...ask, plan } });
  expect(after?.view).toBe(SEEN.view);
});

test('news about the table does not change the game', () => {
  expect(next(SEEN, { say: 'news', since: 3, seq: 4 })).toBe(SEEN);
  expect(next(null, { say: 'news', since: 3, seq: 4, ask })).toBeNull();
});
