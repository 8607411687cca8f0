import { expect, test } from 'vitest';
import type { Code } from '../../src/lib/net/api';
import { LANGUAGES, readTexts } from '../../src/lib/texts/texts';

const sources = import.meta.glob<string>('../../src/text/*.ftl', { query: '?raw', import: 'default', eager: true });
const parts = import.meta.glob<string>(['../../src/{lib,parts,screens}/**/*', '../../src/App.svelte'],
  { query: '?raw', import: 'default', eager: true });

/** The keys of a file, with attributes and variables. */
function shape(language: string): string[] {
  const text = sources[`../../src/text/${language}.ftl`] ?? '';
  let key = '';
  return text.split('\n').flatMap((row) => {
    const [, name, attribute] = /^(?:([\w-]+)|\s+\.([\w-]+)) =/.exec(row) ?? [];
    if (name) key = name;
    if (attribute) key = `${key.split('.')[0] ?? ''}.${attribute}`;
    const variables = [...row.matchAll(/\$(\w+)/g)].map(([, variable = '']) => `${key} $${variable}`);
    return [...(name ?? attribute ? [key] : []), ...variables];
  }).sort();
}

test.each(['fr', 'de'])('%s has the texts, forms and variables of English', (language) => {
  expect([...new Set(shape(language))]).toEqual([...new Set(shape('en'))]);
});

test('every text that the page uses exists', async () => {
  const texts = await readTexts('en');
  const named = Object.values(parts).flatMap((source) =>
    [...source.matchAll(/\bwords\.say\('([^']+)'/g)].map(([, key = '']) => key));
  expect(named.length).toBeGreaterThan(80);
  expect(named.filter((key) => !texts.has(key))).toEqual([]);
});

test('every text of the page is used somewhere', () => {
  const page = Object.values(parts).join('\n');
  const whole = ['join', 'watch', 'go-on', 'look']; // made from a word, as are these:
  const made = /^(refused|table|trouble|theme|speed|state|bot|undo|pause|pace|absence|plan|fact|keys?|phrases?)-/;
  const form = /^(edition-(tool|leaf|section|column)|ruling)-/;
  const mine = /^mine-(group-.*|won|shared|lost|seen|resigned|stood-in|abandoned)$/;
  const leaving = /^(leave-(bot|waits|clock)|(resign|abandon|remove|unlist|unlist-name)-(title|what))$/;
  const deal = /^deal-(begun|finished|given-up)$/;
  const kinds = [/[ .]/, made, form, mine, leaving, deal];
  const simple = (key: string): boolean => !kinds.some((each) => each.test(key));
  const keys = shape('en').filter((key) => simple(key) && !whole.includes(key));
  expect(keys.filter((key) => !page.includes(`'${key}'`))).toEqual([]);
});

test.each(LANGUAGES)('every refusal is said in %s', async (language) => {
  const codes: Record<Code | 'offline' | 'outdated', true> = {
    'illegal': true, 'malformed': true, 'no-person': true, 'no-table': true, 'no-watchers': true, 'not-now': true,
    'not-yours': true, 'spoiler': true, 'stale': true, 'too-fast': true, 'too-large': true, 'unavailable': true,
    'wrong-key': true, 'offline': true, 'outdated': true, 'quarantined': true,
  };
  const texts = await readTexts(language);
  expect(Object.keys(codes).filter((code) => !texts.has(`refused-${code}`))).toEqual([]);
});
