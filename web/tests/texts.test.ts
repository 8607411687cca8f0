import { FluentBundle, FluentResource } from '@fluent/bundle';
import { expect, test } from 'vitest';

const texts = import.meta.glob<string>('../../src/westbound/**/text/*.ftl', { query: '?raw', import: 'default' });

test.each(Object.keys(texts))('%s is read without errors', async (path) => {
  const text = await texts[path]?.();
  expect(new FluentBundle('en').addResource(new FluentResource(text ?? ''))).toEqual([]);
});

test('each language has all files', () => {
  const count = (language: string) => Object.keys(texts).filter((path) => path.endsWith(`${language}.ftl`)).length;
  expect(count('en')).toBeGreaterThan(0);
  expect([count('fr'), count('de')]).toEqual([count('en'), count('en')]);
});
