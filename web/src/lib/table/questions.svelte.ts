/** Questions about what is looked at: asked one at a time, the answers remembered until the game goes on. */
export const LINGER = 120; // milliseconds for which something is looked at before it is asked about

/** Sends the question; returns its id, or null if nothing can be sent now. */
type Send = (version: number, words: string) => number | null;

/** What a component needs of them. */
export type Asking<Answer> = Pick<Questions<Answer>, 'find' | 'want'>;

export class Questions<Answer> {
  #known = $state.raw<Record<string, Answer>>({}); // by version and words
  #wanted = ''; // words
  #asked: { id: number; version: number; words: string } | null = null; // not answered yet
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #version: () => number | null;
  readonly #send: Send;

  constructor(version: () => number | null, send: Send) {
    this.#version = version;
    this.#send = send;
  }

  /** The answer about *words*, if it is known. */
  find(words: string): Answer | null {
    return this.#known[this.#key(words)] ?? null;
  }

  /** Ask about *words*, unless something else is wanted in a moment. */
  want(words: string): void {
    this.#wanted = words;
    clearTimeout(this.#timer);
    if (this.#version() !== null && !this.find(words)) this.#timer = setTimeout(() => this.#ask(), LINGER);
  }

  /** The answer came, or a refusal (null); returns whether that was asked here. */
  hear(id: number, answer: Answer | null): boolean {
    if (this.#asked?.id !== id) return false;
    const { version, words } = this.#asked;
    this.#asked = null;
    const late = version !== this.#version();
    if (answer && !late) this.#keep(version, words, answer);
    if (late || this.#wanted !== words) this.#ask();
    return true;
  }

  /** The connection is lost: nothing that was asked over it will be answered. */
  reset(): void {
    clearTimeout(this.#timer);
    this.#asked = null;
  }

  /** There is a new connection: ask again about what is still looked at. */
  resume(): void {
    this.#ask();
  }

  #ask(): void {
    const version = this.#version();
    if (!this.#wanted || this.#asked || version === null || this.find(this.#wanted)) return;
    const id = this.#send(version, this.#wanted);
    if (id !== null) this.#asked = { id, version, words: this.#wanted };
  }

  #keep(version: number, words: string, answer: Answer): void {
    const now = Object.entries(this.#known).filter(([key]) => key.startsWith(`${version} `));
    this.#known = { ...Object.fromEntries(now), [this.#key(words)]: answer };
  }

  #key(words: string): string {
    return `${this.#version()} ${words}`;
  }
}
