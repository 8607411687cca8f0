import { FluentBundle, FluentResource } from '@fluent/bundle';
import { expect, test } from 'vitest';

const files = import.meta.glob<string>('../../src/games/pioneers/text/*.ftl', {
  query: '?raw', import: 'default', eager: true,
});
const keys = (text: string) => [...text.matchAll(/^([a-z-]+) =/gm)].map(([, key]) => key);

test('the page has its texts about the game in all languages', () => {
  const texts = Object.values(files);
  expect(texts).toHaveLength(3);
  for (const text of texts) {
    expect(new FluentBundle('en').addResource(new FluentResource(text))).toEqual([]);
    expect(keys(text)).toEqual(keys(texts[0] ?? ''));
    expect(text).not.toContain('\'');
  }
});
