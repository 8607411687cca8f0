// What a scene has to play with, and where it finds things.

import type { Stage } from '../../../board/playback/stage';
import type { ColoradoView } from '../types';

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
  stage.find(`[data-area="${entry.player}"] [data-card="${entry.card}"]`);

/** The cards of a player: in the hand if it can be seen, else their number. */
export function handOf({ stage }: Scenery<unknown>, color: string): Element | null {
  return stage.seen(stage.find(`[data-hand="${color}"]`), stage.count(color, 'cards'));
}

/** A card of that kind in a hand that can be seen, else all of the hand. */
export function cardOf(scenery: Scenery<unknown>, color: string, card: string): Element | null {
  const { stage } = scenery;
  return stage.seen(stage.find(`[data-hand="${color}"] [data-card="${card}"]`), handOf(scenery, color));
}

/** Something on the sheet of the player if it lies open, else on the small one. */
export function onSheet({ stage, entry }: Scenery<OfPlayer>, large: string, small: string): Element | null {
  const color = entry.player;
  return stage.seen(
    stage.find(`[data-sheet="${color}"] ${large}`), stage.find(`[data-glance="${color}"] ${small}`), stage.board(color),
  );
}

/** A row of the bounty board, or one box of it. */
export function row({ stage, entry }: Scenery<OfPlayer>, name: string, box = ''): Element | null {
  const all = stage.find(`[data-row="${name} ${entry.player}"]`);
  return all?.querySelector(`[data-box="${box}"]`) ?? all;
}
