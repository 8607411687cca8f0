/** A hint for a puzzle, which the server tells step by step: with the first one the puzzle is not solved. */
import { type Hinting, type Told, WHERE, WHY } from '../hints/hint.svelte';
import { Problem } from '../net/api';
import type { Choice, PuzzleHint } from '../protocol';

/** Asks the server for a step. */
type Fetch = (step: number) => Promise<PuzzleHint>;

export class StepwiseHint implements Hinting {
  #step = $state(0); // how much is shown
  #told = $state.raw<PuzzleHint | null>(null); // as far as it was asked for
  #failed = $state(false);
  #asking = false;
  readonly #fetch: Fetch;

  constructor(fetch: Fetch) {
    this.#fetch = fetch;
  }

  get step(): number {
    return this.#step;
  }

  get failed(): boolean {
    return this.#failed;
  }

  get found(): Told | null {
    const told = this.#told;
    if (!told) return null;
    const { words, win, next_win: next, reasons } = told;
    return { words: win === null ? '' : words[0] ?? '', win: win ?? 0, rival: '', rival_win: next ?? 0, reasons };
  }

  /** Show the next step; what came before needs no asking. */
  more(): void {
    if (this.#asking) return;
    const step = this.#failed ? Math.max(this.#step, WHERE) : Math.min(this.#step + 1, WHY);
    if (step <= (this.#told?.step ?? 0)) this.#step = step;
    else void this.#ask(step);
  }

  hide(): void {
    this.#step = 0;
  }

  among(choices: Choice[]): Choice[] {
    if (!this.#step) return [];
    return choices.filter(({ words }) => this.#told?.words.includes(words));
  }

  async #ask(step: number): Promise<void> {
    this.#asking = true;
    this.#failed = false;
    if (!this.#told) this.#step = WHERE;
    try {
      this.#told = await this.#fetch(step);
      this.#step = step;
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      this.#failed = true;
    } finally {
      this.#asking = false;
    }
  }
}
