import { expect, test } from 'vitest';
import { Camera } from '../../src/board/pointer/camera.svelte';
import { SEAT_MARKS } from '../../src/board/seatMarks';
import { HEIGHT, outline, rails, waysIn, WIDTH } from '../../src/games/colorado/sheet/paths';
import { freshView } from './position';

test('the camera zooms in as far as the offers allow', () => {
  const camera = new Camera(WIDTH, HEIGHT);
  camera.frame([{ x: 700, y: 100 }, { x: 760, y: 140 }], 2.2);
  expect(camera.zoom).toBe(2.2);
  camera.frame([{ x: 0, y: 0 }, { x: WIDTH, y: HEIGHT }], 2.2);
  expect(camera.box).toEqual([0, 0, WIDTH, HEIGHT]);
});

test('every path is drawn once, and every region is closed', () => {
  for (const region of freshView().map.regions) {
    const ways = waysIn(region).map(({ ends }) => [...ends].sort().join());
    expect(new Set(ways).size).toBe(ways.length);
    expect(ways.length).toBeGreaterThanOrEqual(region.steps.length);
    expect(outline(region.shape)).toMatch(/^M.*Z$/);
  }
});

test('two switches: the railroad has one more rail than steps', () => {
  const { railroad } = freshView().map;
  expect(rails(railroad)).toHaveLength(railroad.length - 1 + 2);
});

test('each seat has its own mark', () => {
  const marks = freshView().players.map(({ color }) => SEAT_MARKS[color]);
  expect(new Set(marks.map((mark) => mark?.shape)).size).toBe(marks.length);
  expect(new Set(marks.map((mark) => mark?.paint)).size).toBe(marks.length);
});
