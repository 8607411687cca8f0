/** What happens is shown one after the other; who is too far behind sees the end at once. */

export interface Scene {
  /** What is to be seen before it is so; null if nothing moves. */
  play?: (signal: AbortSignal) => Promise<void> | null;
  leave: () => void;
}

const MOST = 30; // scenes that may wait: a round of several bots
const LONGEST = 8000; // milliseconds that a scene may take

export class Stage {
  #waiting: Scene[] = [];
  #playing: AbortController | null = null;
  #hurried = false;
  readonly #count: (waiting: number) => void;

  /** *count* is told how many scenes are left, whenever that changes. */
  constructor(count: (left: number) => void) {
    this.#count = count;
  }

  /** Show *scene* after all before it; at once, if there are none and nothing moves. */
  push(scene: Scene): void {
    this.#waiting.push(scene);
    if (this.#waiting.length > MOST) this.hurry();
    this.#tell();
    if (!this.#playing) void this.#run();
  }

  /** Nothing that waits is played any more; it is so. */
  hurry(): void {
    if (!this.#playing) return;
    this.#hurried = true;
    this.#playing.abort();
  }

  async #run(): Promise<void> {
    for (let scene = this.#waiting.shift(); scene; scene = this.#waiting.shift()) {
      this.#playing = new AbortController();
      const played = this.#hurried ? null : scene.play?.(this.#playing.signal);
      if (played) await ended(played, this.#playing);
      scene.leave();
      this.#tell();
    }
    this.#playing = null;
    this.#hurried = false;
    this.#tell();
  }

  #tell(): void {
    this.#count(this.#waiting.length + (this.#playing ? 1 : 0));
  }
}

/** Until it was played, cut short or too long; a scene that fails is none the less over. */
async function ended(played: Promise<void>, playing: AbortController): Promise<void> {
  const timer = setTimeout(() => playing.abort(), LONGEST);
  const cut = new Promise<void>((resolve) => {
    playing.signal.addEventListener('abort', () => resolve());
  });
  await Promise.race([played.catch((error: unknown) => console.error(error)), cut]);
  clearTimeout(timer);
}
