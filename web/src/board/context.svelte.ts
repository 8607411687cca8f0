// What every part of a board needs: the names of things, and the choices on offer.

import { getContext, setContext } from 'svelte';
import type { Attachment } from 'svelte/attachments';
import type { Choice, Foresight, Remark } from '../lib/protocol';
import { asks } from '../lib/table/choices';
import type { Speech } from '../lib/texts/speech';
import { tip } from './pointer/tip.svelte';
import type { Oracle, Reasons } from './props';

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
  reasons?: Reasons;
  pointed?: Choice | null; // elsewhere on the page
  gains?: number[]; // points by seat, since the viewer did something
}

const KEY = Symbol('table');

export class BoardContext {
  #pointed = $state.raw<Choice | null>(null);
  readonly #inputs: () => BoardInputs;
  readonly #things = $derived.by((): Record<string, Choice | undefined> =>
    Object.fromEntries(this.#inputs().choices.map((choice) => [`${choice.kind ?? ''} ${choice.word ?? ''}`, choice])));

  /** The choice to preview. */
  readonly preview = $derived.by(() => {
    const { choices, selected, pointed } = this.#inputs();
    const wanted = [this.#pointed, pointed, selected];
    return wanted.find((one) => one && choices.some(({ words }) => words === one.words)) ?? null;
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

  /** The points that somebody else gained since the viewer did something. */
  gain(seat: number): number {
    return this.#inputs().gains?.[seat] ?? 0;
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

  /** Whether something good can be said about a choice. */
  praises(choice: Choice | undefined): boolean {
    return has(choice, 'good');
  }

  /** Whether a choice should be made with care. */
  warns(choice: Choice | undefined): boolean {
    return has(choice, 'beware');
  }

  /** Whether some things of that kind are better to choose than others. */
  prefers(kind: string): boolean {
    const alike = this.#inputs().choices.filter((choice) => choice.kind === kind);
    return alike.some((choice) => this.praises(choice)) && !alike.every((choice) => this.praises(choice));
  }

  /** What can be said about a choice, in one line. */
  remarks(choice: Choice | undefined): string {
    return choice ? this.speech.remarks(choice).map(({ text }) => text).join(' ') : '';
  }

  /** Explains a thing, and what can be said about choosing it; or why it cannot be chosen. */
  hint(choice: Choice | undefined, kind: string, word: string | number, meaning = ''): Attachment | undefined {
    if (!choice) return this.explained(kind, word, meaning);
    const text = joined(meaning, this.remarks(choice));
    return text ? tip(text) : undefined;
  }

  /** Explains a thing that cannot be chosen, and why not, if that is known. */
  explained(kind: string, word: string | number, meaning = ''): Attachment | undefined {
    const thing = `${kind} ${word}`;
    const { reasons, choices } = this.#inputs();
    if (!reasons || !choices.length) return meaning ? tip(meaning) : undefined;
    return tip(
      () => joined(meaning, this.#reason(thing)),
      () => {
        reasons.want(thing);
      },
    );
  }

  #reason(thing: string): string {
    const because = this.#inputs().reasons?.find(thing);
    return because?.key ? this.speech.reason(because) : '';
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

  /** Makes a choice, or selects it if it is to be confirmed. */
  press(words: string | undefined): void {
    const choice = this.#choice(words);
    if (!choice || this.held) return;
    if (this.#asks(choice)) this.#inputs().select(choice);
    else this.#inputs().choose(choice);
  }

  #asks(choice: Choice): boolean {
    return asks(choice, this.#inputs().choices);
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
      'aria-label': [this.speech.choice(choice, this.#inputs().step), this.remarks(choice)].filter(Boolean).join('. '),
      'aria-pressed': this.#asks(choice) || this.isSelected(choice) ? this.isSelected(choice) : undefined,
      'aria-disabled': this.held || undefined,
      'data-offer': choice.words,
      'data-aim': more.aim,
    };
  }
}

/** Two sentences in one line; the first may lack its full stop. */
function joined(meaning: string, more: string): string {
  if (!meaning || !more) return meaning || more;
  return `${meaning.replace(/[^.!?…]$/, '$&.')} ${more}`;
}

function has(choice: Choice | undefined, tone: Remark['tone']): boolean {
  return choice?.remarks?.some((remark) => remark.tone === tone) ?? false;
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
