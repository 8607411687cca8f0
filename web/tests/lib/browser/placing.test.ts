import { expect, test } from 'vitest';
import { type Box, placed, type Side } from '../../../src/lib/browser/placing';

const PHONE = { width: 390, height: 844 };
const BUBBLE = { width: 320, height: 180 };
const SIDES: Side[] = ['above', 'below', 'right', 'left'];

const around = (x: number, y: number): Box => ({ left: x - 20, top: y - 20, right: x + 20, bottom: y + 20 });

test('a bubble is above what it is about, in the middle, and points to it', () => {
  const { x, y, side, tail } = placed(around(195, 500), BUBBLE, PHONE, SIDES);
  expect([x, y + BUBBLE.height, side, x + tail]).toEqual([35, 468, 'above', 195]);
});

test('where there is no room above, it is below', () => {
  expect(placed(around(195, 100), BUBBLE, PHONE, SIDES)).toMatchObject({ y: 132, side: 'below' });
});

test('an entry of the list has it at its side', () => {
  const desk = { width: 1440, height: 900 };
  const { x, side, y, tail } = placed(around(1200, 450), BUBBLE, desk, ['left', 'right']);
  expect([x + BUBBLE.width, side, y + tail]).toEqual([1168, 'left', 450]);
});

test('without room on any side it lies over it, and points nowhere', () => {
  const all: Box = { left: 0, top: 0, right: 390, bottom: 844 };
  expect(placed(all, BUBBLE, PHONE, SIDES).side).toBeNull();
});

test.each([[0, 0], [390, 0], [0, 844], [390, 844], [195, 422], [-500, 2000]])(
  'about something at %i, %i it is on the screen, and its tail on it', (left, top) => {
    const { x, y, tail } = placed(around(left, top), BUBBLE, PHONE, SIDES);
    expect(x).toBeGreaterThanOrEqual(8);
    expect(y).toBeGreaterThanOrEqual(8);
    expect(x + BUBBLE.width).toBeLessThanOrEqual(382);
    expect(y + BUBBLE.height).toBeLessThanOrEqual(836);
    expect(tail).toBeGreaterThan(0);
    expect(tail).toBeLessThan(BUBBLE.width);
  },
);
