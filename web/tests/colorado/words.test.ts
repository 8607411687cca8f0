import { screen, within } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import { actionsOf, PICTURES } from '../../src/games/colorado/pieces/shapes';
import { LANGUAGES } from '../../src/lib/texts/texts';
import { CHOICES, choice, freshView, lay, me } from './position';

test.each(LANGUAGES)('everything on the board can be said in %s', async (language) => {
  const { board, show } = await lay({ language, choices: CHOICES, selected: CHOICES[0] ?? null });
  expect(board.textContent).toContain('Bill Cartwright');
  const view = freshView();
  [view.duo, view.asked, view.giver, view.over, view.winners] = ['nuggets', 'red 1', 1, true, [0]];
  me(view).medals = [{ source: 'railroad', points: 8 }, { source: 'durango', points: 5 }];
  await show({ view, choices: [choice('nugget'), choice('buy', 'card', 'green 2')] });
  expect(board.querySelector('[data-offers]')).not.toBeNull();
  await show({ view: { ...view, duo: null }, choices: [choice('ask', 'call', 'wheel grey 1')] });
  expect(board.querySelector('[data-call]')).not.toBeNull();
});

test('every symbol that is used is drawn', async () => {
  const { board } = await lay({ choices: CHOICES });
  const used = [...board.querySelectorAll('use')].map((use) => use.getAttribute('href') ?? '');
  const view = freshView();
  const actions = Object.keys(view.map.duos).flatMap((duo) => actionsOf(view, duo));
  const drawn = [...Object.values(PICTURES).flatMap((pair) => pair ?? []), ...actions].map((name) => `#wb-${name}`);
  for (const id of new Set([...used, ...drawn])) expect(board.querySelector(id), id).not.toBeNull();
});

test('the table is also a list: medals, play areas, sheets', async () => {
  await lay();
  const medals = within(screen.getByRole('list', { name: 'Medals left' }));
  expect(medals.getByText('Tipi: 9, 6, 3')).toBeTruthy();
  const sheet = within(screen.getByRole('list', { name: 'Roadmap: Annie' }));
  expect(sheet.getByText(/^San Juan \(Forest, Medal: 5\): 1 Wanted open/)).toBeTruthy();
  expect(sheet.getByText(/^Railroad: 1 Nuggets ticked, 2 Cards ticked, 3 Free card out of reach/)).toBeTruthy();
});

test('players who still have to act are marked, with what everybody does', async () => {
  const view = freshView();
  [view.actors, view.doing] = [[0, 1], { campfire: 'duo', wheel: 'free play' }];
  await lay({ view });
  expect(within(screen.getByRole('region', { name: 'Bill Cartwright' })).getByText('… a free card')).toBeTruthy();
  expect(within(screen.getByRole('region', { name: 'Katie' })).getByText('✓ Done')).toBeTruthy();
});

test('while one player calls or gives, the others are neither busy nor done', async () => {
  const view = freshView();
  [view.actors, view.doing, view.together] = [[1], { wheel: 'giving' }, false];
  await lay({ view });
  expect(screen.queryByText('✓ Done')).toBeNull();
});

test('rows of the bounty board say how far everybody is', async () => {
  await lay();
  expect(screen.getByRole('img', { name: 'Tipi, Annie: 1 of 7 ticked' })).toBeTruthy();
  expect(screen.getByRole('img', { name: 'Medals, Katie: nothing' })).toBeTruthy();
});

test('every step shows the number used in lists and in the log', async () => {
  const { board } = await lay();
  const spots = [...board.querySelectorAll('[data-sheet] [data-spot]')];
  expect(spots.length).toBeGreaterThan(60);
  for (const spot of spots) {
    const number = spot.getAttribute('data-spot')?.split(' ').at(-1);
    expect(spot.querySelector('text')?.textContent).toBe(number);
  }
});
