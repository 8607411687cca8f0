/** Shows updates one after another; a viewer who falls too far behind sees the result at once. */
import type { Line } from '../protocol';

export interface Update {
  lines?: Line[]; // that it animates
  /** Animate the change before it is applied; null if there is nothing to animate. */
  play?: (signal: AbortSignal) => Promise<void> | null;
  apply: () => void;
}

const MOST = 30; // queued updates, enough for a round of several bots
const LONGEST = 8000; // milliseconds per update

export class UpdateQueue {
  #waiting: Update[] = [];
  #playing: AbortController | null = null;
  #skips = false;
  readonly #count: (waiting: number) => void;

  /** *count* is called with the number of updates left whenever it changes. */
  constructor(count: (left: number) => void) {
    this.#count = count;
  }

  /** The lines that wait to be animated, after those of the update that is. */
  get waiting(): Line[] {
    return this.#waiting.flatMap(({ lines = [] }) => lines);
  }

  /** Queue an update; it is applied synchronously if the queue is empty and nothing moves. */
  push(update: Update): void {
    this.#waiting.push(update);
    if (this.#waiting.length > MOST) this.skip();
    this.#tell();
    if (!this.#playing) void this.#run();
  }

  /** Skip the animations of everything in the queue. */
  skip(): void {
    if (!this.#playing) return;
    this.#skips = true;
    this.#playing.abort();
  }

  async #run(): Promise<void> {
    for (let update = this.#waiting.shift(); update; update = this.#waiting.shift()) {
      this.#playing = new AbortController();
      const played = this.#skips ? null : update.play?.(this.#playing.signal);
      if (played) await ended(played, this.#playing);
      update.apply();
      this.#tell();
    }
    this.#playing = null;
    this.#skips = false;
    this.#tell();
  }

  #tell(): void {
    this.#count(this.#waiting.length + (this.#playing ? 1 : 0));
  }
}

/** Resolves once the animation has finished, failed, been aborted or taken too long. */
async function ended(played: Promise<void>, playing: AbortController): Promise<void> {
  const timer = setTimeout(() => playing.abort(), LONGEST);
  const cut = new Promise<void>((resolve) => {
    playing.signal.addEventListener('abort', () => resolve());
  });
  await Promise.race([played.catch((error: unknown) => console.error(error)), cut]);
  clearTimeout(timer);
}
