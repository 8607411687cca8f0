import { expect, test } from 'vitest';
import { screenOf, tablePath } from '../../../src/lib/browser/route.svelte';

test.each([
  ['/', { name: 'home' }],
  ['/new', { name: 'new' }],
  ['/mine', { name: 'mine' }],
  ['/me', { name: 'me' }],
  ['/table/abc', { name: 'table', table: 'abc' }],
  ['/table/abc/replay', { name: 'replay', table: 'abc' }],
  ['/editions', { name: 'editions' }],
  ['/editions/rails/new', { name: 'edition', game: 'rails', edition: 'new' }],
  ['/editions/0123456789abcdef', { name: 'edition', game: '', edition: '0123456789abcdef' }],
  ['/editions/a/b/c', { name: 'missing' }],
  ['/table/', { name: 'missing' }],
  ['/table/a/b', { name: 'missing' }],
  ['/puzzles', { name: 'puzzles' }],
  ['/puzzles/pioneers', { name: 'puzzle', game: 'pioneers', puzzle: '' }],
  ['/puzzles/pioneers/0a1b', { name: 'puzzle', game: 'pioneers', puzzle: '0a1b' }],
  ['/puzzles/a/b/c', { name: 'missing' }],
  ['/nothing', { name: 'missing' }],
])('%s is a screen', (path, screen) => {
  expect(screenOf(path)).toEqual(screen);
});

test('the address of a table leads to that table', () => {
  expect(screenOf(tablePath('k2-x_9'))).toEqual({ name: 'table', table: 'k2-x_9' });
});
