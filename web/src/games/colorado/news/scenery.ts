// What a scene has to play with, and where it finds things.

import type { Stage } from '../../../board/playback/stage';
import type { ColoradoView } from '../types';
import * as places from './places';

export interface Scenery<E> {
  stage: Stage;
  entry: E;
  before: ColoradoView; // the view on which the entry is played
  leave: () => Promise<void>; // shows what the entry changes
  say: (key: string, values?: Record<string, number>) => string;
}

export type Scene<E> = (scenery: Scenery<E>) => Promise<void> | void;
export type Find<E> = (scenery: Scenery<E>) => Element | null;
export interface OfPlayer { player: string }

export const reserve: Find<unknown> = ({ stage }) => stage.find('[data-lot="nugget"]');
export const pile: Find<unknown> = ({ stage }) => stage.find('[data-lot="pile"]');
export const discards: Find<unknown> = ({ stage }) => stage.find('[data-discards]');
export const middle: Find<unknown> = ({ stage }) => stage.find('[data-middle]');
export const area: Find<OfPlayer> = ({ stage, entry }) =>
  stage.seen(stage.find(`[data-area="${entry.player}"]`), stage.board(entry.player));
export const laid: Find<OfPlayer & { card: string }> = ({ stage, entry }) =>
  stage.find(places.laid(entry));

/** The cards of a player: in the hand if it can be seen, else their number. */
export function handOf({ stage }: Scenery<unknown>, color: string): Element | null {
  return stage.seen(stage.find(`[data-hand="${color}"]`), stage.count(color, 'cards'));
}

/** A card of that kind in a hand that can be seen, else all of the hand. */
export function cardOf(scenery: Scenery<unknown>, color: string, card: string): Element | null {
  const { stage } = scenery;
  return stage.seen(stage.find(places.inHand({ player: color, card })), handOf(scenery, color));
}

/** The first of these on the board, else the place of the player. */
export function seen({ stage, entry }: Scenery<OfPlayer>, selectors: string[]): Element | null {
  return stage.seen(...selectors.map((selector) => stage.find(selector)), stage.board(entry.player));
}

/** A row of the bounty board. */
export const row = ({ stage, entry }: Scenery<OfPlayer>, name: string): Element | null =>
  stage.find(places.row(name, entry.player));
