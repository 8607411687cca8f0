import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { tips } from '../../src/board/pointer/tip.svelte';
import { CHOICES, lay, thing } from './position';

const BECAUSE = { say: 'because' as const, id: 1, key: 'fare', facts: { fare: 5, short: 2 } };
const NOWHERE = '[data-city]:not([role="button"])';

test('pointing at something that cannot be chosen asks why, and says so', async () => {
  const want = vi.fn();
  const { board } = await lay({ choices: CHOICES, reasons: { find: () => BECAUSE, want } });
  const city = thing(board, NOWHERE);
  await userEvent.setup().hover(city);
  expect(want).toHaveBeenCalledWith(`city ${city.getAttribute('data-city') ?? ''}`);
  expect(tips.now?.text).toMatch(/The fare is \$5: you’re \$2 short\.$/);
});

test('a line and a coach that are not on offer say why, too', async () => {
  const want = vi.fn();
  const { board } = await lay({ choices: CHOICES, reasons: { find: () => null, want } });
  await userEvent.setup().hover(thing(board, '[data-line="st_paul-omaha"]'));
  await userEvent.setup().hover(thing(board, '[data-slot="2"]'));
  expect(want.mock.calls).toEqual([['line st_paul-omaha'], ['slot 2']]);
});

test('so does a passenger who stays aboard', async () => {
  const want = vi.fn();
  const { board } = await lay({ choices: CHOICES, reasons: { find: () => null, want } });
  const passenger = thing(board, '[data-passenger]:not([role="button"])');
  await userEvent.setup().hover(passenger);
  expect(want).toHaveBeenCalledWith(`passenger ${passenger.getAttribute('data-passenger') ?? ''}`);
});

test('a tap is enough', async () => {
  const { board } = await lay({ choices: CHOICES, reasons: { find: () => BECAUSE, want: vi.fn() } });
  tips.hide();
  await userEvent.setup().pointer([{ keys: '[TouchA]', target: thing(board, NOWHERE) }]);
  expect(tips.now?.text).toContain('The fare is $5');
});

test('what can be chosen, and a board on which nobody chooses, give no reasons', async () => {
  const want = vi.fn();
  const { board, show } = await lay({ choices: CHOICES, reasons: { find: () => null, want } });
  await userEvent.setup().hover(thing(board, '[data-city][role="button"]'));
  await show({ choices: [] });
  await userEvent.setup().hover(thing(board, '[data-city]'));
  expect(want).not.toHaveBeenCalled();
});
