import { describe, expect, test } from 'vitest';
import { placed, sentence, wrongRows } from '../../../src/lib/editions/complaints';
import type { Complaint } from '../../../src/lib/protocol';
import { readTexts } from '../../../src/lib/texts/texts';
import { CONTENT, SECTIONS } from './form';

const complaint = (text: string, facts: Complaint['facts']): Complaint => ({ key: '', text, facts });
const DEGREE = complaint('wrong-degree', { count: 1, city: 'boston', wanted: [2, 6] });

describe('why something is wrong', () => {
  test.each([
    ['en', '1 line touches boston; it needs 2 to 6'],
    ['fr', '1 ligne touche boston\u00a0; il en faut 2 à 6'],
    ['de', '1 Strecke berührt boston; nötig sind 2 bis 6'],
  ] as const)('is said in %s', async (language, words) => {
    expect(sentence(DEGREE, await readTexts(language, 'pioneers'))).toBe(words);
  });

  test('suggests what was probably meant', async () => {
    const texts = await readTexts('de', 'pioneers');
    const city = complaint('wrong-city', { name: 'bostn', near: 'boston' });
    expect(sentence(city, texts)).toBe('es gibt keine Stadt „bostn“; vielleicht „boston“?');
    expect(sentence(complaint('wrong-city', { name: 'x', near: '' }), texts)).toBe('es gibt keine Stadt „x“');
  });

  test('numbers stay numbers, and words are named as in the game', async () => {
    const texts = await readTexts('de', 'colorado');
    const zone = complaint('wrong-zone-count', { zone: ['zone', 'lake'], count: 1, wanted: 4 });
    expect(sentence(zone, texts)).toBe('See: 1 Gebiet; es gibt 4');
    expect(sentence(complaint('wrong-boxes', { count: 6, wanted: [7, 7] }), texts))
      .toBe('6\u00a0Felder; diese Leiste hat 7');
  });
});

test('rows with mistakes are found by key, even if they are not shown', () => {
  const keys = ['side.cities.utica.x', 'side.lines'];
  const found = placed(CONTENT, SECTIONS, keys.map((key) => ({ ...DEGREE, key })));
  expect([...wrongRows(CONTENT, SECTIONS, found)]).toEqual(['side.cities.utica']);
});
