/** A rating in words. */
import { words } from '../texts/words.svelte';

/** The rating with its uncertainty; without grouping, as everywhere in games. */
export function about(points: number, by: number): string {
  return words.say('rating-about', { points: String(points), by: String(by) });
}
