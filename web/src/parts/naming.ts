/** How I am called at tables. */
import { preferences } from '../lib/preferences.svelte';
import { words } from './words.svelte';

const READABLE = /[^\p{C}\s]/u;

/** My name as typed, which is remembered; where there is nothing to read in it, the usual one. */
export function myName(typed: string): string {
  if (!READABLE.test(typed)) return words.say('default-name');
  preferences.name = typed.trim();
  return preferences.name;
}
