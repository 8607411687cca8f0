/** Where on the board the points of each source come from. */
import type { PlayerView } from './types';

/** Selectors of what a player has points for; cattle and cards brought theirs on the way. */
export function sourcesOf({ color, board, folk, wagons }: PlayerView, source: string): string[] {
  const mine = `[data-player="${color}"]`;
  const hit = wagons.filter(({ damage }) => damage);
  const found: Record<string, string[]> = {
    gold: [`${mine} [data-count="gold"]`, `${mine} [data-load="gold"]`],
    favors: [`${mine} [data-count="favors"]`],
    most_favors: [`${mine} [data-count="favors"]`],
    townsfolk: folk.filter(({ scores }) => scores.length).map(({ name }) => `${mine} [data-card="${name}"]`),
    board: board ? [`${mine} [data-card="${board.name}"]`] : [],
    damage: hit.map(({ size, damage }) => `${mine} [data-wagon="${size} ${damage}"]`),
  };
  return found[source] ?? [];
}
