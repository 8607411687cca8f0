/** The game as its viewer sees it, and how news changes it. */
import type { Ask, News } from '../protocol';
import { applied } from './changes';
import type { Scores, View } from './facts';

/** What a viewer sees of the game. */
export interface Seen {
  version: number;
  view: View;
  ask: Ask;
  scores: Scores[];
}

/** The snapshot after the news, null before the game; undefined if the news does not fit. */
export function next(seen: Seen | null, news: News): Seen | null | undefined {
  const { version, ask, scores, view, changes } = news;
  if (!view && !changes) return seen && ask ? { ...seen, ask } : seen; // who must consent, or a plan
  if (!ask || !scores || typeof version !== 'number') return undefined;
  if (view) return { version, view: view as unknown as View, ask, scores };
  try {
    return seen ? { version, view: applied(seen.view, changes ?? []), ask, scores } : undefined;
  } catch {
    return undefined; // the changes are those of another view
  }
}
