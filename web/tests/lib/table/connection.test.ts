import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keyOf } from '../../../src/lib/account/seatKeys';
import { TableConnection, type Happening } from '../../../src/lib/table/connection.svelte';
import { game, line, moved, Socket, table, welcome } from '../net/fakeSocket';

let seen: TableConnection;

beforeEach(() => {
  vi.useFakeTimers();
  vi.setSystemTime(0);
  localStorage.clear();
  Socket.take();
  seen = new TableConnection('t', 'KEY');
});
afterEach(() => {
  seen.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const cash = () => (seen.view as unknown as { players: { cash?: number }[] } | null)?.players[0]?.cash;
const keys = () => seen.lines.map(({ key }) => key);
const soon = () => vi.advanceTimersByTimeAsync(0);

function live(seq = 10, lines = [line(seq - 1, 'begins', 'red')]): Socket {
  seen.open();
  return Socket.last.accept().say(welcome(seq, lines));
}

/** The connection is lost, and comes back. */
function resumed(): Socket {
  Socket.last.drop();
  vi.advanceTimersByTime((seen.retryAt ?? 0) - Date.now());
  return Socket.last.accept();
}

test('welcome: everything is there', () => {
  seen.open();
  expect(seen.status).toBe('connecting');
  expect(Socket.last.accept().heard).toEqual([{ say: 'hello', key: 'KEY', seq: null }]);
  Socket.last.say(welcome(10, [line(9, 'begins', 'red')], { names: { city: { a: 'A' } } }));
  expect([seen.status, seen.seat, seen.hosts, seen.version]).toEqual(['live', 0, true, 10]);
  expect([seen.names, keys(), cash(), seen.table]).toEqual([{ city: { a: 'A' } }, ['begins'], 10, table]);
  expect([seen.ask?.actors, seen.scores]).toEqual([[0], [{ coaches: 10 }, {}]]);
  expect(keyOf('t')).toBe('KEY');
});

test('who was ahead is forgotten with the connection: it has gone on since', () => {
  live();
  expect(seen.outlook).toBe(null);
  Socket.last.say({ say: 'outlook', wins: [0.6, 0.4], seq: 5 });
  expect(seen.outlook?.wins).toEqual([0.6, 0.4]);
  resumed().say(welcome(12));
  expect(seen.outlook).toBe(null);
});

test('lines that the server left out leave no gap', () => {
  live(10, [line(8, 'built', 'red'), line(9, 'begins', 'red')]);
  expect(seen.earlier).toBe(false);
  resumed().say(welcome(9000, [line(8999, 'arrived', 'red')], { earlier: 4000 }));
  expect([seen.earlier, keys()]).toEqual([true, ['arrived']]);
  resumed().say(welcome(9001, [line(9000, 'settled', 'red')]));
  expect([seen.earlier, keys()]).toEqual([true, ['arrived', 'settled']]);
});

test('a spectator at a table that is not full', () => {
  seen = new TableConnection('other');
  seen.open();
  Socket.last.accept().say(welcome(2, [line(1, 'table-sat', 'red')], { seat: null, hosts: false, game: null }));
  expect([seen.seat, seen.view, seen.version, keyOf('other')]).toEqual([null, null, null, '']);
  seen.act('pass');
  expect(seen.pending).toEqual([]);
  Socket.last.say({ say: 'news', since: 2, seq: 3, lines: [line(2, 'table-begun')], ...game(40) });
  expect([cash(), seen.version]).toEqual([40, 40]);
});

test('sitting down switches to the new key, and shows everything the seat may know', () => {
  seen = new TableConnection('other');
  seen.open();
  const first = Socket.last.accept().say(welcome(3, [line(2, 'built', 'red')], { seat: null, hosts: false }));
  seen.sit('KEY');
  expect([seen.status, seen.view === null, first.readyState]).toEqual(['live', false, 1]);
  first.say(moved(4));
  expect([cash(), Socket.all.length]).toEqual([3, 2]);
  expect(Socket.last.accept().heard).toEqual([{ say: 'hello', key: 'KEY', seq: null }]);
  const told = [line(1, 'dealt', 'blue'), line(2, 'built', 'red'), line(3, 'built', 'blue')];
  Socket.last.say(welcome(4, told, { seat: 1 }));
  expect([seen.status, seen.seat, cash(), keys()]).toEqual(['live', 1, 4, ['dealt', 'built', 'built']]);
  expect([keyOf('other'), first.readyState]).toEqual(['KEY', 3]);
  resumed();
  expect(Socket.last.heard).toEqual([{ say: 'hello', key: 'KEY', seq: 4 }]);
});

test('news changes what it names', () => {
  const socket = live();
  const [, other] = (seen.view as unknown as { players: object[] }).players;
  socket.say(moved(11));
  expect([cash(), seen.version, keys()]).toEqual([11, 11, ['begins', 'built']]);
  expect((seen.view as unknown as { players: object[] }).players[1]).toBe(other);
  socket.say({ say: 'news', since: 11, seq: 11, table: { ...table, watching: 3 } });
  expect([seen.table?.watching, seen.version]).toEqual([3, 11]);
});

test('undone lines are marked, even after a resume', () => {
  live(10, [line(8, 'built', 'red'), line(9, 'arrived', 'red')]).say({
    ...moved(11),
    lines: [line(10, 'table-took-back', 'red', { back: 9 })],
  });
  const gone = () => seen.lines.filter((each) => each.gone).map(({ key }) => key);
  expect(gone()).toEqual(['arrived']);
  resumed().say(welcome(12, [line(11, 'table-took-back', 'red', { back: 8 })]));
  expect(gone()).toEqual(['built', 'arrived']);
});

test('resumes where it was', () => {
  live().say(moved(11));
  Socket.last.drop();
  expect([seen.status, (seen.retryAt ?? 0) > 0]).toEqual(['lost', true]);
  vi.advanceTimersByTime(500);
  expect([seen.status, seen.retryAt]).toEqual(['lost', null]);
  expect(Socket.last.accept().heard).toEqual([{ say: 'hello', key: 'KEY', seq: 11 }]);
  Socket.last.say(welcome(13, [line(11, 'arrived', 'blue'), line(12, 'settled', 'blue')]));
  expect([seen.status, cash(), keys()]).toEqual(['live', 13, ['begins', 'built', 'arrived', 'settled']]);
});

test('a log that is shorter than ours wins', () => {
  live().say(moved(11));
  resumed().say(welcome(10));
  expect([keys(), cash()]).toEqual([['begins'], 10]);
  Socket.last.say(moved(11));
  expect(keys()).toEqual(['begins', 'built']);
});

test('a gap is closed by saying hello again', () => {
  const first = live();
  first.say(moved(12));
  expect([cash(), seen.status, Socket.all.length]).toEqual([10, 'live', 2]);
  first.say(moved(13));
  expect(Socket.all.length).toBe(2);
  expect(Socket.last.accept().heard).toEqual([{ say: 'hello', key: 'KEY', seq: 10 }]);
  Socket.last.say(welcome(13, [10, 11, 12].map((seq) => line(seq, 'built', 'blue'))));
  expect([cash(), keys().length, first.readyState]).toEqual([13, 4, 3]);
});

test('two steps at once are not a gap, even if one has no lines; changes of another view are', () => {
  const socket = live();
  socket.say(moved(12, [line(11, 'table-took-back', 'red', { back: 9 })], 10));
  expect([cash(), Socket.all.length]).toEqual([12, 1]);
  socket.say({ ...moved(13), changes: [[['nowhere', 'at', 'all'], 1]] });
  expect([cash(), Socket.all.length]).toEqual([12, 2]);
});

test('while reconnecting, news from the old socket is not shown twice', () => {
  const first = live();
  vi.advanceTimersByTime(25_000 + 10_000);
  expect(Socket.all.length).toBe(2);
  Socket.last.accept();
  first.say(moved(11));
  Socket.last.say(welcome(12, [line(10, 'built', 'red'), line(11, 'arrived', 'red')]));
  expect(keys()).toEqual(['begins', 'built', 'arrived']);
});

test('an action and its answer', () => {
  const socket = live();
  seen.act('road a-b');
  expect(socket.heard.at(-1)).toEqual({ say: 'act', id: 1, version: 10, words: 'road a-b' });
  expect([seen.busy, seen.pending[0]?.waiting]).toEqual([true, false]);
  seen.act('pass');
  seen.undo();
  expect(socket.heard.length).toBe(2);
  socket.say(moved(11)).say({ say: 'done', id: 1, seq: 11 });
  expect([seen.busy, seen.pending, seen.notice]).toEqual([false, [], null]);
  seen.answer(false);
  expect(socket.heard.at(-1)).toEqual({ say: 'answer', id: 2, version: 11, agrees: false });
});

test('a refusal changes nothing and is shown', () => {
  const socket = live();
  seen.act('pass');
  seen.say(' well \n driven ');
  socket.say({ say: 'refused', code: 'stale', reason: 'look again', id: 1 });
  expect([seen.busy, seen.pending.length]).toEqual([false, 1]);
  expect(seen.notice).toMatchObject({ key: 'refused', code: 'stale', reason: 'look again', message: { id: 1 } });
  socket.say({ say: 'refused', code: 'too-fast', reason: 'wait' });
  expect([seen.pending, seen.notice?.message]).toEqual([[], { say: 'chat', id: 2, text: 'well driven' }]);
  seen.say('  ');
  expect(seen.pending).toEqual([]);
});

test('an action without a connection waits for it', () => {
  live();
  Socket.last.drop();
  seen.act('pass');
  seen.act('road a-b');
  seen.say('hello?');
  expect(seen.pending.map(({ message, waiting }) => [message.say, waiting])).toEqual([['act', true], ['chat', true]]);
  expect(seen.busy).toBe(true);
  vi.advanceTimersByTime(500);
  Socket.last.accept().say(welcome(10));
  expect(Socket.last.heard.slice(1)).toEqual([
    { say: 'act', id: 2, version: 10, words: 'road a-b' },
    { say: 'chat', id: 3, text: 'hello?' },
  ]);
  expect(seen.pending.some(({ waiting }) => waiting)).toBe(false);
});

test('unless the game has gone on', () => {
  live();
  Socket.last.drop();
  seen.act('pass');
  vi.advanceTimersByTime(500);
  Socket.last.accept().say(welcome(12, [line(10, 'table-took-back', 'blue'), line(11, 'built', 'blue')]));
  expect([Socket.last.heard.length, seen.pending, seen.busy]).toEqual([1, [], false]);
  expect(seen.notice).toMatchObject({ key: 'not-sent', code: null, message: { words: 'pass' } });
});

test('a waiting message can be withdrawn, a sent one cannot', () => {
  live();
  seen.say('one');
  Socket.last.drop();
  seen.say('two');
  seen.withdraw(1);
  seen.withdraw(2);
  expect(seen.pending.map(({ message }) => message.id)).toEqual([1]);
});

test('a lost answer is found in the log; what did not arrive is sent again', () => {
  live();
  seen.act('pass');
  seen.say('bye');
  resumed().say(welcome(11, [line(10, 'built', 'red')], { game: game(11) }));
  expect(Socket.last.heard.slice(1)).toEqual([{ say: 'chat', id: 2, text: 'bye' }]);
  expect([seen.pending.length, seen.notice]).toEqual([1, null]);
  seen.undo();
  resumed().say(welcome(12, [line(11, 'table-said', 'red', { text: 'bye' })], { game: game(11) }));
  expect(Socket.last.heard.slice(1)).toEqual([{ say: 'undo', id: 3, version: 11 }]);
});

test('leaving resolves to whether it worked', async () => {
  const socket = live();
  const left = seen.leave();
  socket.say({ say: 'done', id: 1, seq: 11 });
  await expect(left).resolves.toBe(true);
  const again = seen.leave();
  socket.say({ say: 'refused', code: 'not-now', reason: '', id: 2 });
  await expect(again).resolves.toBe(false);
  const third = seen.leave();
  resumed().say({ say: 'refused', code: 'wrong-key', reason: '' });
  await expect(third).resolves.toBe(true);
});

test.each(['no-table', 'no-watchers', 'wrong-key', 'malformed'] as const)('%s on connecting is final', (code) => {
  seen.open();
  Socket.last.accept().say({ say: 'refused', code, reason: 'no' });
  expect([seen.status, seen.refusal]).toEqual(['refused', { code, reason: 'no' }]);
  vi.advanceTimersByTime(60_000);
  expect(Socket.all.length).toBe(1);
});

test('a temporary refusal is retried', () => {
  seen.open();
  Socket.last.accept().say({ say: 'refused', code: 'unavailable', reason: 'later' }).drop();
  expect([seen.status, seen.refusal?.code]).toEqual(['lost', 'unavailable']);
  vi.advanceTimersByTime(500);
  Socket.last.accept().say(welcome(1));
  expect([seen.status, seen.refusal]).toEqual(['live', null]);
});

test('a key that becomes void ends the connection, and messages are not sent', () => {
  const socket = live();
  seen.act('pass');
  socket.say({ say: 'refused', code: 'wrong-key', reason: 'void' });
  expect([seen.status, seen.pending, seen.notice?.key]).toEqual(['refused', [], 'not-sent']);
});

test('a server with another protocol version', () => {
  seen.open();
  Socket.last.accept().say(welcome(1, [], { protocol: 2 }));
  expect([seen.status, seen.refusal?.code]).toEqual(['refused', 'outdated']);
});

test('news is animated before it is applied', async () => {
  const shown: Happening[] = [];
  let end = (): void => undefined;
  seen.onNews = (news) => new Promise((resolve) => {
    shown.push(news);
    end = resolve;
  });
  const socket = live();
  seen.act('pass');
  socket.say(moved(11)).say(moved(12)).say({ say: 'done', id: 1, seq: 11 });
  expect([cash(), seen.version, keys(), seen.busy, seen.behind]).toEqual([10, 10, ['begins'], true, 3]);
  shown[0]?.tell(1);
  expect(keys()).toEqual(['begins', 'built']); // told when it is shown
  expect(shown[0]).toMatchObject({ before: { players: [{ cash: 10 }, {}] }, after: { players: [{ cash: 11 }, {}] } });
  end();
  await soon();
  expect([cash(), keys().length, shown[1]?.lines.length]).toEqual([11, 2, 1]);
  end();
  await soon();
  expect([cash(), seen.version, seen.busy, seen.behind]).toEqual([12, 12, false, 0]);
  socket.say({ say: 'news', since: 12, seq: 13, lines: [line(12, 'table-said', 'blue', { text: 'hm' })] });
  expect([shown.length, keys().at(-1)]).toEqual([2, 'table-said']);
});

test('a move can be undone while it is still being animated', async () => {
  seen.onNews = () => new Promise(() => undefined);
  const socket = live();
  seen.act('pass');
  socket.say({ ...moved(11), ask: { ...game(11).ask, undo: { needs: [] } } }).say({ say: 'done', id: 1, seq: 11 });
  expect([cash(), seen.back, seen.ask?.undo]).toEqual([10, { needs: [] }, null]);
  seen.undo();
  await soon();
  expect(cash()).toBe(11);
  expect(socket.heard.at(-1)).toEqual({ say: 'undo', id: 2, version: 11 });
});

test('after a resume, in a hidden tab, or when skipping, nothing is animated', async () => {
  const shown: Happening[] = [];
  seen.onNews = (news) => new Promise(() => shown.push(news));
  live().say(moved(11)).say(moved(12));
  expect([cash(), shown.length]).toEqual([10, 1]);
  resumed().say(welcome(13));
  await soon();
  expect([cash(), shown[0]?.signal.aborted, shown.length]).toEqual([13, true, 1]);
  Socket.last.say(moved(14)).say(moved(15));
  seen.skip();
  await soon();
  expect([cash(), shown.length]).toEqual([15, 2]);
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  Socket.last.say(moved(16));
  expect([cash(), shown.length]).toEqual([16, 2]);
});

test('its fields are reactive', async () => {
  const { watched } = await import('./watched.svelte');
  const versions: (number | null)[] = [];
  const stop = watched(() => versions.push(seen.version));
  live();
  flushSync();
  Socket.last.say(moved(11));
  flushSync();
  stop();
  expect(versions).toEqual([null, 10, 11]);
});
