import { render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { Hint } from '../../src/lib/hints/hint.svelte';
import type { Hinted } from '../../src/lib/protocol';
import HintButton from '../../src/parts/help/HintButton.svelte';
import HintPanel from '../../src/parts/help/HintPanel.svelte';
import { PASS, road, speak, speechFor } from '../sampleTable';

beforeEach(() => speak('en'));

const FOUND: Hinted = {
  say: 'hinted', id: 1, version: 7, words: 'pass', win: 0.624, rival: 'road albany-erie', rival_win: 0.55,
  reasons: [{ key: 'forced' }, { key: 'costs', facts: { amount: 2, sure: 1 }, against: true }],
};

async function props(hint: Hint) {
  const speech = await speechFor(0);
  return { hint, choices: [PASS, road('albany-erie')], step: 'purchase', speech, busy: false, closed: vi.fn() };
}

test('where to look, the move, why', async () => {
  const hint = new Hint(() => 1);
  hint.more();
  render(HintPanel, await props(hint));
  const text = (): string => screen.getByRole('status').textContent.replace(/\s+/g, ' ').trim();
  expect(text()).toBe('Looking for the best choice');
  hint.hear(1, FOUND);
  await userEvent.click(await screen.findByRole('button', { name: 'Show the move' }));
  expect(text()).toContain('62% to win, instead of 55% with the next best choice.');
  expect(text()).not.toContain('Leaves nobody');
  await userEvent.click(screen.getByRole('button', { name: 'Why?' }));
  expect(text()).toContain('Leaves nobody on any coach');
  expect(text()).toMatch(/The next best, “Build .*”: Costs \$2/);
  expect(screen.getAllByRole('button')).toHaveLength(1);
});

test('it names two places to compare, but not which is better', async () => {
  const hint = new Hint(() => 1);
  hint.more();
  hint.hear(1, { ...FOUND, words: 'road erie-boston', rival: 'road albany-erie' });
  const choices = [PASS, road('albany-erie'), road('erie-boston')];
  render(HintPanel, { ...await props(hint), choices });
  const text = screen.getByRole('status').textContent.replace(/\s+/g, ' ').trim();
  expect(text).toMatch(/^Look at the roads you could build\. Compare “Albany–Erie” and “Erie–Boston”\.$/);
});

test('beside passing, the place alone would be the move', async () => {
  const hint = new Hint(() => 1);
  hint.more();
  hint.hear(1, { ...FOUND, words: 'road albany-erie', rival: 'pass' });
  render(HintPanel, await props(hint));
  expect(screen.getByRole('status').textContent.trim()).toBe('Look at the roads you could build.');
});

test('without a reason it says so, and even chances are called that', async () => {
  const hint = new Hint(() => 1);
  hint.more();
  hint.hear(1, { ...FOUND, rival_win: 0.6239, reasons: [] });
  hint.more();
  hint.more();
  render(HintPanel, await props(hint));
  const text = screen.getByRole('status').textContent;
  expect(text).toContain('about as good');
  expect(text).toContain('There is no simple reason');
});

test('Escape puts it away, unless something is to be confirmed', async () => {
  const hint = new Hint(() => 1);
  hint.more();
  const given = { ...await props(hint), busy: true };
  const { rerender } = render(HintPanel, given);
  await userEvent.keyboard('{Escape}');
  expect(given.closed).not.toHaveBeenCalled();
  await rerender({ busy: false });
  await userEvent.keyboard('{Escape}');
  expect(given.closed).toHaveBeenCalledOnce();
  expect(hint.step).toBe(0);
});

test('a refused hint can be asked for again', async () => {
  const send = vi.fn(() => 1);
  const hint = new Hint(send);
  hint.more();
  hint.hear(1, null);
  render(HintPanel, await props(hint));
  expect(screen.getByRole('status').textContent).toContain('No hint was found just now.');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(send).toHaveBeenCalledTimes(2);
});

test('the button and T ask, but only if there is something to choose', async () => {
  const send = vi.fn(() => 1);
  const hint = new Hint(send);
  const { rerender } = render(HintButton, { hint, can: false });
  await userEvent.click(screen.getByRole('button', { name: 'Hint' }));
  await userEvent.keyboard('t');
  expect(send).not.toHaveBeenCalled();
  await rerender({ can: true });
  await userEvent.keyboard('t');
  expect(send).toHaveBeenCalledOnce();
});
