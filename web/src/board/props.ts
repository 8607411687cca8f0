// What the page passes to the board of a game, and what it can ask of it.

import type { Choice, Line } from '../lib/protocol';
import type { Speech } from '../lib/texts/speech';

export interface BoardProps<V> {
  view: V;
  choices: Choice[];
  held?: boolean; // an action is pending: nothing else can be pressed
  step: string;
  seat: number | null;
  speech: Speech;
  selected: Choice | null;
  choose: (choice: Choice) => void;
}

export interface BoardHandle<V> {
  /** Show how something happened; *known* may be the view after it. */
  animate: (line: Line, known: V) => Promise<void>;
  /** Stop animations and show the current view. */
  settle: () => void;
}

/** The players in table order, starting with the viewer's seat. */
export function fromSeat<P>(players: P[], seat: number | null): P[] {
  const first = seat ?? 0;
  return [...players.slice(first), ...players.slice(0, first)];
}
