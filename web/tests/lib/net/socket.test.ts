import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pause, socketAddress, TableSocket } from '../../../src/lib/net/socket';
import { moved, Socket, welcome } from './fakeSocket';

const heard: string[] = [];
const lost: (number | null)[] = [];
let socket: TableSocket;

beforeEach(() => {
  vi.useFakeTimers();
  vi.setSystemTime(0);
  vi.spyOn(Math, 'random').mockReturnValue(1);
  Socket.take();
  heard.length = lost.length = 0;
  socket = new TableSocket(socketAddress('t/1'), {
    hello: () => ({ say: 'hello', seq: 7 }),
    hear: ({ say }, atDoor) => heard.push(atDoor ? `${say} at the door` : say),
    lost: (retryAt) => lost.push(retryAt),
  });
});
afterEach(() => {
  socket.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const wait = (milliseconds: number) => vi.advanceTimersByTime(milliseconds);

function hide(hidden: boolean) {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
  document.dispatchEvent(new Event('visibilitychange'));
}

test('says hello first, and delivers nothing before the welcome', () => {
  socket.open();
  socket.open();
  expect(Socket.all.map(({ url }) => url)).toEqual(['ws://localhost:3000/api/tables/t%2F1/socket']);
  Socket.last.accept();
  expect(Socket.last.heard).toEqual([{ say: 'hello', seq: 7 }]);
  expect(socket.send({ say: 'leave', id: 1 })).toBe(false);
  Socket.last.say(moved(8), welcome(8), moved(9));
  expect(heard).toEqual(['welcome', 'news']);
  expect(socket.send({ say: 'leave', id: 1 })).toBe(true);
});

test('reconnects with growing pauses', () => {
  socket.open();
  Socket.last.accept().say(welcome(8));
  wait(6000);
  Socket.last.drop();
  expect(lost).toEqual([null, 6500]);
  for (const pauses of [500, 500, 1000, 2000, 4000, 8000, 10_000, 10_000]) {
    wait(pauses - 1);
    const before = Socket.all.length;
    wait(1);
    expect(Socket.all.length).toBe(before + 1);
    Socket.last.drop();
  }
});

test('an unstable connection is retried with growing pauses, too', () => {
  socket.open();
  Socket.last.accept().say(welcome(8)).drop();
  wait(500);
  Socket.last.accept().say(welcome(8)).drop();
  expect(lost.at(-1)).toBe(1500);
});

test('pauses have jitter', () => {
  expect([pause(1, 0), pause(1, 1), pause(3, 0.5), pause(99, 1)]).toEqual([250, 500, 1500, 10_000]);
});

test.each(['online', 'visibilitychange'])('at once on %s', (event) => {
  socket.open();
  Socket.last.drop();
  (event === 'online' ? window : document).dispatchEvent(new Event(event));
  expect(Socket.all.length).toBe(2);
  expect(lost.at(-1)).toBeNull();
  wait(20_000);
});

test('no answer to hello', () => {
  socket.open();
  Socket.last.accept();
  wait(10_000);
  expect(lost.at(-1)).toBe(10_500);
  expect(Socket.last.readyState).toBe(3);
});

test('refused on connecting', () => {
  socket.open();
  Socket.last.accept().say({ say: 'refused', code: 'no-table', reason: '' });
  expect(heard).toEqual(['refused at the door']);
});

test('a heartbeat keeps the socket open, however long nothing happens', () => {
  socket.open();
  const only = Socket.last.accept().say(welcome(8));
  for (let beats = 1; beats <= 100; beats += 1) {
    wait(25_000);
    expect(only.heard.length).toBe(1 + beats);
    expect(only.heard.at(-1)).toEqual({ say: 'ping' });
    wait(9000);
    only.say({ say: 'pong' });
  }
  expect([Socket.all.length, lost]).toEqual([1, [null]]);
});

test('sending a message replaces the ping', () => {
  socket.open();
  const only = Socket.last.accept().say(welcome(8));
  wait(24_000);
  socket.send({ say: 'chat', id: 1, text: 'Hm' });
  wait(5000);
  only.say({ say: 'done', id: 1, seq: 8 });
  wait(24_999);
  expect(only.heard.length).toBe(2);
});

test('an unanswered ping opens a second socket, and keeps the first', () => {
  socket.open();
  const first = Socket.last.accept().say(welcome(8));
  wait(24_000);
  first.say(moved(9));
  wait(25_000 + 9999);
  expect(Socket.all.length).toBe(1);
  wait(1);
  expect(Socket.all.length).toBe(2);
  first.say(moved(10));
  expect([first.readyState, heard.length]).toEqual([1, 3]);
  Socket.last.accept().say(welcome(10));
  expect([first.readyState, lost]).toEqual([3, [null]]);
});

test('a dead socket is closed', () => {
  socket.open();
  Socket.last.accept().say(welcome(8));
  socket.send({ say: 'leave', id: 1 });
  wait(10_000);
  expect(Socket.all.length).toBe(2);
  wait(10_000);
  expect(lost.at(-1)).toBe(20_500);
});

test('a hidden page sends no pings', () => {
  socket.open();
  const first = Socket.last.accept().say(welcome(8));
  hide(true);
  wait(100_000);
  expect([Socket.all.length, first.heard.at(-1)]).toEqual([1, { say: 'here', on: false }]);
  hide(false);
  expect(Socket.all.length).toBe(2);
  hide(false);
  expect(Socket.all.length).toBe(2);
});

test('a hidden page says so, and again after reconnecting', () => {
  socket.open();
  hide(true);
  const first = Socket.last.accept().say(welcome(8));
  expect(first.heard.slice(1)).toEqual([{ say: 'here', on: false }]);
  hide(false);
  hide(true);
  window.dispatchEvent(new Event('online'));
  expect(first.heard.slice(2)).toEqual([{ say: 'here', on: true }, { say: 'here', on: false }]);
  first.drop();
  wait(500);
  expect(Socket.last.accept().say(welcome(8)).heard).toEqual([{ say: 'hello', seq: 7 }, { say: 'here', on: false }]);
  wait(20_000); // for no answer to that
  expect([Socket.all.length, lost.length]).toEqual([2, 3]);
});

test('a visible page does not say so', () => {
  socket.open();
  expect(Socket.last.accept().say(welcome(8)).heard).toEqual([{ say: 'hello', seq: 7 }]);
});

test('a new hello is sent even while another is pending, and the old socket stays until the welcome', () => {
  socket.open();
  const first = Socket.last.accept().say(welcome(8));
  socket.renew();
  const second = Socket.last.accept();
  socket.renew();
  expect(Socket.last).toBe(second);
  socket.renew(true);
  expect([Socket.last === second, second.readyState, first.readyState]).toEqual([false, 3, 1]);
  Socket.last.accept().say(welcome(9));
  expect([first.readyState, lost]).toEqual([3, [null]]);
  wait(10_000);
  expect([Socket.all.length, lost]).toEqual([3, [null]]);
});

test('closed for good', () => {
  socket.open();
  const opened = Socket.last.accept().say(welcome(8));
  socket.close();
  opened.drop();
  window.dispatchEvent(new Event('online'));
  wait(100_000);
  expect(Socket.all.length).toBe(1);
  socket.renew();
  expect(Socket.all.length).toBe(1);
});
