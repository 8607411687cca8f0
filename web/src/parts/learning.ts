/** The way into a lesson. */
import * as api from '../lib/api';
import { keep } from '../lib/keys';
import { preferences } from '../lib/preferences.svelte';
import { route, tablePath } from './route.svelte';
import { words } from './words.svelte';

/** Go to the table of a lesson; tells in words what is in the way, if anything is. */
export async function startLesson(game: string, lesson: string): Promise<string> {
  try {
    const seated = await api.learn(game, lesson, { name: preferences.name || words.say('default-name') });
    keep(seated.table, seated.key, seated.seat);
    route.go(tablePath(seated.table));
    return '';
  } catch (error) {
    if (error instanceof api.Problem) return words.refused(error);
    throw error;
  }
}
