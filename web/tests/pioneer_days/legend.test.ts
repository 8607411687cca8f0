import { render } from '@testing-library/svelte';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { tips } from '../../src/board/pointer/tip.svelte';
import Legend from '../../src/games/pioneer_days/Legend.svelte';
import { LEGEND } from '../../src/games/pioneer_days/pieces/legend';
import type { PioneerDaysView } from '../../src/games/pioneer_days/types';
import { LANGUAGES } from '../../src/lib/texts/texts';
import { CHOICES, choice, freshView, lay, me, speak } from './position';

const SYMBOLS = LEGEND.flatMap(({ symbols }) => symbols);

afterEach(tips.hide);

/** The symbols that are drawn, by their names, without what people in portraits work with. */
function drawn(where: Element): string[] {
  const uses = [...where.querySelectorAll('use:not([data-trade] *)')].map((use) => use.getAttribute('href') ?? '');
  return uses.map((href) => href.replace('#wb-', '')).filter((name) => !name.startsWith('sign-'));
}

/** What is said where one points. */
async function told(where: Element | null): Promise<string> {
  if (!where) throw new Error('nothing there to point at');
  await userEvent.hover(where);
  return tips.now?.text ?? '';
}

/** A view in which much lies about. */
function rich(): PioneerDaysView {
  const view = freshView();
  view.players[1]?.wagons.push({ size: 'small', damage: 1, count: 1 });
  me(view).tokens = 1;
  me(view).token_values = [2];
  return view;
}

test.each(LANGUAGES)('in %s, the legend shows every symbol next to its text', async (language) => {
  const speech = await speak(language);
  const { container } = render(Legend, { speech });
  const items = [...container.querySelectorAll('li')];
  expect(items.map((item) => item.getAttribute('data-symbol'))).toEqual(SYMBOLS);
  for (const [i, item] of items.entries()) {
    expect(item.textContent.trim()).toContain(speech.texts.say(`symbol-${SYMBOLS[i] ?? ''}`));
    expect(item.querySelector('[aria-hidden="true"]')).not.toBeNull();
  }
});

test('without a board, the legend draws the symbols itself', async () => {
  const speech = await speak();
  const { container, unmount } = render(Legend, { speech });
  expect(container.querySelector('#wb-wild')).not.toBeNull();
  unmount();
  await lay();
  expect(render(Legend, { speech }).container.querySelector('#wb-wild')).toBeNull();
});

test('no symbol on the board is missing in the legend', async () => {
  const { board } = await lay({ view: rich() });
  const names = new Set(drawn(board));
  expect(names.size).toBeGreaterThan(20);
  expect([...names].filter((name) => !SYMBOLS.includes(name))).toEqual([]);
});

test('pointing at a symbol explains it', async () => {
  const speech = await speak();
  const { board } = await lay({ view: rich() });
  const say = (...signs: string[]) => signs.map((sign) => speech.texts.say(`symbol-${sign}`)).join(' ');
  const places: Record<string, string> = {
    '[data-count="favors"]': say('favors'),
    '[data-count="slots"]': say('wagons'),
    '[data-face="mine"] .face': say('mine'),
    '[data-face="mine"] .income': say('income'),
    '[data-track="raid"] .way': say('raid'),
    '[data-bag] dt': say('bag'),
    '[data-size="large"]': say('large_wagon'),
    '[data-town] .gives': say('favors'),
    '[data-wagon] .canvas': say('small_wagon'),
  };
  for (const [place, meaning] of Object.entries(places)) {
    expect(await told(board.querySelector(place)), place).toBe(meaning);
  }
  const [color = '', face = ''] = board.querySelector('[data-die]')?.getAttribute('data-die')?.split(' ') ?? [];
  expect(await told(board.querySelector('[data-die] svg'))).toBe(say(color, face));
});

test('a face that the die can be turned to says so', async () => {
  const speech = await speak();
  const { board } = await lay({ choices: [choice('turn', 'face', 'wood')], step: 'using' });
  expect(await told(board.querySelector('[data-face="wood"] .face'))).toBe(speech.texts.say('symbol-turn'));
});

test('a symbol with an explanation can still be pressed', async () => {
  const large = choice('wagon', 'size', 'large');
  const { board, choose } = await lay({ choices: [large], step: 'buying', selected: large });
  const wagon = board.querySelector('[data-size="large"]');
  expect(await told(wagon)).not.toBe('');
  await userEvent.click(wagon ?? board);
  expect(choose).toHaveBeenCalledExactlyOnceWith(large);
});

test('a die on offer shows what would be left, and nothing covers that', async () => {
  const { board } = await lay({ choices: CHOICES });
  const die = board.querySelector('[data-die]');
  expect(await told(die?.querySelector('svg') ?? null)).toBe('');
  expect(board.querySelector('[data-omen]')?.getAttribute('data-omen')).toBe(die?.getAttribute('data-die'));
});
