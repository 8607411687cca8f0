// Points, curves and boxes on the map.

import { clamp, type Point } from '../../../board/pointer/plane';

export { clamp, type Point } from '../../../board/pointer/plane';

/** A line between two cities, slightly curved, like a wagon trail. */
export interface Curve { from: Point; bend: Point; to: Point }

export const WIDTH = 1000;
export const HEIGHT = 620;

const BEND = 0.07; // of the length; the curve is at most half as far from the straight line

/** Bent to one side or the other, always the same. */
export function curve(from: Point, to: Point): Curve {
  const side = (from.x + to.y) % 2 ? BEND : -BEND;
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  return { from, to, bend: { x: (from.x + to.x) / 2 - dy * side, y: (from.y + to.y) / 2 + dx * side } };
}

/** The same curve, shifted to the right by that distance. */
export function beside({ from, bend, to }: Curve, distance: number): Curve {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const [dx, dy] = [-(to.y - from.y) / length * distance, (to.x - from.x) / length * distance];
  const moved = ({ x, y }: Point) => ({ x: x + dx, y: y + dy });
  return { from: moved(from), bend: moved(bend), to: moved(to) };
}

export function reversed({ from, bend, to }: Curve): Curve {
  return { from: to, bend, to: from };
}

/** The point after *share* of the way. */
export function along({ from, bend, to }: Curve, share: number): Point {
  const rest = 1 - share;
  const mix = (a: number, b: number, c: number) => rest * rest * a + 2 * rest * share * b + share * share * c;
  return { x: mix(from.x, bend.x, to.x), y: mix(from.y, bend.y, to.y) };
}

/** Points along the curve that are at least *margin* from its ends; always includes the middle. */
export function between(curve: Curve, margin: number): Point[] {
  const length = Math.hypot(curve.to.x - curve.from.x, curve.to.y - curve.from.y) || 1;
  const first = clamp(margin / length, 0, 0.4);
  return Array.from({ length: 7 }, (_, i) => along(curve, first + (1 - 2 * first) * i / 6));
}

export function path({ from, bend, to }: Curve): string {
  return `M${round(from.x)} ${round(from.y)}Q${round(bend.x)} ${round(bend.y)} ${round(to.x)} ${round(to.y)}`;
}

export function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** A box on the map. */
export interface Box { x: number; y: number; width: number; height: number }

/** The box around a point. */
export function around({ x, y }: Point, reach: number): Box {
  return { x: x - reach, y: y - reach, width: 2 * reach, height: 2 * reach };
}

export function widened(box: Box, across: number, down = across): Box {
  return { x: box.x - across, y: box.y - down, width: box.width + 2 * across, height: box.height + 2 * down };
}

/** The area two boxes share. */
export function shared(a: Box, b: Box): number {
  const across = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const down = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return Math.max(across, 0) * Math.max(down, 0);
}

/** How far the box extends beyond the map. */
export function outside(box: Box, margin: number): number {
  return Math.max(margin - box.x, 0) + Math.max(margin - box.y, 0)
    + Math.max(box.x + box.width - WIDTH + margin, 0) + Math.max(box.y + box.height - HEIGHT + margin, 0);
}

/** The length of the line segment inside the box. */
export function lengthInside(box: Box, from: Point, to: Point): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  let [low, high] = [0, 1];
  const sides: [number, number][] = [
    [-dx, from.x - box.x],
    [dx, box.x + box.width - from.x],
    [-dy, from.y - box.y],
    [dy, box.y + box.height - from.y],
  ];
  for (const [p, q] of sides) {
    if (p === 0 && q < 0) return 0;
    if (p < 0) low = Math.max(low, q / p);
    if (p > 0) high = Math.min(high, q / p);
  }
  return Math.max(high - low, 0) * Math.hypot(dx, dy);
}
