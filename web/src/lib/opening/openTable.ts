/** Opening tables with promised dice and my word for them. */
import { keyOf } from '../account/seatKeys';
import { note } from '../dice/promises';
import * as api from '../net/api';
import type { Fork, NewTable, Seated, TableStatus } from '../protocol';
import { words } from '../texts/words.svelte';

const NUMBERS = 900; // from 100 on

/** A random phrase: two things and a number. */
export function anyWord(): string {
  const things = words.say('dice-things').split(' ');
  const [one = 0, two = 0, three = 0] = crypto.getRandomValues(new Uint32Array(3));
  return [things[one % things.length], things[two % things.length], 100 + three % NUMBERS].join(' ');
}

/** Open a table, with my word for the dice. */
export function openTable(order: NewTable, word: string): Promise<Seated> {
  return promised('', word, (ticket) => api.openTable({ ...order, ticket, word }));
}

/** Play on from a moment of a game that is over. */
export function playOn(table: TableStatus, order: Fork, word: string): Promise<Seated> {
  const fork = (ticket: string) => api.fork(table.id, { ...order, ticket, word }, keyOf(table.id));
  return promised('', word, fork, async (opened) => (await api.table(opened)).dice?.since ?? 0);
}

/** Play again with the same people. */
export function playAgain(table: TableStatus, key: string): Promise<Seated> {
  const word = anyWord();
  return promised(table.id, word, () => api.rematch(table.id, key, word));
}

/** Get the promise before the server learns my word, and note both. */
async function promised(
  after: string,
  word: string,
  open: (ticket: string) => Promise<Seated>,
  playedBefore: (table: string) => Promise<number> = () => Promise.resolve(0),
): Promise<Seated> {
  const { promise, ticket = '' } = await api.promise(after);
  const seated = await open(ticket);
  note(seated.table, { promise, since: await playedBefore(seated.table) }, word);
  return seated;
}
