/** The HTTP API for puzzles: docs/protocol.md lists it. */
import { account } from '../account/account.svelte';
import { ask, asJson, Problem } from '../net/api';
import type { Foresight, PuzzleGame, PuzzleHint, PuzzleJudged, PuzzleSeen } from '../protocol';

/** The games, with how many puzzles each has. */
export const games = (): Promise<PuzzleGame[]> => signed((key) => ask('GET', '/api/puzzles', { key }));

/** The next puzzle; *seen* are those this browser had before, the oldest first. */
export const next = (game: string, seen: string[]): Promise<PuzzleSeen> =>
  signed((key) => ask('POST', at(game), { body: { seen }, key }));

export const puzzle = (game: string, id: string): Promise<PuzzleSeen> =>
  signed((key) => ask('GET', at(game, id), { key }));

/** What a choice would set off. */
export const foresight = (game: string, id: string, words: string): Promise<Foresight> =>
  asJson(ask('GET', `${at(game, id, 'foresight')}?${new URLSearchParams({ words })}`));

/** A hint, up to a step. */
export const hint = (game: string, id: string, step: number): Promise<PuzzleHint> =>
  signed((key) => ask('POST', at(game, id, 'hint'), { body: { step }, key }));

/** Answer; without words, give up. */
export const answer = (game: string, id: string, words: string): Promise<PuzzleJudged> =>
  signed((key) => ask('POST', at(game, id, 'answer'), { body: { words }, key }));

/** As whoever is signed in; if they were signed out on another device, as anybody. */
async function signed<T>(send: (key: string) => Promise<Response>): Promise<T> {
  try {
    return await asJson(send(account.token));
  } catch (error) {
    if (!account.isSignedIn || !(error instanceof Problem) || error.code !== 'wrong-key') throw error;
    account.leave(false);
    return asJson(send(''));
  }
}

function at(...path: string[]): string {
  return ['/api/puzzles', ...path.map(encodeURIComponent)].join('/');
}
