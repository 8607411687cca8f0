import { render, screen } from '@testing-library/svelte';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { tips } from '../../src/board/pointer/tip.svelte';
import Legend from '../../src/games/pioneers/Legend.svelte';
import { LEGEND } from '../../src/games/pioneers/pieces/legend';
import { LANGUAGES } from '../../src/lib/texts/texts';
import { CHOICES, coach, lay, offered, passenger, speak, thing } from './position';

const PARTS = /^wb-(weave-.*|mark-.*|horse|person|peak|hill|pine|oak|grass|cactus)$/; // of symbols, and of the land
const SYMBOLS = LEGEND.flatMap(({ symbols }) => symbols);

/** What is to be seen there when the mouse comes. */
async function told(element: Element): Promise<string | undefined> {
  await userEvent.setup().hover(element);
  return tips.now?.text;
}

test('every symbol that is drawn is in the legend, for at least one color and profession', async () => {
  const { container } = render(Legend, { speech: await speak() });
  const kind = (id: string) => id.replace(/-(red|blue|green|yellow)$/, '').replace(/^wb-seat-.*/, 'wb-seat');
  const drawn = [...container.querySelectorAll('defs > [id^="wb-"]')].map(({ id }) => id);
  const used = [...container.querySelectorAll('li use')].map((use) => use.getAttribute('href')?.slice(1) ?? '');
  expect(used.filter((id) => !drawn.includes(id))).toEqual([]);
  const shown = used.map(kind);
  expect(drawn.filter((id) => !PARTS.test(id) && !shown.includes(kind(id)))).toEqual([]);
});

test.each(LANGUAGES)('every symbol has its own text: %s', async (language) => {
  const { texts } = await speak(language);
  const said = SYMBOLS.map((symbol) => texts.say(`symbol-${symbol}`));
  expect(new Set(said).size).toBe(SYMBOLS.length);
  for (const text of said) expect(text).toMatch(/\S{2,}.*\.$/);
});

test('the legend consists of labeled lists', async () => {
  render(Legend, { speech: await speak() });
  expect(screen.getAllByRole('list')).toHaveLength(LEGEND.length);
  expect(screen.getAllByRole('listitem')).toHaveLength(SYMBOLS.length);
  expect(screen.getByRole('list', { name: 'Tiles' }).textContent).toContain('Banker: wants a banker. Keep the tile');
});

test('next to a board, the legend reuses its symbols', async () => {
  await lay();
  const { container } = render(Legend, { speech: await speak() });
  expect(container.querySelector('defs')).toBeNull();
});

test('pointing at a symbol explains it', async () => {
  const { board } = await lay();
  expect(await told(thing(board, '[data-city="dallas"]'))).toMatch(/^Dallas\. Sergeant: wants a sergeant\. Build/);
  expect(await told(thing(board, '[data-city="fort_smith"]'))).toMatch(/: Bill Cartwright 1, Jim 2\. A settled/);
  expect(await told(thing(board, '[data-line="new_orleans-san_antonio"]'))).toMatch(/: Annie\. Road in its owner/);
  expect(await told(thing(board, '[data-count="cash"]'))).toMatch(/^Dollars: /);
  expect(await told(thing(board, '[data-pile="stack"]'))).toMatch(/^Stack of coaches: /);
  expect(await told(thing(board, '.price'))).toMatch(/^Price of this space/);
  expect(await told(thing(board, '.worth'))).toMatch(/^What the coach is worth/);
});

test('a symbol with an explanation can still be chosen', async () => {
  const { board, choose, show } = await lay({ choices: [coach('2')], step: 'purchase', selected: coach('2') });
  expect(offered(board)).toEqual(['coach 2']);
  const price = thing(board, '[data-slot="2"] .price');
  expect(await told(price)).toBeTruthy();
  await userEvent.setup().click(price);
  expect(choose).toHaveBeenCalledOnce();
  const sergeant = passenger('return', 'sergeant', 2);
  await show({ choices: [sergeant], selected: sergeant });
  const seat = thing(board, '[data-offer="return sergeant 2"]');
  expect(await told(seat)).toMatch(/^Sergeant\. A pioneer waiting/);
  await userEvent.setup().click(seat);
  expect(choose).toHaveBeenCalledTimes(2);
});

test('a city within reach shows its ticket instead', async () => {
  const { board } = await lay({ choices: CHOICES });
  tips.hide();
  expect(await told(thing(board, '[data-city][role="button"]'))).toBeUndefined();
  expect(board.querySelector('[data-ticket]')).toBeTruthy();
});
