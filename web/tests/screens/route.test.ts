import { expect, test } from 'vitest';
import { screenOf, tablePath } from '../../src/parts/route.svelte';

test.each([
  ['/', { name: 'home' }],
  ['/new', { name: 'new' }],
  ['/mine', { name: 'mine' }],
  ['/me', { name: 'me' }],
  ['/table/abc', { name: 'table', table: 'abc' }],
  ['/table/abc/replay', { name: 'replay', table: 'abc' }],
  ['/table/', { name: 'missing' }],
  ['/table/a/b', { name: 'missing' }],
  ['/nothing', { name: 'missing' }],
])('%s is a screen', (path, screen) => {
  expect(screenOf(path)).toEqual(screen);
});

test('a table leads back to itself', () => {
  expect(screenOf(tablePath('k2-x_9'))).toEqual({ name: 'table', table: 'k2-x_9' });
});
