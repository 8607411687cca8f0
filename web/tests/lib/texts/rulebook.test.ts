import { expect, test } from 'vitest';
import { mapping, readRulebook, search, sections } from '../../../src/lib/texts/rulebook';
import { LANGUAGES } from '../../../src/lib/texts/texts';

const TEXT = `## First things {#first}

A **bold** word and a [link](#second)
that goes on.

- one
- two
  goes on

1. first
2. last

## Größe & Été {#second}
The end.
`;

test('a text is split into sections and blocks', () => {
  const [first, second] = sections(TEXT);
  expect(first?.anchor).toBe('first');
  expect(first?.blocks.map(({ kind }) => kind)).toEqual(['text', 'list', 'numbers']);
  expect(first?.blocks[0]).toMatchObject({
    spans: [
      { kind: 'text', text: 'A ' }, { kind: 'strong', text: 'bold' }, { kind: 'text', text: ' word and a ' },
      { kind: 'link', text: 'link', anchor: 'second' }, { kind: 'text', text: ' that goes on.' },
    ],
  });
  expect(first?.blocks[1]).toMatchObject({ items: [[{ text: 'one' }], [{ text: 'two' }, { text: ' goes on' }]] });
  expect(first?.plain).toContain('A bold word and a link that goes on.');
  expect(second?.title).toBe('Größe & Été');
});

test('sections are found by words, ignoring accents; titles first', () => {
  const all = sections(TEXT);
  expect(search(all, '').length).toBe(2);
  expect(search(all, 'GROSSE ete').map(({ anchor }) => anchor)).toEqual(['second']);
  expect(search(all, 'bold goes').map(({ anchor }) => anchor)).toEqual(['first']);
  expect(search(all, 'nowhere')).toEqual([]);
});

test('steps lead to sections', () => {
  expect(mapping('# of\n[steps]\n"free road" = "roads"\njoining = "invitation"\n')).toEqual({
    'free road': 'roads', 'joining': 'invitation',
  });
});

test.each(LANGUAGES)('every game has its rules in %s', async (language) => {
  for (const game of ['pioneers', 'pioneer_days', 'colorado']) {
    const book = await readRulebook(game, language);
    expect(book?.sections.length).toBeGreaterThan(10);
    const anchors = new Set(book?.sections.map(({ anchor }) => anchor));
    expect(Object.values(book?.steps ?? {}).filter((anchor) => !anchors.has(anchor))).toEqual([]);
  }
});
