/** Where on the board the points of each source come from. */
import type { ColoradoView, PlayerView } from './types';

/** Selectors of what a player has points for: a zone’s row of boxes and its regions, or all medals. */
export function sourcesOf({ map }: ColoradoView, { color, flags }: PlayerView, source: string): string[] {
  const found = map.regions.filter(({ kind, name }) => kind === source && flags.includes(name));
  return [
    `[data-row="${source} ${color}"]`,
    ...found.flatMap(({ name }) => [
      `[data-glance="${color}"] [data-land="${name}"]`, `[data-sheet="${color}"] [data-region="${name}"]`,
    ]),
  ];
}
