/** The HTTP API for my account and my games: docs/protocol.md lists it. */
import { ask, asJson } from '../net/api';
import type {
  Brought, Claim, Everything, Me, MyGames, NewPassphrase, OwnSeat, Recover, SignedIn, SignIn,
} from '../protocol';
import { seen } from './lastSeen';

const MOST = 100; // seats in one request

/** Seats as the server expects them, in batches of the size it accepts. */
export function batches(keys: { table: string; key: string }[]): OwnSeat[][] {
  const seats = keys.map(({ table, key }) => ({ table, key, seen: seen(table) }));
  return Array.from({ length: Math.ceil(seats.length / MOST) }, (_, i) => seats.slice(i * MOST, (i + 1) * MOST));
}

/** The games my keys open, and where it is my turn. */
export const mine = (seats: OwnSeat[]): Promise<MyGames> => asJson(ask('POST', '/api/mine', { body: { seats } }));

export const claim = (order: Claim): Promise<SignedIn> => asJson(ask('POST', '/api/me', { body: order }));

export const signIn = (order: SignIn): Promise<SignedIn> => asJson(ask('POST', '/api/me/devices', { body: order }));

/** Set a new passphrase with the recovery code; returns a new code. */
export const recover = (order: Recover): Promise<SignedIn> => asJson(ask('POST', '/api/me/recovery', { body: order }));

export const signOut = async (key: string, everywhere: boolean): Promise<void> => {
  await ask('DELETE', '/api/me/devices', { body: { everywhere }, key });
};

export const me = (key: string): Promise<Me> => asJson(ask('GET', '/api/me', { key }));

/** Add seats to my account. */
export const bring = (key: string, seats: OwnSeat[]): Promise<Brought> =>
  asJson(ask('PUT', '/api/me/games', { body: { seats }, key }));

export const drop = async (key: string, table: string): Promise<void> => {
  await ask('DELETE', `/api/me/games/${encodeURIComponent(table)}`, { key });
};

export const changePassphrase = async (key: string, order: NewPassphrase): Promise<void> => {
  await ask('PUT', '/api/me/passphrase', { body: order, key });
};

/** Everything stored about me. */
export const everything = (key: string): Promise<Everything> => asJson(ask('GET', '/api/me/export', { key }));

/** Delete my account; *redact*: remove my name from finished games, too. */
export const deleteMe = async (key: string, passphrase: string, redact: boolean): Promise<void> => {
  await ask('DELETE', '/api/me', { body: { passphrase, redact }, key });
};
