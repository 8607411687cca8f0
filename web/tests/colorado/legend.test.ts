import { render, screen } from '@testing-library/svelte';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { tips } from '../../src/board/pointer/tip.svelte';
import Legend from '../../src/games/colorado/Legend.svelte';
import { LEGEND } from '../../src/games/colorado/pieces/legend';
import { LANGUAGES } from '../../src/lib/texts/texts';
import { CHOICES, lay, speak, thing } from './position';

const PARTS = /^wb-(village|desert|lake|forest|ground-.*)$/; // of flags, and of the map

const SYMBOLS = LEGEND.flatMap(({ symbols }) => symbols);

/** What is to be seen there when the mouse comes. */
async function told(element: Element): Promise<string | undefined> {
  await userEvent.setup().hover(element);
  return tips.now?.text;
}

test('every symbol that is drawn is in the legend', async () => {
  const { container } = render(Legend, { speech: await speak() });
  const drawn = [...container.querySelectorAll('defs > [id^="wb-"]')].map(({ id }) => id);
  expect(drawn.length).toBeGreaterThan(30);
  const known = SYMBOLS.map((symbol) => `wb-${symbol}`);
  expect(drawn.filter((id) => !PARTS.test(id) && !known.includes(id))).toEqual([]);
  expect(known.filter((id) => id !== 'wb-mountain' && !drawn.includes(id))).toEqual([]);
});

test.each(LANGUAGES)('every symbol has its own text: %s', async (language) => {
  const { texts } = await speak(language);
  const said = SYMBOLS.map((symbol) => texts.say(`symbol-${symbol}`));
  expect(new Set(said).size).toBe(SYMBOLS.length);
  for (const text of said) expect(text).toMatch(/\S{2,}.*\.$/);
});

test('the legend consists of labeled lists', async () => {
  render(Legend, { speech: await speak() });
  const lists = screen.getAllByRole('list');
  expect(lists).toHaveLength(LEGEND.length);
  expect(screen.getByRole('list', { name: 'Icons' }).textContent).toContain('Free card: play a card');
  expect(screen.getAllByRole('listitem')).toHaveLength(SYMBOLS.length);
});

test('next to a board, the legend reuses its symbols', async () => {
  await lay();
  const { container } = render(Legend, { speech: await speak() });
  expect(container.querySelector('defs')).toBeNull();
});

test('pointing at a symbol explains it', async () => {
  const { board } = await lay();
  expect(await told(thing(board, '[data-spot="durango 1"]'))).toMatch(/^Durango 1: ticked\. Nuggets: Take 1 nugget/);
  expect(await told(thing(board, '[data-bounty="desert"] header'))).toMatch(/^Desert: Tick a box for each desert/);
  expect(await told(thing(board, '[data-count="medals"]'))).toMatch(/^Medal: /);
  expect(await told(thing(board, '[data-lot="pile"]'))).toMatch(/^Draw pile: when it is empty/);
});

test('a symbol with an explanation can still be chosen', async () => {
  const { board, choose } = await lay({ choices: CHOICES });
  const [one] = CHOICES;
  const spot = thing(board, `[data-spot="${one?.word ?? ''}"]`);
  expect(await told(spot)).toContain('open'); // and stays while what it sets off is shown
  const user = userEvent.setup();
  await user.click(spot);
  expect(choose).toHaveBeenCalledExactlyOnceWith(one);
});
