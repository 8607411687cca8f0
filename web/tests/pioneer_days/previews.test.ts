import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { keepDice } from '../../src/games/pioneer_days/main/keepDice';
import { without } from '../../src/games/pioneer_days/main/without';
import { stow } from '../../src/games/pioneer_days/players/stowing';
import { CHOICES, freshView, lay, me, thing } from './position';

test('pointing at a die shows which dice would be left', async () => {
  const user = userEvent.setup();
  const { board } = await lay({ choices: CHOICES });
  expect(thing(board, '[data-omen]').textContent).toContain('Point at a die');
  await user.hover(thing(board, '[data-die="green cattle"]'));
  const omen = thing(board, '[data-omen="green cattle"]');
  expect(omen.querySelectorAll('.left svg')).toHaveLength(2);
  expect(omen.textContent).toContain('Raid may strike!');
  expect(omen.textContent).toContain('Famine strikes!');
  expect(board.querySelector('[data-track="storm"] .next')).not.toBeNull();
  await user.unhover(thing(board, '[data-die="green cattle"]'));
  expect(board.querySelector('.next')).toBeNull();
});

test('what may happen is as the view says, whatever the dice look like', async () => {
  const view = freshView();
  view.omens = { 'green cattle': [{ disaster: 'storm', certain: true, strikes: false }] };
  const selected = CHOICES.find(({ word }) => word === 'green cattle') ?? null;
  const { board } = await lay({ view, choices: CHOICES, selected });
  const omens = [...board.querySelectorAll('[data-omen] li')].map((omen) => omen.textContent.trim());
  expect(omens).toEqual(['Storm advances']);
  expect(board.querySelectorAll('.next')).toHaveLength(1);
  expect(board.querySelector('[data-track="storm"] .next.sure')).not.toBeNull();
});

test('of two identical dice, one stays', () => {
  const die = { color: 'red', face: 'mine', moves: ['raid'] };
  expect(without([die, die], 'red mine')).toEqual([die]);
});

test('goods share slots and damage covers them as the view says; the rest does not fit', () => {
  const view = freshView();
  const player = me(view);
  [player.wood, player.medicine, player.gear, player.tokens, player.token_values] = [3, 1, [], 0, []];
  [player.wagons, player.capacity] = [[{ size: 'small', damage: 1, count: 1 }], 2];
  const { wagons, spare, over } = stow(view, player);
  expect(wagons[0]?.slots).toEqual([{ kind: 'wood', many: 2 }, { kind: 'wood', many: 1 }, 'covered', 'covered']);
  expect(spare).toEqual([]);
  expect(over).toEqual([{ kind: 'medicine', many: 1 }]);
  const roomy = stow({ sizes: [{ size: 'small', price: 1, slots: [9, 8] }], per_slot: { wood: 3 } }, player);
  expect(roomy.wagons[0]?.slots.filter((slot) => slot)).toEqual([{ kind: 'wood', many: 3 }, 'covered']);
});

test('a card that lets you carry more adds slots', () => {
  const view = freshView();
  me(view).capacity += 2;
  expect(stow(view, me(view)).spare).toHaveLength(2);
});

test('goods that do not fit are shown', async () => {
  const view = freshView();
  me(view).wood = 20;
  const { board } = await lay({ view });
  expect(board.querySelector('.over')?.textContent).toContain('slots too few');
});

test('a die that is taken leaves a gap until new ones are rolled', () => {
  const [red, blue] = ['red', 'blue'].map((color) => ({ color, face: 'mine', moves: [] }));
  if (!red || !blue) throw new Error('no dice');
  expect(keepDice([], [red])).toEqual([red]);
  expect(keepDice([red], [red, blue])).toEqual([red, blue]);
  expect(keepDice([red, blue], [blue])).toEqual([null, blue]);
  expect(keepDice([null, blue], [blue, red, red])).toEqual([blue, red, red]);
  expect(keepDice([null, blue], [])).toEqual([]);
});
