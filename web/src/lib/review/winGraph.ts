/** The curves of everybody's chance to win: choices at whole numbers, and what was luck in between. */
import type { Review } from '../protocol';
import type { Turn } from '../table/replay';

export interface Point { x: number; y: number }

/** A stretch between two choices in which luck changed a chance. */
export interface Luck { from: Point; to: Point; good: boolean }

const SLIGHT = 0.02; // a smaller change of a chance is not called luck
const MADE = 0.5; // where a choice is done, after it was due

/** Where each choice was due and where it was done, and the result; at the top is a sure win. */
export function curve({ choices, seats }: Review, seat: number): Point[] {
  const points = choices.flatMap(({ before, after }, i) => [
    { x: i, y: 1 - (before[seat] ?? 0) }, { x: i + MADE, y: 1 - (after[seat] ?? 0) },
  ]);
  return [...points, { x: choices.length, y: 1 - (seats[seat]?.result ?? 0) }];
}

/** Every stretch between choices in which the chance of a seat changed noticeably. */
export function luck(review: Review, seat: number): Luck[] {
  const points = curve(review, seat);
  return points.flatMap((to, i) => {
    const from = points[i - 1];
    return from && i % 2 === 0 && Math.abs(from.y - to.y) >= SLIGHT ? [{ from, to, good: to.y < from.y }] : [];
  });
}

/** The points as SVG's polyline has them, where that many choices are as wide as *width*. */
export function drawn(points: Point[], choices: number, width: number, height: number): string {
  return points.map(({ x, y }) => `${round((x / Math.max(1, choices)) * width)},${round(y * height)}`).join(' ');
}

/** The first choice at or after a moment; past the last one, their number. */
export function choiceAt({ choices }: Review, moment: number): number {
  const found = choices.findIndex((choice) => choice.moment >= moment);
  return found < 0 ? choices.length : found;
}

/** Everybody's chances at a moment of the replay: as the next choice found them, or as the last one left them. */
export function chancesAt(review: Review, moment: number, over: boolean): number[] {
  const { choices, seats } = review;
  const next = choiceAt(review, moment);
  if (over || !choices.length) return seats.map(({ result }) => result);
  const due = choices[next];
  return (due?.moment === moment ? due.before : choices[next - 1]?.after) ?? due?.before ?? [];
}

/** The choice that is nearest to a place between 0 and 1. */
export function nearest({ choices }: Review, place: number): number {
  return Math.min(Math.max(Math.round(place * choices.length), 0), choices.length - 1);
}

/** A turn, the first choice in it, and everybody's chances before that. */
export interface TurnChances { turn: Turn; choice: number; chances: number[] }

/** Everybody's chances at the first choice of each turn. */
export function byTurn(review: Review, turns: Turn[]): TurnChances[] {
  return turns.flatMap((turn, i) => {
    const choice = choiceAt(review, turn.moment);
    const next = turns[i + 1]?.moment ?? Infinity;
    const made = review.choices[choice];
    return made && made.moment < next ? [{ turn, choice, chances: made.before }] : [];
  });
}

const round = (number: number): number => Math.round(number * 100) / 100;
