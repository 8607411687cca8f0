/** Dice promises this browser noted before the games began. */
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

/** Note a promise when it is first seen; a word may be added later. */
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
