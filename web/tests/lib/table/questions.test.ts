import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Foresight } from '../../../src/lib/protocol';
import { TableConnection } from '../../../src/lib/table/connection.svelte';
import { LINGER } from '../../../src/lib/table/questions.svelte';
import { moved, Socket, welcome } from '../net/fakeSocket';

let seen: TableConnection;

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  Socket.take();
  seen = new TableConnection('t', 'KEY');
  seen.open();
  Socket.last.accept().say(welcome(10));
});
afterEach(() => {
  seen.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const foresight = (words: string): Foresight => ({ words, lines: [], then: 'others' });
const asked = () => Socket.last.heard.flatMap((message) => message.say === 'foresee' ? [message] : []);
const lookAt = (words: string, milliseconds = LINGER) => {
  seen.foresights.want(words);
  vi.advanceTimersByTime(milliseconds);
};

function answer(words: string): void {
  Socket.last.say({ say: 'foreseen', id: asked().at(-1)?.id ?? -1, foresight: foresight(words) });
}

test('a choice is asked about once, after a short pause', () => {
  lookAt('a', LINGER - 1);
  lookAt('b');
  expect(asked()).toMatchObject([{ version: 10, words: 'b' }]);
  expect(seen.foresights.find('b')).toBeNull();
  answer('b');
  expect(seen.foresights.find('b')).toEqual(foresight('b'));
  lookAt('b');
  expect(asked()).toHaveLength(1);
  expect(seen.pending).toEqual([]);
});

test('one question at a time; then the latest one', () => {
  lookAt('a');
  lookAt('b');
  lookAt('c');
  expect(asked().map(({ words }) => words)).toEqual(['a']);
  answer('a');
  expect(asked().map(({ words }) => words)).toEqual(['a', 'c']);
});

test('a late answer is dropped and asked for again, and known answers are forgotten', () => {
  lookAt('a');
  answer('a');
  lookAt('b');
  Socket.last.say(moved(11));
  answer('b');
  expect([seen.foresights.find('a'), seen.foresights.find('b')]).toEqual([null, null]);
  expect(asked().at(-1)).toMatchObject({ version: 11, words: 'b' });
  answer('b');
  expect(seen.foresights.find('b')).toEqual(foresight('b'));
});

test('a question that others overtook is asked again', () => {
  lookAt('a');
  Socket.last.say(moved(11));
  lookAt('a');
  Socket.last.say({ say: 'refused', id: asked()[0]?.id ?? -1, code: 'stale', reason: 'look again' });
  expect(asked().map(({ version }) => version)).toEqual([10, 11]);
});

test('a refusal of such a question is not shown', () => {
  lookAt('a');
  Socket.last.say({ say: 'refused', id: asked()[0]?.id ?? -1, code: 'stale', reason: 'look again' });
  expect([seen.notice, seen.foresights.find('a')]).toEqual([null, null]);
  lookAt('b');
  expect(asked()).toHaveLength(2);
});

test('after a lost connection it is asked again', () => {
  lookAt('a');
  Socket.last.drop();
  vi.advanceTimersByTime((seen.retryAt ?? 0) - Date.now());
  Socket.last.accept().say(welcome(10));
  expect(asked()).toHaveLength(1);
  answer('a');
  expect(seen.foresights.find('a')).toEqual(foresight('a'));
});

test('why something cannot be chosen is asked by kind and word', () => {
  seen.reasons.want('city fort smith');
  vi.advanceTimersByTime(LINGER);
  const why = Socket.last.heard.find((message) => message.say === 'why');
  expect(why).toMatchObject({ version: 10, kind: 'city', word: 'fort smith' });
  expect(seen.reasons.find('city fort smith')).toBeNull();
  Socket.last.say({ say: 'because', id: why?.id ?? -1, key: 'blocked' });
  expect(seen.reasons.find('city fort smith')).toMatchObject({ key: 'blocked' });
});

test('a reason that is refused bothers nobody', () => {
  seen.reasons.want('city x');
  vi.advanceTimersByTime(LINGER);
  const why = Socket.last.heard.find((message) => message.say === 'why');
  Socket.last.say({ say: 'refused', id: why?.id ?? -1, code: 'stale', reason: '' });
  expect([seen.notice, seen.reasons.find('city x')]).toEqual([null, null]);
});
