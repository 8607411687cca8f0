import { screen, within } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import { LANGUAGES } from '../../src/lib/texts/texts';
import { CHOICES, freshView, lay } from './position';

test.each(LANGUAGES)('everything on the board can be said in %s', async (language) => {
  const { board } = await lay({ language, choices: CHOICES, selected: CHOICES[0] ?? null });
  expect(board.textContent).toContain('Bill Cartwright');
});

test('the map is also a list: the contents of each city, and all roads', async () => {
  await lay();
  const cities = screen.getByRole('list', { name: 'Cities' });
  expect(within(cities).getAllByRole('listitem')).toHaveLength(freshView().cities.length);
  expect(within(cities).getByText('Dallas: Sergeant')).toBeTruthy();
  expect(within(cities).getByText('Fort Smith: Bill Cartwright 1, Jim 2')).toBeTruthy();
  const roads = screen.getByRole('list', { name: 'Roads' });
  expect(within(roads).getByText(/^Annie: .*New Orleans–San Antonio/)).toBeTruthy();
});

test('what cannot be pressed on the map is only in that list', async () => {
  const { board } = await lay();
  expect(board.querySelectorAll(':is([data-city], [data-line]):not([aria-hidden="true"])')).toHaveLength(0);
});

test('a lesson can point at places, coaches for sale and your own passengers by name', async () => {
  const { board } = await lay();
  for (const it of ['[data-city="dallas"]', '[data-line="st_paul-omaha"]', '[data-slot="1"]']) {
    expect(board.querySelectorAll(it)).toHaveLength(1);
  }
  expect(board.querySelector('[data-passenger="sergeant 2"]')?.closest('[data-player="blue"]')).toBeTruthy();
});

test('a player’s board lists what they have; the nuggets of others stay hidden', async () => {
  await lay();
  const jim = within(screen.getByRole('region', { name: 'Jim' }));
  expect(jim.getByText('Dollars')).toBeTruthy();
  expect(jim.getByText('?')).toBeTruthy();
  const coaches = within(jim.getByRole('list', { name: 'Coaches' }));
  expect(coaches.getByRole('img', { name: /Sergeant \(taken\)/ })).toBeTruthy();
});
