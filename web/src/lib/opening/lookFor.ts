/** Find me a game: the HTTP API (docs/protocol.md), and what this browser is known by. */
import { account } from '../account/account.svelte';
import { recall, remember } from '../browser/storage';
import { ask, asJson } from '../net/api';
import type { Looking, Seated } from '../protocol';
import { myName } from './myName';
import { anyWord } from './openTable';

const DEVICE = 'device';

/** The tables to which this page was sent, where people are probably awaited still. */
export const lookedFor = new Set<string>();

/** A seat where others look for the same game, or at a table where they are awaited. */
export async function lookFor(game: string, players: number, bots: boolean): Promise<Seated> {
  const body = { game, players, bots, name: myName(), device: device(), account: account.token, word: anyWord() };
  const seated = await asJson<Seated>(ask('POST', '/api/pairing', { body }));
  lookedFor.add(seated.table);
  return seated;
}

/** Whether others are still sent to that table. */
export const looking = (table: string, key: string): Promise<Looking> => asJson(ask('GET', at(table), { key }));

/** Wait no more. */
export const stopLooking = async (table: string, key: string): Promise<void> => {
  await ask('DELETE', at(table), { key });
};

/** A random number that only this browser knows, so that nobody is paired with themself. */
function device(): string {
  const known = recall(DEVICE);
  if (typeof known === 'string' && known.length >= 20) return known;
  const numbers = [...crypto.getRandomValues(new Uint32Array(4))];
  const made = numbers.map((each) => each.toString(16).padStart(8, '0')).join('');
  remember(DEVICE, made);
  return made;
}

function at(table: string): string {
  return `/api/pairing/${encodeURIComponent(table)}`;
}
