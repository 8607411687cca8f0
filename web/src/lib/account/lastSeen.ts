/** How many events of each table this browser has shown, to tell what is new. */
import { recall, remember } from '../browser/storage';

const NAME = 'seen';
const MOST = 1000;

/** How many events of a table have been seen. */
export function seen(table: string): number {
  return all()[table] ?? 0;
}

/** Note how many have been seen, here or on another device. */
export function note(table: string, count: number): void {
  const { [table]: before = 0, ...others } = all();
  if (count <= before) return;
  const kept = Object.entries(others).slice(1 - MOST);
  remember(NAME, { ...Object.fromEntries(kept), [table]: count }); // the latest last
}

function all(): Record<string, number> {
  const kept = recall(NAME);
  if (typeof kept !== 'object' || kept === null || Array.isArray(kept)) return {};
  const counts = Object.entries(kept as Record<string, unknown>);
  return Object.fromEntries(counts.filter((each): each is [string, number] => Number.isInteger(each[1])));
}
