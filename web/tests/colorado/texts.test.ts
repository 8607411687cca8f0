import { FluentBundle, FluentResource } from '@fluent/bundle';
import { expect, test } from 'vitest';

const files = import.meta.glob<string>('../../src/games/colorado/text/*.ftl', {
  query: '?raw', import: 'default', eager: true,
});
const keys = (text: string) =>
  [...text.matchAll(/^([a-z-]+) =|^ {4}(\.[a-z]+) =/gm)].map(([, key, form]) => key ?? form);

test('the page has its texts about the game in all languages', () => {
  const texts = Object.values(files);
  expect(texts).toHaveLength(3);
  for (const text of texts) {
    expect(new FluentBundle('en').addResource(new FluentResource(text))).toEqual([]);
    expect(keys(text)).toEqual(keys(texts[0] ?? ''));
  }
});
