/** The HTTP API for editions: docs/protocol.md lists it. */
import { asJson, ask } from '../net/api';
import type { EditionChecked, EditionKept, GameEdition } from '../protocol';
import type { Content } from './content';

/** Our edition of a game, and the form to edit one. */
export const ours = (game: string): Promise<GameEdition> =>
  asJson(ask('GET', `/api/games/${encodeURIComponent(game)}/edition`));

/** All problems of an edition, given its content or the text of its file. */
export const check = (game: string, content: Content | string): Promise<EditionChecked> =>
  asJson(ask('POST', '/api/editions/check', { body: { game, content } }));

/** Store an edition on the server, so that tables can use it. */
export const keep = (game: string, content: Content): Promise<EditionKept> =>
  asJson(ask('POST', '/api/editions', { body: { game, content } }));

/** The text of its file. */
export const file = async (game: string, content: Content): Promise<string> =>
  (await ask('POST', '/api/editions/file', { body: { game, content } })).text();

/** The text of the file of an edition stored on the server. */
export const kept = async (digest: string): Promise<string> =>
  (await ask('GET', `/api/editions/${encodeURIComponent(digest)}`)).text();

/** A picture (SVG) of the board for that number of players. */
export const draw = async (game: string, content: Content, players: number, language: string): Promise<string> =>
  (await ask('POST', '/api/editions/draw', { body: { game, content, players, language } })).text();
