// What the page passes to the board of a game, and what it can ask of it.

import type { Choice, Foresight, Line } from '../lib/protocol';
import type { Speech } from '../lib/texts/speech';

/** Where a board learns what a choice would set off. */
export interface Oracle {
  find: (words: string) => Foresight | null;
  want: (words: string) => void;
}

export interface BoardProps<V> {
  view: V;
  choices: Choice[];
  held?: boolean; // an action is pending: nothing else can be pressed
  step: string;
  seat: number | null;
  speech: Speech;
  selected: Choice | null;
  choose: (choice: Choice) => void;
  oracle?: Oracle; // of a game being played
}

export interface BoardHandle<V> {
  /** Show how something happened; *known* may be the view after it. */
  animate: (line: Line, known: V) => Promise<void>;
  /** Stop animations and show the current view. */
  settle: () => void;
  /** It draws what the previewed choice would set off, so nobody else has to tell it. */
  readonly foretells?: boolean;
}

/** The players in table order, starting with the viewer's seat. */
export function fromSeat<P>(players: P[], seat: number | null): P[] {
  const first = seat ?? 0;
  return [...players.slice(first), ...players.slice(0, first)];
}
