import { beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => vi.resetModules());

const load = async () => await import('../../../src/lib/settings/preferences.svelte');

test('stored, and applied to the page', async () => {
  const { preferences } = await load();
  preferences.language = 'fr';
  preferences.theme = 'dark';
  preferences.motion = 'none';
  preferences.name = 'Anna';
  const html = document.documentElement;
  expect([html.lang, html.dataset.theme, html.dataset.motion]).toEqual(['fr', 'dark', 'none']);
  expect(preferences.still).toBe(true);

  vi.resetModules();
  const { preferences: again } = await load();
  expect([again.language, again.theme, again.motion, again.name]).toEqual(['fr', 'dark', 'none', 'Anna']);
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
