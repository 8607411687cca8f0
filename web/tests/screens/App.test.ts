import { render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import App from '../../src/App.svelte';
import { route } from '../../src/lib/browser/route.svelte';
import { speak } from '../sampleTable';

beforeEach(async () => {
  await speak('en');
  vi.stubGlobal('scrollTo', vi.fn());
  vi.stubGlobal('fetch', vi.fn(() => Promise.reject(new TypeError('no network'))));
});

afterEach(() => {
  vi.unstubAllGlobals();
  history.replaceState(null, '', '/');
});

test('the page shows its name even without a server', async () => {
  render(App);
  expect(await screen.findByRole('heading', { name: 'Westbound' })).toBeTruthy();
  expect(await screen.findByText(/the server isn’t responding/i)).toBeTruthy();
});

test('an unknown address says so, and links home', async () => {
  history.replaceState(null, '', '/nowhere');
  render(App);
  expect(await screen.findByRole('heading', { name: 'Nothing here' })).toBeTruthy();
  await userEvent.click(screen.getByRole('link', { name: 'Go home' }));
  expect(location.pathname).toBe('/');
  expect(await screen.findByRole('heading', { name: 'Westbound' })).toBeTruthy();
});

test('another language changes everything at once', async () => {
  render(App);
  await userEvent.click(await screen.findByLabelText('Deutsch'));
  expect(await screen.findByLabelText('Dein Name')).toBeTruthy();
  expect(document.documentElement.lang).toBe('de');
});

test('after going to another screen, the focus is on its content', async () => {
  render(App);
  await screen.findByRole('heading', { name: 'Westbound' });
  route.go('/nowhere');
  await screen.findByRole('heading', { name: 'Nothing here' });
  await vi.waitFor(() => {
    expect(document.activeElement?.id).toBe('content');
  });
});

test('the link to skip to the content is not mistaken for a key', async () => {
  history.replaceState(null, '', '/nowhere');
  render(App);
  await userEvent.click(await screen.findByRole('link', { name: 'Skip to content' }));
  expect(document.activeElement?.id).toBe('content');
  expect(location.hash).toBe('');
});
