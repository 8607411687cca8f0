/** Everybody's points as bars that grow source by source. */
import type { Scores } from '../table/facts';

/** A stretch of a bar: the points of one source.  Lost points cover what was there before. */
export interface Segment {
  source: string;
  from: number;
  to: number;
  lost: boolean;
}

/** The bar of a player once *counted* sources are counted; the fraction is of the next source. */
export function segments(scores: Scores, sources: string[], counted: number): Segment[] {
  let end = 0;
  return sources.flatMap((source, i) => {
    const points = (scores[source] ?? 0) * share(i, counted);
    const start = end;
    end += points;
    return points ? [{ source, from: Math.min(start, end), to: Math.max(start, end), lost: points < 0 }] : [];
  });
}

/** The points of a player so far, in whole numbers. */
export function countedTotal(scores: Scores, sources: string[], counted: number): number {
  const exact = sources.reduce((sum, source, i) => sum + (scores[source] ?? 0) * share(i, counted), 0);
  return Math.round(exact);
}

/** The most that any bar ever reaches, on its way. */
export function longest(all: Scores[], sources: string[]): number {
  const ends = all.flatMap((scores) => segments(scores, sources, sources.length).map(({ to }) => to));
  return Math.max(1, ...ends);
}

function share(i: number, counted: number): number {
  return Math.min(Math.max(counted - i, 0), 1);
}
