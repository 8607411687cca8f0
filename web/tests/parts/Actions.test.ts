import { render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { ScoreCount } from '../../src/lib/ending/scoreCount.svelte';
import { shortcuts } from '../../src/lib/settings/shortcuts.svelte';
import Actions from '../../src/parts/play/Actions.svelte';
import { PASS, road, speak, speechFor, TABLE } from '../sampleTable';

beforeEach(() => speak('en'));

const CHOICES = [PASS, road('albany-erie'), road('erie-boston')];
const all = () => [...document.querySelectorAll<HTMLElement>('.choice')];
const words = () => all().map((each) => each.dataset.words);

/** The choices of somebody whose board shows *drawn*. */
async function show(drawn: string[], lists: boolean) {
  const toggle = vi.fn();
  const ask = { actors: [0], step: 'purchase', facts: {}, choices: CHOICES, undo: null };
  const connection = { ask, seat: 0, pending: [], back: null, plan: vi.fn(), sit: vi.fn() };
  render(Actions, {
    connection: connection as never, table: TABLE, speech: await speechFor(0), selected: null,
    drawn, lists, toggle, busy: false, pick: vi.fn(), takeBack: vi.fn(), count: new ScoreCount(), close: vi.fn(),
  });
  return toggle;
}

test('what the board does not show stays a button', async () => {
  const toggle = await show(CHOICES.slice(1).map((choice) => choice.words), false);
  expect(words()).toEqual(['pass']);
  const unfold = screen.getByRole('button', { name: 'Show all 3 choices' });
  expect(unfold.getAttribute('aria-expanded')).toBe('false');
  await userEvent.click(unfold);
  expect(toggle).toHaveBeenCalledOnce();
});

test('if the board shows everything, it says where to choose', async () => {
  await show(CHOICES.map((choice) => choice.words), false);
  expect(words()).toEqual([]);
  expect(screen.getByText('Choose on the board.')).toBeTruthy();
});

test('if the board shows nothing, there is nothing to fold', async () => {
  const toggle = await show([], false);
  expect(words()).toEqual(CHOICES.map((choice) => choice.words));
  expect(screen.queryByRole('button', { name: /Show all|Hide/ })).toBeNull();
  shortcuts.on = true;
  await userEvent.keyboard('l');
  expect(toggle).not.toHaveBeenCalled();
});

test('everything can be listed', async () => {
  await show(['road albany-erie'], true);
  expect(words()).toEqual(CHOICES.map((choice) => choice.words));
  expect(screen.getByRole('button', { name: 'Hide the list' }).getAttribute('aria-expanded')).toBe('true');
});
