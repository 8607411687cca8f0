// The words of a journal entry.

import type { Line } from '../../lib/protocol';

/** Words by their role: ``{player: 'red', city: 'denver'}``. */
export type EntryWords = Record<string, string>;

export function entryWords(line: Line): EntryWords {
  return Object.fromEntries((line.parts ?? []).map(([role, , word]) => [role, word]));
}

export function count(words: EntryWords, role: string): number {
  return Number(words[role] ?? 0);
}
