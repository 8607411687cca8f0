import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { account } from '../../../src/lib/account/account.svelte';
import { note, seen } from '../../../src/lib/account/lastSeen';
import { keep, keyOf, mine } from '../../../src/lib/account/seatKeys';

const asked: [string, unknown, string | null][] = [];
let answers: Record<string, () => Response>;

const ME = { name: 'Anna', since: 1, devices: [], tallies: [] };

beforeEach(() => {
  localStorage.clear();
  account.leave(false);
  asked.length = 0;
  document.cookie = 'csrftoken=t';
  vi.stubGlobal('fetch', (address: string, init: RequestInit) => {
    const line = `${init.method ?? ''} ${address}`;
    const body: unknown = JSON.parse((init.body as string | null) ?? 'null');
    asked.push([line, body, new Headers(init.headers).get('authorization')]);
    return Promise.resolve(answers[line]?.() ?? new Response(null, { status: 204 }));
  });
  answers = {
    'PUT /api/me/games': () => Response.json({ kept: ['t1'], gone: [], void: ['t2'], later: [] }),
    'GET /api/me': () => Response.json({
      ...ME,
      games: [
        { table: 't1', seat: 0, key: 'one', seen: 7, at: 5 },
        { table: 't3', seat: 2, key: 'three', seen: 4, at: 9 },
      ],
    }),
  };
});
afterEach(() => vi.unstubAllGlobals());

test('without a claimed name, nothing is requested', async () => {
  keep('t1', 'one', 0);
  await account.sync();
  expect(asked).toEqual([]);
});

test('uploads seats, downloads those of other devices, and forgets void ones', async () => {
  keep('t1', 'one', 0);
  keep('t2', 'two', 1);
  note('t1', 3);
  account.enter({ name: 'Anna', token: 'me.x', code: '' });
  await account.sync();
  expect(asked[0]).toEqual([
    'PUT /api/me/games',
    { seats: [{ table: 't2', key: 'two', seen: 0 }, { table: 't1', key: 'one', seen: 3 }] },
    'Bearer me.x',
  ]);
  expect(mine().map(({ table, held }) => [table, held])).toEqual([['t1', true], ['t3', true]]);
  expect([keyOf('t2'), seen('t1'), seen('t3')]).toEqual(['', 7, 4]);
});

test.each([
  [true, ['t1', 't3', 't9']],
  [false, ['t9']],
])('signing out, keeping the games: %s', async (keeping, left) => {
  keep('t1', 'one', 0);
  account.enter({ name: 'Anna', token: 'me.x', code: '' });
  await account.sync();
  keep('t9', 'nine', 0);
  account.leave(keeping);
  expect(mine().map(({ table }) => table).sort()).toEqual(left);
  expect(mine().some(({ held }) => held)).toBe(false);
  expect(account.isSignedIn).toBe(false);
});

test('signing out elsewhere signs out here, and removes the account’s seats', async () => {
  account.enter({ name: 'Anna', token: 'me.x', code: '' });
  await account.sync();
  keep('t9', 'nine', 0);
  answers['PUT /api/me/games'] = () => Response.json({ code: 'wrong-key', reason: 'sign in again' }, { status: 401 });
  await account.sync();
  expect(account.isSignedIn).toBe(false);
  expect(mine().map(({ table }) => table)).toEqual(['t9']);
});

test('a table opened again stays with the account', async () => {
  account.enter({ name: 'Anna', token: 'me.x', code: '' });
  await account.sync();
  keep('t3', 'three', 2);
  expect(mine()[0]).toMatchObject({ table: 't3', held: true });
});

test('the number of seen events only grows, and invalid data counts as none', () => {
  note('t1', 5);
  note('t1', 3);
  expect(seen('t1')).toBe(5);
  localStorage.setItem('westbound.seen', '{"t1": "many", "t2": 4}');
  expect([seen('t1'), seen('t2'), seen('t3')]).toEqual([0, 4, 0]);
  localStorage.setItem('westbound.seen', '[1]');
  expect(seen('0')).toBe(0);
});
