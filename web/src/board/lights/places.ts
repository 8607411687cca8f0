// Where on a board the things are that journal entries are about: each game says it once, for lights and animations.

import type { Line } from '../../lib/protocol';
import { type EntryOf, entryOf } from '../playback/entry';

/** Where one thing is. */
export interface Place {
  at: string[]; // selectors: the first that finds something in sight counts
  stirs?: boolean; // it is part of the trail even if nobody did it
}

/** What the entries of a game are about; what left the board for good is nowhere. */
export type Places<E extends { key: string }> = { [K in E['key']]?: (entry: EntryOf<E, K>) => Place[] };

/** A thing that is in the first of these places. */
export const at = (...selectors: string[]): Place => ({ at: selectors });

/** Something in a player's place. */
export const own = (color: string, what: string): string => `[data-player="${color}"] ${what}`;

/** A player's counter for something. */
export const count = (color: string, what: string): string => own(color, `[data-count="${what}"]`);

/** Where the things are that a line is about. */
export function placesOf<E extends { key: string }>(line: Line, places: Places<E>): Place[] {
  const entry = entryOf<E>(line, places as Record<E['key'], unknown>);
  return entry ? places[entry.key as E['key']]?.(entry as EntryOf<E, E['key']>) ?? [] : [];
}

/** The element in that place; null if it cannot be seen. */
export function elementAt(board: ParentNode, { at }: Place): Element | null {
  const found = at.flatMap((selector) => [...board.querySelectorAll(selector)]);
  return found.find((each) => !('checkVisibility' in each) || each.checkVisibility()) ?? null;
}
