/** The socket of a table: it reconnects by itself, and detects dead connections. */
import type { Hello, Here, ToServer, ToViewer } from '../protocol';

export interface SocketEvents {
  hello: () => Hello;
  /** A message after the welcome, or a refusal before it (*atDoor*). */
  hear: (message: ToViewer, atDoor: boolean) => void;
  /** The connection is lost; the next try is at *retryAt*, null while one is under way. */
  lost: (retryAt: number | null) => void;
}

const FIRST_PAUSE = 500; // milliseconds
const LONGEST_PAUSE = 10_000;
const ENTERING = 10_000; // to wait for a welcome
const ANSWERING = 10_000; // to wait for an answer
const SILENCE = 25_000; // of silence before a ping
const SETTLED = 5_000; // a connection that lasts longer resets the back-off

export class TableSocket {
  readonly #address: string;
  readonly #ends: SocketEvents;
  #open = false;
  #socket: WebSocket | null = null; // welcomed
  #next: WebSocket | null = null; // not welcomed yet
  #failed = 0; // tries in a row
  #since = 0; // when it was welcomed
  #pause: ReturnType<typeof setTimeout> | undefined;
  #patience: ReturnType<typeof setTimeout> | undefined; // timeout of the next one
  #watch: ReturnType<typeof setTimeout> | undefined;
  #awaiting = false; // an answer is due
  #doubtful = false; // nothing was received for too long

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

  /** Send a message; returns whether it was sent. */
  send(message: ToServer): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    if (!this.#awaiting) this.#listen(ANSWERING, true);
    return true;
  }

  /** Reconnect; the old socket stays until the new one is welcomed.  With *isNew*, even while reconnecting. */
  renew(isNew = false): void {
    if (!this.#open || (this.#next && !isNew)) return;
    release(this.#next);
    this.#connect();
  }

  // Connecting

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

  /** Tell the server whether the page is visible: if not, it sends notices. */
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

  // Receiving

  #hear(socket: WebSocket, message: ToViewer): void {
    if (socket === this.#next && message.say === 'welcome') this.#welcomed(socket);
    this.#doubtful = false;
    this.#listen(SILENCE, false);
    if (socket === this.#socket || message.say === 'refused') this.#ends.hear(message, socket === this.#next);
  }

  /** Wait that long for a message; *answer*: one is due. */
  #listen(milliseconds: number, answer: boolean): void {
    clearTimeout(this.#watch);
    this.#awaiting = answer;
    this.#watch = setTimeout(() => this.#doubt(), milliseconds);
  }

  /** Ping after a silence, reconnect if no answer came; do neither while the page is hidden. */
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

/** The address of a table’s socket. */
export function socketAddress(table: string): string {
  const address = new URL(`/api/tables/${encodeURIComponent(table)}/socket`, location.href);
  address.protocol = address.protocol.replace('http', 'ws');
  return address.href;
}

/** Exponential back-off with jitter. */
export function pause(failed: number, chance = Math.random()): number {
  return Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** Math.max(0, failed - 1)) * (0.5 + chance / 2);
}

function release(socket: WebSocket | null): void {
  if (!socket) return;
  socket.onopen = socket.onmessage = socket.onclose = null;
  socket.close();
}
