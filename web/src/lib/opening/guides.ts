/** Games whose guide for newcomers was closed in this browser. */
import { recall, remember } from '../browser/storage';

const NAME = 'guides';

export function isGuided(game: string): boolean {
  return all().includes(game);
}

export function noteGuided(game: string): void {
  if (!isGuided(game)) remember(NAME, [...all(), game]);
}

function all(): unknown[] {
  const kept = recall(NAME);
  return Array.isArray(kept) ? kept : [];
}
