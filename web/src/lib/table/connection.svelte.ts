/** A table as one viewer sees it, over a connection that reconnects and resumes. */
import { note, seen } from '../account/lastSeen';
import { keep, keyOf, settle } from '../account/seatKeys';
import type { PhraseKey } from '../chat/phrases';
import { Hint } from '../hints/hint.svelte';
import { TableSocket, socketAddress } from '../net/socket';
import type {
  Ask, Because, Foresight, Line, News, Outlook, Plan, Reasons, Refused, TableStatus, ToServer, ToViewer, Welcome,
} from '../protocol';
import { complete, type Scores, type View } from './facts';
import { longer, type LogLine } from '../log/log';
import { fates, isDeed, type Message, type Pending } from './outbox';
import { Questions } from './questions.svelte';
import { next, type Seen } from './snapshot';
import { UpdateQueue } from './updateQueue';

export type Status = 'connecting' | 'live' | 'lost' | 'refused';
export type Code = Refused['code'] | 'outdated'; // outdated: the page has to be loaded again

export interface Refusal {
  code: Code;
  reason: string;
}

/** Why a message of the viewer had no effect: it was refused, or not sent because the game had gone on. */
export interface Notice {
  key: 'refused' | 'not-sent'; // the texts: notice-refused-CODE, notice-not-sent
  code: Code | null;
  reason: string;
  message: Message | null;
}

/** News to be animated before it is applied. */
export interface Happening {
  before: View;
  after: View;
  lines: Line[];
  waiting: () => Line[]; // lines that come after them
  tell: (count: number) => void; // called with the number of lines shown so far
  signal: AbortSignal; // aborts the animation
}

export const PROTOCOL = 1;
const PASSING = ['too-fast', 'unavailable']; // refusals before the welcome that pass: try again
const FINAL = ['no-table', 'no-watchers', 'spoiler', 'wrong-key', 'quarantined'];

export class TableConnection {
  readonly id: string;
  key = $state(''); // to a seat
  readonly since: number; // events that were seen here before this visit
  status = $state<Status>('connecting');
  refusal = $state.raw<Refusal | null>(null);
  retryAt = $state<number | null>(null); // milliseconds since 1970; null while it is tried
  table = $state.raw<TableStatus | null>(null);
  seat = $state<number | null>(null);
  isHost = $state(false); // of a table where the host does not play
  readonly hosts = $derived(this.isHost || (this.seat !== null && this.table?.host === this.seat));
  names = $state.raw<Welcome['names']>({});
  lines = $state.raw<LogLine[]>([]);
  earlier = $state(false); // the server left out the beginning of the log
  view = $state.raw<View | null>(null);
  ask = $state.raw<Ask | null>(null);
  back = $state.raw<Ask['undo']>(null); // what can be undone, even if it is still being animated
  scores = $state.raw<Scores[]>([]);
  outlook = $state.raw<Outlook | null>(null); // who was ahead a round ago; only for spectators
  version = $state<number | null>(null);
  pending = $state.raw<Pending[]>([]); // sent or waiting, not yet confirmed
  notice = $state.raw<Notice | null>(null);
  ahead = $state(0); // how many milliseconds the server's time is ahead of ours
  behind = $state(0); // updates still to be shown
  readonly busy = $derived(this.pending.some(isDeed)); // my action is not shown yet
  readonly foresights = new Questions<Foresight>(() => this.version, (version, words) =>
    this.#ask((id) => ({ say: 'foresee', id, version, words })));

  readonly reasons = new Questions<Because>(() => this.version, (version, thing) => {
    const [kind = '', ...word] = thing.split(' ');
    return this.#ask((id) => ({ say: 'why', id, version, kind, word: word.join(' ') }));
  });

  readonly allReasons = new Questions<Reasons>(() => this.version, (version) =>
    this.#ask((id) => ({ say: 'whynot', id, version })));

  readonly hint = new Hint(() => {
    const { version } = this;
    return version === null ? null : this.#ask((id) => ({ say: 'hint', id, version }));
  });

  onNews: ((news: Happening) => Promise<void>) | null = null;

  readonly #socket: TableSocket;
  readonly #updates = new UpdateQueue((left) => { this.behind = left; });
  #seq: number | null = null; // how much of the log has been received
  #since = 0; // the seq sent with the last hello
  #log: LogLine[] = []; // received; `lines` are those shown
  #seen: Seen | null = null; // the latest received
  #said = 0; // messages
  #leaving: ((left: boolean) => void) | null = null;

  constructor(id: string, key = keyOf(id)) {
    this.id = id;
    this.key = key;
    this.since = seen(id);
    this.#socket = new TableSocket(socketAddress(id), {
      hello: () => {
        this.#since = this.#seq ?? 0;
        return { say: 'hello', key: this.key, seq: this.#seq };
      },
      hear: (message, atDoor) => this.#hear(message, atDoor),
      lost: (retryAt) => this.#lose(retryAt),
    });
  }

  open(): void {
    this.#socket.open();
  }

  close(): void {
    this.#socket.close();
    this.#updates.skip();
    this.foresights.reset();
    this.reasons.reset();
    this.allReasons.reset();
  }

  /** Switch to the seat of *key*, which may see more; the screen stays until the new welcome. */
  sit(key: string): void {
    this.key = key;
    this.#seq = null;
    this.#socket.renew(true);
  }

  /** Skip animations. */
  skip(): void {
    this.#updates.skip();
  }

  // Sending

  act(words: string): void {
    this.#do((id, version) => ({ say: 'act', id, version, words }));
  }

  /** Act at once, even if news is still being shown. */
  undo(): void {
    this.#updates.skip();
    this.#updates.push({ apply: () => this.#do((id, version) => ({ say: 'undo', id, version })) });
  }

  answer(agrees: boolean): void {
    this.#do((id, version) => ({ say: 'answer', id, version, agrees }));
  }

  /** Agree to a new player, or not. */
  admit(application: number, agrees: boolean): void {
    this.#post({ say: 'admit', id: ++this.#said, application, agrees });
  }

  say(text: string): void {
    const words = text.split(/\s+/).filter(Boolean).join(' ');
    if (words) this.#post({ say: 'chat', id: ++this.#said, text: words });
  }

  sayPhrase(phrase: PhraseKey): void {
    this.#post({ say: 'phrase', id: ++this.#said, phrase });
  }

  /** Pause or resume the clocks. */
  pause(on: boolean): void {
    this.#post({ say: 'pause', id: ++this.#said, on });
  }

  /** Set a premove: pass at *step*; without a step, cancel it. */
  plan(step: string, until: Plan['until'] = 'turn'): void {
    this.#post({ say: 'plan', id: ++this.#said, step, until });
  }

  /** Take over from the stand-in bot. */
  comeBack(): void {
    this.#post({ say: 'back', id: ++this.#said });
  }

  /** Give up for good: a bot plays on for the others, or the game is abandoned. */
  giveUp(how: 'resign' | 'abandon'): void {
    this.#post({ say: how, id: ++this.#said });
  }

  /** Ask the bots that are thinking to choose now; too late is no harm. */
  hurryBots(): void {
    if (this.status === 'live') this.#socket.send({ say: 'hurry', id: ++this.#said });
  }

  /** Leave the table; resolves to whether it worked. */
  leave(): Promise<boolean> {
    return new Promise((resolve) => {
      this.#leaving = resolve;
      this.#post({ say: 'leave', id: ++this.#said });
    });
  }

  /** Withdraw a message that still waits for a connection. */
  withdraw(id: number): void {
    this.pending = this.pending.filter(({ message, sent }) => sent || message.id !== id);
  }

  /** Post one action at a time; one that waits for a connection is replaced. */
  #do(message: (id: number, version: number) => Message): void {
    if (this.version === null || this.pending.some((each) => isDeed(each) && each.sent)) return;
    this.pending = this.pending.filter((each) => !isDeed(each));
    this.#post(message(++this.#said, this.version));
  }

  #post(message: Message): void {
    const alone = this.ask?.actors.length === 1 && this.ask.actors[0] === this.seat;
    this.pending = [...this.pending, { message, since: this.#seq ?? 0, alone, sent: false, waiting: true }];
    this.notice = null;
    if (this.status === 'live') this.#send(message);
  }

  #send(message: Message): void {
    const sent = this.#socket.send(message);
    this.pending = this.pending.map((each) => {
      if (each.message !== message) return each;
      return { ...each, since: each.sent ? each.since : this.#seq ?? 0, sent: each.sent || sent, waiting: !sent };
    });
  }

  // Receiving

  #hear(message: ToViewer, atDoor: boolean): void {
    switch (message.say) {
      case 'welcome':
        this.#enter(message);
        break;
      case 'news':
        this.#learn(message);
        break;
      case 'done':
        this.#finish(message.id);
        break;
      case 'foreseen':
        this.foresights.hear(message.id, message.foresight);
        break;
      case 'hinted':
        this.hint.hear(message.id, message);
        break;
      case 'because':
        this.reasons.hear(message.id, message);
        break;
      case 'reasons':
        this.allReasons.hear(message.id, message);
        break;
      case 'outlook':
        this.outlook = message;
        break;
      case 'refused':
        if (typeof message.id === 'number' && this.#isAnswer(message.id)) break;
        this.#refuse(message, atDoor);
        break;
      case 'pong': // handled by the socket
    }
  }

  /** Whether something that was looked at will not be answered. */
  #isAnswer(id: number): boolean {
    const asked = [this.foresights, this.reasons, this.allReasons, this.hint];
    return asked.some((each) => each.hear(id, null));
  }

  /** Ask something that changes nothing; returns its id, or null if it cannot be sent now. */
  #ask(question: (id: number) => ToServer): number | null {
    const id = ++this.#said;
    return this.status === 'live' && this.#socket.send(question(id)) ? id : null;
  }

  #enter(welcome: Welcome): void {
    if (welcome.protocol !== PROTOCOL) {
      this.#shutOut('outdated', `the server speaks protocol ${welcome.protocol}, this page ${PROTOCOL}`);
      return;
    }
    const { earlier = 0 } = welcome;
    // If lines were left out, what was known before them would leave a gap.
    const known = earlier ? [] : this.#log.filter((line) => line.seq < Math.min(this.#since, welcome.seq));
    const log = this.#log = longer(known, welcome.lines);
    const seen = this.#learned(welcome.game as Seen | null);
    this.outlook = null; // if there is one, it comes next
    this.#count(welcome.seq);
    this.#updates.skip();
    this.#updates.push({
      apply: () => {
        this.seat = welcome.seat;
        this.isHost = welcome.hosts && welcome.seat === null;
        this.names = welcome.names;
        this.lines = log;
        if (earlier || !this.#since) this.earlier = earlier > 0;
        this.#show(welcome.table, seen);
      },
    });
    this.status = 'live';
    this.ahead = welcome.now - Date.now();
    this.refusal = this.retryAt = null;
    if (this.key) keep(this.id, this.key, welcome.seat);
    settle([welcome.table]);
    this.#resume(welcome);
    this.foresights.resume();
    this.reasons.resume();
    this.allReasons.resume();
  }

  /** Send what waits, unless it was done already or is too late. */
  #resume({ table, seat, game }: Welcome): void {
    const outbox = this.pending;
    const found = fates(outbox, { lines: this.#log, version: game?.version ?? null, table, seat });
    outbox.forEach((each, i) => {
      if (found[i] === 'send') this.#send(each.message);
      else this.#drop(each.message.id);
      if (found[i] === 'late') this.#note('not-sent', null, '', each.message);
    });
  }

  #learn(news: News): void {
    const { lines = [] } = news;
    const before = this.#seen;
    const after = news.since === this.#seq ? next(before, news) : undefined; // otherwise something is missing
    if (after === undefined) {
      this.#socket.renew();
      return;
    }
    this.#learned(after);
    const old = this.#log;
    const log = this.#log = longer(old, lines);
    this.#count(news.seq);
    this.#updates.push({
      lines,
      play: (signal) => {
        if (!this.onNews || !before || !after || before.view === after.view || document.hidden) return null;
        const tell = (count: number): void => {
          if (!signal.aborted) this.lines = longer(old, lines.slice(0, count));
        };
        const waiting = (): Line[] => this.#updates.waiting;
        return this.onNews({ before: before.view, after: after.view, lines, waiting, tell, signal });
      },
      apply: () => {
        this.lines = log;
        this.#show(news.table ?? this.table, after);
      },
    });
  }

  #learned(seen: Seen | null): Seen | null {
    this.#seen = seen;
    this.back = seen?.ask.undo ?? null;
    return seen;
  }

  #count(seq: number): void {
    this.#seq = seq;
    if (this.key && !document.hidden) note(this.id, seq);
  }

  #show(table: TableStatus | null, seen: Seen | null): void {
    this.table = table;
    this.version = seen?.version ?? null;
    this.view = seen?.view ?? null;
    this.ask = seen ? complete(seen.ask) : null;
    this.scores = seen?.scores ?? [];
  }

  /** An action is finished once its result is shown. */
  #finish(id: number): void {
    this.pending = this.pending.map((each) => (each.message.id === id ? { ...each, answered: true } : each));
    this.#updates.push({ apply: () => this.#drop(id) });
  }

  #drop(id: number): void {
    const gone = this.pending.find(({ message }) => message.id === id);
    this.pending = this.pending.filter((each) => each !== gone);
    if (gone?.message.say === 'leave') this.#leaving?.(true);
  }

  /** A refusal without an id is about the table, or about the first unanswered message. */
  #refuse({ id, code, reason }: Refused, atDoor: boolean): void {
    if (FINAL.includes(code) || (atDoor && !PASSING.includes(code))) {
      this.#shutOut(code, reason);
      return;
    }
    if (atDoor) {
      this.refusal = { code, reason };
      return;
    }
    const about = this.pending.find((each) => (typeof id === 'number' ? each.message.id === id : each.sent));
    if (about?.message.say === 'leave') this.#leaving?.(false);
    this.pending = this.pending.filter((each) => each !== about);
    this.#note('refused', code, reason, about?.message ?? null);
  }

  #shutOut(code: Code, reason: string): void {
    this.#socket.close();
    this.status = 'refused';
    this.refusal = { code, reason };
    this.retryAt = null;
    this.#leaving?.(code === 'wrong-key'); // leaving before the game returns the key
    const unsaid = this.pending.find(({ message }) => message.say !== 'leave');
    if (unsaid) this.#note('not-sent', code, reason, unsaid.message);
    this.pending = [];
  }

  #lose(retryAt: number | null): void {
    this.hint.lose();
    this.foresights.reset();
    this.reasons.reset();
    this.allReasons.reset();
    if (retryAt !== null || this.status === 'live') this.status = 'lost';
    this.retryAt = retryAt;
    this.pending = this.pending.map((each) => ({ ...each, waiting: true }));
  }

  #note(key: Notice['key'], code: Code | null, reason: string, message: Message | null): void {
    this.notice = { key, code, reason, message };
  }
}
