import { render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { announcer } from '../../src/lib/browser/announcer.svelte';
import HurryBots from '../../src/parts/pace/HurryBots.svelte';
import { speak, speechFor } from '../sampleTable';

beforeEach(async () => {
  await speak('en');
  announcer.clear();
});

const props = async () => ({
  seats: [2], may: true, version: 7, mine: false, speech: await speechFor(0), hurry: vi.fn(), focusLost: vi.fn(),
});

test('a click or a key hurries the bots, once per decision', async () => {
  const given = await props();
  const { rerender } = render(HurryBots, given);
  await userEvent.click(screen.getByRole('button', { name: 'Hurry up' }));
  await userEvent.keyboard('h');
  expect(given.hurry).toHaveBeenCalledOnce();
  await rerender({ version: 8 });
  await userEvent.keyboard('h');
  expect(given.hurry).toHaveBeenCalledTimes(2);
});

test('screen readers say it once, however long it takes', async () => {
  const { rerender } = render(HurryBots, await props());
  await rerender({ version: 8 });
  await rerender({ seats: [] });
  await rerender({ seats: [2] });
  expect(announcer.remarks.map(({ text }) => text)).toEqual(['Clara is thinking.']);
  await rerender({ seats: [], mine: true });
  await rerender({ seats: [2], mine: false });
  expect(announcer.remarks).toHaveLength(2);
});

test('watchers cannot hurry anybody', async () => {
  const given = { ...await props(), may: false };
  render(HurryBots, given);
  await userEvent.keyboard('h');
  expect(screen.queryByRole('button')).toBeNull();
  expect(given.hurry).not.toHaveBeenCalled();
});

test('it says if the focus is lost with the button, and only then', async () => {
  const given = await props();
  const { rerender } = render(HurryBots, given);
  await rerender({ seats: [] });
  await rerender({ seats: [2] });
  expect(given.focusLost).not.toHaveBeenCalled();
  screen.getByRole('button').focus();
  await rerender({ seats: [] });
  expect(given.focusLost).toHaveBeenCalledOnce();
  await rerender({ seats: [2] });
  await rerender({ seats: [] });
  expect(given.focusLost).toHaveBeenCalledOnce();
});
