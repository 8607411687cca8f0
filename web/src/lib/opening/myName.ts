/** How I am called at tables. */
import { preferences } from '../settings/preferences.svelte';
import { words } from '../texts/words.svelte';

const READABLE = /(?![\u115f\u1160\u2800\u3164\uffa0])[\p{L}\p{N}\p{P}\p{S}]/u; // as the server has it

/** My name as typed, which is remembered; where there is nothing to read in it, the usual one. */
export function myName(typed: string): string {
  if (!READABLE.test(typed)) return words.say('default-name');
  preferences.name = typed.trim();
  return preferences.name;
}
