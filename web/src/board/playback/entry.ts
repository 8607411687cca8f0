// What an entry of the journal is about.

import type { Line } from '../../lib/protocol';

/** The words of an entry, by their role: ``{player: 'red', city: 'denver'}``. */
export type EntryWords = Record<string, string>;

export function entryWords(line: Line): EntryWords {
  return Object.fromEntries((line.parts ?? []).map(([role, , word]) => [role, word]));
}

export function count(words: EntryWords, role: string): number {
  return Number(words[role] ?? 0);
}
