import { expect, test } from 'vitest';
import { lightScored, scoredFrom } from '../../src/board/lights/scored';

const PLAYERS = [
  { color: 'red', breakdown: { network: 6, seats: 0, damage: -4 } },
  { color: 'blue', breakdown: { network: 18, seats: null, damage: 0 } },
];
const roads = ({ color }: { color: string }): string[] => [`[data-road="erie-ohio ${color}"]`];

function board(): HTMLElement {
  const board = document.createElement('div');
  board.innerHTML = ['red', 'blue'].map((color) => `<p data-road="erie-ohio ${color}"></p>
    <section data-player="${color}"><b data-count="score"></b><i data-source="network"></i></section>`).join('');
  return board;
}

const lit = (within: Element, name: string): (string | undefined)[] =>
  [...within.querySelectorAll<HTMLElement>(`[data-${name}]`)].map(({ dataset }) => dataset[name]);

test('what everybody scored with lights up in their color, with the points, until the lights go out', () => {
  const within = board();
  const clear = lightScored(within, 'network', scoredFrom(PLAYERS, 'network', roads));
  expect(lit(within, 'scored')).toEqual(['red', 'red', 'blue', 'blue']);
  expect(lit(within, 'gain')).toEqual(['+6', '+18']);
  clear();
  expect(within.innerHTML).toBe(board().innerHTML);
});

test('no points light up nothing, and lost points say so', () => {
  const within = board();
  lightScored(within, 'seats', scoredFrom(PLAYERS, 'seats', roads));
  expect(lit(within, 'scored')).toEqual([]);
  lightScored(within, 'damage', scoredFrom(PLAYERS, 'damage', roads));
  expect(lit(within, 'gain')).toEqual(['−4']);
});
