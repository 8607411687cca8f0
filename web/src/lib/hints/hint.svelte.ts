/** A hint for the viewer's decision: asked for once, told in three steps. */
import type { Choice, Hinted } from '../protocol';

export const WHERE = 1; // to look
export const MOVE = 2;
export const WHY = 3;

/** What a hint tells. */
export type Told = Pick<Hinted, 'words' | 'win' | 'rival' | 'rival_win' | 'reasons'>;

/** A hint, wherever it comes from. */
export interface Hinting {
  /** How much of it is shown. */
  readonly step: number;
  readonly found: Told | null;
  /** There is no hint; it can be asked again. */
  readonly failed: boolean;
  /** Ask, or tell more. */
  more: () => void;
  /** Put it away; it can be looked at again. */
  hide: () => void;
  /** What the hint is about, among these choices: at first what it says to look at, then the best one alone. */
  among: (choices: Choice[]) => Choice[];
}

/** Sends the question; returns its id, or null if nothing can be sent now. */
type Send = () => number | null;

export class Hint implements Hinting {
  #step = $state(0); // how much is shown; 0: nothing was asked
  #found = $state.raw<Hinted | null>(null);
  #failed = $state(false);
  #id: number | null = null; // of the question, while it waits for an answer
  #asked: number[] = []; // all such ids: an answer may come too late
  readonly #send: Send;

  constructor(send: Send) {
    this.#send = send;
  }

  get step(): number {
    return this.#step;
  }

  get found(): Hinted | null {
    return this.#found;
  }

  get failed(): boolean {
    return this.#failed;
  }

  more(): void {
    this.#step = this.#found ? Math.min(this.#step + 1, WHY) : WHERE;
    if (this.#found || this.#id !== null) return;
    this.#id = this.#send();
    this.#failed = this.#id === null;
    if (this.#id !== null) this.#asked.push(this.#id);
  }

  /** The answer came, or a refusal (null); returns whether that was asked here. */
  hear(id: number, answer: Hinted | null): boolean {
    if (!this.#asked.includes(id)) return false;
    this.#asked = this.#asked.filter((each) => each !== id);
    if (id !== this.#id) return true;
    this.#id = null;
    this.#found = answer;
    this.#failed = answer === null;
    return true;
  }

  /** The connection is lost: what was asked over it will not be answered. */
  lose(): void {
    if (this.#id === null) return;
    this.#id = null;
    this.#failed = true;
  }

  hide(): void {
    this.#step = 0;
  }

  /** The decision is made. */
  clear(): void {
    this.hide();
    this.#found = this.#id = null;
    this.#failed = false;
  }

  among(choices: Choice[]): Choice[] {
    const best = choices.find(({ words }) => words === this.#found?.words);
    if (!best || !this.#step) return [];
    if (this.#step !== WHERE) return [best];
    const rival = choices.find(({ words }) => words === this.#found?.rival);
    const compared = best.kind && rival?.kind && rival.verb !== best.verb;
    return choices.filter((each) => (compared ? each === best || each === rival : each.verb === best.verb));
  }
}
