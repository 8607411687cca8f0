/** The way into a lesson. */
import * as api from '../lib/api';
import { preferences } from '../lib/preferences.svelte';
import { enter } from './entering';
import { words } from './words.svelte';

/** Go to the table of a lesson; tells in words what is in the way, if anything is. */
export function startLesson(game: string, lesson: string): Promise<string> {
  return enter(api.learn(game, lesson, { name: preferences.name || words.say('default-name') }));
}
