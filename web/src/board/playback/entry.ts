// Journal entries, as a board reads them.

import type { Line } from '../../lib/protocol';

/** An entry: its key and, by name, its fields. Each game has a union of its own, generated from its `journal.py`. */
interface AnyEntry { key: string }

/** The entries of a game with that key. */
export type EntryOf<E extends AnyEntry, K extends E['key']> = Extract<E, { key: K }>;

/** The entry that a line is about; null if *known* has no such key, because the line is about the table. */
export function entryOf<E extends AnyEntry>(line: Line, known: Record<E['key'], unknown>): E | null {
  if (!Object.hasOwn(known, line.key)) return null;
  const fields = (line.parts ?? []).map(([name, nature, word]) => [name, nature === 'number' ? Number(word) : word]);
  return { key: line.key, ...Object.fromEntries(fields) } as E;
}
