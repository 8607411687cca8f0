import { render, screen, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Choice } from '../../src/lib/protocol';
import { shortcuts } from '../../src/lib/settings/shortcuts.svelte';
import { found, grouped, type Offer } from '../../src/lib/table/choices';
import { Speech } from '../../src/lib/texts/speech';
import { readTexts } from '../../src/lib/texts/texts';
import Choices from '../../src/parts/play/Choices.svelte';
import { NAMES, PASS, road, roads, SEATS, speak, speechFor } from '../sampleTable';

const pick = vi.fn();

async function show(choices: Choice[], more: { selected?: Choice; busy?: boolean } = {}) {
  const speech = await speechFor(0);
  return render(Choices, { choices, step: 'purchase', speech, selected: null, busy: false, pick, ...more });
}

beforeEach(async () => {
  pick.mockClear();
  shortcuts.on = true;
  await speak('en');
});

test('every choice is a button that says what it does', async () => {
  await show([PASS, road('albany-erie')]);
  await userEvent.click(screen.getByRole('button', { name: 'Build the Albany–Erie road ($2)' }));
  expect(pick).toHaveBeenCalledWith(road('albany-erie'));
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

test('the selected choice is marked; one without a place on the board cannot be selected', async () => {
  await show([PASS, road('albany-erie')], { selected: road('albany-erie') });
  const pressed = screen.getAllByRole('button').map((button) => button.getAttribute('aria-pressed'));
  expect(pressed).toEqual([null, 'true']);
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
