/** How a table was when the reader did something last: the seq of the log, and the points of all seats. */
import { TableMemory } from '../browser/tableMemory';

export interface LastAct { seq: number; points: number[] }

export const lastActs = new TableMemory('acts', (kept): kept is LastAct => {
  const { seq, points } = Object(kept) as Partial<LastAct>;
  return Number.isInteger(seq) && Array.isArray(points) && points.every((each) => Number.isInteger(each));
});
