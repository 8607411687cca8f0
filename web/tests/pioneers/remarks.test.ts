import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { tips } from '../../src/board/pointer/tip.svelte';
import type { Choice } from '../../src/games/pioneers/types';
import { coach, lay, offered, road, thing } from './position';

const NO_DRIVE = { tone: 'beware' as const, key: 'no-drive', facts: { cash: 1 } };
const JOINS = { tone: 'good' as const, key: 'joins' };
const remarked = (choice: Choice, ...remarks: NonNullable<Choice['remarks']>): Choice => ({ ...choice, remarks });

const GOOD = remarked(road('st_paul-omaha'), JOINS);
const PLAIN = road('omaha-fort_laramie');

test('sensible roads stand out, and all others can still be chosen', async () => {
  const { board } = await lay({ choices: [GOOD, PLAIN], step: 'purchase' });
  expect(thing(board, '[data-line="st_paul-omaha"]').classList).not.toContain('quiet');
  expect(thing(board, '[data-line="omaha-fort_laramie"]').classList).toContain('quiet');
  expect(offered(board).sort()).toEqual([PLAIN.words, GOOD.words]);
});

test('all roads stand out on request', async () => {
  const { board } = await lay({ choices: [GOOD, PLAIN], step: 'purchase' });
  const button = thing(board, 'button.all');
  expect(button.getAttribute('aria-pressed')).toBe('false');
  await userEvent.setup().click(button);
  expect(button.getAttribute('aria-pressed')).toBe('true');
  expect(board.querySelector('.quiet')).toBeNull();
});

test('without any preference nothing is quiet', async () => {
  const { board } = await lay({ choices: [PLAIN, road('st_paul-omaha')], step: 'purchase' });
  expect(board.querySelector('.quiet, button.all')).toBeNull();
});

test('a road says what it is good for', async () => {
  const { board } = await lay({ choices: [GOOD], step: 'purchase' });
  const line = thing(board, '[data-line="st_paul-omaha"]');
  expect(line.getAttribute('aria-label')).toMatch(/Joins two of your networks\.$/);
  await userEvent.setup().hover(line);
  expect(tips.now?.text).toContain('Joins two of your networks.');
});

test('a purchase that leaves me unable to drive says so before the click', async () => {
  const { board } = await lay({
    choices: [remarked(coach('2'), NO_DRIVE), coach('1'), remarked(PLAIN, NO_DRIVE)], step: 'purchase',
  });
  expect(thing(board, '[data-slot="1"]').classList).not.toContain('beware');
  const slot = thing(board, '[data-slot="2"]');
  expect(slot.classList).toContain('beware');
  expect(slot.getAttribute('aria-label')).toContain('After this you can’t drive this turn: with $1 left');
  await userEvent.setup().hover(slot);
  expect(tips.now?.text).toMatch(/^After this you can’t drive/);
  expect(thing(board, '[data-line="omaha-fort_laramie"]').classList).toContain('beware');
});
