import { render, screen, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { account } from '../../src/lib/account/account.svelte';
import { ago, grouped, outcome } from '../../src/lib/account/gameGroups';
import { note } from '../../src/lib/account/lastSeen';
import { myGames } from '../../src/lib/account/myGames.svelte';
import { keep, keyOf, mine } from '../../src/lib/account/seatKeys';
import type { MyGame, MyGames, OwnSeats, SeatStatus, TableStatus } from '../../src/lib/protocol';
import MyGamesScreen from '../../src/screens/MyGames.svelte';
import { speak, TABLE } from '../sampleTable';

const HOUR = 3_600_000;
const now = Date.now();

function game(id: string, change: Partial<MyGame> = {}, table: Partial<MyGame['table']> = {}): MyGame {
  return {
    table: { ...TABLE, id, ...table }, seat: 0, seq: 9, at: now, asked: null, actors: [1], new: 0, due: null, ...change,
  };
}

const over = (id: string, winners: number[]): MyGame =>
  game(id, { actors: [] }, { state: 'over', scores: [30, 41, 30], winners });

let found: MyGames;

HTMLDialogElement.prototype.showModal = function () { // which jsdom has not
  this.open = true;
};
HTMLDialogElement.prototype.close = function () {
  this.open = false;
};

beforeEach(async () => {
  localStorage.clear();
  account.leave(false);
  myGames.games = null;
  await speak('en');
  vi.stubGlobal('fetch', vi.fn(() => Promise.resolve(Response.json(found))));
  for (const id of ['a', 'b', 'c', 'd']) keep(id, `key ${id}`, 0);
});
afterEach(() => vi.unstubAllGlobals());

test('games where it is my turn come first, with the waiting time', async () => {
  note('b', 4);
  found = {
    games: [
      game('a'),
      game('b', { asked: now - 3 * HOUR, actors: [0], new: 5, due: now + 2.5 * HOUR }),
      over('c', [1]),
      game('d', { actors: [] }, { state: 'gathering' }),
    ],
    gone: [], void: [], later: [],
  };
  render(MyGamesScreen);
  const headings = await screen.findAllByRole('heading', { level: 2 });
  expect(headings.map((heading) => heading.textContent.trim().replace(/\s+/g, ' '))).toEqual([
    'Your turn 1', 'Others’ turn 1', 'Waiting for players 1', 'Over 1',
  ]);
  const turn = within(screen.getByRole('region', { name: /^Your turn/ }));
  expect(turn.getByText('Your turn · asked 3 hours ago · time runs out in 2 hours · 5 new things')).toBeTruthy();
  expect(screen.getByText('Waiting for Bea')).toBeTruthy();
  expect(screen.getByText('Bea won; you had 30 points.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'My games: your turn in one of them' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Replay: Anna, Bea, Clara' }).getAttribute('href')).toBe('/table/c/replay');
});

test('void keys are forgotten; the rest stays', async () => {
  found = { games: [game('a')], gone: ['b'], void: ['c'], later: ['d'] };
  render(MyGamesScreen);
  await screen.findByText('Waiting for Bea');
  expect(mine().map(({ table }) => table)).toEqual(['d', 'a']);
});

test('without a server the list stays as it was', async () => {
  found = { games: [game('a')], gone: [], void: [], later: [] };
  render(MyGamesScreen);
  await screen.findByText('Waiting for Bea');
  vi.stubGlobal('fetch', vi.fn(() => Promise.reject(new TypeError('no network'))));
  await myGames.look();
  expect(await screen.findByText(/the server isn’t responding/)).toBeTruthy();
  expect(screen.getByText('Waiting for Bea')).toBeTruthy();
});

test('without games, nothing is requested', async () => {
  localStorage.clear();
  render(MyGamesScreen);
  expect(await screen.findByText('You’re not at any table yet.')).toBeTruthy();
  expect(fetch).not.toHaveBeenCalled();
});

test('a finished game can be removed from the list', async () => {
  found = { games: [over('a', [0])], gone: [], void: [], later: [] };
  render(MyGamesScreen);
  expect(await screen.findByText('You won with 30 points.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: /^Remove the game/ }));
  const asked = within(screen.getByRole('dialog', { name: 'Remove from your list?' }));
  expect(asked.getByText('The game disappears from this browser. The others keep it.')).toBeTruthy();
  await userEvent.click(asked.getByRole('button', { name: 'Remove' }));
  expect(screen.queryByText('You won with 30 points.')).toBeNull();
  expect(mine().map(({ table }) => table)).not.toContain('a');
});

test('a lesson is not one of my games: it waits for nobody', async () => {
  const lesson = { name: 'first', done: 0, goal: 1, points: [], rule: '', lessons: ['first'], basics: 1 };
  found = { games: [game('a', { asked: now, actors: [0] }, { lesson })], gone: ['b', 'c', 'd'], void: [], later: [] };
  render(MyGamesScreen);
  expect(await screen.findByText('You’re not at any table yet.')).toBeTruthy();
  expect(myGames.turns()).toEqual([]);
  expect(mine()).toEqual([]);
  expect(keyOf('a')).toBe('key a');
});

test('all tables are requested, however many there are', async () => {
  for (let i = 0; i < 150; i += 1) keep(`t${i}`, `key ${i}`, 0);
  found = { games: [], gone: [], void: [], later: [] };
  await myGames.look();
  const bodies = vi.mocked(fetch).mock.calls.flatMap(([, init]) => (typeof init?.body === 'string' ? [init.body] : []));
  expect(bodies.map((body) => (JSON.parse(body) as OwnSeats).seats.length)).toEqual([100, 54]);
});

test('the game that has waited longest for me comes first', () => {
  const early = game('a', { asked: 1, at: 5 });
  const late = game('b', { asked: 2, at: 9 });
  expect(grouped([late, early]).turn).toEqual([early, late]);
});

test('how a game ended', () => {
  expect([over('a', [0]), over('a', [0, 2]), over('a', [1]), { ...over('a', [1]), seat: null }].map(outcome))
    .toEqual(['won', 'shared', 'lost', 'seen']);
});

test.each([
  [-30_000, 'en', ''],
  [-61_000, 'de', 'vor 1 Minute'],
  [-50 * HOUR, 'de', 'vor 2 Tagen'],
  [3 * HOUR, 'fr', 'dans 3 heures'],
])('%d ms in %s', (difference, language, text) => {
  expect(ago(difference, 0, language)).toBe(text);
});

test('a bot’s result is not mine, whoever won', () => {
  const ended = (place: Partial<SeatStatus>, more: Partial<TableStatus> = {}): MyGame => {
    const game = over('a', [0]);
    const seats = game.table.seats.map((seat, number) => (number ? seat : { ...seat, ...place }));
    return { ...game, table: { ...game.table, ...more, seats } };
  };
  expect(outcome(ended({}))).toBe('won');
  expect(outcome(ended({ resigned: true, bot: 'greedy' }))).toBe('resigned');
  expect(outcome(ended({ gone: true, bot: 'greedy' }))).toBe('stood-in');
  expect(outcome(ended({ stood_in: true }))).toBe('stood-in');
  expect(outcome(ended({}, { abandoned: true, winners: [] }))).toBe('abandoned');
});
