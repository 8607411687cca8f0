import { render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import InviteLink from '../../src/parts/seats/InviteLink.svelte';
import { speak } from '../sampleTable';

const props = { link: 'https://west.example/table/abc', text: 'Come and play', main: true };

beforeEach(() => speak('en'));

afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'share');
});

test('the link is copied', async () => {
  const user = userEvent.setup(); // brings a clipboard
  render(InviteLink, props);
  await user.click(screen.getByRole('button', { name: 'Copy link' }));
  expect(await navigator.clipboard.readText()).toBe(props.link);
  expect(screen.getByRole('status').textContent).toBe('Copied.');
});

test('where copying is forbidden, the link can be copied by hand', async () => {
  const user = userEvent.setup();
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('forbidden'));
  render(InviteLink, props);
  await user.click(screen.getByRole('button', { name: 'Copy link' }));
  await vi.waitFor(() => {
    expect(screen.getByRole('status').textContent).toContain('copy it from the field');
  });
});

test('the share sheet is offered where there is one', async () => {
  const { unmount } = render(InviteLink, props);
  expect(screen.queryByRole('button', { name: 'Share …' })).toBeNull();
  unmount();
  const share = vi.fn(() => Promise.resolve());
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  render(InviteLink, props);
  await userEvent.click(screen.getByRole('button', { name: 'Share …' }));
  expect(share).toHaveBeenCalledWith({ title: 'Westbound', text: props.text, url: props.link });
});
