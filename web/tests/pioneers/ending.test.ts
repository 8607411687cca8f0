import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { tips } from '../../src/board/pointer/tip.svelte';
import { LANGUAGES } from '../../src/lib/texts/texts';
import { freshView, lay, SEAT, thing } from './position';

test('the gauge says what ends the game and how near it is', async () => {
  const { board } = await lay();
  expect(thing(board, '[data-ending="coaches"]').textContent).toContain('10 of 18 left');
  const roads = thing(board, '[data-ending="roads"]');
  expect(roads.textContent).toContain('10 of 15 left');
  expect(roads.textContent).toContain('Bill Cartwright');
  await userEvent.setup().hover(thing(board, '.ending section'));
  expect(tips.now?.text).toMatch(/^How near the end is/);
});

test('in the last round it says who plays last', async () => {
  const view = { ...freshView(), last_round: true };
  const { board, show } = await lay({ view });
  expect(thing(board, '[data-ending]').textContent).toBe('Last round: Annie plays last.');
  await show({ view: { ...view, ending: { ...view.ending, last_player: SEAT } } });
  expect(thing(board, '[data-ending]').textContent).toBe('Last round: you play last.');
});

test.each(LANGUAGES)('it does so in every language: %s', async (language) => {
  const { board } = await lay({ language });
  expect(thing(board, '[data-ending="roads"]').textContent).toMatch(/10 .* 15/);
});
