import { render } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import EDITION from '../../../src/westbound/games/pioneer_days/edition/westbound.toml?raw';
import Portrait from '../../src/games/pioneer_days/cards/Portrait.svelte';
import { tradeOf } from '../../src/games/pioneer_days/cards/trades';
import { lay, thing } from './position';

const named = (kind: string) =>
  [...EDITION.matchAll(new RegExp(`\\[\\[${kind}\\]\\][^[]*?name = "(\\w+)"`, 'g'))].map(([, name = '']) => name);

test('everybody in the box has something to work with, and it is drawn', async () => {
  const all = [...named('townsfolk'), ...named('boards')];
  expect(all.length).toBeGreaterThan(60);
  expect(all.filter((name) => !tradeOf(name))).toEqual([]);
  const { board } = await lay();
  for (const name of all) thing(board, `#wb-${tradeOf(name)?.tool ?? ''}`);
});

test('a portrait shows the trade; people of other editions may have none', () => {
  const tool = (name: string) => render(Portrait, { name }).container.querySelector('[data-trade]');
  expect(tool('butcher')?.getAttribute('data-trade')).toBe('cleaver');
  expect(tool('stranger')).toBeNull();
});
