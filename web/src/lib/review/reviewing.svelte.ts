/** Waits for the review of a game, which the server computes. */
import * as api from '../net/api';
import type { ReviewState } from '../protocol';
import { words } from '../texts/words.svelte';

const PAUSE = 500; // milliseconds between two questions

export class Reviewing {
  state = $state.raw<ReviewState | null>(null);
  wrong = $state('');
  readonly #table: string;
  readonly #key: string;
  readonly #who = Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => (byte % 36).toString(36)).join('');
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(table: string, key: string) {
    this.#table = table;
    this.#key = key;
  }

  /** Use the review that is there, or wait for one that is being computed. */
  look(): Promise<void> {
    return this.#hear(api.review(this.#table, this.#key));
  }

  /** Start it, or join those who wait for it. */
  start(): Promise<void> {
    return this.#hear(api.startReview(this.#table, this.#key, this.#who));
  }

  /** Wait no longer; the server stops if nobody does. */
  async cancel(): Promise<void> {
    this.leave();
    this.state = null;
    await api.cancelReview(this.#table, this.#key, this.#who).catch(() => undefined); // it ends by itself
  }

  /** Ask no more. */
  leave(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  async #hear(answer: Promise<ReviewState>): Promise<void> {
    this.leave();
    this.wrong = '';
    try {
      const state = await answer;
      this.state = state;
      if (state.failed) this.wrong = words.say('review-failed');
      if (state.running) this.#timer = setTimeout(() => void this.look(), PAUSE);
    } catch (error) {
      if (!(error instanceof api.Problem)) throw error;
      this.state = null;
      this.wrong = words.refused(error);
    }
  }
}
