/** What this browser remembers of puzzles where nobody is signed in: streaks, and which were answered. */
import { recall, remember } from '../browser/storage';

const NAME = 'puzzles';
const MOST = 500; // answers; the server takes no more

/** The puzzles of one game. */
export interface Kept {
  streak: number;
  best: number;
  seen: string[]; // answered, the oldest first
  open: string; // not answered yet
}

export const NOTHING: Kept = { streak: 0, best: 0, seen: [], open: '' };

export function kept(game: string): Kept {
  const found = all()[game] ?? {};
  const count = (what: unknown): number => (typeof what === 'number' ? what : 0);
  return {
    streak: count(found.streak),
    best: count(found.best),
    seen: Array.isArray(found.seen) ? found.seen.filter((id): id is string => typeof id === 'string') : [],
    open: typeof found.open === 'string' ? found.open : '',
  };
}

/** A puzzle is begun: the same one comes again until it is answered. */
export function begin(game: string, id: string): Kept {
  return keep(game, { ...kept(game), open: id });
}

/** Count an answer, if it is the first to that puzzle. */
export function count(game: string, id: string, right: boolean): Kept {
  const before = kept(game);
  if (before.seen.includes(id)) return before;
  const streak = right ? before.streak + 1 : 0;
  const best = Math.max(before.best, streak);
  return keep(game, { streak, best, seen: [...before.seen, id].slice(-MOST), open: '' });
}

function keep(game: string, what: Kept): Kept {
  remember(NAME, { ...all(), [game]: what });
  return what;
}

function all(): Record<string, Partial<Record<keyof Kept, unknown>> | undefined> {
  return (recall(NAME) ?? {}) as ReturnType<typeof all>;
}
