/** Going to a table where one has just got a seat. */
import { keep } from '../account/seatKeys';
import { route, tablePath } from '../browser/route.svelte';
import * as api from '../net/api';
import type { Seated } from '../protocol';
import { words } from '../texts/words.svelte';

/** Store the key and go there; resolves to an error text, empty on success. */
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
