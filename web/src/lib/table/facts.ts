/** Facts for texts, and what all games' views have in common: finer than the generated types. */
import type { Ask, Choice } from '../protocol';

/** Kind and word of what has a name: `['tile', 'farmer']`. */
export type Named = [kind: string, word: string];

/** What somebody is paid. */
export type Share = [purse: string, amount: number];

export type Fact = number | Named | Named[] | Share[];
export type Facts = Record<string, Fact>;

/** What a choice is about, where nothing else is said of it. */
export function thing({ kind, word }: Choice): Facts {
  return kind && word ? { [kind]: [kind, word] } : {};
}

/** The prompt, with the facts that the text of each choice may mention. */
export function complete(ask: Ask): Ask {
  const told = (choice: Choice) => ({ ...choice, facts: { ...ask.facts, ...(choice.facts ?? thing(choice)) } });
  return { ...ask, choices: ask.choices.map((choice) => (choice.now ? told(choice) : choice)) };
}

/** Of every game; the rest of a view is the game's own: `connection.view as PioneersView`. */
export interface View {
  viewer: number | null;
  actors: number[];
  step: string;
  over: boolean;
  winners: number[];
}

/** Points by source; null is not for the viewer to know. */
export type Scores = Record<string, number | null>;
