// The lines of the map.

import type { Point } from '../../../board/pointer/plane';
import type { RegionView, StepView } from '../types';

export const WIDTH = 1000;
export const HEIGHT = 700;

/** A closed shape with rounded corners, as a pen draws it. */
export function outline(shape: number[][]): string {
  const corners = shape.map(([x = 0, y = 0]): Point => ({ x, y }));
  return corners.map((corner, i) => {
    const [before, after] = [corners.at(i - 1) ?? corner, corners[(i + 1) % corners.length] ?? corner];
    const [from, to] = [towards(corner, before), towards(corner, after)];
    return `${i ? 'L' : 'M'}${said(from)}Q${said(corner)} ${said(to)}`;
  }).join('') + 'Z';
}

/** A point next to a corner on the way to another, at most that far away. */
function towards(corner: Point, other: Point): Point {
  const length = Math.hypot(other.x - corner.x, other.y - corner.y) || 1;
  const share = Math.min(16, length / 2) / length;
  return { x: corner.x + (other.x - corner.x) * share, y: corner.y + (other.y - corner.y) * share };
}

function said({ x, y }: Point): string {
  return `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;
}

export interface Way { from: Point; to: Point; ends: [string, string] }

/** The paths inside a region, each once. */
export function waysIn(region: RegionView): Way[] {
  return region.steps.flatMap((step, i) => step.links.flatMap((name): Way[] => {
    if (name === 'flag') return [{ from: region, to: step, ends: [region.name, step.name] }];
    const at = region.steps.findIndex((other) => other.name === name);
    const other = region.steps[at];
    return other && at < i ? [{ from: other, to: step, ends: [name, step.name] }] : [];
  }));
}

/** The rails between steps, from left to right. */
export function rails(steps: StepView[]): Way[] {
  return steps.flatMap((step) => step.links.flatMap((name): Way[] => {
    const next = steps.find((each) => each.name === name);
    return next ? [{ from: step, to: next, ends: [step.name, name] }] : [];
  }));
}

/** The approximate width of a name in letters of that size. */
export function widthOf(name: string, size: number): number {
  return name.length * size * 0.54;
}
