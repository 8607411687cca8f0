import { expect, test } from 'vitest';
import { withNames } from '../../../src/lib/texts/editionNames';
import { Texts } from '../../../src/lib/texts/texts';

const TEXTS = new Texts('en', [
  'folk-herder = Herder\n    .the = the herder\nfolk-nurse = Nurse\nfolk-own = { $label }\n    .the = old { $label }\n',
]);

test('an edition renames its cards, in every form', () => {
  const texts = withNames(TEXTS, { folk: { herder: 'Goat herd', free_rider: 'Free rider' }, town: { paris: 'Paris' } });
  expect(texts.say('folk-herder')).toBe('Goat herd');
  expect(texts.say('folk-herder.the')).toBe('old Goat herd');
  expect(texts.say('folk-free_rider')).toBe('Free rider');
  expect(texts.attributes('folk-free_rider')).toEqual(['the']);
  expect(texts.has('folk-free_rider.plain')).toBe(false);
  expect(texts.say('folk-nurse')).toBe('Nurse');
  expect(texts.has('town-paris')).toBe(false);
});

test('without new names the texts stay as they are', () => {
  expect(withNames(TEXTS, { town: { paris: 'Paris' } })).toBe(TEXTS);
});
