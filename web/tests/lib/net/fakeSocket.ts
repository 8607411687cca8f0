/** A socket whose other end the test plays, and what a server says over it. */
import { vi } from 'vitest';
import type { Ask, GameSeen, Line, News, TableStatus, ToServer, ToViewer, Welcome } from '../../../src/lib/protocol';

export class Socket {
  static readonly OPEN = 1;
  static all: Socket[] = [];
  readonly url: string;
  readyState = 0;
  readonly heard: ToServer[] = []; // from the page
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor(url: string) {
    this.url = url;
    Socket.all.push(this);
  }

  static get last(): Socket {
    const socket = Socket.all.at(-1);
    if (!socket) throw new Error('nobody has called');
    return socket;
  }

  static take(): void {
    Socket.all = [];
    vi.stubGlobal('WebSocket', Socket);
  }

  send(text: string): void {
    this.heard.push(JSON.parse(text) as ToServer);
  }

  close(): void {
    this.readyState = 3;
  }

  // The server

  accept(): this {
    this.readyState = 1;
    this.onopen?.();
    return this;
  }

  /** All in one frame. */
  say(...messages: ToViewer[]): this {
    this.onmessage?.({ data: messages.map((message) => JSON.stringify(message)).join('\n') });
    return this;
  }

  drop(): void {
    this.readyState = 3;
    this.onclose?.();
  }
}

export const table: TableStatus = {
  id: 't',
  game: 'pioneers',
  edition: 'westbound',
  digest: '',
  options: {},
  state: 'playing',
  public: false,
  watchers: true,
  host: 0,
  seats: [
    { color: 'red', name: 'Anna', who: 'person', bot: '', here: true },
    { color: 'blue', name: 'Ben', who: 'person', bot: '', here: true },
  ],
  watching: 0,
  asked: null,
  applicant: null,
  rematch: '',
  scores: [],
  winners: [],
  archive: false,
  abandoned: false,
  closed: false,
  origin: '',
  standin: '',
  absence: 600,
  lesson: null,
  clock: null,
  dice: null,
};

export const ask: Ask = { actors: [0], step: 'turn', facts: {}, choices: [], undo: null };

export const line = (seq: number, key: string, who = '', more: Partial<Line> = {}): Line =>
  ({ seq, at: 0, key, ...(who ? { parts: [['player', 'player', who]] } : {}), ...more });

export function game(version: number): GameSeen {
  const view = { viewer: 0, actors: [0], step: 'turn', over: false, winners: [], players: [{ cash: version }, {}] };
  return { version, view, ask, scores: [{ coaches: version }, {}] };
}

export const welcome = (seq: number, lines: Line[] = [], more: Partial<Welcome> = {}): Welcome => ({
  say: 'welcome',
  protocol: 1,
  seq,
  seat: 0,
  hosts: true,
  table,
  names: {},
  lines,
  game: game(seq),
  now: Date.now(),
  ...more,
});

/** Something has happened in the game. */
export const moved = (seq: number, lines: Line[] = [line(seq - 1, 'built', 'red')], since = seq - 1): News =>
  ({ say: 'news', since, seq, lines, version: seq, changes: [[['players', 0, 'cash'], seq]], ask, scores: [{}, {}] });
