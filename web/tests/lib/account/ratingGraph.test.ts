/** The graph of a rating: where its points and its uncertainty are drawn. */
import { expect, test } from 'vitest';
import { graphOf } from '../../../src/lib/account/ratingGraph';
import type { RatingPoint } from '../../../src/lib/protocol';

function point(at: number, points: number, by: number): RatingPoint {
  return { at, points, give_or_take: by };
}

test('time goes from left to right, and the scale ends at hundreds', () => {
  const graph = graphOf([point(1000, 1500, 100), point(2000, 1550, 90), point(5000, 1600, 100)]);
  expect([graph.low, graph.high]).toEqual([1400, 1700]);
  expect(graph.line).toBe('0,66.7 25,50 100,33.3');
});

test('the band goes there above the line, and back below it', () => {
  const graph = graphOf([point(0, 1500, 100), point(10, 1500, 50)]);
  expect(graph.band).toBe('0,0 100,25 100,75 0,100');
});

test('games at one moment are drawn one after the other, and a single game across', () => {
  expect(graphOf([point(7, 1500, 50), point(7, 1500, 50), point(7, 1500, 50)]).line).toBe('0,50 50,50 100,50');
  expect(graphOf([point(7, 1450, 0), point(7, 1550, 0)]).line).toBe('0,75 100,25');
  expect(graphOf([point(7, 1500, 100)]).line).toBe('0,50 100,50');
});
