import { beforeEach, expect, test, vi } from 'vitest';
import { forget, keep, keyOf, mine, seatLink, settle, takeKeyFromAddress } from '../../../src/lib/account/seatKeys';

beforeEach(() => localStorage.clear());

test('the latest key to a table wins', () => {
  expect(keyOf('t1')).toBe('');
  keep('t1', 'one', 0);
  keep('t2', 'two', null);
  keep('t1', 'other', 1);
  expect([keyOf('t1'), keyOf('t2')]).toEqual(['other', 'two']);
  expect(mine().map(({ table, seat }) => [table, seat])).toEqual([['t1', 1], ['t2', null]]);
});

test('forgetting a key brings back the one before', () => {
  keep('t1', 'one', 0);
  keep('t1', 'other', 1);
  forget('t1', 'other');
  expect(keyOf('t1')).toBe('one');
  forget('t1');
  expect([keyOf('t1'), mine()]).toEqual(['', []]);
});

test('a seat’s link leaves no key in the address', () => {
  history.replaceState(null, '', '/table/t%C3%A9?x=1#a.b-c_d');
  expect(takeKeyFromAddress()).toBe('té');
  expect(keyOf('té')).toBe('a.b-c_d');
  expect(location.href.endsWith('/table/t%C3%A9?x=1')).toBe(true);
  expect(takeKeyFromAddress()).toBeNull();
  expect(seatLink('té', 'a.b')).toBe(`${location.origin}/table/t%C3%A9#a.b`);
});

test('other addresses contain no key', () => {
  history.replaceState(null, '', '/lobby#main');
  expect(takeKeyFromAddress()).toBeNull();
  expect(location.hash).toBe('#main');
  history.replaceState(null, '', '/');
});

test('foreign data in storage is not a key', () => {
  localStorage.setItem('westbound.keys', 'nonsense');
  expect(mine()).toEqual([]);
  localStorage.setItem('westbound.keys', '[1, null, {"table": "t"}]');
  expect(mine()).toEqual([]);
});

test('keys to games in progress are kept, whatever else is played', () => {
  const table = (id: string, change: object) =>
    ({ id, game: 'pioneers', state: 'playing' as const, lesson: null, ...change });
  const lesson = { name: 'first', done: 0, goal: 1, points: [], rule: '', lessons: [], basics: 1 };
  keep('mine', 'secret', 0);
  for (let i = 0; i < 150; i += 1) {
    keep(`lesson${i}`, `l${i}`, 0);
    settle([table(`lesson${i}`, { lesson, game: i % 2 ? 'pioneers' : 'colorado' })]);
    keep(`over${i}`, `o${i}`, 0);
    settle([table(`over${i}`, { state: 'over' })]);
    keep(`going${i}`, `g${i}`, 0);
  }
  expect([keyOf('mine'), keyOf('going0'), keyOf('over149')]).toEqual(['secret', 'g0', 'o149']);
  expect([keyOf('lesson149'), keyOf('lesson148'), keyOf('lesson147')]).toEqual(['l149', 'l148', '']);
  expect([keyOf('over50'), keyOf('over49')]).toEqual(['o50', '']);
  expect(mine().length).toBe(1 + 150 + 100);
});

test('without storage, keys are kept until the page is closed', () => {
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  keep('t9', 'nine', 2);
  expect(keyOf('t9')).toBe('nine');
  full.mockRestore();
});
