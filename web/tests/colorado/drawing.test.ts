import { expect, test } from 'vitest';
import { Camera } from '../../src/board/pointer/camera.svelte';
import { SEAT_MARKS } from '../../src/board/seatMarks';
import { HEIGHT, outline, rails, waysIn, WIDTH } from '../../src/games/colorado/sheet/paths';
import { freshView } from './position';

test('the camera comes as near as what is on offer allows', () => {
  const camera = new Camera(WIDTH, HEIGHT);
  camera.frame([{ x: 700, y: 100 }, { x: 760, y: 140 }], 2.2);
  expect(camera.zoom).toBe(2.2);
  camera.frame([{ x: 0, y: 0 }, { x: WIDTH, y: HEIGHT }], 2.2);
  expect(camera.box).toEqual([0, 0, WIDTH, HEIGHT]);
});

test('every way is drawn once, and every region is closed', () => {
  for (const region of freshView().map.regions) {
    const ways = waysIn(region).map(({ ends }) => [...ends].sort().join());
    expect(new Set(ways).size).toBe(ways.length);
    expect(ways.length).toBeGreaterThanOrEqual(region.steps.length);
    expect(outline(region.shape)).toMatch(/^M.*Z$/);
  }
});

test('two switches: the railroad has as many rails as steps, and one more', () => {
  const { railroad } = freshView().map;
  expect(rails(railroad)).toHaveLength(railroad.length - 1 + 2);
});

test('each seat has a mark of its own', () => {
  const marks = freshView().players.map(({ color }) => SEAT_MARKS[color]);
  expect(new Set(marks.map((mark) => mark?.shape)).size).toBe(marks.length);
  expect(new Set(marks.map((mark) => mark?.paint)).size).toBe(marks.length);
});
