import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as api from '../../../src/lib/net/api';

const asked: [string, RequestInit][] = [];
let answer: () => Response;

beforeEach(() => {
  asked.length = 0;
  answer = () => Response.json({ ok: true });
  document.cookie = 'csrftoken=t%3D1';
  vi.stubGlobal('fetch', (address: string, init: RequestInit) => {
    asked.push([address, init]);
    return Promise.resolve().then(() => answer());
  });
});
afterEach(() => vi.unstubAllGlobals());

const order = { game: 'pioneers', seats: [{ who: 'me' as const }, { who: 'bot' as const, bot: 'greedy' }], name: 'A' };

test.each([
  ['GET /api/games', () => api.games(), null, null],
  ['GET /api/tables', () => api.lobby(), null, null],
  ['POST /api/tables', () => api.openTable(order), order, null],
  ['GET /api/tables/t%2F1', () => api.table('t/1'), null, null],
  ['POST /api/tables/t/seats', () => api.sit('t', { name: 'A', seat: 1 }), { name: 'A', seat: 1 }, null],
  ['POST /api/tables/t/seats/2/key', () => api.newKey('t', 2, 'k'), null, 'k'],
  ['PUT /api/tables/t/seats/2', () => api.replaceSeat('t', 2, 'greedy', 'k'), { bot: 'greedy' }, 'k'],
  ['POST /api/tables/t/rematch', () => api.rematch('t', 'k'), { word: '' }, 'k'],
  ['GET /api/tables/t/record', () => api.record('t', 'k'), null, 'k'],
  ['GET /api/tables/t/luck', () => api.luck('t', 'k'), null, 'k'],
  ['GET /api/tables/t/replay', () => api.replay('t', 'k'), null, 'k'],
  ['GET /api/tables/t/replay', () => api.replay('t'), null, null],
  ['GET /api/tables/t/replay?eyes=all', () => api.replay('t', '', 'all'), null, null],
  ['POST /api/tables/t/fork', () => api.fork('t', { at: 3, seats: [] }, 'k'), { at: 3, seats: [] }, 'k'],
])('%s', async (line, call, body, key) => {
  await call();
  const [[address, init] = ['', {}]] = asked;
  const headers = init.headers as Record<string, string>;
  expect(`${init.method ?? ''} ${address}`).toBe(line);
  expect(JSON.parse((init.body as string | null) ?? 'null')).toEqual(body);
  expect(headers.authorization).toBe(key ? `Bearer ${key}` : undefined);
  expect(headers['x-csrftoken']).toBe(init.method === 'GET' ? undefined : 't=1');
});

test('a client without a token fetches one first', async () => {
  document.cookie = 'csrftoken=; max-age=0';
  answer = () => {
    document.cookie = 'csrftoken=fresh';
    return Response.json({});
  };
  await api.rematch('t', 'k');
  expect(asked.map(([address]) => address)).toEqual(['/api/games', '/api/tables/t/rematch']);
  expect(new Headers(asked[1]?.[1].headers).get('x-csrftoken')).toBe('fresh');
});

test.each([
  [Response.json({ code: 'not-now', reason: 'no seat is free' }, { status: 409 }), 'not-now', 'no seat is free'],
  [new Response('?', { status: 429, statusText: 'Slowly' }), 'too-fast', '429 Slowly'],
  [new Response('<html>', { status: 502 }), 'unavailable', '502'],
  [new Response('', { status: 404 }), 'no-table', '404'],
  [new Response('', { status: 400 }), 'malformed', '400'],
])('a refused request says why (%#)', async (response, code, reason) => {
  answer = () => response;
  await expect(api.table('t')).rejects.toMatchObject({ name: 'Problem', code, reason });
});

test('without a network', async () => {
  answer = () => {
    throw new TypeError('fetch failed');
  };
  await expect(api.lobby()).rejects.toMatchObject({ code: 'offline', reason: 'fetch failed' });
});
