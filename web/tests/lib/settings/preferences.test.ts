import { beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => vi.resetModules());

const load = async () => await import('../../../src/lib/settings/preferences.svelte');

test('stored, and applied to the page', async () => {
  const { preferences } = await load();
  preferences.language = 'fr';
  preferences.theme = 'dark';
  preferences.speed = 'instant';
  preferences.name = 'Anna';
  const html = document.documentElement;
  expect([html.lang, html.dataset.theme, html.dataset.speed]).toEqual(['fr', 'dark', 'instant']);
  expect(preferences.still).toBe(true);

  vi.resetModules();
  const { preferences: again } = await load();
  expect([again.language, again.theme, again.speed, again.name]).toEqual(['fr', 'dark', 'instant', 'Anna']);
});

test('invalid preferences fall back to the default', async () => {
  localStorage.setItem('westbound.preferences', '{"language": "xx", "theme": 3, "motion": "full", "name": []}');
  const { preferences } = await load();
  expect([preferences.language, preferences.theme, preferences.name]).toEqual(['en', 'system', '']);
  expect(preferences.still).toBe(false);
});

test.each([
  [['de-AT', 'en'], 'de'],
  [['it', 'FR-ca'], 'fr'],
  [['it'], 'en'],
  [[], 'en'],
])('%s: %s', async (wanted, language) => {
  const { usualLanguage } = await load();
  expect(usualLanguage(wanted)).toBe(language);
});
