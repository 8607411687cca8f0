import { render, screen } from '@testing-library/svelte';
import { beforeEach, expect, test } from 'vitest';
import { forget, keep } from '../../src/lib/account/seatKeys';
import Lobby from '../../src/parts/home/Lobby.svelte';
import { SEATS, speak, TABLE } from '../sampleTable';

const free = { color: 'blue', name: '', who: 'free' as const, bot: '', here: false };
const gathering = { ...TABLE, id: 'def', state: 'gathering' as const, seats: [...SEATS.slice(0, 1), free] };

beforeEach(async () => {
  forget(TABLE.id);
  await speak('en');
});

test('a table with a free seat can be joined, a full one watched', () => {
  render(Lobby, { tables: [gathering, TABLE], lost: false });
  expect(screen.getByRole('link', { name: 'Join the table with Anna' }).getAttribute('href')).toBe('/table/def');
  expect(screen.getByRole('link', { name: 'Watch the table with Anna, Bea, Clara' })).toBeTruthy();
});

test('I can continue at my own table', () => {
  keep(TABLE.id, 'key', 0);
  render(Lobby, { tables: [TABLE], lost: false });
  expect(screen.getByRole('link', { name: /^Continue/ })).toBeTruthy();
});

test('an empty lobby says what to do', () => {
  render(Lobby, { tables: [], lost: false });
  expect(screen.getByText(/Open one, and others will find it here/)).toBeTruthy();
});

test('a lobby that cannot be loaded says so, and keeps the old list', () => {
  render(Lobby, { tables: [TABLE], lost: true });
  expect(screen.getByRole('status').textContent).toContain('the server isn’t responding');
  expect(screen.getByRole('link')).toBeTruthy();
});
