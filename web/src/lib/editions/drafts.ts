/** Editions stored in this browser: drafts and playable ones. */
import { recall, remember } from '../browser/storage';
import type { Content } from './content';
import { isTable, word } from './content';

export interface Draft {
  id: string;
  game: string;
  name: string;
  content: Content;
  digest: string; // of the same edition on the server; empty: it has changed since, or was never stored
  at: number;
  untouched?: boolean; // as it was created or opened: it can make room for others
}

const NAME = 'editions';
const MOST = 24;

/** All drafts, the latest first. */
export function drafts(): Draft[] {
  const known = recall(NAME);
  return Array.isArray(known) ? known.filter(isDraft) : [];
}

export function draft(id: string): Draft | undefined {
  return drafts().find((each) => each.id === id);
}

/** The draft that equals the edition stored on the server under that digest. */
export function opened(digest: string): Draft | undefined {
  return drafts().find((each) => each.digest === digest);
}

/** Store a draft, replacing an untouched one if there is no room; returns whether it was stored. */
export function keepDraft(draft: Draft): boolean {
  const all = [draft, ...drafts().filter(({ id }) => id !== draft.id)];
  const spare = all.length > MOST ? all.findLastIndex(({ id, untouched }) => untouched && id !== draft.id) : MOST;
  if (spare < 0) return false;
  remember(NAME, all.filter((_, place) => place !== spare));
  return true;
}

export function dropDraft(id: string): void {
  remember(NAME, drafts().filter((each) => each.id !== id));
}

/** A new untouched draft; with a *digest*, one that equals the server’s. */
export function newDraft(game: string, content: Content, digest = ''): Draft {
  const id = Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => (byte % 36).toString(36)).join('');
  return { id, game, name: word(content.name), content, digest, at: Date.now(), untouched: true };
}

function isDraft(value: unknown): value is Draft {
  return isTable(value) && isTable(value.content)
    && [value.id, value.game, value.name].every((each) => typeof each === 'string');
}
