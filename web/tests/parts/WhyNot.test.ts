import { render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Reasons } from '../../src/lib/protocol';
import WhyNot from '../../src/parts/help/WhyNot.svelte';
import { speak, speechFor } from '../sampleTable';

const SHORT = { key: 'short', facts: { price: 2, short: 1 } };
const FOUND: Reasons = {
  say: 'reasons',
  id: 1,
  reasons: [
    { kind: 'line', word: 'albany-erie', ...SHORT },
    { kind: 'slot', word: '3', key: 'coach-bought' },
    { kind: 'line', word: 'erie-boston', ...SHORT },
  ],
};

beforeEach(async () => {
  await speak('en');
  Element.prototype.scrollIntoView = vi.fn(); // jsdom has none
});

test('nothing is asked before somebody wonders', async () => {
  const want = vi.fn();
  render(WhyNot, { asked: { find: () => null, want }, speech: await speechFor(0) });
  expect(want).not.toHaveBeenCalled();
  await userEvent.click(screen.getByText('Why can’t I …?'));
  expect(want).toHaveBeenCalledWith('all');
});

test('each reason is said once, with all that it is about', async () => {
  render(WhyNot, { asked: { find: () => FOUND, want: vi.fn() }, speech: await speechFor(0), open: true });
  const told = screen.getAllByRole('term').map(({ textContent }) => textContent);
  const things = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(told).toEqual(['It costs $2: you’re $1 short.', 'You’ve already bought a coach this turn.']);
  expect(things).toEqual(['Albany–Erie, Erie–Boston', 'Coach 3']);
  expect(document.activeElement?.textContent).toBe('Why can’t I …?');
});

test('a game that gives no reasons says so', async () => {
  const none = { find: () => ({ ...FOUND, reasons: [] }), want: vi.fn() };
  render(WhyNot, { asked: none, speech: await speechFor(0), open: true });
  expect(screen.getByText('There’s nothing to explain right now.')).toBeTruthy();
});
