/** The clocks of a table, as numbers and as words. */
import type { ClockTimes, WantedClock } from '../protocol';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Clock presets for a new table, no clock first. */
export const PACES: Record<string, WantedClock | null> = {
  none: null,
  quick: { turn: 30, bank: 5 * MINUTE },
  evening: { turn: MINUTE, bank: 15 * MINUTE },
  day: { turn: 12 * HOUR, bank: 2 * DAY },
  days: { turn: DAY, bank: 7 * DAY },
};

/** The preset of a clock; `own` if it is none of them. */
export function paceOf(clock: WantedClock | null): string {
  const same = Object.entries(PACES).find(([, each]) => each?.turn === clock?.turn && each?.bank === clock?.bank);
  return same?.[0] ?? 'own';
}

/** Milliseconds a seat has left at a server time, for the turn and in the bank. */
export function left(clock: ClockTimes, seat: number, at: number): { turn: number; bank: number } {
  const [turn = 0, bank = 0] = clock.left[seat] ?? [];
  const spent = clock.running.includes(seat) ? Math.max(at - clock.at, 0) : 0;
  return { turn: Math.max(turn - spent, 0), bank: Math.max(bank - Math.max(spent - turn, 0), 0) };
}

export interface Span {
  unit: 'days' | 'hours' | 'time';
  count: number; // of days or hours, rounded down
  time: string; // minutes and seconds
}

/** A span of time in days, in hours, or in minutes and seconds. */
export function span(ms: number): Span {
  const seconds = Math.ceil(ms / 1000);
  const time = `${Math.floor(seconds / MINUTE)}:${String(seconds % MINUTE).padStart(2, '0')}`;
  if (seconds >= 2 * DAY) return { unit: 'days', count: Math.floor(seconds / DAY), time };
  if (seconds >= 2 * HOUR) return { unit: 'hours', count: Math.floor(seconds / HOUR), time };
  return { unit: 'time', count: 0, time };
}
