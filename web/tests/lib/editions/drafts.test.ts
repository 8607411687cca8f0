import { beforeEach, describe, expect, test } from 'vitest';
import { dropDraft, drafts, keepDraft, newDraft, opened } from '../../../src/lib/editions/drafts';

const CONTENT = { name: 'Box' };
const digest = (number: number): string => String(number).padStart(16, '0');
const changed = (name: string): ReturnType<typeof newDraft> =>
  ({ ...newDraft('rails', { name }), untouched: false });

beforeEach(() => {
  for (const { id } of drafts()) dropDraft(id);
});

describe('the editions of this browser', () => {
  test('opening a link twice makes one draft', () => {
    expect(opened(digest(1))).toBeUndefined();
    const draft = newDraft('rails', CONTENT, digest(1));
    keepDraft(draft);
    expect(opened(digest(1))?.id).toBe(draft.id);
    expect(drafts()).toHaveLength(1);
  });

  test('a draft changed since then is no longer the link’s', () => {
    const draft = newDraft('rails', CONTENT, digest(1));
    keepDraft({ ...draft, digest: '', untouched: false });
    expect(opened(digest(1))).toBeUndefined();
  });

  test('opening thirty links keeps the drafts somebody made', () => {
    const mine = changed('by hand');
    expect(keepDraft(mine)).toBe(true);
    for (let number = 0; number < 30; number += 1) {
      expect(keepDraft(newDraft('rails', CONTENT, digest(number)))).toBe(true);
    }
    expect(drafts()).toHaveLength(24);
    expect(drafts().some(({ id }) => id === mine.id)).toBe(true);
    expect(drafts()[0]?.digest).toBe(digest(29));
  });

  test('if all drafts are handmade, there is no room for another; existing ones can be changed', () => {
    const all = Array.from({ length: 24 }, (_, number) => changed(`number ${number}`));
    for (const draft of all) keepDraft(draft);
    expect(keepDraft(newDraft('rails', CONTENT))).toBe(false);
    expect(drafts().map(({ name }) => name).sort()).toEqual(all.map(({ name }) => name).sort());
    const [first] = all;
    expect(first && keepDraft({ ...first, name: 'again' })).toBe(true);
    expect(drafts()[0]?.name).toBe('again');
    expect(drafts()).toHaveLength(24);
  });
});
