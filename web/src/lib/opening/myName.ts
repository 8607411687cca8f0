/** My name at tables. */
import { preferences } from '../settings/preferences.svelte';
import { words } from '../texts/words.svelte';

const READABLE = /(?![\u115f\u1160\u2800\u3164\uffa0])[\p{L}\p{N}\p{P}\p{S}]/u; // as on the server

/** My name; the default if it has no readable character. */
export function myName(): string {
  return READABLE.test(preferences.name) ? preferences.name.trim() : words.say('default-name');
}
