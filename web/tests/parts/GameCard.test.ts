import { render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { shelf } from '../../src/lib/opening/shelf.svelte';
import type { NewTable, Shelf, ShelfGame } from '../../src/lib/protocol';
import { preferences } from '../../src/lib/settings/preferences.svelte';
import GameCard from '../../src/parts/home/GameCard.svelte';
import { speak } from '../sampleTable';

const game: ShelfGame = {
  name: 'pioneers',
  title: 'Pioneers',
  players: [2, 3, 4],
  colors: ['red'],
  options: {},
  plans: [],
  minutes: [60, 90],
  weight: 'medium',
  ratings: { greedy: 1300 },
};
const SHELF: Shelf = {
  games: [game],
  bots: ['greenhorn', 'greedy', 'scout'].map((name, number) => ({ name, level: number + 1 })),
  standin: 'scout',
};

const orders: NewTable[] = [];

beforeEach(async () => {
  localStorage.clear();
  preferences.bot = '';
  preferences.opponents = 0;
  preferences.name = '';
  await speak('en');
  shelf.content = SHELF;
  orders.length = 0;
  vi.stubGlobal('scrollTo', vi.fn());
  vi.stubGlobal('fetch', vi.fn((address: string, { body }: RequestInit) => {
    if (address === '/api/promises') return Promise.resolve(Response.json({ promise: 'f00d', ticket: 'a ticket' }));
    if (typeof body === 'string') orders.push(JSON.parse(body) as NewTable);
    return Promise.resolve(Response.json({ table: 'abc', seat: 0, key: 'secret' }));
  }));
});

afterEach(() => {
  vi.unstubAllGlobals();
  history.replaceState(null, '', '/');
});

const level = () => screen.getByLabelText<HTMLSelectElement>('Level of the bots');
const opponents = () => orders.at(-1)?.seats.slice(1).map(({ bot }) => bot);
const play = async () => userEvent.click(await screen.findByRole('button', { name: 'Play Pioneers' }));

test('on a first visit, level 2 is suggested', async () => {
  render(GameCard, { game });
  expect(level().selectedOptions[0]?.text).toBe('2 · Trader – goes for quick gains');
  expect(screen.getByText('Rating: 1300')).toBeTruthy();
  await play();
  expect(opponents()).toEqual(['greedy', 'greedy']);
});

test('the level chosen last is suggested the next time', async () => {
  const { unmount } = render(GameCard, { game });
  await userEvent.selectOptions(level(), 'scout');
  await play();
  expect(opponents()).toEqual(['scout', 'scout']);
  unmount();
  render(GameCard, { game });
  expect(level().value).toBe('scout');
});

test('a bot that is no longer there is not suggested', () => {
  preferences.bot = 'ada';
  render(GameCard, { game });
  expect(level().value).toBe('greedy');
});

test('the number of opponents is chosen on the card and remembered', async () => {
  const { unmount } = render(GameCard, { game });
  expect(screen.getByRole<HTMLInputElement>('radio', { name: '2' }).checked).toBe(true);
  await userEvent.click(screen.getByRole('radio', { name: '3' }));
  await play();
  expect(opponents()).toHaveLength(3);
  unmount();
  render(GameCard, { game });
  expect(screen.getByRole<HTMLInputElement>('radio', { name: '3' }).checked).toBe(true);
});

test('a game for fewer players has as many opponents as it can', async () => {
  preferences.opponents = 3;
  render(GameCard, { game: { ...game, players: [2] } });
  expect(screen.queryByRole('radio')).toBeNull();
  await play();
  expect(opponents()).toHaveLength(1);
});

test('the card says what the game is like', async () => {
  render(GameCard, { game });
  const card = await screen.findByRole('article', { name: 'Pioneers' });
  for (const fact of ['2–4 players', '60–90 min', 'medium']) expect(card.textContent).toContain(fact);
  expect(card.textContent).toContain('One stagecoach for everyone');
});

test('facts that nobody knows are left out', () => {
  render(GameCard, { game: { ...game, minutes: null, weight: null } });
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent.trim())).toEqual(['2–4 players']);
});

test('game and name come along into every flow', async () => {
  preferences.name = ' Anna ';
  render(GameCard, { game });
  const learn = await screen.findByRole('link', { name: 'Learn (5 min): Pioneers' });
  expect(learn.getAttribute('href')).toBe('/learn/pioneers');
  const friends = screen.getByRole('link', { name: 'With friends: Pioneers' });
  expect(friends.getAttribute('href')).toBe('/new?game=pioneers');
  await play();
  expect(orders.at(-1)).toMatchObject({ game: 'pioneers', name: 'Anna' });
});
