/** Where on the board the points of each source come from. */
import type { CoachView, PioneersView, PlayerView } from './types';

/** Whether nobody is left on a coach. */
export function isEmptied({ seats }: CoachView): boolean {
  return !seats.some(({ taken }) => taken);
}

/** Selectors of what a player has points for. */
export function sourcesOf({ lines }: PioneersView, { color, seat, coaches, network }: PlayerView, source: string):
string[] {
  const mine = `[data-player="${color}"]`;
  const built = lines.filter(({ roads, ends }) => roads.includes(seat) && ends.every((end) => network.includes(end)));
  const waiting = coaches.filter((coach) => !isEmptied(coach));
  const found: Record<string, string[]> = {
    coaches: coaches.filter(isEmptied).map(({ name }) => `${mine} [data-card="${name}"]`),
    seats: waiting.flatMap(({ name, seats }) =>
      seats.flatMap(({ taken }, i) => (taken ? [] : [`${mine} [data-seat="${name} ${i}"]`]))),
    nuggets: [`${mine} [data-count="nuggets"]`],
    network: [
      ...built.map(({ name }) => `[data-road="${name} ${color}"]`),
      ...network.map((city) => `[data-pawn="${city} ${color}"]`),
    ],
  };
  return found[source] ?? [];
}
