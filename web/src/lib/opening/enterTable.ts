/** The way to a table at which one has just got a seat. */
import { keep } from '../account/seatKeys';
import { route, tablePath } from '../browser/route.svelte';
import * as api from '../net/api';
import type { Seated } from '../protocol';
import { words } from '../texts/words.svelte';

/** Keep the key, and go there; tells in words what is in the way, if anything is. */
export async function enterTable(seated: Promise<Seated>): Promise<string> {
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
