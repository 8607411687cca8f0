// What a scene has to play with, and where it finds things.

import type { Stage } from '../../../board/playback/stage';
import * as places from './places';

export interface Scenery<E> {
  stage: Stage;
  entry: E;
  leave: () => Promise<void>; // shows what the entry changes
  name: (kind: string, word: string) => string;
  say: (key: string, values?: Record<string, number>) => string;
}

export type Scene<E> = (scenery: Scenery<E>) => Promise<void> | void;
export type Find<E> = (scenery: Scenery<E>) => Element | null;
export interface OfPlayer { player: string }

/** Where a player's goods are counted, as far as it can be seen. */
export const count = ({ stage, entry: { player } }: Scenery<OfPlayer>, what: string): Element | null => stage.seen(
  ...places.counts(player, what).map((selector) => stage.find(selector)), stage.board(player),
);
export const hand: Find<unknown> = ({ stage }) => stage.find('[data-hand]') ?? stage.find('[data-pool]');
export const store: Find<unknown> = ({ stage }) => stage.find('[data-store]');
export const trackOf = (disaster: string): Find<unknown> => ({ stage }) => stage.find(places.track(disaster));
export const track: Find<{ disaster: string }> = (scenery) => trackOf(scenery.entry.disaster)(scenery);
export const town: Find<{ town: string }> = ({ stage, entry }) => stage.find(places.town(entry.town));
export const card = ({ stage, entry }: Scenery<OfPlayer>, name: string): Element | null =>
  stage.find(places.card(name, entry.player)) ?? stage.find(places.tile(name, entry.player));
export const wagon: Find<OfPlayer & { size: string; damage: number }> = ({ stage, entry }) =>
  stage.find(places.wagon(entry.size, entry.damage, entry.player));
