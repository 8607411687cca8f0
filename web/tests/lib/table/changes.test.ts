import { expect, test } from 'vitest';
import { applied } from '../../../src/lib/table/changes';

const view = { players: [{ cash: 3, cards: ['a'] }, { cash: 4, cards: [] }], step: 'turn', ways: { denver: [1] } };

test('unchanged parts stay the same objects', () => {
  const now = applied(view, [[['players', 0, 'cash'], 5], [['step'], 'end'], [['ways'], {}]]);
  expect(now).toEqual({ players: [{ cash: 5, cards: ['a'] }, { cash: 4, cards: [] }], step: 'end', ways: {} });
  expect(now.players[0]?.cards).toBe(view.players[0]?.cards);
  expect(now.players[1]).toBe(view.players[1]);
  expect(view.players[0]?.cash).toBe(3);
});

test('without changes the view stays the same; an empty path is the whole view', () => {
  expect(applied(view, [])).toBe(view);
  expect(applied<unknown>(view, [[[], 7]])).toBe(7);
});

test('a path that leads nowhere', () => {
  expect(() => applied(view, [[['step', 'x', 'y'], 1]])).toThrow('nothing is at');
});
