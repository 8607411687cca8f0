/** Messages that are not confirmed yet, and what becomes of them after a reconnect. */
import type {
  Abandon, Act, Admit, Answer, Back, Chat, Leave, Line, Pause, Phrase, Plan, Resign, TableStatus, Undo,
} from '../protocol';
import { isAbout, isAboutTable } from '../log/log';

export type Message = Act | Undo | Answer | Admit | Chat | Phrase | Leave | Resign | Abandon | Pause | Plan | Back;

export interface Pending {
  readonly message: Message;
  readonly since: number; // the seq of the log when it was said
  readonly alone: boolean; // nobody else was asked then
  readonly sent: boolean; // it may have arrived
  readonly answered?: boolean; // it was done, and is yet to be shown
  readonly waiting: boolean; // for a connection
}

export interface Now {
  lines: Line[];
  version: number | null;
  table: TableStatus;
  seat: number | null;
}

export type Fate = 'done' | 'send' | 'late';

/** Whether it changes the game: only one such message is sent at a time. */
export function isDeed({ message }: Pending): boolean {
  return message.say === 'act' || message.say === 'undo' || message.say === 'answer';
}

/** The fate of each: done, to be sent (again), or too late because the game has gone on. */
export function fates(outbox: Pending[], now: Now): Fate[] {
  const unclaimed = new Set(now.lines); // two equal remarks are two lines
  return outbox.map((pending) => fate(pending, now, unclaimed));
}

function fate(pending: Pending, now: Now, unclaimed: Set<Line>): Fate {
  const { message } = pending;
  if (pending.sent && isDone(pending, now, unclaimed)) return 'done';
  if (message.say === 'pause' && message.on === now.table.clock?.paused) return 'done';
  if (message.say === 'admit') return now.table.applicant?.application === message.application ? 'send' : 'late';
  if (!('version' in message)) return 'send'; // hello has already undone a leave
  if (message.version !== now.version) return 'late';
  if (message.say === 'answer' && !now.table.asked?.open.includes(now.seat ?? -1)) return 'late';
  return 'send';
}

function isDone({ message, since, alone }: Pending, now: Now, unclaimed: Set<Line>): boolean {
  const color = now.table.seats[now.seat ?? -1]?.color ?? '';
  const lines = [...unclaimed].filter((line) => line.seq >= since);
  const told = (...keys: string[]) => lines.filter((line) => keys.includes(line.key) && isAbout(line, color));
  switch (message.say) {
    case 'act':
      return message.version !== now.version && (alone ? isFirst(lines) : lines.some((line) => isMine(line, color)));
    case 'undo':
      return told('table-took-back', 'table-asked').length > 0;
    case 'answer':
      return told('table-agreed', 'table-disagreed').length > 0;
    case 'admit':
      return told('table-admitted', 'table-declined').length > 0;
    case 'chat': {
      const line = told('table-said').find(({ text }) => text === message.text);
      return line !== undefined && unclaimed.delete(line);
    }
    case 'phrase': {
      const line = told('table-phrase').find(({ parts }) => parts?.some(([, , word]) => word === message.phrase));
      return line !== undefined && unclaimed.delete(line);
    }
    case 'pause':
      return told('table-asked-pause', 'table-paused', 'table-resumed').length > 0;
    case 'resign':
    case 'abandon':
      return told('table-resigned', 'table-abandoned').length > 0;
    case 'leave':
    case 'plan':
    case 'back':
      return false;
  }
}

/** Whether the game moved before anything was undone or a seat changed hands. */
function isFirst(lines: Line[]): boolean {
  const first = lines.find((line) => !isAboutTable(line) || /^table-(took-back|replaced|freed)$/.test(line.key));
  return first === undefined || !isAboutTable(first);
}

function isMine(line: Line, color: string): boolean {
  return !isAboutTable(line) && isAbout(line, color);
}
