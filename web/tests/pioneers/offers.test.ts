import { screen } from '@testing-library/svelte';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import {
  CHOICES, coach, final, freshView, join, lay, offered, passenger, PASS, road, route, speak, STEP, thing,
} from './position';

test('without choices nothing on the board can be pressed', async () => {
  const { board } = await lay();
  expect(offered(board)).toEqual([]);
  expect(board.querySelectorAll('[tabindex="0"]')).toHaveLength(0);
});

test('only the cities on offer can be pressed, and they say what that does', async () => {
  const { board } = await lay({ choices: CHOICES });
  const speech = await speak();
  expect(offered(board).sort()).toEqual(CHOICES.map(({ words }) => words).sort());
  for (const choice of CHOICES) {
    const city = screen.getByRole('button', { name: speech.choice(choice, STEP) });
    expect(city.getAttribute('data-city')).toBe(choice.word);
    expect(city.getAttribute('tabindex')).toBe('0');
  }
});

test('choices about nothing on the board are only in the list', async () => {
  const { board } = await lay({ choices: [PASS], step: 'purchase' });
  expect(offered(board)).toEqual([]);
});

test('lines, coaches for sale, passengers and your own coaches can be pressed if they are on offer', async () => {
  const { board, show } = await lay({ choices: [road('st_paul-omaha'), coach('2')], step: 'purchase' });
  expect(offered(board).sort()).toEqual(['coach 2', 'road st_paul-omaha']);
  expect(board.querySelector('[data-slot="2"]')?.getAttribute('role')).toBe('button');
  await show({ choices: [passenger('return', 'sergeant', 2), passenger('return', 'banker', 1)] });
  expect(offered(board).sort()).toEqual(['return banker 1', 'return sergeant 2']);
  await show({ choices: [join(2)] });
  expect(offered(board)).toEqual(['join 2']);
  await show({ choices: [road('omaha-st_paul')] });
  expect(offered(board)).toEqual([]); // there is no such line
});

test('two identical passengers can both be pressed, with one tab stop', async () => {
  const view = freshView();
  for (const seat of view.players[1]?.coaches[1]?.seats ?? []) seat.taken = true;
  const jobs = view.players[1]?.coaches[1]?.seats.map(({ job }) => job) ?? [];
  expect(jobs.filter((job) => job === 'sergeant')).toHaveLength(2);
  const { board } = await lay({ view, choices: [passenger('settle', 'sergeant', 2)], step: 'settling' });
  expect([...board.querySelectorAll('[data-offer]')].map((seat) => seat.getAttribute('tabindex'))).toEqual(['0', '-1']);
});

test('what cannot be undone freely is only selected, however often it is clicked', async () => {
  const user = userEvent.setup();
  const { board, choose } = await lay({ choices: final(CHOICES) });
  const [city, other] = [thing(board, '[data-city="el_paso"]'), thing(board, '[data-city="santa_fe"]')];
  expect(city.getAttribute('aria-pressed')).toBe('false');
  await user.dblClick(city);
  expect(city.getAttribute('aria-pressed')).toBe('true');
  await user.click(other);
  expect([city, other].map((each) => each.getAttribute('aria-pressed'))).toEqual(['false', 'true']);
  expect(choose).not.toHaveBeenCalled();
});

test('what can be undone freely is chosen by the first click', async () => {
  const user = userEvent.setup();
  const { board, choose } = await lay({ choices: CHOICES });
  const city = thing(board, '[data-city="santa_fe"]');
  expect(city.getAttribute('aria-pressed')).toBeNull();
  await user.click(city);
  expect(choose).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ words: 'travel santa_fe' }));
});

test('while an action is pending, offers stay in place and cannot be pressed', async () => {
  const user = userEvent.setup();
  const { board, choose, show } = await lay({ choices: CHOICES, selected: CHOICES[0] });
  await show({ held: true });
  expect(board.querySelectorAll('[data-offer]')).toHaveLength(CHOICES.length);
  expect(offered(board)).toEqual([]);
  await user.click(thing(board, `[data-offer="${CHOICES[0]?.words ?? ''}"]`));
  expect(choose).not.toHaveBeenCalled();
});

test.each(['{Enter}', ' '])('%j does what a click does', async (key) => {
  const user = userEvent.setup();
  const { board, choose, show } = await lay({ choices: final([coach('1'), coach('4')]), step: 'purchase' });
  await user.tab();
  while (document.activeElement?.getAttribute('data-offer') !== 'coach 4') await user.tab();
  await user.keyboard(key);
  expect(board.querySelector('[data-slot="4"]')?.classList).toContain('shown');
  expect(choose).not.toHaveBeenCalled();
  await show({ choices: [coach('1'), coach('4')] });
  await user.keyboard(key);
  expect(choose).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ words: 'coach 4' }));
});

test('holding a key down chooses once', async () => {
  const { board, choose } = await lay({ choices: CHOICES });
  const city = thing(board, '[data-city="el_paso"]');
  for (const repeat of [false, true, true]) {
    city.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', repeat, bubbles: true }));
  }
  expect(choose).toHaveBeenCalledOnce();
});

test('every route on offer has a number to press', async () => {
  const view = freshView();
  view.ways = { dallas: view.ways.dallas ?? [] };
  const count = view.ways.dallas?.length ?? 0;
  expect(count).toBeGreaterThan(1);
  const choices = Array.from({ length: count }, (_, i) => route(i + 1));
  const { board } = await lay({ view, choices, step: 'routing' });
  expect(offered(board).sort()).toEqual(choices.map(({ words }) => words));
});
