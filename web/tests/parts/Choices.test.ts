import { render, screen, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Choice } from '../../src/lib/protocol';
import { preferences } from '../../src/lib/settings/preferences.svelte';
import { shortcuts } from '../../src/lib/settings/shortcuts.svelte';
import { found, grouped, type Offer } from '../../src/lib/table/choices';
import { Speech } from '../../src/lib/texts/speech';
import { readTexts } from '../../src/lib/texts/texts';
import Choices from '../../src/parts/play/Choices.svelte';
import { NAMES, PASS, road, roads, SEATS, speak, speechFor } from '../sampleTable';

const pick = vi.fn();

interface More { selected?: Choice; busy?: boolean; drawn?: string[]; lists?: boolean }

async function show(choices: Choice[], more: More = {}) {
  const speech = await speechFor(0);
  return render(Choices, { choices, step: 'purchase', speech, selected: null, busy: false, pick, ...more });
}

beforeEach(async () => {
  pick.mockClear();
  shortcuts.on = true;
  preferences.confirmAll = false;
  await speak('en');
});

test('every choice is a button that says what it does', async () => {
  await show([PASS, road('albany-erie')]);
  await userEvent.click(screen.getByRole('button', { name: 'Build the Albany–Erie road ($2)' }));
  expect(pick).toHaveBeenCalledWith(road('albany-erie'));
});

test('what the board shows is listed only on demand', async () => {
  const [choices, drawn] = [[PASS, road('albany-erie')], ['road albany-erie']];
  const { rerender } = await show(choices, { drawn, lists: false });
  expect(screen.getAllByRole('button').map((button) => button.dataset.words)).toEqual(['pass']);
  await rerender({ lists: true });
  expect(screen.getAllByRole('button').map((button) => button.dataset.words)).toEqual(['pass', 'road albany-erie']);
});

test('a number key picks the choice with that number', async () => {
  await show([PASS, road('albany-erie')]);
  await userEvent.keyboard('2');
  expect(pick).toHaveBeenCalledWith(road('albany-erie'));
});

test('number keys can be turned off', async () => {
  shortcuts.on = false;
  await show([PASS]);
  await userEvent.keyboard('1');
  expect(pick).not.toHaveBeenCalled();
});

test('the selected choice is marked; one that is done at once cannot be selected', async () => {
  const asking = { ...road('albany-erie'), final: true };
  const { rerender } = await show([PASS, asking]);
  const pressed = () => screen.getAllByRole('button').map((button) => button.getAttribute('aria-pressed'));
  expect(pressed()).toEqual([null, 'false']);
  await rerender({ selected: asking });
  expect(pressed()).toEqual([null, 'true']);
});

test('with “Always confirm”, everything can be selected', async () => {
  preferences.confirmAll = true;
  await show([PASS, road('albany-erie')]);
  const pressed = screen.getAllByRole('button').map((button) => button.getAttribute('aria-pressed'));
  expect(pressed).toEqual(['false', 'false']);
});

test('a single choice is one tap to go on', async () => {
  preferences.confirmAll = true;
  const only = { ...PASS, final: true };
  await show([only]);
  const button = screen.getByRole('button', { name: 'Continue: Buy nothing' });
  expect(button.getAttribute('aria-pressed')).toBeNull();
  await userEvent.click(button);
  expect(pick).toHaveBeenCalledWith(only);
});

test('while an action is pending, nothing can be picked, and the focus stays', async () => {
  await show([PASS], { busy: true });
  const button = screen.getByRole('button', { name: /Buy nothing/ });
  await userEvent.click(button);
  await userEvent.keyboard('1');
  expect(pick).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(button);
});

describe('many choices', () => {
  const many = roads(14);

  async function showMany() {
    const names = { ...NAMES, line: many.names };
    const speech = new Speech(await readTexts('en', 'pioneers'), names, SEATS, 0);
    const choices = [...many.choices, PASS];
    return render(Choices, { choices, step: 'purchase', speech, selected: null, busy: false, pick });
  }

  test('are grouped by verb, small groups first', async () => {
    await showMany();
    expect(screen.getByText('Lines')).toBeTruthy();
    await userEvent.keyboard('1');
    expect(pick).toHaveBeenCalledWith(PASS);
  });

  test('are found by the first letters of their words', async () => {
    const { container } = await showMany();
    await userEvent.type(screen.getByRole('searchbox'), 'road a13');
    expect(within(container).getAllByRole('button').map((button) => button.dataset.words)).toEqual(['road a13-b13']);
    expect(screen.getByRole('status').textContent).toBe('1 of 15 choices');
  });
});

const offer = (text: string, verb = 'travel'): Offer => ({ choice: { words: text, verb }, text });

test('a search ignores accents and capitals', () => {
  expect(found([offer('Aller à Québec'), offer('Aller à Denver')], 'queb')).toEqual([offer('Aller à Québec')]);
});

test('groups keep the order of the game', () => {
  const groups = grouped([offer('a', 'road'), offer('b', 'pass'), offer('c', 'road')]);
  expect(groups.map(({ verb, offers }) => [verb, ...offers.map(({ text }) => text)]))
    .toEqual([['pass', 'b'], ['road', 'a', 'c']]);
});
