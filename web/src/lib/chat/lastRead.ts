/** How far the chat of each table has been read in this browser. */
import { recall, remember } from '../browser/storage';

const NAME = 'chats';
const MOST = 200; // tables

/** The `seq` up to which a chat has been read; null if it was never opened. */
export function lastRead(table: string): number | null {
  return all().find(([id]) => id === table)?.[1] ?? null;
}

export function noteRead(table: string, seq: number): void {
  const others = all().filter(([id]) => id !== table);
  remember(NAME, [...others, [table, seq]].slice(-MOST));
}

function all(): [string, number][] {
  const kept = recall(NAME);
  return Array.isArray(kept) ? kept.filter(isMark) : [];
}

function isMark(kept: unknown): kept is [string, number] {
  return Array.isArray(kept) && typeof kept[0] === 'string' && Number.isInteger(kept[1]);
}
