/** The keys to the seats of this browser. */
import { recall, remember } from './storage';

export interface Kept {
  table: string;
  key: string;
  seat: number | null; // none: the host does not play, or nobody has looked yet
  at: number; // milliseconds since 1970
  held?: boolean; // who is signed in here has it on other devices, too
}

const NAME = 'keys';
const MOST = 100;

/** The latest key to a table; '' if there is none. */
export function keyOf(table: string): string {
  return all().find((kept) => kept.table === table)?.key ?? '';
}

export function keep(table: string, key: string, seat: number | null): void {
  const [before] = all().filter((kept) => kept.key === key);
  const others = all().filter((kept) => kept.key !== key);
  remember(NAME, [{ ...before, table, key, seat, at: Date.now() }, ...others].slice(0, MOST));
}

/** Forget one key to a table; without one, all of them. */
export function forget(table: string, key?: string): void {
  remember(NAME, all().filter((kept) => kept.table !== table || (key !== undefined && kept.key !== key)));
}

/** Take up the seats that somebody keeps under their name: they go before other keys to the same tables. */
export function adopt(seats: Omit<Kept, 'held'>[]): void {
  const before = new Map(all().map((kept) => [kept.key, kept]));
  const held = seats.map(({ table, key, seat, at }) =>
    ({ table, key, seat, at: before.get(key)?.at ?? at, held: true }));
  const tables = new Set(held.map(({ table }) => table));
  const others = all().filter(({ table }) => !tables.has(table));
  remember(NAME, [...held, ...others].sort((one, two) => two.at - one.at).slice(0, MOST));
}

/** Forget what somebody has under their name, as they sign out; or only that it is so. */
export function release(keeping: boolean): void {
  const others = keeping ? all() : all().filter(({ held }) => !held);
  remember(NAME, others.map(({ table, key, seat, at }) => ({ table, key, seat, at })));
}

/** My tables, the newest first. */
export function mine(): Kept[] {
  const seen = new Set<string>();
  return all().filter(({ table }) => !seen.has(table) && seen.add(table));
}

/** The link to a seat: browsers do not send what is behind the `#`. */
export function seatLink(table: string, key: string): string {
  return `${location.origin}/table/${encodeURIComponent(table)}#${key}`;
}

/** Keep the key of a seat's link, and take it out of the address bar.  Tells the table, if there was one. */
export function takeKeyFromAddress(): string | null {
  const [, table] = /^\/table\/([^/]+)/.exec(location.pathname) ?? [];
  const key = decodeURIComponent(location.hash.slice(1));
  if (!table || !key) return null;
  history.replaceState(history.state, '', location.pathname + location.search);
  keep(decodeURIComponent(table), key, null);
  return decodeURIComponent(table);
}

function all(): Kept[] {
  const kept = recall(NAME);
  return Array.isArray(kept) ? kept.filter(isKept) : [];
}

function isKept(what: unknown): what is Kept {
  return typeof what === 'object' && what !== null && 'table' in what && 'key' in what;
}
