/** The seat keys stored in this browser. */
import { recall, remember } from '../browser/storage';
import type { TableStatus } from '../protocol';

export interface Kept {
  table: string;
  key: string;
  seat: number | null; // null: a host without a seat, or not known yet
  at: number; // milliseconds since 1970
  held?: boolean; // it belongs to the account, on other devices too
  over?: boolean; // the game there
  lesson?: string; // the game that is learned there
}

const NAME = 'keys';
const MOST_OVER = 100; // games that are remembered

/** The latest key to a table; '' if there is none. */
export function keyOf(table: string): string {
  return all().find((kept) => kept.table === table)?.key ?? '';
}

export function keep(table: string, key: string, seat: number | null): void {
  const [before] = all().filter((kept) => kept.key === key);
  const others = all().filter((kept) => kept.key !== key);
  store([{ ...before, table, key, seat, at: Date.now() }, ...others]);
}

/** Note which games are over, which make room first, and which are lessons: one per course is kept. */
export function settle(tables: Pick<TableStatus, 'id' | 'game' | 'state' | 'lesson'>[]): void {
  const known = new Map(tables.map((table) => [table.id, table]));
  store(all().map((kept) => {
    const table = known.get(kept.table);
    if (!table) return kept;
    return { ...kept, ...(table.state === 'over' && { over: true }), ...(table.lesson && { lesson: table.game }) };
  }));
}

/** Forget one key to a table; without one, all of them. */
export function forget(table: string, key?: string): void {
  remember(NAME, all().filter((kept) => kept.table !== table || (key !== undefined && kept.key !== key)));
}

/** Adopt the seats of an account: they take precedence over other keys to the same tables. */
export function adopt(seats: Omit<Kept, 'held'>[]): void {
  const before = new Map(all().map((kept) => [kept.key, kept]));
  const held = seats.map(({ table, key, seat, at }) =>
    ({ at, ...before.get(key), table, key, seat, held: true }));
  const tables = new Set(held.map(({ table }) => table));
  const others = all().filter(({ table }) => !tables.has(table));
  store([...held, ...others].sort((one, two) => two.at - one.at));
}

/** Forget the seats of an account on sign-out; or keep them as seats of this browser. */
export function release(keeping: boolean): void {
  const others = keeping ? all() : all().filter(({ held }) => !held);
  remember(NAME, others.map((kept) => ({ ...kept, held: undefined })));
}

/** My tables except lessons, newest first. */
export function mine(): Kept[] {
  return firstOf(all().filter(({ lesson }) => !lesson), ({ table }) => table);
}

/** The link to a seat: browsers do not send the part after `#`. */
export function seatLink(table: string, key: string): string {
  return `${location.origin}/table/${encodeURIComponent(table)}#${key}`;
}

/** Store the key of a seat's link and remove it from the address bar.  Returns the table, if there was one. */
export function takeKeyFromAddress(): string | null {
  const [, table] = /^\/table\/([^/]+)/.exec(location.pathname) ?? [];
  const key = decodeURIComponent(location.hash.slice(1));
  if (!table || !key) return null;
  history.replaceState(history.state, '', location.pathname + location.search);
  keep(decodeURIComponent(table), key, null);
  return decodeURIComponent(table);
}

/** No key to a game that can go on is ever dropped. */
function store(keys: Kept[]): void {
  const lessons = new Set(firstOf(keys.filter(({ lesson }) => lesson), ({ lesson }) => lesson));
  const over = new Set(keys.filter((kept) => kept.over && !kept.lesson).slice(0, MOST_OVER));
  remember(NAME, keys.filter((kept) => (kept.lesson ? lessons.has(kept) : !kept.over || over.has(kept))));
}

/** The first of each sort. */
function firstOf(keys: Kept[], sort: (kept: Kept) => unknown): Kept[] {
  const seen = new Set<unknown>();
  return keys.filter((kept) => !seen.has(sort(kept)) && seen.add(sort(kept)));
}

function all(): Kept[] {
  const kept = recall(NAME);
  return Array.isArray(kept) ? kept.filter(isKept) : [];
}

function isKept(what: unknown): what is Kept {
  return typeof what === 'object' && what !== null && 'table' in what && 'key' in what;
}
