/** What this browser has noted about the dice of tables before their games. */
import { recall, remember } from '../browser/storage';

interface Note {
  table: string;
  promise: string;
  since: number; // lines that had been played elsewhere by then, with other dice
  word: string; // that was given here
}

const NAME = 'dice';
const MOST = 1000;

/** What was noted about a table; null if nothing was. */
export function notedAbout(table: string): Note | null {
  return all().find((note) => note.table === table) ?? null;
}

/** Note what was promised when it was first seen; a word may come later. */
export function note(table: string, { promise, since }: Pick<Note, 'promise' | 'since'>, word = ''): void {
  const before = notedAbout(table);
  if (before && !word) return;
  const others = all().filter((each) => each.table !== table);
  remember(NAME, [{ promise, since, ...before, table, word }, ...others].slice(0, MOST));
}

function all(): Note[] {
  const notes = recall(NAME);
  return Array.isArray(notes) ? notes.filter(isNote) : [];
}

function isNote(what: unknown): what is Note {
  const names = ['table', 'promise', 'since', 'word'];
  return typeof what === 'object' && what !== null && names.every((name) => name in what);
}
