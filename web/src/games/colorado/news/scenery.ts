// What a scene has to play with, and where it finds things.

import type { EntryWords } from '../../../board/playback/entry';
import type { Stage } from '../../../board/playback/stage';

export interface Scenery {
  stage: Stage;
  words: EntryWords;
  leave: () => Promise<void>; // shows what the entry leaves behind
  say: (key: string, values?: Record<string, number>) => string;
}

export type Scene = (scenery: Scenery) => Promise<void> | void;
export type Find = (scenery: Scenery) => Element | null;

export const reserve: Find = ({ stage }) => stage.find('[data-lot="nugget"]');
export const pile: Find = ({ stage }) => stage.find('[data-lot="pile"]');
export const discards: Find = ({ stage }) => stage.find('[data-discards]');
export const middle: Find = ({ stage }) => stage.find('[data-middle]');
export const area: Find = ({ stage, words }) =>
  stage.seen(stage.find(`[data-area="${words.player ?? ''}"]`), stage.board(words.player));
export const laid: Find = ({ stage, words }) =>
  stage.find(`[data-area="${words.player ?? ''}"] [data-card="${words.card ?? ''}"]`);

/** The cards of a player: in the hand if it can be seen, else their number. */
export function handOf({ stage }: Scenery, color = ''): Element | null {
  return stage.seen(stage.find(`[data-hand="${color}"]`), stage.count(color, 'cards'));
}

/** A card of that kind in a hand that can be seen, else all of the hand. */
export function cardOf(scenery: Scenery, color = '', card = ''): Element | null {
  const { stage } = scenery;
  return stage.seen(stage.find(`[data-hand="${color}"] [data-card="${card}"]`), handOf(scenery, color));
}

/** Something on the sheet of the player if it lies open, else on the small one. */
export function onSheet({ stage, words }: Scenery, large: string, small: string): Element | null {
  const color = words.player ?? '';
  return stage.seen(
    stage.find(`[data-sheet="${color}"] ${large}`), stage.find(`[data-glance="${color}"] ${small}`), stage.board(color),
  );
}

/** A row of the bounty board, or one box of it. */
export function row({ stage, words }: Scenery, name = '', box = ''): Element | null {
  const all = stage.find(`[data-row="${name} ${words.player ?? ''}"]`);
  return all?.querySelector(`[data-box="${box}"]`) ?? all;
}
