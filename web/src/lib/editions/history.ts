/** The undo history of an edition. */
import type { Content } from './content';

const MOST = 200;

export interface History {
  past: Content[];
  now: Content;
  future: Content[];
  doing: string; // the edit in progress: more of the same joins its step
}

export function begun(content: Content): History {
  return { past: [], now: content, future: [], doing: '' };
}

/** Record an edit; one with the same name as the last edit joins its undo step. */
export function done(history: History, now: Content, doing = ''): History {
  if (now === history.now) return history;
  const goesOn = doing !== '' && doing === history.doing;
  const past = goesOn ? history.past : [...history.past, history.now].slice(-MOST);
  return { past, now, future: [], doing };
}

export function undone(history: History): History {
  const now = history.past.at(-1);
  if (!now) return history;
  return { past: history.past.slice(0, -1), now, future: [history.now, ...history.future], doing: '' };
}

export function redone(history: History): History {
  const [now, ...future] = history.future;
  if (!now) return history;
  return { past: [...history.past, history.now], now, future, doing: '' };
}
