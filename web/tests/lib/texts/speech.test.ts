import { expect, test } from 'vitest';
import type { Ask, Choice, Foresight, Line, Welcome } from '../../../src/lib/protocol';
import { complete, type View } from '../../../src/lib/table/facts';
import { deeds } from '../../../src/lib/texts/deeds';
import { Speech } from '../../../src/lib/texts/speech';
import { LANGUAGES, readTexts, Texts } from '../../../src/lib/texts/texts';
import fixture from './speech-fixture.json';

interface Sample {
  viewer: number | null;
  said: string[];
}

/** What Python said: tests/web/sentences.py writes it. */
interface Heard {
  game: string;
  names: Welcome['names'];
  seats: { color: string; name: string }[];
  lines: (Sample & { line: Line })[];
  turns: { viewer: number | null; lines: Line[]; said: string[][] }[];
  choices: (Sample & { ask: Ask })[];
  prompts: (Sample & { ask: Ask; view: Pick<View, 'over' | 'winners'> })[];
  foresights: { viewer: number; foresight: Foresight; said: string[][] }[];
}

const games = fixture as unknown as Heard[];
const cases = LANGUAGES.flatMap((language, i) => games.map((heard, n) => ({ language, i, n, heard })));

/** Only the page breaks words. */
const unbroken = (text: string | undefined) => text?.replaceAll('\u00ad', '');

test.each(cases)('says what Python says: $language, $heard.game, table $n', async ({ language, i, heard }) => {
  const texts = await readTexts(language, heard.game);
  const speech = (viewer: number | null) => new Speech(texts, heard.names, heard.seats, viewer);
  for (const { viewer, line, said } of heard.lines) expect(unbroken(speech(viewer).line(line))).toBe(said[i]);
  for (const { viewer, lines, said } of heard.turns) {
    const told = deeds(lines, texts.joining).map((deed) => unbroken(speech(viewer).deed(deed)));
    expect(told).toEqual(said[i]);
  }
  for (const { viewer, ask, said } of heard.choices) {
    const { choices: [choice], step } = complete(ask);
    expect(unbroken(choice && speech(viewer).choice(choice, step))).toBe(said[i]);
  }
  for (const { viewer, ask, view, said } of heard.prompts) {
    expect(unbroken(speech(viewer).prompt(ask, view))).toBe(said[i]);
  }
  for (const { viewer, foresight, said } of heard.foresights) {
    expect(speech(viewer).foresight(foresight).map(unbroken)).toEqual(said[i]);
  }
  expect(heard.foresights.length).toBeGreaterThan(2);
  expect(heard.lines.length + heard.choices.length + heard.prompts.length).toBeGreaterThan(60);
  expect(heard.turns.length).toBeGreaterThan(5);
});

const ABOUT_TABLE = [
  'sat', 'came-back', 'left', 'rekeyed', 'replaced', 'freed', 'asked', 'agreed', 'disagreed', 'took-back', 'rematched',
];

test.each(LANGUAGES)('%s: says what happens at the table', async (language) => {
  const texts = await readTexts(language, 'pioneers');
  const [heard] = games;
  for (const key of ABOUT_TABLE) {
    const line: Line = { seq: 1, at: 0, key: `table-${key}`, parts: [['player', 'player', 'red']] };
    const [mine, theirs] = [0, 1].map((seat) => new Speech(texts, {}, heard?.seats ?? [], seat).line(line));
    expect(theirs).toContain('Annie');
    expect(mine).not.toContain('Annie');
  }
  expect(new Speech(texts, {}, [], null).line({ seq: 1, at: 0, key: 'table-begun' })).toBeTruthy();
});

const texts = new Texts('en', [`
player-red = Red
player-blue = Blue
list-and = { $list } and { $last }
list-comma = { $list }, { $last }
table-said = { $player }: { $text }
    .you = You: { $text }
action-pass = Pass
action-go = Go to { $city }
action-pay = Pay { $whom }
    .now = Pay { $whom }: { $shares }
share = { $amount } to { $payee }
    .you = { $amount } to you
step-turn = turn
waiting-chance = Chance decides: { $step }
won-together = { $who } share the victory.
    .you = You and { $who } share the victory.
`]);
const seats = [{ color: 'red', name: 'Annie' }, { color: 'blue', name: 'blue' }];
const speech = (viewer: number | null) => new Speech(texts, { city: { ames: 'Ames' } }, seats, viewer);

test('names: of players, of colors, proper names, and those in the texts', () => {
  expect([speech(null).player(0), speech(null).player(1)]).toEqual(['Annie', 'Blue']);
  expect(speech(0).name('purse', 'red')).toBe('Annie');
  expect(speech(0).name('city', 'ames')).toBe('Ames');
  expect(() => speech(0).name('city', 'bonn')).toThrow('city-bonn');
});

test('lists', () => {
  const words = ['a', 'b', 'c'];
  expect(speech(null).listed(words)).toBe('a, b and c');
  expect(speech(null).listed(words, 'list-comma')).toBe('a, b, c');
  expect(words).toEqual(['a', 'b', 'c']);
  expect([speech(null).listed(['a']), speech(null).listed([])]).toEqual(['a', '']);
});

test('chat, as a sentence and in pieces', () => {
  const parts: Line['parts'] = [['player', 'player', 'red']];
  const line: Line = { seq: 1, at: 0, key: 'table-said', parts, text: '{ $player } <b>' };
  expect(speech(1).line(line)).toBe('Annie: { $player } <b>');
  expect(speech(0).line(line)).toBe('You: { $player } <b>');
  expect(speech(0).chat(line)).toEqual({ who: 'Annie', mine: true, text: '{ $player } <b>' });
  expect(speech(0).chat({ ...line, key: 'table-sat' })).toBeNull();
});

test('an action says what it costs, if that is known', () => {
  const facts = { whom: [['player', 'blue']], shares: [['blue', 2], ['red', 1]] };
  const pay: Choice = { words: 'pay', verb: 'pay', facts };
  expect(speech(0).choice({ ...pay, now: true }, 'turn')).toBe('Pay Blue: 2 to Blue, 1 to you');
  expect(speech(0).choice(pay, 'turn')).toBe('Pay Blue');
  expect(speech(0).choice({ ...pay, facts: { whom: [] } }, 'turn')).toBe('Pay ');
  expect(speech(0).choice({ words: 'pass', verb: 'pass' }, 'turn')).toBe('Pass');
  expect(speech(0).choice({ words: 'go ames', verb: 'go', kind: 'city', word: 'ames' }, 'turn')).toBe('Go to Ames');
});

test('chance decides; two share the victory', () => {
  const ask: Ask = { actors: [], step: 'turn', facts: {}, choices: [], undo: null };
  expect(speech(0).prompt(ask, { over: false, winners: [] })).toBe('Chance decides: turn');
  expect(speech(0).prompt(ask, { over: true, winners: [0, 1] })).toBe('You and Blue share the victory.');
  expect(speech(null).outcome(ask, { winners: [0, 1] })).toBe('Annie and Blue share the victory.');
});
