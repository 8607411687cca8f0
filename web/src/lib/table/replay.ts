/** A game from its beginning, moment by moment. */
import type { Ask, Line, Replay } from '../protocol';
import { applied } from './changes';
import type { Scores, View } from './facts';
import { isAboutTable, longer, type LogLine } from './log';

export interface Moment {
  view: View;
  ask: Ask;
  scores: Scores[];
  lines: Line[]; // that led to it
}

/** A moment at which a turn begins, and the line that says so. */
export interface Turn {
  moment: number;
  line: Line;
  color: string; // whose turn it is
}

const STRIDE = 16; // moments between two views that are kept

/** All moments of a game: any of them is at most a few changes away from a view that is kept. */
export class Timeline {
  readonly replay: Replay;
  readonly last: number;
  readonly turns: Turn[];
  readonly #first: View;
  readonly #kept: View[] = [];

  constructor(replay: Replay) {
    this.replay = replay;
    this.last = replay.frames.length;
    this.#first = replay.game.view as unknown as View;
    this.turns = [replay, ...replay.frames].flatMap(({ lines }, moment) => lines
      .filter(({ key }) => key === 'turn-of')
      .map((line) => ({ moment, line, color: line.parts?.find(([, kind]) => kind === 'player')?.[2] ?? '' })));
  }

  /** The moment of that number; the first one is before anybody has acted. */
  at(moment: number): Moment {
    const { game, lines, frames } = this.replay;
    const { ask, scores, lines: news } = frames[moment - 1] ?? { ...game, lines };
    return { view: this.#view(moment), ask, scores, lines: news };
  }

  /** The log up to a moment. */
  log(moment: number): LogLine[] {
    const { lines, frames } = this.replay;
    return longer([], [...lines, ...frames.slice(0, moment).flatMap((frame) => frame.lines)]);
  }

  /** The latest moment of which nothing was told after the first *seq* events. */
  seenAt(seq: number): number {
    return this.replay.frames.filter((frame) => frame.seq <= seq).length;
  }

  /** What was told of the game after a moment, but for what is too small or was taken back. */
  told(since: number): Line[] {
    const lines = this.replay.frames.slice(since).flatMap((frame) => frame.lines);
    return longer([], lines).filter((line) => !line.quiet && !line.gone && !isAboutTable(line));
  }

  /** The moments at which it is up to *seat*, who had not acted just before. */
  turnsOf(seat: number): number[] {
    const { frames } = this.replay;
    return [...frames.keys()].filter((i) => frames[i]?.seat === seat && frames[i - 1]?.seat !== seat);
  }

  #view(moment: number): View {
    const base = Math.floor(moment / STRIDE);
    for (let number = this.#kept.length; number <= base; number += 1) {
      this.#kept.push(this.#played(this.#kept.at(-1) ?? this.#first, (number - 1) * STRIDE, number * STRIDE));
    }
    return this.#played(this.#kept[base] ?? this.#first, base * STRIDE, moment);
  }

  #played(view: View, from: number, to: number): View {
    const frames = this.replay.frames.slice(Math.max(from, 0), to);
    return frames.reduce((whole, { changes }) => applied(whole, changes), view);
  }
}

/** The nearest of *stops* before or after a moment; none, where there is none. */
export function next(stops: number[], moment: number, back: boolean): number | undefined {
  return back ? stops.findLast((stop) => stop < moment) : stops.find((stop) => stop > moment);
}

/** The latest lines of a log, from the beginning of a turn on: to draw all of them at every moment takes too long. */
export function latest(log: LogLine[], most: number): LogLine[] {
  const from = log.length - most;
  if (from <= 0) return log;
  const turn = log.findIndex(({ key }, i) => i >= from && key === 'turn-of');
  return log.slice(turn < 0 ? from : turn);
}

/** A stretch of the game in which it was somebody's turn. */
export interface Stretch {
  from: number;
  length: number;
  color: string;
}

/** The whole game by turns; before the first one, it is nobody's. */
export function stretches({ turns, last }: Timeline): Stretch[] {
  const starts = [{ moment: 0, color: '' }, ...turns];
  return starts
    .map(({ moment, color }, i) => ({ from: moment, length: (starts[i + 1]?.moment ?? last) - moment, color }))
    .filter(({ length }) => length > 0);
}

// Addresses

/** Whose eyes, as addresses call them: a seat's number, `none` or `all`; one's own if it is empty. */
export type Viewpoint = string;

export interface ReplayAddress {
  eyes: Viewpoint;
  at: number;
  since?: number; // events that were seen before: what came then is to be told
}

/** The eyes with which a replay was made. */
export function viewpointOf({ seat, all }: Replay): Viewpoint {
  return all ? 'all' : String(seat ?? 'none');
}

/** The place that the query of an address names. */
export function parseReplayAddress(query: string): ReplayAddress {
  const asked = new URLSearchParams(query);
  const since = count(asked.get('since'));
  return { eyes: asked.get('eyes') ?? '', at: count(asked.get('at')), ...(since && { since }) };
}

function count(text: string | null): number {
  const number = Number(text ?? 0);
  return Number.isSafeInteger(number) && number > 0 ? number : 0;
}

/** The address of a moment, seen with these eyes. */
export function replayPath(table: string, { eyes, at, since = 0 }: ReplayAddress): string {
  const parts = { ...(eyes && { eyes }), ...(at && { at: String(at) }), ...(since && { since: String(since) }) };
  const query = new URLSearchParams(parts).toString();
  return `/table/${encodeURIComponent(table)}/replay${query && `?${query}`}`;
}

/** The table and the moment that `ID@MOMENT` names; nowhere, if the table is not named. */
export function originPath(origin: string): string {
  const [table, at] = origin.split('@');
  return table ? replayPath(table, { eyes: '', at: Number(at) }) : '';
}
