// What an entry of the journal is about.

import type { Line } from '../lib/protocol';

/** The words of an entry, by their role: ``{player: 'red', city: 'denver'}``. */
export type About = Record<string, string>;

export function about(line: Line): About {
  return Object.fromEntries((line.parts ?? []).map(([role, , word]) => [role, word]));
}

export function count(words: About, role: string): number {
  return Number(words[role] ?? 0);
}
