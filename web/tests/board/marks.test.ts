import { expect, test } from 'vitest';
import { mark } from '../../src/board/lights/marks';
import type { Line } from '../../src/lib/protocol';

function board(): HTMLElement {
  const board = document.createElement('div');
  const named = ['city="erie"', 'line="erie-albany"', 'player="red"', 'city="ohio"'];
  board.innerHTML = named.map((name) => `<p data-${name}></p>`).join('');
  return board;
}

const line = (...parts: [string, string, string][]): Line => ({ seq: 0, at: 0, key: 'drove', parts });
const marked = (within: Element, kind: string): string[] =>
  [...within.querySelectorAll(`[data-${kind}]`)].map(({ attributes: [named] }) => `${named?.name} ${named?.value}`);

test('what a line names is marked in the color of who did it, until the marks are taken off', () => {
  const within = board();
  const drove = line(['player', 'player', 'red'], ['line', 'line', 'erie-albany'], ['city', 'city', 'erie']);
  const clear = mark(within, [drove], 'since');
  expect(marked(within, 'since=red')).toEqual(['data-city erie', 'data-line erie-albany']);
  clear();
  expect(within.innerHTML).toBe(board().innerHTML);
});

test('a line that names nothing is about the player; no trail is left there', () => {
  const within = board();
  mark(within, [line(['player', 'player', 'red'], ['amount', 'number', '3'])], 'since');
  expect(marked(within, 'since')).toEqual([]);
  mark(within, [line(['player', 'player', 'red'], ['amount', 'number', '3'])], 'lit');
  expect(marked(within, 'lit')).toEqual(['data-player red']);
});

test('what is not on the board is left out', () => {
  const within = board();
  mark(within, [line(['city', 'city', 'no "such" city'])], 'lit');
  expect(marked(within, 'lit')).toEqual([]);
});
