/** Plays journal entries on a board: each is animated on the view before it, which then shows the change. */
import { tick } from 'svelte';
import { pace } from './pace';
import { shareStructure } from './shareStructure';
import type { Stage } from './stage';

/** How one entry is played. */
export interface Played<V> {
  before: V; // the view it is played on
  leave: () => Promise<void>; // shows what the entry changes
}

/** The animation of an entry, and what it changes in the view. */
export interface Script<V> {
  scene: (played: Played<V>) => Promise<void> | void;
  trace: (view: V) => void;
}

export class Playback<V extends object> {
  readonly #view: () => V;
  readonly #stage: Stage;
  #shadow = $state.raw<{ of: V; view: V } | null>(null); // while news is playing

  /** The view to draw: while news is playing, the one before it plus what has been played so far. */
  readonly shown = $derived.by((): V => {
    const view = this.#view();
    return this.#shadow?.of === view ? this.#shadow.view : view;
  });

  constructor(view: () => V, stage: Stage) {
    this.#view = view;
    this.#stage = stage;
  }

  /** Play one entry; resolves once it has been played or the view has changed. */
  async play({ scene, trace }: Script<V>): Promise<void> {
    if (!pace.rate) return;
    const [of, before] = [this.#view(), this.shown];
    let left = false;
    const leave = async (): Promise<void> => {
      if (left || of !== this.#view()) return;
      left = true;
      const now = this.shown; // what is played at the same time may have left already
      const copy: unknown = $state.snapshot(now);
      const next = copy as V;
      trace(next);
      this.#shadow = { of, view: shareStructure(now, next) };
      await tick();
    };
    this.#shadow = { of, view: before };
    await tick();
    if (pace.haste < Infinity) await scene({ before, leave });
    await leave();
  }

  /** Stop everything and draw the current view. */
  settle(): void {
    this.#stage.clear();
    this.#shadow = null;
  }
}
