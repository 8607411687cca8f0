/** Keys that let me see other people's tables, because I have finished the same deal. */
import { keyOf } from '../account/seatKeys';
import { recall, remember } from '../browser/storage';

const NAME = 'passes';
const MOST = 200;

/** Let *key* open these tables for watching. */
export function admit(tables: string[], key: string): void {
  const others = all().filter(([table]) => !tables.includes(table));
  remember(NAME, [...tables.map((table) => [table, key]), ...others].slice(0, MOST));
}

/** The key to my seat at a table or, without one, the key that lets me watch it. */
export function keyToSee(table: string): string {
  return keyOf(table) || (all().find(([each]) => each === table)?.[1] ?? '');
}

function all(): [string, string][] {
  const kept = recall(NAME);
  return Array.isArray(kept) ? kept as [string, string][] : [];
}
