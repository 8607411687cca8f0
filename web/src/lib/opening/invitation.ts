/** What a table says to somebody who comes by its link. */
import type { TableStatus } from '../protocol';
import { words } from '../texts/words.svelte';

/** Who invites me to what. */
export function invitation(table: TableStatus): string {
  const game = words.title(table.game);
  const name = table.host === null ? '' : table.seats[table.host]?.name;
  return name ? words.say('invite-title', { name, game }) : words.say('invite-title-open', { game });
}
