/** The socket of a table: it comes back by itself, and notices when nothing can come through any more. */
import type { Hello, Here, ToServer, ToViewer } from '../protocol';

export interface SocketEvents {
  hello: () => Hello;
  /** Something was said after a welcome, or refused at the door. */
  hear: (message: ToViewer, atDoor: boolean) => void;
  /** There is no connection; the next try is at *retryAt*, null while it is tried. */
  lost: (retryAt: number | null) => void;
}

const FIRST_PAUSE = 500; // milliseconds
const LONGEST_PAUSE = 10_000;
const ENTERING = 10_000; // until a welcome has to come
const ANSWERING = 10_000; // until anything has to come after something was said
const SILENCE = 25_000; // until one asks whether the other side is still there
const SETTLED = 5_000; // a connection that holds so long is a good one

export class TableSocket {
  readonly #address: string;
  readonly #ends: SocketEvents;
  #open = false;
  #socket: WebSocket | null = null; // that was welcomed
  #next: WebSocket | null = null; // that is not yet
  #failed = 0; // tries, one after the other
  #since = 0; // when it was welcomed
  #pause: ReturnType<typeof setTimeout> | undefined;
  #patience: ReturnType<typeof setTimeout> | undefined; // with the next
  #watch: ReturnType<typeof setTimeout> | undefined;
  #awaiting = false; // an answer
  #doubtful = false; // nothing was heard for too long

  constructor(address: string, ends: SocketEvents) {
    this.#address = address;
    this.#ends = ends;
  }

  open(): void {
    if (this.#open) return;
    this.#open = true;
    window.addEventListener('online', this.#wake);
    document.addEventListener('visibilitychange', this.#wake);
    this.#connect();
  }

  close(): void {
    this.#open = false;
    window.removeEventListener('online', this.#wake);
    document.removeEventListener('visibilitychange', this.#wake);
    this.#hangUp();
  }

  /** Whether it is on its way. */
  send(message: ToServer): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    if (!this.#awaiting) this.#listen(ANSWERING, true);
    return true;
  }

  /** Say hello again, on a new socket; the old one stays until that is welcomed.  One that *is new* is always said. */
  renew(isNew = false): void {
    if (!this.#open || (this.#next && !isNew)) return;
    release(this.#next);
    this.#connect();
  }

  // Coming and going

  #connect(): void {
    clearTimeout(this.#pause);
    clearTimeout(this.#patience);
    if (!this.#socket) this.#ends.lost(null);
    const socket = new WebSocket(this.#address);
    this.#next = socket;
    this.#patience = setTimeout(() => this.#lose(), ENTERING);
    socket.onopen = () => socket.send(JSON.stringify(this.#ends.hello()));
    socket.onmessage = ({ data }: MessageEvent<string>) => {
      for (const line of data.split('\n')) if (line) this.#hear(socket, JSON.parse(line) as ToViewer);
    };
    socket.onclose = () => this.#lose();
  }

  #welcomed(socket: WebSocket): void {
    clearTimeout(this.#patience);
    release(this.#socket);
    this.#socket = socket;
    this.#next = null;
    this.#since = Date.now();
    if (document.hidden) this.#sayHere();
  }

  /** Who does not look is told of turns in other ways. */
  #sayHere(): void {
    const here: Here = { say: 'here', on: !document.hidden };
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(here));
  }

  #lose(): void {
    const held = this.#socket !== null && Date.now() - this.#since > SETTLED;
    this.#hangUp();
    this.#failed = held ? 0 : this.#failed + 1;
    const wait = pause(this.#failed);
    this.#pause = setTimeout(() => this.#connect(), wait);
    this.#ends.lost(Date.now() + wait);
  }

  #hangUp(): void {
    for (const timer of [this.#pause, this.#patience, this.#watch]) clearTimeout(timer);
    release(this.#socket);
    release(this.#next);
    this.#socket = this.#next = null;
    this.#doubtful = false;
  }

  // Hearing

  #hear(socket: WebSocket, message: ToViewer): void {
    if (socket === this.#next && message.say === 'welcome') this.#welcomed(socket);
    this.#doubtful = false;
    this.#listen(SILENCE, false);
    if (socket === this.#socket || message.say === 'refused') this.#ends.hear(message, socket === this.#next);
  }

  /** For so long nothing has to be heard; with an *answer* that is due, no longer. */
  #listen(milliseconds: number, answer: boolean): void {
    clearTimeout(this.#watch);
    this.#awaiting = answer;
    this.#watch = setTimeout(() => this.#doubt(), milliseconds);
  }

  /** After a silence one asks; if there is no answer, a new socket is better.  Who does not look does neither. */
  #doubt(): void {
    this.#doubtful = true;
    if (document.hidden) return;
    if (this.#awaiting || !this.send({ say: 'ping' })) this.renew();
  }

  readonly #wake = (event: Event): void => {
    if (event.type === 'visibilitychange') this.#sayHere();
    if (document.hidden) return;
    if (!this.#socket && !this.#next) this.#connect();
    else if (this.#socket && (this.#doubtful || event.type === 'online')) this.renew();
  };
}

/** Where the socket of a table is. */
export function socketAddress(table: string): string {
  const address = new URL(`/api/tables/${encodeURIComponent(table)}/socket`, location.href);
  address.protocol = address.protocol.replace('http', 'ws');
  return address.href;
}

/** Longer after each failure, and not the same for everybody. */
export function pause(failed: number, chance = Math.random()): number {
  return Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** Math.max(0, failed - 1)) * (0.5 + chance / 2);
}

function release(socket: WebSocket | null): void {
  if (!socket) return;
  socket.onopen = socket.onmessage = socket.onclose = null;
  socket.close();
}
