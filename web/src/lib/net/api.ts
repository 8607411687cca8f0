/** The HTTP API: docs/protocol.md lists it. */
import type {
  CourseLesson, Foresight, Fork, Learn, Luck, NewTable, Problem as Said, Promised, Replay, ReviewState, Seated, Shelf,
  Sit, TableStatus, Ways, WishMade, WishOrder,
} from '../protocol';

export type Code = Said['code'];

/** A request was refused; or it could not be sent, with the code `offline`. */
export class Problem extends Error {
  readonly code: Code | 'offline';
  readonly reason: string;

  constructor(code: Code | 'offline', reason: string) {
    super(reason);
    this.name = 'Problem';
    this.code = code;
    this.reason = reason;
  }
}

/** The games and bots this server offers. */
export const games = (): Promise<Shelf> => asJson(ask('GET', '/api/games'));

/** The tables that wait for players or can be watched. */
export const lobby = (): Promise<TableStatus[]> => asJson(ask('GET', '/api/tables'));

export const openTable = (order: NewTable): Promise<Seated> => asJson(ask('POST', '/api/tables', { body: order }));

export const table = (id: string): Promise<TableStatus> => asJson(ask('GET', at(id)));

/** Take that seat, or the first free one. */
export const sit = (id: string, who: Sit): Promise<Seated> => asJson(ask('POST', at(id, 'seats'), { body: who }));

/** A new key for a seat; the old one stops working. */
export const newKey = (id: string, seat: number, key: string): Promise<Seated> =>
  asJson(ask('POST', at(id, 'seats', seat, 'key'), { key }));

/** Give a seat to a bot; without one, free it for the next person. */
export const replaceSeat = (id: string, seat: number, bot: string, key: string): Promise<TableStatus> =>
  asJson(ask('PUT', at(id, 'seats', seat), { body: { bot }, key }));

/** Delete a table where nobody else has a seat. */
export const removeTable = async (id: string, key: string): Promise<void> => {
  await ask('DELETE', at(id), { key });
};

/** Play again with the same people; the word is for the dice. */
export const rematch = (id: string, key: string, word = ''): Promise<Seated> =>
  asJson(ask('POST', at(id, 'rematch'), { key, body: { word } }));

/** A promise of dice for a new table, or for the rematch of *after*. */
export const promise = (after = ''): Promise<Promised> => asJson(ask('POST', '/api/promises', { body: { after } }));

/** Who was lucky in a game that is over. */
export const luck = (id: string, key = ''): Promise<Luck> => asJson(ask('GET', at(id, 'luck'), { key }));

/** The lessons of a game. */
export const course = (game: string): Promise<CourseLesson[]> => asJson(ask('GET', courseAt(game)));

/** Take a lesson, at a table of its own. */
export const learn = (game: string, lesson: string, who: Learn): Promise<Seated> =>
  asJson(ask('POST', `${courseAt(game)}/${encodeURIComponent(lesson)}`, { body: who }));

/** The record of a game that is over, as JSON lines. */
export const record = async (id: string, key = ''): Promise<string> =>
  (await ask('GET', at(id, 'record'), { key })).text();

/** The replay of a game, from one's own viewpoint; once it is over, from anybody's. */
export const replay = (id: string, key = '', eyes = ''): Promise<Replay> =>
  asJson(ask('GET', at(id, 'replay') + (eyes && `?eyes=${encodeURIComponent(eyes)}`), { key }));

/** The board as an onlooker sees it, as a small SVG. */
export const picture = async (id: string, key = ''): Promise<string> =>
  (await ask('GET', at(id, 'picture'), { key })).text();

/** Play on from a moment of a game that is over, at a new table. */
export const fork = (id: string, order: Fork, key = ''): Promise<Seated> =>
  asJson(ask('POST', at(id, 'fork'), { body: order, key }));

// Reviews

/** The review of a finished game, or how far it is. */
export const review = (id: string, key = ''): Promise<ReviewState> => asJson(ask('GET', at(id, 'review'), { key }));

/** Start a review, or join those who wait for it; *who* tells them apart. */
export const startReview = (id: string, key: string, who: string): Promise<ReviewState> =>
  asJson(ask('POST', `${at(id, 'review')}?who=${who}`, { key }));

/** Wait no longer for a review. */
export const cancelReview = async (id: string, key: string, who: string): Promise<void> => {
  await ask('DELETE', `${at(id, 'review')}?who=${who}`, { key });
};

/** What a choice would have set off after that many actions. */
export const reviewForesight = (
  id: string, key: string, actions: number, seat: number, words: string,
): Promise<Foresight> => {
  const query = new URLSearchParams({ at: String(actions), seat: String(seat), words });
  return asJson(ask('GET', `${at(id, 'review', 'foresight')}?${query}`, { key }));
};

/** Upload a record; it becomes a table that can be replayed. */
export const bringRecord = (file: Blob): Promise<TableStatus> => asJson(ask('POST', '/api/records', { file }));

// Turn notices

/** The kinds of notices this server can send. */
export const ways = (): Promise<Ways> => asJson(ask('GET', '/api/notices/key'));

/** The subscriptions of a seat. */
export const wishes = (id: string, key: string): Promise<WishMade[]> => asJson(ask('GET', at(id, 'wishes'), { key }));

export const makeWish = (id: string, key: string, order: WishOrder): Promise<WishMade> =>
  asJson(ask('PUT', at(id, 'wishes'), { body: order, key }));

/** End a subscription; returns the remaining ones. */
export const endWish = (id: string, key: string, wish: string): Promise<WishMade[]> =>
  asJson(ask('DELETE', at(id, 'wishes', wish), { key }));

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

interface With {
  body?: unknown;
  file?: Blob; // instead of a body
  key?: string;
}

const BY_STATUS: Record<number, Code> = { 404: 'no-table', 413: 'too-large', 429: 'too-fast' };

function courseAt(game: string): string {
  return `/api/games/${encodeURIComponent(game)}/course`;
}

function at(id: string, ...more: (string | number)[]): string {
  return ['/api/tables', encodeURIComponent(id), ...more].join('/');
}

export async function asJson<T>(answer: Promise<Response>): Promise<T> {
  return (await answer).json() as Promise<T>;
}

export async function ask(method: Method, address: string, { body, file, key }: With = {}): Promise<Response> {
  const headers: Record<string, string> = {};
  if (method !== 'GET') headers['x-csrftoken'] = await csrfToken();
  if (body !== undefined) headers['content-type'] = 'application/json';
  if (key) headers.authorization = `Bearer ${key}`;
  const content = file ?? (body === undefined ? null : JSON.stringify(body));
  const answer = await send(address, { method, headers, body: content });
  if (!answer.ok) throw await problem(answer);
  return answer;
}

async function send(address: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(address, { ...init, credentials: 'same-origin' });
  } catch (error) {
    throw new Problem('offline', error instanceof Error ? error.message : 'the server cannot be reached');
  }
}

/** The token of the cookie, which any GET sets. */
async function csrfToken(): Promise<string> {
  if (!cookie('csrftoken')) await send('/api/games', { method: 'GET' });
  return cookie('csrftoken');
}

function cookie(name: string): string {
  const found = document.cookie.split('; ').find((each) => each.startsWith(`${name}=`));
  return decodeURIComponent(found?.slice(name.length + 1) ?? '');
}

async function problem(answer: Response): Promise<Problem> {
  const said = (await answer.json().catch(() => null)) as Partial<Said> | null;
  if (said?.code) return new Problem(said.code, said.reason ?? '');
  const code = BY_STATUS[answer.status] ?? (answer.status >= 500 ? 'unavailable' : 'malformed');
  return new Problem(code, `${answer.status} ${answer.statusText}`.trim());
}
