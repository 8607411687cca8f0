// What a scene has to play with, and where it finds things.

import type { EntryWords } from '../../../board/playback/entry';
import type { Stage } from '../../../board/playback/stage';

export interface Scenery {
  stage: Stage;
  words: EntryWords;
  leave: () => Promise<void>; // shows what the entry leaves behind
  name: (kind: string, word: string) => string;
  say: (key: string, values?: Record<string, number>) => string;
}

export type Scene = (scenery: Scenery) => Promise<void> | void;
export type Find = (scenery: Scenery) => Element | null;

export const hand: Find = ({ stage }) => stage.find('[data-hand]') ?? stage.find('[data-pool]');
export const store: Find = ({ stage }) => stage.find('[data-store]');
export const track: Find = ({ stage, words }) => stage.find(`[data-track="${words.disaster ?? ''}"]`);
export const town: Find = ({ stage, words }) => stage.find(`[data-town="${words.town ?? ''}"]`);
export const card = ({ stage, words }: Scenery, name = ''): Element | null =>
  stage.board(words.player)?.querySelector(`[data-card="${name}"], [data-tile="${name}"]`) ?? null;
export const wagon: Find = ({ stage, words }) =>
  stage.board(words.player)?.querySelector(`[data-wagon="${words.size ?? ''} ${words.damage ?? ''}"]`) ?? null;
