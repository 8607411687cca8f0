/** Tables with dice that were promised, and a word for them. */
import * as api from '../lib/api';
import { note } from '../lib/promises';
import type { NewTable, Seated, TableInfo } from '../lib/protocol';
import { words } from './words.svelte';

const NUMBERS = 900; // from 100 on

/** A word that nobody can foretell: two things and a number. */
export function anyWord(): string {
  const things = words.say('dice-things').split(' ');
  const [one = 0, two = 0, three = 0] = crypto.getRandomValues(new Uint32Array(3));
  return [things[one % things.length], things[two % things.length], 100 + three % NUMBERS].join(' ');
}

/** Open a table: its dice are promised before the server hears the word. */
export async function openTable(order: NewTable, word: string): Promise<Seated> {
  const { promise, ticket } = await api.promise();
  const seated = await api.openTable({ ...order, ticket, word });
  note(seated.table, { promise, since: 0 }, word);
  return seated;
}

/** Play again with the same people. */
export async function playAgain(table: TableInfo, key: string): Promise<Seated> {
  const { promise } = await api.promise(table.id);
  const word = anyWord();
  const seated = await api.rematch(table.id, key, word);
  note(seated.table, { promise, since: 0 }, word);
  return seated;
}
