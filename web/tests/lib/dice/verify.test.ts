import { expect, test } from 'vitest';
import { bytes, check, mixed, thrown } from '../../../src/lib/dice/verify';
import fixture from './dice-fixture.json';

const { secret, words, record } = fixture;
const [header = '', ...log] = record;
const draw = record.findIndex((line) => line.includes('"lot":[') && !line.includes('"lot":[0,'));
const move = record.findIndex((line) => line.includes('"words":"road'));
const text = record.join('');

const changed = (number: number, from: string | RegExp, to: string) =>
  record.map((line, i) => (i === number ? line.replace(from, to) : line)).join('');

test('the dice show the same as in Python', async () => {
  const key = await mixed(bytes(secret), words);
  for (const [drawn = 0, total = 0, lot = 0] of fixture.thrown) {
    expect(await thrown(key, drawn, BigInt(total))).toBe(BigInt(lot));
  }
});

test('unfair throws are repeated', async () => {
  const key = await mixed(bytes(secret), words);
  for (const [drawn, total, digits] of fixture.again) {
    expect(await thrown(key, Number(drawn), BigInt(total ?? 0)) % 1000n).toBe(BigInt(digits ?? 0));
  }
});

test('a record sealed by Python passes', async () => {
  const verdict = await check(text);
  expect(verdict).toMatchObject({ line: 0, what: null, lines: log.length, words: words.slice(1) });
  expect(verdict.draws).toBe(log.filter((line) => line.includes('"lot"')).length);
});

test('a record of a game against bots, in which undone draws came again, passes', async () => {
  const lines = fixture.solo.slice(1).map((line) => JSON.parse(line) as { seat: number | null; consent?: number[] });
  expect(lines.some(({ seat, consent }) => seat !== null && consent?.includes(seat))).toBe(true);
  const verdict = await check(fixture.solo.join(''));
  expect(verdict).toMatchObject({ line: 0, what: null, lines: lines.length });
  expect(verdict.draws).toBe(lines.filter(({ seat }) => seat === null).length);
});

test('the promise, word and start noted before the game have to match', async () => {
  const { promise } = await check(text);
  expect((await check(text, { promise, seat: 1, word: words[2] ?? '' })).line).toBe(0);
  expect(await check(text, { promise: 'f00d' })).toMatchObject({ line: 1, what: 'noted-promise', says: promise });
  expect(await check(text, { promise, seat: 0, word: 'saddle' })).toMatchObject({ line: 1, what: 'noted-word' });
  expect(await check(text, { since: 5 })).toMatchObject({ line: 1, what: 'noted-since', says: '0', should: '5' });
});

test('names are not sealed, so that they can be removed', async () => {
  const { seal } = await check(text);
  expect(await check(changed(0, 'Anna', 'red'))).toMatchObject({ line: 0, seal });
});

test('a record without bound dice fails', async () => {
  const unbound = changed(0, /"dice":\{/, '"dice":{"since":1000000,');
  expect(await check(unbound)).toMatchObject({ line: 1, what: 'noted-since', says: '1000000', should: '0' });
});

test.each([
  ['a secret', changed(0, /"secret":"../, '"secret":"00'), 1, 'promise'],
  ['no secret', changed(0, /"secret":"[^"]+"/, '"secret":""'), 1, 'no-secret'],
  ['a word', changed(0, 'prärie', 'prairie'), 1, 'mark'],
  ['a move', changed(move, /"words":"[^"]+"/, '"words":"pass"'), move + 1, 'mark'],
  ['a mark', changed(move, /"mark":"[^"]+"/, '"mark":"00000000"'), move + 1, 'mark'],
  ['a draw', changed(draw, /"words":"[^"]+"/, '"words":"lay hotel!"'), draw + 1, 'mark'],
  ['a lot', changed(draw, /"lot":\[\d+/, '"lot":[0'), draw + 1, 'lot'],
  ['a lot that is none', changed(draw, /"lot":\[\d+/, '"lot":["x"'), draw + 1, 'lot'],
  ['a lot left out', changed(draw, /,"lot":\[[^\]]+\]/, ''), draw + 1, 'lot'],
  ['a line that is none', changed(move, '{', '['), move + 1, 'unreadable'],
  ['a line taken out', changed(move, /.*\n/, ''), move + 1, 'mark'],
  ['two lines swapped', [...record.slice(0, move), record[move + 1], record[move], ...record.slice(move + 2)].join(''),
    move + 1, 'mark'],
  ['a line added', changed(move, /^/, '{"seat":0,"words":"pass"}\n'), move + 1, 'mark'],
  ['the end cut off', record.slice(0, -3).join(''), record.length - 2, 'seal'],
  ['a seal', changed(0, /"seal":"../, '"seal":"zz'), record.length + 1, 'seal'],
  ['no dice', header.replace(/,"dice":.*(?=\})/, ''), 1, 'no-dice'],
  ['nothing at all', '', 1, 'unreadable'],
])('%s is caught at its line', async (_, tampered, line, what) => {
  expect(await check(tampered)).toMatchObject({ line, what });
});
