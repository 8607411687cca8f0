/** Plays journal entries on a board: each is animated on the view before it, which then shows the change. */
import { tick } from 'svelte';
import type { Line } from '../../lib/protocol';
import { type EntryWords, entryWords } from './entry';
import { moves } from './motion';
import { shareStructure } from './shareStructure';
import type { Stage } from './stage';

/** How one entry is played. */
export interface Entry<V> {
  before: V; // the view it is played on
  words: EntryWords;
  leave: () => Promise<void>; // shows what the entry changes
}

/** The animation of an entry, and what it changes in the view; either may be missing. */
export interface Script<V> {
  scene: ((entry: Entry<V>) => Promise<void> | void) | undefined;
  trace: ((view: V, words: EntryWords) => void) | undefined;
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
  async play(line: Line, { scene, trace }: Script<V>): Promise<void> {
    if (!scene || !moves()) return;
    const [of, before, words] = [this.#view(), this.shown, entryWords(line)];
    let left = false;
    const leave = async (): Promise<void> => {
      if (left || of !== this.#view()) return;
      left = true;
      const copy: unknown = $state.snapshot(before);
      const next = copy as V;
      trace?.(next, words);
      this.#shadow = { of, view: shareStructure(before, next) };
      await tick();
    };
    this.#shadow = { of, view: before };
    await tick();
    await scene({ before, words, leave });
    await leave();
  }

  /** Stop everything and draw the current view. */
  settle(): void {
    this.#stage.clear();
    this.#shadow = null;
  }
}
