/** Somebody who solves the puzzles of a game: the one on the board, the answer, streak and rating. */
import { account } from '../account/account.svelte';
import * as api from '../net/api';
import type { Foresight, OwnPuzzles, PuzzleJudged, PuzzleSeen } from '../protocol';
import { Questions } from '../table/questions.svelte';
import { begin, count, type Kept, kept, NOTHING } from './ownAnswers';
import { StepwiseHint } from './puzzleHint.svelte';
import * as puzzleApi from './puzzleApi';

/** Streaks, and with an account a rating. */
export interface Standing {
  streak: number;
  best: number;
  rating: number | null;
  giveOrTake: number;
}

/** How somebody stands: with an account as the server says, else as this browser remembers. */
export function standing(own: OwnPuzzles | null, remembered: Kept): Standing {
  const { streak, best } = own ?? (account.isSignedIn ? NOTHING : remembered);
  return { streak, best, rating: own?.rating ?? null, giveOrTake: own?.give_or_take ?? 0 };
}

/** What can be asked about one puzzle. */
class Asked {
  readonly hint: StepwiseHint;
  readonly foresights: Questions<Foresight>;
  #id = 0;

  constructor(game: string, puzzle: string, hinted: (own: OwnPuzzles | null) => void) {
    this.hint = new StepwiseHint(async (step) => {
      const told = await puzzleApi.hint(game, puzzle, step);
      hinted(told.own);
      return told;
    });
    this.foresights = new Questions(() => 0, (_, words) => {
      const id = ++this.#id;
      puzzleApi.foresight(game, puzzle, words)
        .then((found) => this.foresights.hear(id, found), () => this.foresights.hear(id, null));
      return id;
    });
  }
}

export class Solving {
  seen = $state.raw<PuzzleSeen | null>(null);
  again = $state(false); // it was answered before, so it does not count
  judged = $state.raw<PuzzleJudged | null>(null);
  answer = $state(''); // in words; empty: given up
  busy = $state(false);
  asked = $state.raw<Asked | null>(null);
  problem = $state.raw<api.Problem | null>(null); // there is no puzzle
  wrong = $state.raw<api.Problem | null>(null); // the answer did not arrive
  #own = $state.raw<OwnPuzzles | null>(null);
  #kept = $state.raw(NOTHING); // by this browser
  readonly game: string;

  constructor(game: string) {
    this.game = game;
    this.#kept = kept(game);
  }

  get standing(): Standing {
    return standing(this.#own, this.#kept);
  }

  /** That puzzle; without an ID, the one that is open, or else the next. */
  async open(id = ''): Promise<void> {
    const { open, seen } = this.#kept;
    const next = () => puzzleApi.next(this.game, seen);
    await this.#show(() => {
      if (id) return puzzleApi.puzzle(this.game, id);
      if (!open || account.isSignedIn) return next();
      return puzzleApi.puzzle(this.game, open).catch(next); // it may be gone
    });
  }

  next(): Promise<void> {
    return this.open();
  }

  /** Answer, or give up; returns whether it was judged. */
  async solve(words: string): Promise<boolean> {
    const { seen } = this;
    if (!seen || this.judged || this.busy) return false;
    this.busy = true;
    this.wrong = null;
    try {
      const judged = await puzzleApi.answer(this.game, seen.id, words);
      this.answer = words;
      this.judged = judged;
      this.#hear(judged.own, seen.id, judged.right);
      return true;
    } catch (error) {
      if (!(error instanceof api.Problem)) throw error;
      this.wrong = error;
      return false;
    } finally {
      this.busy = false;
    }
  }

  async #show(fetch: () => Promise<PuzzleSeen>): Promise<void> {
    this.busy = true;
    this.problem = null;
    try {
      const seen = await fetch();
      this.judged = this.wrong = null;
      this.answer = '';
      this.seen = seen;
      this.#own = seen.own;
      this.asked = new Asked(this.game, seen.id, (own) => {
        this.#hear(own, seen.id, false);
      });
      this.again = account.isSignedIn ? !seen.counts : this.#kept.seen.includes(seen.id);
      if (!account.isSignedIn && !this.again) this.#kept = begin(this.game, seen.id);
    } catch (error) {
      if (!(error instanceof api.Problem)) throw error;
      this.problem = error;
    } finally {
      this.busy = false;
    }
  }

  /** Something was judged: the server has counted it, or this browser does. */
  #hear(own: OwnPuzzles | null, id: string, right: boolean): void {
    this.#own = own;
    if (!own) this.#kept = count(this.game, id, right);
  }
}
