import { screen } from '@testing-library/svelte';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { Choice } from '../../src/games/colorado/types';
import { CHOICES, choice, freshView, lay, me, offered, speak, STEP, thing } from './position';

const words = (choices: Choice[]) => choices.map((each) => each.words).sort();

/** What the Caller may ask for: every card of every other player, except those in front of the Caller. */
function calls(): Choice[] {
  const { area } = me(freshView());
  const cards = ['red', 'green', 'grey', 'violet', 'blue', 'orange'].flatMap((color) =>
    [1, 2, 3].map((value) => `${color} ${value}`));
  return ['wheel', 'horseshoe'].flatMap((seat) =>
    cards.filter((card) => !area.includes(card)).map((card) => choice('ask', 'call', `${seat} ${card}`)));
}

test('without choices nothing on the board can be pressed', async () => {
  const { board } = await lay();
  expect(offered(board)).toEqual([]);
});

test('only the steps on offer can be pressed, and they say what that does', async () => {
  const { board } = await lay({ choices: CHOICES });
  const speech = await speak();
  expect(offered(board)).toEqual(words(CHOICES));
  for (const each of CHOICES) {
    const spot = screen.getByRole('button', { name: speech.choice(each, STEP) });
    expect(spot.getAttribute('data-spot')).toBe(each.word);
  }
});

test('a call: pick a player, then a card; cards the Caller already has are grayed out', async () => {
  const user = userEvent.setup();
  const view = freshView();
  view.duo = null;
  const choices = calls().map((each) => ({ ...each, final: true }));
  const { board, choose } = await lay({ view, choices, step: 'calling' });
  expect(thing(board, '[data-call]').getAttribute('data-call')).toBe('wheel');
  expect(board.querySelectorAll('[data-call] [role="button"]')).toHaveLength(12);
  expect(thing(board, '[data-call] [data-card="red 1"]').classList).toContain('muted');
  await user.click(thing(board, '[data-call] [data-card="grey 2"]'));
  await user.click(thing(board, '[data-ask="horseshoe"]')); // somebody else for the same card
  expect(thing(board, '[data-call] [data-card="grey 2"]').getAttribute('data-offer')).toBe('ask horseshoe grey 2');
  expect(thing(board, '[data-offer="ask horseshoe grey 2"]').getAttribute('aria-pressed')).toBe('true');
  expect(choose).not.toHaveBeenCalled();
});

test('a player without cards cannot be asked', async () => {
  const choices = calls().filter(({ word }) => word?.startsWith('horseshoe'));
  const { board } = await lay({ choices, step: 'calling' });
  expect(thing(board, '[data-ask="wheel"]').hasAttribute('disabled')).toBe(true);
  expect(thing(board, '[data-call]').getAttribute('data-call')).toBe('horseshoe');
});

test.each(['give', 'buy', 'swap', 'free'])('%s: two identical cards have one tab stop', async (verb) => {
  const view = freshView();
  me(view).hand = ['green 2', 'green 2', 'grey 2'];
  const choices = [choice(verb, 'card', 'green 2')];
  const { board } = await lay({ view, choices, step: 'giving' });
  const cards = [...board.querySelectorAll('[data-hand] [data-card]')];
  expect(cards.map((card) => card.getAttribute('tabindex'))).toEqual(['0', '-1', null]);
  expect(offered(board)).toEqual(words(choices));
});

test('pairs and simple actions can be pressed', async () => {
  const view = freshView();
  const { board, show } = await lay({ view });
  for (const [duo, choices] of [
    [null, [choice('pair', 'pair', 'red 1 2'), choice('pair', 'pair', 'blue 3 3')]],
    ['nuggets', [choice('nugget'), choice('buy', 'card', 'green 1')]],
    ['cards', [choice('draw'), choice('swap', 'card', 'green 1')]],
    [null, [choice('nothing')]],
    [null, [choice('pass'), choice('free', 'card', 'green 1')]],
  ] as [string | null, Choice[]][]) {
    await show({ view: { ...view, duo }, choices });
    expect(offered(board)).toEqual(words(choices));
    for (const each of choices) {
      expect(board.querySelectorAll(`[data-offer="${each.words}"][tabindex="0"]`)).toHaveLength(1);
    }
  }
});

test('the tipi track continues to the left or to the right', async () => {
  const { board } = await lay({ choices: [choice('left'), choice('right')], step: 'ticking tipi' });
  const boxes = [...board.querySelectorAll('[data-row="tipi campfire"] [role="button"]')];
  expect(boxes.map((box) => box.getAttribute('data-box'))).toEqual(['3', '5']);
});

test.each(['discover', 'start'])('%s: a region is pressed', async (verb) => {
  const { board } = await lay({ choices: [choice(verb, 'region', 'grand_mesa')], step: 'discovering' });
  expect(board.querySelector('[data-region="grand_mesa"] [role="button"]')).not.toBeNull();
  expect(offered(board)).toEqual([`${verb} grand_mesa`]);
});

test('what cannot be undone freely is selected, everything else chosen at once; so does a key', async () => {
  const user = userEvent.setup();
  const [one, two] = CHOICES.map((each, i) => ({ ...each, final: i === 0 }));
  if (!one || !two) throw new Error('too few choices');
  const { board, choose } = await lay({ choices: [one, two] });
  const [spot, other] = [one, two].map((each) => thing(board, `[data-offer="${each.words}"]`));
  if (!spot || !other) throw new Error('too few steps');
  await user.click(spot);
  expect(spot.getAttribute('aria-pressed')).toBe('true');
  await user.click(spot);
  expect(choose).not.toHaveBeenCalled();
  (other as SVGElement).focus();
  await user.keyboard('{Enter}');
  expect(choose).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ words: two.words }));
});

test('a tap shows another player’s sheet, without offers', async () => {
  const user = userEvent.setup();
  const { board, show } = await lay();
  await user.click(screen.getByRole('button', { name: 'Roadmap: Katie' }));
  expect(board.querySelector('[data-sheet="horseshoe"]')).not.toBeNull();
  await show({ choices: CHOICES }); // there is something to choose: back to your own
  expect(board.querySelector('[data-sheet="campfire"]')).not.toBeNull();
});

test('both ends of the tipi track can also be pressed next to the hand', async () => {
  const { board } = await lay({ choices: [choice('left'), choice('right')], step: 'ticking tipi' });
  const near = [...board.querySelectorAll('[data-offers] [data-offer]')];
  expect(near.map((each) => each.getAttribute('data-offer'))).toEqual(['left', 'right']);
});
