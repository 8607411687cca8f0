import { screen, within } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import edition from '../../../src/westbound/games/pioneer_days/edition/westbound.toml?raw';
import { sentence, sentences } from '../../src/games/pioneer_days/sentence';
import { LANGUAGES } from '../../src/lib/texts/texts';
import { CHOICES, choice, freshView, lay, me, speak } from './position';

test.each(LANGUAGES)('everything on the board can be said in %s', async (language) => {
  const { board, show } = await lay({ language, choices: CHOICES, selected: CHOICES[0] ?? null });
  expect(board.textContent).toContain('Bill Cartwright');
  const view = freshView();
  view.die = { color: 'blue', face: 'wild', shows: 'wood', turned: true };
  [view.pool, view.store] = [[], []];
  me(view).wood = 30;
  await show({ view, choices: [choice('income'), choice('wagon', 'size', 'small')] });
  expect(board.querySelector('[data-hand]')).not.toBeNull();
});

test('a card says what it does and when', async () => {
  const speech = await speak();
  const gain = { moment: 'on wood', word: 'gain', facts: { n: 2, good: 'money' } };
  expect(sentence(speech, gain)).toBe('When you take a wood die: gain $2');
  const points = { moment: 'score', word: 'points-per-many', facts: { n: 1, k: 2, counted: 'cattle' } };
  expect(sentence(speech, points)).toBe('1 point for every 2 cattle');
});

test('a card with two effects at the same moment names the moment once', async () => {
  const gain = { moment: 'on wood', word: 'gain', facts: { n: 1, good: 'wood' } };
  const repair = { moment: 'on wood', word: 'repair', facts: { n: 1 } };
  const always = { moment: 'always', word: 'more-income', facts: { n: 2 } };
  expect(sentences(await speak(), [gain, repair, always])).toEqual([
    'When you take a wood die: gain 1 wood; remove one damage marker from your wagons',
    'Always: you get $2 more whenever you take income',
  ]);
});

test('there is a symbol for every kind of equipment', async () => {
  const { board } = await lay();
  const kinds = new Set([...edition.matchAll(/^kind = "(\w+)"/gm)].map(([, kind = '']) => kind));
  expect(kinds.size).toBe(12);
  for (const kind of kinds) expect(board.querySelector(`#wb-${kind}`)).not.toBeNull();
});

test('the table is also a list: dice, disasters, townsfolk, store, towns', async () => {
  await lay();
  const dice = within(screen.getByRole('list', { name: 'Dice of the day' }));
  expect(dice.getByText('Black: Wild')).toBeTruthy();
  const tracks = within(screen.getByRole('list', { name: 'Disaster tracks' }));
  expect(tracks.getByText('Raid: strikes on the next step')).toBeTruthy();
  expect(screen.getByText(/^El Paso: asks for Medicine 2, Cattle 1/)).toBeTruthy();
});

test('a player’s board lists what they have; the gold of others stays hidden', async () => {
  await lay();
  const bill = within(screen.getByRole('region', { name: 'Bill Cartwright' }));
  expect(bill.getByText('Dollars')).toBeTruthy();
  expect(bill.getByText('?')).toBeTruthy();
});

test('players who still have to choose are marked, and so are those who are done', async () => {
  const view = freshView();
  [view.player, view.actors, view.step] = [null, [1], 'visiting'];
  await lay({ view, step: 'visiting' });
  expect(within(screen.getByRole('region', { name: 'Bill Cartwright' })).getByText('Decides')).toBeTruthy();
  expect(within(screen.getByRole('region', { name: 'Katie' })).getByText('✓ Done')).toBeTruthy();
});

test('saved townsfolk are marked, and a card’s offer is in words', async () => {
  const view = freshView();
  const [saved, other] = me(view).folk.map(({ name }) => name);
  view.kept = [saved ?? ''];
  view.offer = { moment: 'each week', word: 'gain-or', facts: { n: 2, good: 'wood', other: 'medicine' } };
  const { board } = await lay({ view, choices: [choice('choose', 'good', 'wood')], step: 'choosing good' });
  expect(board.querySelector(`[data-card="${saved ?? ''}"] .kept`)).not.toBeNull();
  expect(board.querySelector(`[data-card="${other ?? ''}"] .kept`)).toBeNull();
  expect(screen.getByText('At the end of each week: gain 2 wood or 2 medicine')).toBeTruthy();
});
