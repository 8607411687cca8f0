import type { Line } from './src/lib/protocol';
import type { Change } from './src/lib/table/changes';

/** A game as one viewer saw it; without a viewer, a spectator. */
export interface Recorded {
  game: string;
  players: number;
  viewer: number | null;
  view: object;
  moves: { lines: Line[]; changes: Change[] }[];
}

export function recorded(): Recorded[];
