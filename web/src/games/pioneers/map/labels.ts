// Places labels so that they hide no cities and, if possible, no lines.

import { around, clamp, HEIGHT, lengthInside, outside, shared, WIDTH, widened, type Box, type Point } from './geometry';

/** A city, as far as labels are concerned. */
export interface Spot extends Point { reach: number; label: string }

export type Way = readonly [Point, Point];

const ROUNDS = 4; // of improving every label
const MARGIN = 12; // the frame of the map
const NEAR = 5; // closer than this, a label seems to belong to another city
const DIRECTIONS = Array.from({ length: 16 }, (_, k) => (k % 2 ? k + 1 : -k) * Math.PI / 16 - Math.PI / 2); // up first
const NARROW = new Set('iljtfrI.,:;\'’!()[] -');
const BROAD = new Set('mwMWQO@%');

/** The approximate width of *words*; too wide rather than too narrow. */
export function widthOf(words: string, size: number): number {
  const letters = Array.from(words, (c) => {
    if (NARROW.has(c)) return 0.34;
    if (BROAD.has(c)) return 0.9;
    return c === c.toLowerCase() ? 0.57 : 0.69;
  });
  return size * letters.reduce((sum, letter) => sum + letter, 0);
}

/** The boxes of the labels of the *named* spots, by the number of the spot. */
export function placeLabels(spots: Spot[], ways: Way[], size: number, named: number[]): (Box | undefined)[] {
  const rims = spots.map((spot) => around(spot, spot.reach));
  const places = spots.map((spot, i) => named.includes(i) ? placesAround(spot, size) : []);
  const costs = places.map((boxes, i) => {
    const others = rims.filter((_, j) => j !== i);
    return boxes.map((box, rank) => discomfort(box, rank, others, ways));
  });
  const chosen = places.map((boxes) => boxes[0]);
  for (let turn = 0; turn < ROUNDS; turn++) {
    places.forEach((boxes, i) => {
      const others = chosen.filter((box, j) => box !== undefined && j !== i) as Box[];
      const total = boxes.map((box, rank) => (costs[i]?.[rank] ?? 0) + crowding(box, others));
      chosen[i] = boxes[total.indexOf(Math.min(...total))];
    });
  }
  return chosen;
}

/** The places for a spot's label, the best first. */
function placesAround({ x, y, reach, label }: Spot, size: number): Box[] {
  const [width, height] = [widthOf(label, size), size * 1.16];
  const at = (left: number, top: number) => ({ x: left, y: top, width, height });
  const [low, high] = [y + reach + 2, y - reach - 2 - height];
  const [right, left] = [x + reach + 5, x - reach - 5 - width];
  const far = reach * 0.85; // clear of the corners of square tiles
  return [
    ...[low, high].map((top) => at(x - width / 2, top)),
    ...[0, -8, 8].flatMap((dy) => [right, left].map((side) => at(side, y - height / 2 + dy))),
    ...[0.25, 0.75, 0.05, 0.95].flatMap((share) => [low, high].map((top) => at(x - width * share, top))),
    ...[4, 8].flatMap((nudge) => [x + far + nudge, x - far - nudge - width].flatMap((side) =>
      [y + far + nudge - 4, y - far - nudge + 4 - height].map((top) => at(side, top)))),
  ];
}

/** How bad a place is: beyond the edge, what it hides, then lines, then taste. */
function discomfort(box: Box, rank: number, fixed: Box[], ways: Way[]): number {
  const wide = widened(box, 2, box.height / 3);
  const crossed = ways.reduce((sum, [from, to]) => sum + lengthInside(wide, from, to), 0);
  return 100 * outside(box, MARGIN) + crowding(box, fixed) + 1.4 * crossed + 0.7 * rank;
}

/** How much it hides of others, and how close it comes to them. */
function crowding(box: Box, others: Box[]): number {
  const aura = widened(box, NEAR);
  return others.reduce((sum, other) => sum + 8 * shared(box, other) + 0.14 * shared(aura, other), 0);
}

/** The center of a box at the edge of a city, all of it on the map, where it hides least. */
export function placeBeside(spot: Spot, width: number, height: number, taken: Box[], ways: Way[]): Point {
  const [across, down] = [spot.reach + width * 0.42, spot.reach + height * 0.42];
  const boxes = [1, 1.25].flatMap((far) => DIRECTIONS.map((angle) => ({
    x: clamp(spot.x + far * across * Math.cos(angle) - width / 2, MARGIN, WIDTH - MARGIN - width),
    y: clamp(spot.y + far * down * Math.sin(angle) - height / 2, MARGIN, HEIGHT - MARGIN - height),
    width,
    height,
  })));
  const costs = boxes.map((box, rank) => discomfort(box, 2 * rank, taken, ways));
  const best = boxes[costs.indexOf(Math.min(...costs))] as Box;
  return { x: best.x + width / 2, y: best.y + height / 2 };
}
