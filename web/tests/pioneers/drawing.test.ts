import { expect, test } from 'vitest';
import { Camera } from '../../src/board/pointer/camera.svelte';
import {
  along, beside, curve, HEIGHT, outside, path, reversed, shared, WIDTH,
} from '../../src/games/pioneers/map/geometry';
import { placeLabels, type Way } from '../../src/games/pioneers/map/labels';
import { freshView } from './position';

const view = freshView();
const places = new Map(view.cities.map(({ name, x, y }) => [name, { x, y }]));
const spots = view.cities.map(({ x, y, label }) => ({ x, y, label, reach: 17 }));
const ways = view.lines.map(({ ends }) => ends.map((end) => places.get(end)) as unknown as Way);

test('labels hide neither each other nor cities, and stay on the map', () => {
  const boxes = placeLabels(spots, ways, 12, spots.map((_, i) => i)).filter((box) => box !== undefined);
  expect(boxes).toHaveLength(spots.length);
  boxes.forEach((box, i) => {
    expect(outside(box, 0)).toBe(0);
    for (const other of boxes.slice(i + 1)) expect(shared(box, other)).toBe(0);
    for (const { x, y } of spots) expect(shared(box, { x: x - 10, y: y - 10, width: 20, height: 20 })).toBe(0);
  });
});

test('only the requested names are drawn', () => {
  const boxes = placeLabels(spots, ways, 12, [3]);
  expect(boxes.map((box, i) => box ? i : -1).filter((i) => i >= 0)).toEqual([3]);
});

test('a line leads from city to city, and back', () => {
  const line = curve({ x: 0, y: 0 }, { x: 100, y: 0 });
  expect(along(line, 0)).toEqual({ x: 0, y: 0 });
  expect(along(reversed(line), 0)).toEqual({ x: 100, y: 0 });
  expect(Math.abs(along(line, 0.5).y)).toBeLessThan(5);
  expect(beside(line, 5).from).toEqual({ x: 0, y: 5 });
  expect(path(line)).toMatch(/^M0 0Q50 -?[\d.]+ 100 0$/);
});

test('the camera never leaves the map', () => {
  const camera = new Camera(WIDTH, HEIGHT);
  expect(camera.box).toEqual([0, 0, WIDTH, HEIGHT]);
  camera.farther();
  expect(camera.isFarthest).toBe(true);
  for (let i = 0; i < 9; i++) camera.closer();
  expect(camera.isNearest).toBe(true);
  camera.show({ x: WIDTH, y: 0 });
  const [left = 0, top = 0, width = 0] = camera.box;
  expect(left + width).toBeLessThanOrEqual(WIDTH);
  expect(top).toBeGreaterThanOrEqual(0);
  camera.whole();
  expect(camera.box).toEqual([0, 0, WIDTH, HEIGHT]);
});
