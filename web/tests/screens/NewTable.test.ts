import { render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keyOf } from '../../src/lib/account/seatKeys';
import { notedAbout } from '../../src/lib/dice/promises';
import { resized, seatedAt, wanted } from '../../src/lib/opening/newTable';
import { shelf } from '../../src/lib/opening/shelf.svelte';
import { preferences } from '../../src/lib/settings/preferences.svelte';
import type { NewTable as Order, Shelf } from '../../src/lib/protocol';
import NewTable from '../../src/screens/NewTable.svelte';
import { speak } from '../sampleTable';

const SHELF: Shelf = {
  games: [{
    name: 'pioneers',
    title: 'Pioneers',
    players: [2, 3, 4],
    colors: ['red', 'blue', 'green', 'yellow'],
    options: { 2: { covered: ['printed', 'random'] } },
    plans: [],
    minutes: null,
    weight: null,
    ratings: {},
  }],
  bots: [{ name: 'greenhorn', level: 1 }, { name: 'greedy', level: 2 }, { name: 'ada', level: 0 }],
  standin: 'greenhorn',
};

let answer: () => Response;
const orders: Order[] = [];

beforeEach(async () => {
  localStorage.clear();
  preferences.name = '';
  await speak('en');
  shelf.content = SHELF;
  orders.length = 0;
  answer = () => Response.json({ table: 'abc', seat: 0, key: 'secret' });
  vi.stubGlobal('scrollTo', vi.fn());
  vi.stubGlobal('fetch', vi.fn((address: string, { body }: RequestInit) => {
    if (address === '/api/promises') return Promise.resolve(Response.json({ promise: 'f00d', ticket: 'a ticket' }));
    if (typeof body === 'string') orders.push(JSON.parse(body) as Order);
    return Promise.resolve(body ? answer() : Response.json(SHELF));
  }));
});

afterEach(() => {
  vi.unstubAllGlobals();
  history.replaceState(null, '', '/');
});

const submit = () => userEvent.click(screen.getByRole('button', { name: 'Open table' }));

test('by default: me and friends, by link only', async () => {
  render(NewTable);
  await userEvent.type(screen.getByLabelText('Your name'), 'Anna');
  await submit();
  expect(orders).toEqual([{
    game: 'pioneers',
    name: 'Anna',
    seats: [{ who: 'me' }, { who: 'open' }, { who: 'open' }],
    options: {},
    public: false,
    watchers: true,
    clock: null,
    standin: 'greenhorn',
    ticket: 'a ticket',
    word: expect.stringMatching(/^\S+ \S+ \d{3}$/) as string,
  }]);
  expect(notedAbout('abc')).toMatchObject({ promise: 'f00d', word: orders[0]?.word });
  expect(keyOf('abc')).toBe('secret');
  expect(location.pathname).toBe('/table/abc');
});

test('seats, bots and options are as chosen', async () => {
  render(NewTable);
  await userEvent.click(screen.getByLabelText('2'));
  await userEvent.click(screen.getByLabelText('drawn at random'));
  await userEvent.selectOptions(screen.getByLabelText(/^Seat 2/), 'bot greedy');
  await userEvent.click(screen.getByLabelText(/^Listed in the lobby/));
  await userEvent.click(screen.getByLabelText('Others can watch'));
  expect(screen.getByRole('status').textContent).toContain('the game starts right away');
  await submit();
  expect(orders[0]).toMatchObject({
    seats: [{ who: 'me' }, { who: 'bot', bot: 'greedy' }],
    options: { covered: 'random' },
    public: true,
    watchers: false,
  });
});

test('hints are allowed against bots alone, unless the host decides otherwise', async () => {
  render(NewTable);
  const hints = screen.getByLabelText<HTMLInputElement>(/^Hints are allowed/);
  expect(hints.checked).toBe(false);
  await userEvent.click(screen.getByLabelText('2'));
  await userEvent.selectOptions(screen.getByLabelText(/^Seat 2/), 'bot greedy');
  expect(hints.checked).toBe(true);
  await userEvent.click(hints);
  await submit();
  expect(orders[0]).toMatchObject({ hints: false });
});

test('bots are offered by level, with name and character; those that were added come last', () => {
  render(NewTable);
  const offered = [...screen.getByLabelText<HTMLSelectElement>(/^Seat 2/).options].map(({ text }) => text);
  expect(offered).toEqual([
    'me',
    'a friend (open seat)',
    '1 · Greenhorn – learning the ropes',
    '2 · Trader – goes for quick gains',
    'ada',
  ]);
});

test('without a seat, the form says so and needs no name', async () => {
  render(NewTable);
  await userEvent.selectOptions(screen.getByLabelText(/^Seat 1/), 'open');
  expect(screen.getByRole('status').textContent).toContain('you host and watch');
  expect(screen.queryByLabelText('Your name')).toBeNull();
});

test('a name without readable characters is refused', async () => {
  render(NewTable);
  const field = screen.getByLabelText('Your name');
  await userEvent.clear(field);
  await userEvent.type(field, ' \u202E\u200B ');
  await submit();
  expect(orders[0]?.name).toBe('Traveler');
});

test('a malformed request is not blamed on the name', async () => {
  answer = () => Response.json({ code: 'malformed', reason: 'there is no bot called hal' }, { status: 400 });
  render(NewTable);
  await submit();
  expect(screen.getByRole('alert').textContent).toContain('there is no bot called hal');
});

test('a refusal is explained in plain words', async () => {
  answer = () => Response.json({ code: 'too-fast', reason: 'wait' }, { status: 429 });
  render(NewTable);
  await submit();
  expect(screen.getByRole('alert').textContent).toContain('too fast');
});

test('nobody sits on two seats', () => {
  expect(seatedAt(['me', 'open', 'bot greedy'], 2, 'me')).toEqual(['open', 'open', 'me']);
});

test('a larger table has more friends, a smaller one keeps the first seats', () => {
  expect(resized(['open', 'me'], 4)).toEqual(['open', 'me', 'open', 'open']);
  expect(resized(['me', 'bot greedy', 'open'], 2)).toEqual(['me', 'bot greedy']);
  expect(wanted('bot greedy')).toEqual({ who: 'bot', bot: 'greedy' });
});

test('a game can name its seats', async () => {
  const colors = ['campfire', 'wheel', 'horseshoe', 'barrel'];
  shelf.content = { ...SHELF, games: SHELF.games.map((game) => ({ ...game, name: 'colorado', colors })) };
  render(NewTable);
  await screen.findByLabelText('Seat 1: Campfire');
});

test('the game is chosen by its cover', async () => {
  const [pioneers] = SHELF.games;
  if (!pioneers) throw new Error('no game');
  shelf.content = { ...SHELF, games: [pioneers, { ...pioneers, name: 'colorado', title: 'Colorado' }] };
  render(NewTable);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Pioneers' }).checked).toBe(true);
  await userEvent.click(screen.getByRole('radio', { name: 'Colorado' }));
  await screen.findByRole('radiogroup', { name: 'Game: Colorado' });
  await submit();
  expect(orders.map(({ game }) => game)).toEqual(['colorado']);
});
