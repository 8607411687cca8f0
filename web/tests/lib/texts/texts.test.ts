import { afterEach, expect, test, vi } from 'vitest';
import { LANGUAGES, readTexts, Texts } from '../../../src/lib/texts/texts';

afterEach(() => vi.unstubAllEnvs());

const texts = new Texts('de', [`
hello = Hallo
    .you = Hallo, { $name }
long =
    eine
    zeile
`, 'hello = nie']);

test('the first source with a text wins, in one line', () => {
  expect(texts.say('hello')).toBe('Hallo');
  expect(texts.say('hello.you', { name: 'Anna' })).toBe('Hallo, Anna');
  expect(texts.say('long')).toBe('eine zeile');
  expect(texts.attributes('hello')).toEqual(['you']);
  expect(texts.attributes('nothing')).toEqual([]);
  expect([texts.has('hello'), texts.has('hello.you')]).toEqual([true, true]);
  expect([texts.has('hello.me'), texts.has('nothing')]).toEqual([false, false]);
});

test('a text falls back to similar kinds, and to shorter keys', () => {
  const animals = new Texts('en', [`
like-animal = bird beast
bird-owl = Owl
    .the = the owl
beast-dog = Dog{ breed }
    .the = the dog{ breed }
breed = { $which ->
    [red] {" "}(red)
   *[other] {""}
}
`]); // tests/test_text.py looks for the same
  const said = ['owl', 'dog', 'dog_red', 'dog_1'].map((word) => animals.say(`animal-${word}`));
  expect(said).toEqual(['Owl', 'Dog', 'Dog (red)', 'Dog']);
  expect(animals.say('animal-dog_red.the')).toBe('the dog (red)');
  expect(animals.attributes('animal-owl')).toEqual(['the']);
  const known = ['animal-owl.the', 'animal-owl.a', 'animal-cat', 'bird-dog'].map((key) => animals.has(key));
  expect(known).toEqual([true, false, false, false]);
});

test('a text that cannot be formatted is an error in development', () => {
  expect(() => texts.say('nothing')).toThrow('de: nothing cannot be said: there is no such text');
  expect(() => texts.say('hello.you')).toThrow('name');
});

test('and its key, or the rest of it, in production', () => {
  vi.stubEnv('DEV', false);
  expect(texts.say('nothing')).toBe('nothing');
  expect(texts.say('hello.you')).toContain('Hallo, ');
});

test.each(LANGUAGES)('%s: texts of all games, of one, and of the page', async (language) => {
  const common = await readTexts(language);
  expect(common.language).toBe(language);
  expect([common.has('list-and'), common.has('prompt-movement')]).toEqual([true, false]);
  const pioneers = await readTexts(language, 'pioneers');
  expect([pioneers.has('list-and'), pioneers.has('prompt-movement')]).toEqual([true, true]);
  expect(await readTexts(language, 'pioneers')).toBe(pioneers);
});
