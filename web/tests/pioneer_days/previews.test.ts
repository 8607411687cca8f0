import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { threats, without } from '../../src/games/pioneer_days/main/threats';
import { stow } from '../../src/games/pioneer_days/players/stowing';
import { CHOICES, freshView, lay, me, thing } from './position';

test('pointing at a die shows which dice would be left', async () => {
  const user = userEvent.setup();
  const { board } = await lay({ choices: CHOICES });
  expect(thing(board, '[data-omen]').textContent).toContain('Tap a die');
  await user.hover(thing(board, '[data-die="green cattle"]'));
  const omen = thing(board, '[data-omen="green cattle"]');
  expect(omen.querySelectorAll('.left svg')).toHaveLength(2);
  expect(omen.textContent).toContain('Raid may strike!');
  expect(omen.textContent).toContain('Famine strikes!');
  expect(board.querySelector('[data-track="storm"] .next')).not.toBeNull();
  await user.unhover(thing(board, '[data-die="green cattle"]'));
  expect(board.querySelector('.next')).toBeNull();
});

test('the last die is sure to move its track, a black one moves all of them', () => {
  const { tracks, pool } = freshView();
  const black = without(without(pool, 'green cattle'), 'yellow medicine');
  expect(threats(tracks, black).map(({ certain }) => certain)).toEqual([true, true, true, true]);
  const strikes = threats(tracks, black).filter((threat) => threat.strikes);
  expect(strikes.map(({ disaster }) => disaster)).toEqual(['raid', 'famine']);
  expect(threats(tracks, [])).toEqual([]);
});

test('the view says what a die moves, whatever its color', () => {
  const { tracks } = freshView();
  const dice = [{ color: 'green', face: 'mine', moves: ['storm'] }, { color: 'red', face: 'mine', moves: [] }];
  expect(threats(tracks, dice)).toEqual([{ disaster: 'storm', dice: [dice[0]], certain: false, strikes: false }]);
});

test('of two identical dice, one stays', () => {
  const die = { color: 'red', face: 'mine', moves: ['raid'] };
  expect(without([die, die], 'red mine')).toEqual([die]);
});

test('two wood share a slot, and so do two medicine; damage covers two slots; the rest does not fit', () => {
  const player = me(freshView());
  [player.wood, player.medicine, player.gear, player.tokens, player.token_values] = [3, 1, [], 0, []];
  [player.wagons, player.capacity] = [[{ size: 'small', damage: 1, count: 1 }], 2];
  const { wagons, spare, over } = stow(player);
  expect(wagons[0]?.slots).toEqual([{ kind: 'wood', many: 2 }, { kind: 'wood', many: 1 }, 'covered', 'covered']);
  expect(spare).toEqual([]);
  expect(over).toEqual([{ kind: 'medicine', many: 1 }]);
});

test('a card that lets you carry more adds slots', () => {
  const player = me(freshView());
  player.capacity += 2;
  expect(stow(player).spare).toHaveLength(2);
});

test('goods that do not fit are shown', async () => {
  const view = freshView();
  me(view).wood = 20;
  const { board } = await lay({ view });
  expect(board.querySelector('.over')?.textContent).toContain('slots too few');
});
