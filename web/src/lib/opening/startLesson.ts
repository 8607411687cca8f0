/** Starting a lesson. */
import * as api from '../net/api';
import { preferences } from '../settings/preferences.svelte';
import { words } from '../texts/words.svelte';
import { enterTable } from './enterTable';

/** Go to the table of a lesson; resolves to an error text, empty on success. */
export function startLesson(game: string, lesson: string): Promise<string> {
  return enterTable(api.learn(game, lesson, { name: preferences.name || words.say('default-name') }));
}
