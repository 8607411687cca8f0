/** A replay: all moments of a game, and addresses of moments. */
import type { Ask, Line, Replay } from '../protocol';
import { applied } from './changes';
import type { Scores, View } from './facts';
import { isAboutTable, longer, opensTurn, type LogLine } from '../log/log';

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

const STRIDE = 16; // moments between two cached views

/** All moments of a game; each is at most a few changes away from a cached view. */
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
      .filter(opensTurn)
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

  /** The last moment within the first *seq* events. */
  seenAt(seq: number): number {
    return this.replay.frames.filter((frame) => frame.seq <= seq).length;
  }

  /** The log lines after a moment, without quiet and undone ones. */
  told(since: number): Line[] {
    const lines = this.replay.frames.slice(since).flatMap((frame) => frame.lines);
    return longer([], lines).filter((line) => !line.quiet && !line.gone && !isAboutTable(line));
  }

  /** The moments at which *seat* begins to act. */
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

/** The latest lines of a log, from the start of a turn: drawing all of them at every moment is too slow. */
export function latest(log: LogLine[], most: number): LogLine[] {
  const from = log.length - most;
  if (from <= 0) return log;
  const turn = log.findIndex((line, i) => i >= from && opensTurn(line));
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

/** A viewpoint as in addresses: a seat's number, `none` or `all`; empty for one's own. */
export type Viewpoint = string;

export interface ReplayAddress {
  eyes: Viewpoint;
  at: number;
  since?: number; // number of events seen before: the recap begins there
  review?: boolean; // with what the choices were worth
}

/** The viewpoint of a replay. */
export function viewpointOf({ seat, all }: Replay): Viewpoint {
  return all ? 'all' : String(seat ?? 'none');
}

/** Parse the query of a replay’s address. */
export function parseReplayAddress(query: string): ReplayAddress {
  const asked = new URLSearchParams(query);
  const since = count(asked.get('since'));
  const review = asked.get('review') === '1';
  const more = { ...(since && { since }), ...(review && { review }) };
  return { eyes: asked.get('eyes') ?? '', at: count(asked.get('at')), ...more };
}

function count(text: string | null): number {
  const number = Number(text ?? 0);
  return Number.isSafeInteger(number) && number > 0 ? number : 0;
}

/** The address of a moment, from that viewpoint. */
export function replayPath(table: string, { eyes, at, since = 0, review = false }: ReplayAddress): string {
  const parts = {
    ...(eyes && { eyes }),
    ...(at && { at: String(at) }),
    ...(since && { since: String(since) }),
    ...(review && { review: '1' }),
  };
  const query = new URLSearchParams(parts).toString();
  return `/table/${encodeURIComponent(table)}/replay${query && `?${query}`}`;
}

/** The address of the moment `ID@MOMENT`; empty without a table. */
export function originPath(origin: string): string {
  const [table, at] = origin.split('@');
  return table ? replayPath(table, { eyes: '', at: Number(at) }) : '';
}
