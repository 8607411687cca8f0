/** A game from its beginning, moment by moment. */
import { applied } from '../lib/changes';
import type { Scores, View } from '../lib/facts';
import { longer, type LogLine } from '../lib/log';
import type { Ask, Line, Replay } from '../lib/protocol';

export interface Moment {
  view: View;
  ask: Ask;
  scores: Scores[];
  lines: Line[]; // that led to it
}

/** All moments, the first one before anybody has acted. */
export function moments({ game, lines, frames }: Replay): Moment[] {
  let view = game.view as unknown as View;
  const first = { view, ask: game.ask, scores: game.scores, lines };
  const others = frames.map((frame): Moment => {
    view = applied(view, frame.changes);
    return { view, ask: frame.ask, scores: frame.scores, lines: frame.lines };
  });
  return [first, ...others];
}

/** The log up to a moment. */
export function logUntil(all: Moment[], moment: number): LogLine[] {
  return longer([], all.slice(0, moment + 1).flatMap(({ lines }) => lines));
}

/** The moments at which turns begin, with the line that says so. */
export function turns(all: Moment[]): { moment: number; line: Line }[] {
  return all.flatMap(({ lines }, moment) =>
    lines.filter(({ key }) => key === 'turn-of').map((line) => ({ moment, line })));
}
