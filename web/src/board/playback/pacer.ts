/** Decides how fast waiting news is played, so that nobody waits long for others. */
import { opensTurn } from '../../lib/log/log';
import type { Line } from '../../lib/protocol';

const BUDGET = 2300; // milliseconds for a turn at normal speed, with some to spare
const USUAL = 700; // milliseconds that a line takes at most, until it was seen
const LONG = 3000; // milliseconds: who pauses longer is not a bot in the middle of a turn
const MOST = 6; // times faster; more would only flicker

export class Pacer {
  readonly #took = new Map<string, number>(); // milliseconds that each kind of line took at normal speed
  #spent = 0; // on this turn, in the same measure as the budget
  #paused = 0; // when the latest news ended

  /** How much faster to play the first of these lines, all of which wait; infinitely if time is up. */
  haste(waiting: Line[]): number {
    const [now, ...later] = waiting;
    if (!now) return 1;
    if (opensTurn(now)) this.#spent = 0;
    const end = later.findIndex(opensTurn);
    const turn = [now, ...end < 0 ? later : later.slice(0, end)];
    const left = BUDGET - this.#spent;
    const needed = turn.reduce((sum, { key }) => sum + (this.#took.get(key) ?? USUAL), 0);
    if (needed <= left) return 1;
    return left > needed / MOST ? needed / left : turn.length > 1 ? Infinity : MOST;
  }

  /** A line was played at that *haste* in these *milliseconds* at the viewer's normal speed. */
  played(line: Line, milliseconds: number, haste: number): void {
    this.#spent += milliseconds;
    this.#took.set(line.key, milliseconds * haste);
  }

  /** News ends at this time; more of the same turn may follow. */
  pause(now: number): void {
    this.#paused = now;
  }

  /** News comes at this time. */
  resume(now: number): void {
    if (now - this.#paused > LONG) this.rest();
  }

  /** The viewer has chosen, or anything else after which news has time of its own. */
  rest(): void {
    this.#spent = 0;
  }
}
