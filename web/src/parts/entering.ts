/** The way to a table at which one has just got a seat. */
import * as api from '../lib/api';
import { keep } from '../lib/keys';
import type { Seated } from '../lib/protocol';
import { route, tablePath } from './route.svelte';
import { words } from './words.svelte';

/** Keep the key, and go there; tells in words what is in the way, if anything is. */
export async function enter(seated: Promise<Seated>): Promise<string> {
  try {
    const { table, key, seat } = await seated;
    keep(table, key, seat);
    route.go(tablePath(table));
    return '';
  } catch (error) {
    if (error instanceof api.Problem) return words.refused(error);
    throw error;
  }
}
