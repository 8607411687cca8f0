import { beforeEach, expect, test } from 'vitest';
import { choiceList } from '../../src/lib/settings/choiceList.svelte';
import { Dock } from '../../src/parts/play/dock.svelte';

let over = false;

beforeEach(() => {
  localStorage.clear();
  choiceList.open = false;
  over = false;
});

test('choices are folded, until their tab is pressed; this is remembered', () => {
  const dock = new Dock(() => over);
  expect(dock.tab).toBe('');
  dock.press('choices');
  expect(dock.tab).toBe('choices');
  expect(localStorage.getItem('westbound.choices')).toBe('true');
  dock.press('choices');
  expect(dock.tab).toBe('');
});

test('a tab that is closed leaves the choices as they were', () => {
  const dock = new Dock(() => over);
  dock.press('choices');
  dock.press('log');
  expect(dock.tab).toBe('log');
  dock.press('chat');
  expect(dock.tab).toBe('chat');
  dock.press('chat');
  expect(dock.tab).toBe('choices');
});

test('after the game, their tab has the ending, which is no setting', () => {
  const dock = new Dock(() => over);
  over = true;
  dock.finish();
  expect(dock.tab).toBe('choices');
  dock.clear();
  expect(dock.tab).toBe('');
  dock.press('choices');
  expect(dock.tab).toBe('choices');
  expect(choiceList.open).toBe(false);
});
