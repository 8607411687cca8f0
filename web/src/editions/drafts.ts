/** The editions of this browser: drafts, and those that can be played with. */
import { recall, remember } from '../lib/storage';
import type { Content } from './content';
import { isTable, word } from './content';

export interface Draft {
  id: string;
  game: string;
  name: string;
  content: Content;
  digest: string; // under which the server keeps it as it is; none: it is changed since, or was never kept
  at: number;
}

const NAME = 'editions';
const MOST = 24;

/** All of them, the latest first. */
export function drafts(): Draft[] {
  const known = recall(NAME);
  return Array.isArray(known) ? known.filter(isDraft) : [];
}

export function draft(id: string): Draft | undefined {
  return drafts().find((each) => each.id === id);
}

export function keepDraft(draft: Draft): void {
  remember(NAME, [draft, ...drafts().filter(({ id }) => id !== draft.id)].slice(0, MOST));
}

export function dropDraft(id: string): void {
  remember(NAME, drafts().filter((each) => each.id !== id));
}

export function newDraft(game: string, content: Content): Draft {
  const id = Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => (byte % 36).toString(36)).join('');
  return { id, game, name: word(content.name), content, digest: '', at: Date.now() };
}

function isDraft(value: unknown): value is Draft {
  return isTable(value) && isTable(value.content)
    && [value.id, value.game, value.name].every((each) => typeof each === 'string');
}
