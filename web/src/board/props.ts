// What the page passes to the board of a game, and what it can ask of it.

import type { LogLine } from '../lib/log/log';
import type { Because, Choice, Foresight, Line } from '../lib/protocol';
import type { Speech } from '../lib/texts/speech';
import type { Place } from './lights/places';
import type { Scored } from './lights/scored';

/** Where a board learns what a choice would set off. */
export interface Oracle {
  find: (words: string) => Foresight | null;
  want: (words: string) => void;
}

/** Where a board learns why something, by kind and word, cannot be chosen. */
export interface Reasons {
  find: (thing: string) => Because | null;
  want: (thing: string) => void;
}

export interface BoardProps<V> {
  view: V;
  choices: Choice[];
  held?: boolean; // an action is pending: nothing else can be pressed
  step: string;
  seat: number | null;
  speech: Speech;
  selected: Choice | null; // to be confirmed
  pointed?: Choice | null; // in the list of choices
  made?: Choice | null; // the latest
  choose: (choice: Choice) => void;
  oracle?: Oracle; // of a game being played
  reasons?: Reasons; // of a game being played
  lines?: LogLine[]; // the journal so far, as the viewer knows it
  gains?: number[]; // points by seat that others gained since the viewer did something
}

export interface BoardHandle<V> {
  /** Show how something happened; *known* may be the view after it. */
  animate: (line: Line, known: V) => Promise<void>;
  /** Stop animations and show the current view. */
  settle: () => void;
  /** Where the things are that a line is about. */
  places: (line: Line) => Place[];
  /** It draws what the previewed choice would set off, so nobody else has to tell it. */
  readonly foretells?: boolean;
  /** What each player got from a source of points, and where that is drawn. */
  scored: (source: string) => Scored[];
}

/** The players in table order, starting with the viewer's seat. */
export function fromSeat<P>(players: P[], seat: number | null): P[] {
  const first = seat ?? 0;
  return [...players.slice(first), ...players.slice(0, first)];
}
