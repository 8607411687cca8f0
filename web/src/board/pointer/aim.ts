// Which of the things on offer a press near them means: the nearest one.

import { clamp, type Point } from './plane';

const CONTROLS = 'button, a, input, select, textarea, summary, label';

/** The ``data-aim`` of something drawn: lines of points in the drawing, or single points. */
export function aim(...lines: Point[][]): string {
  return lines.map((line) => line.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ')).join(';');
}

/** The thing a press means; null if there is nothing on offer within *reach* pixels. */
export function meant(board: Element, pressed: Element, at: Point, reach: number): Element | null {
  const direct = pressed.closest('[data-offer]');
  if (direct && !direct.hasAttribute('data-aim')) return direct;
  if (!direct && pressed.closest(CONTROLS)) return null;
  const things = [...board.querySelectorAll(direct ? '[data-offer][data-aim]' : '[data-offer]')];
  const distances = things.map((thing) => distance(thing, at));
  const least = Math.min(...distances);
  return least <= reach ? things[distances.indexOf(least)] ?? null : direct;
}

/** The distance from a thing in pixels; infinite if it is not visible. */
function distance(thing: Element, at: Point): number {
  const aimed = thing.getAttribute('data-aim');
  if (!aimed) return fromBox(thing.getBoundingClientRect(), at);
  const drawn = thing as SVGGraphicsElement;
  const frame = drawn.ownerSVGElement?.getBoundingClientRect();
  const matrix = 'getScreenCTM' in drawn ? drawn.getScreenCTM() : null;
  if (!frame || !matrix) return Infinity;
  const lines = aimed.split(';').map((line) => line.split(' ').map((point) => {
    const [x = 0, y = 0] = point.split(',').map(Number);
    return { x: matrix.a * x + matrix.c * y + matrix.e, y: matrix.b * x + matrix.d * y + matrix.f };
  }));
  const places = lines.flatMap((line) => line.map((end, i) => nearestOn(line[i - 1] ?? end, end, at)));
  return Math.min(...places.filter((place) => fromBox(frame, place) === 0).map((place) => apart(place, at)));
}

function apart(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

function fromBox({ left, right, top, bottom }: DOMRect, { x, y }: Point): number {
  if (left === right && top === bottom) return Infinity;
  return Math.hypot(x - clamp(x, left, right), y - clamp(y, top, bottom));
}

/** The point of a line segment nearest to another point. */
function nearestOn(from: Point, to: Point, { x, y }: Point): Point {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const share = clamp(((x - from.x) * dx + (y - from.y) * dy) / (dx * dx + dy * dy || 1), 0, 1);
  return { x: from.x + dx * share, y: from.y + dy * share };
}
