// What every part of a board needs: the names of things, and the choices on offer.

import { getContext, setContext } from 'svelte';
import type { Choice, Foresight } from '../lib/protocol';
import type { Speech } from '../lib/texts/speech';
import type { Oracle } from './props';

/** What the page passes to the board, and what the board passes back. */
export interface BoardInputs {
  choices: Choice[];
  step: string;
  selected: Choice | null;
  held: boolean; // an action is pending or news is playing: nothing can be pressed
  speech: Speech;
  select: (choice: Choice) => void;
  choose: (choice: Choice) => void;
  oracle?: Oracle;
  atOnce?: (choice: Choice) => boolean; // chosen by the first press: one small step of many, easily undone
}

const KEY = Symbol('table');

export class BoardContext {
  #pointed = $state.raw<Choice | null>(null);
  readonly #inputs: () => BoardInputs;
  readonly #things = $derived.by((): Record<string, Choice | undefined> =>
    Object.fromEntries(this.#inputs().choices.map((choice) => [`${choice.kind ?? ''} ${choice.word ?? ''}`, choice])));

  /** The choice to preview. */
  readonly preview = $derived.by(() => {
    const { choices, selected } = this.#inputs();
    return [this.#pointed, selected].find((one) => one && choices.some(({ words }) => words === one.words)) ?? null;
  });

  /** What that would set off, once it is known. */
  readonly foresight = $derived.by((): Foresight | null =>
    (this.preview ? this.#inputs().oracle?.find(this.preview.words) : null) ?? null);

  constructor(inputs: () => BoardInputs) {
    this.#inputs = inputs;
  }

  // Words

  get speech(): Speech {
    return this.#inputs().speech;
  }

  say(key: string, values?: Record<string, string | number>): string {
    return this.speech.texts.say(key, values);
  }

  name(kind: string, word: string): string {
    return this.speech.name(kind, word);
  }

  player(seat: number): string {
    return this.speech.player(seat);
  }

  dollars(amount: number): string {
    return this.say('term-dollars', { amount });
  }

  points(points: number): string {
    return this.say('points', { points });
  }

  /** A labeled fact: ``Turn: Red``. */
  fact(what: string, fact: string | number): string {
    return this.say('term-fact', { what, fact: String(fact) });
  }

  // Offers

  /** The choice that is about this thing, if there is one. */
  offer(kind: string, word: string | number): Choice | undefined {
    return this.#things[`${kind} ${word}`];
  }

  /** The choice with that verb and no object, if there is one. */
  deed(verb: string): Choice | undefined {
    return this.#inputs().choices.find((choice) => choice.verb === verb && !choice.kind);
  }

  /** Whether anything of that kind is offered. */
  offers(kind: string): boolean {
    return this.#inputs().choices.some((choice) => choice.kind === kind);
  }

  shows(choice: Choice | undefined): boolean {
    return choice !== undefined && this.preview?.words === choice.words;
  }

  get selected(): Choice | null {
    return this.#inputs().selected;
  }

  isSelected(choice: Choice | undefined): boolean {
    return choice !== undefined && this.selected?.words === choice.words;
  }

  get held(): boolean {
    return this.#inputs().held;
  }

  /** Preview a choice. */
  point(words: string | undefined): void {
    this.#pointed = this.#choice(words) ?? null;
  }

  /** Selects a choice; if it is selected already, or `atOnce`, makes it. */
  press(words: string | undefined): void {
    const choice = this.#choice(words);
    if (!choice || this.held) return;
    if (this.isSelected(choice) || this.#isDoneAtOnce(choice)) this.#inputs().choose(choice);
    else this.#inputs().select(choice);
  }

  #isDoneAtOnce(choice: Choice): boolean {
    return this.#inputs().atOnce?.(choice) ?? false;
  }

  #choice(words: string | undefined): Choice | undefined {
    return words === undefined ? undefined : this.#inputs().choices.find((choice) => choice.words === words);
  }

  /** The attributes that make a thing a button, if there is a choice about it; `presses` does the rest. */
  target(choice: Choice | undefined, more: { tabindex?: number; aim?: string } = {}): Record<string, unknown> {
    if (!choice) return {};
    return {
      'role': 'button',
      'tabindex': more.tabindex ?? 0,
      'aria-label': this.speech.choice(choice, this.#inputs().step),
      'aria-pressed': this.#isDoneAtOnce(choice) ? undefined : this.isSelected(choice),
      'aria-disabled': this.held || undefined,
      'data-offer': choice.words,
      'data-aim': more.aim,
    };
  }
}

export function provideBoard(inputs: () => BoardInputs): BoardContext {
  const context = new BoardContext(inputs);
  $effect(() => {
    if (context.preview) inputs().oracle?.want(context.preview.words);
  });
  return setContext(KEY, context);
}

export function useBoard(): BoardContext {
  return getContext<BoardContext>(KEY);
}
