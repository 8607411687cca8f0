import { screen } from '@testing-library/svelte';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { Choice } from '../../src/games/pioneer_days/types';
import { CHOICES, choice, freshView, lay, me, offered, speak, STEP, thing } from './position';

const words = (choices: Choice[]) => choices.map((each) => each.words).sort();

test('without choices nothing on the board can be pressed', async () => {
  const { board } = await lay();
  expect(offered(board)).toEqual([]);
});

test('only the dice on offer can be pressed, and they say what that does', async () => {
  const { board } = await lay({ choices: CHOICES });
  const speech = await speak();
  expect(offered(board)).toEqual(words(CHOICES));
  for (const each of CHOICES) {
    const die = screen.getByRole('button', { name: speech.choice(each, STEP) });
    expect(die.getAttribute('data-die')).toBe(each.word);
  }
});

test('two identical dice can both be pressed, with one tab stop', async () => {
  const view = freshView();
  view.pool = [1, 2].map(() => ({ color: 'red', face: 'mine', moves: ['raid'] }));
  const { board } = await lay({ view, choices: [choice('take', 'die', 'red mine')] });
  expect([...board.querySelectorAll('[data-die]')].map((one) => one.getAttribute('tabindex'))).toEqual(['0', '-1']);
});

test('every use of a die can be pressed in its place', async () => {
  const view = freshView();
  view.die = { color: 'black', face: 'wild', shows: 'wild', turned: false };
  const choices = [
    choice('income'), choice('mine'), choice('cattle'), choice('wood'), choice('medicine'),
    choice('equip', 'tile', view.store[0]?.name), choice('recruit', 'folk', view.slots[0]?.name),
    choice('turn', 'face', 'wood'), choice('wagon', 'size', 'large'),
    choice('pay', 'card', me(view).folk[0]?.name),
  ];
  const { board } = await lay({ view, choices, step: 'using' });
  expect(offered(board)).toEqual(words(choices));
  expect(board.querySelector('[data-face="wild"] [data-offer="income"]')).not.toBeNull();
  expect(board.querySelector('[data-face="mine"] [data-offer="mine"]')).not.toBeNull();
});

test('goods in wagons can be given away, with one tab stop per kind', async () => {
  const view = freshView();
  [me(view).token_values, me(view).tokens, me(view).wood] = [[1, 1, 3], 3, 3];
  const choices = [
    choice('discard', 'good', 'wood'), choice('discard', 'good', 'medicine'),
    choice('discard token', 'token', '1'), choice('discard token', 'token', '3'),
    choice('discard tile', 'tile', me(view).gear[0]?.name),
  ];
  const { board } = await lay({ view, choices, step: 'fitting' });
  expect(offered(board)).toEqual(words(choices));
  for (const each of choices) {
    expect(board.querySelectorAll(`[data-offer="${each.words}"][tabindex="0"]`)).toHaveLength(1);
  }
});

test.each([['damage', 'small 0'], ['repair', 'small 1']])('%s: a wagon is pressed', async (verb, word) => {
  const { board } = await lay({ choices: [choice(verb, 'wagon', word)] });
  expect(board.querySelector('[role="button"]')?.getAttribute('data-wagon')).toBe(word);
});

test('townsfolk, towns, goods and tokens can be chosen', async () => {
  const view = freshView();
  me(view).drawn = [2, 3];
  const { board, show } = await lay({ view });
  for (const choices of [
    [choice('keep', 'folk', me(view).folk[1]?.name)],
    [choice('fulfil', 'town', view.towns[0]?.name)],
    [choice('choose', 'good', 'wood'), choice('choose', 'good', 'medicine')],
    [choice('keep token', 'token', '2'), choice('keep token', 'token', '3')],
  ]) {
    await show({ choices });
    expect(offered(board)).toEqual(words(choices));
  }
});

test('you can choose one of the boards dealt, or the standard side', async () => {
  const view = freshView();
  const starts = { wagon: 'large', money: 2, equipment: 'lamp_1' };
  const dealt = ['homestead', 'congregation', 'standard'].map((name) =>
    ({ name, person: '', kind: '', does: [], scores: [], starts }));
  [me(view).dealt, me(view).board] = [dealt, null];
  const choices = dealt.map(({ name }) => choice('board', 'board', name));
  const { board } = await lay({ view, choices, step: 'choosing board' });
  expect(offered(board)).toEqual(words(choices));
  expect(board.querySelector('[data-card="homestead"] [data-starts="large_wagon"]')).not.toBeNull();
});

test('what cannot be undone freely is selected, everything else chosen at once; so does a key', async () => {
  const user = userEvent.setup();
  const [one, two] = CHOICES.map((each, i) => ({ ...each, final: i === 0 }));
  if (!one || !two) throw new Error('too few choices');
  const { board, choose } = await lay({ choices: [one, two] });
  const [die, other] = [one, two].map((each) => thing(board, `[data-die="${each.word ?? ''}"]`));
  if (!die || !other) throw new Error('too few dice');
  await user.click(die);
  expect(die.getAttribute('aria-pressed')).toBe('true');
  await user.click(die);
  expect(choose).not.toHaveBeenCalled();
  (other as HTMLElement).focus();
  await user.keyboard('{Enter}');
  expect(choose).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ words: two.words }));
});

test('before taking a die, you can buy wagons and what cards sell', async () => {
  const view = freshView();
  const choices = [...CHOICES, choice('wagon', 'size', 'small'), choice('pay', 'card', me(view).folk[0]?.name)];
  const { board } = await lay({ view, choices });
  expect(offered(board)).toEqual(words(choices));
});

test('cards whose order matters can be pressed in their place', async () => {
  const view = freshView();
  const cards = [me(view).folk[0], me(view).gear[0], me(view).board];
  const choices = cards.map((card) => choice('act', 'ability', card?.name));
  const { board } = await lay({ view, choices, step: 'acting' });
  expect(offered(board)).toEqual(words(choices));
  expect(board.querySelector('[data-offer^="act "]')?.getAttribute('aria-label')).toContain('now');
});

test('a storm shows each picked wagon, and how many picks are left', async () => {
  const view = freshView();
  me(view).wagons = [{ size: 'small', damage: 0, count: 3 }, { size: 'large', damage: 1, count: 1 }];
  view.exposed = 1;
  view.battered = [{ size: 'small', damage: 0, count: 2 }];
  const choices = [choice('damage', 'wagon', 'small 0'), choice('damage', 'wagon', 'large 1')];
  const { board } = await lay({ view, choices, step: 'storm damage' });
  const mine = [...board.querySelectorAll('.seated > :first-child [data-wagon]')];
  expect(mine.map((wagon) => wagon.hasAttribute('data-picked'))).toEqual([true, true, false, false]);
  expect(mine.map((wagon) => wagon.getAttribute('role'))).toEqual(['img', 'img', 'button', 'button']);
  expect(mine.map((wagon) => wagon.getAttribute('tabindex'))).toEqual([null, null, '0', '0']);
  expect(screen.getByText('Storm damage: wagon 3 of 3')).toBeTruthy();
});
