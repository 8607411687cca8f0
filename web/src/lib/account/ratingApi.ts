/** The HTTP API for ratings: docs/protocol.md lists it. */
import { ask, asJson } from '../net/api';
import type { GameRating, Leaderboard, Profile } from '../protocol';

/** The leaderboard of a game with that number of players. */
export const leaderboard = (game: string, players: number): Promise<Leaderboard> =>
  asJson(ask('GET', `/api/ratings/${encodeURIComponent(game)}/${players}`));

/** A person’s ratings; whoever is signed in with *key* finds the tables where they have played, too. */
export const profile = (name: string, key: string): Promise<Profile> =>
  asJson(ask('GET', `/api/profile?name=${encodeURIComponent(name)}`, { key }));

/** What a rated game has changed. */
export const gameRating = (table: string, key: string): Promise<GameRating> =>
  asJson(ask('GET', `/api/tables/${encodeURIComponent(table)}/rating`, { key }));
