/** The course of a rating as a drawing of 100 by 100, however large it is shown. */
import type { RatingPoint } from '../protocol';

const SIZE = 100;
const STEP = 100; // the rating at the top and at the bottom is a multiple of it

export interface Graph {
  low: number; // the rating at the bottom
  high: number; // and at the top
  line: string; // the points of the rating
  band: string; // the outline of its uncertainty
}

/** The graph of a course with at least one point; a single one is drawn across. */
export function graphOf(points: RatingPoint[]): Graph {
  const course = points.length === 1 ? [...points, ...points] : points;
  const low = Math.floor(Math.min(...course.map(({ points, give_or_take: by }) => points - by)) / STEP) * STEP;
  const high = Math.ceil(Math.max(...course.map(({ points, give_or_take: by }) => points + by)) / STEP) * STEP;
  const first = course[0]?.at ?? 0;
  const length = (course.at(-1)?.at ?? 0) - first;
  const x = ({ at }: RatingPoint, index: number): number =>
    length ? ((at - first) / length) * SIZE : (index / Math.max(1, course.length - 1)) * SIZE;
  const along = (of: (point: RatingPoint) => number): string[] => course.map((point, index) =>
    `${rounded(x(point, index))},${rounded(SIZE - ((of(point) - low) / (high - low || 1)) * SIZE)}`);
  const top = along(({ points, give_or_take: by }) => points + by);
  const bottom = along(({ points, give_or_take: by }) => points - by);
  return { low, high, line: along(({ points }) => points).join(' '), band: [...top, ...bottom.reverse()].join(' ') };
}

function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}
