/** My name at tables. */
import { preferences } from '../settings/preferences.svelte';
import { words } from '../texts/words.svelte';

const READABLE = /(?![\u115f\u1160\u2800\u3164\uffa0])[\p{L}\p{N}\p{P}\p{S}]/u; // as on the server

/** My name as typed, which is remembered; the default if it has no readable character. */
export function myName(typed: string): string {
  if (!READABLE.test(typed)) return words.say('default-name');
  preferences.name = typed.trim();
  return preferences.name;
}
