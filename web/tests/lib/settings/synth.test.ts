import { expect, test } from 'vitest';
import type { Line } from '../../../src/lib/protocol';
import { soundOf, Synth } from '../../../src/lib/settings/synth';

const line = (key: string, ...parts: [string, string, string][]): Line => ({ seq: 1, at: 1, key, parts });
const player = (color: string): [string, string, string] => ['player', 'player', color];

test.each([
  ['nothing', [], null],
  ['of the table only', [line('table-said', player('red'))], null],
  ['somebody acts', [line('built', player('blue'))], 'act'],
  ['I act', [line('built', player('red'))], 'act'],
  ['I get something', [line('income-taken', player('red'))], 'gain'],
  ['somebody else gets something', [line('income-taken', player('blue'))], 'act'],
  ['I lose something', [line('money-lost', player('red'))], 'loss'],
  ['I am paid', [line('paid', ['payer', 'purse', 'blue'], ['payee', 'purse', 'red'])], 'gain'],
  ['I pay', [line('paid', ['payer', 'purse', 'red'], ['payee', 'purse', 'blue'])], 'loss'],
  ['something is taken from me', [line('taken', ['giver', 'player', 'red'], player('blue'))], 'loss'],
  ['dice are rolled', [line('die-rolled'), line('built', player('blue'))], 'dice'],
  ['a loss is heard before a gain', [line('gained', player('red')), line('wood-spent', player('red'))], 'loss'],
  ['the end is heard before all', [line('scored-seats', player('red')), line('game-over')], 'end'],
])('%s', (_, lines, sound) => {
  expect(soundOf(lines, 'red')).toBe(sound);
});

test('a spectator hears that something happens', () => {
  expect(soundOf([line('income-taken', player('red'))], '')).toBe('act');
});

test('without audio support it is silent', () => {
  expect(() => {
    new Synth().play('turn', 1);
  }).not.toThrow();
});
