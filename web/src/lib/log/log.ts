/** The log of a table, as its viewer reads it. */
import { TURN_OF } from '../constants';
import type { Line } from '../protocol';

/** `gone`: it was undone. */
export interface LogLine extends Line {
  gone?: boolean;
}

/** Whether a line is about the table; all others are about the game. */
export function isAboutTable(line: Line): boolean {
  return line.key.startsWith('table-');
}

/** Whether somebody says something in a line. */
export function isChat(line: Line): boolean {
  return line.key === 'table-said' || line.key === 'table-phrase';
}

/** Whether a line opens somebody's turn. */
export function opensTurn(line: Line): boolean {
  return line.key === TURN_OF;
}

/** How many turns have begun since event *seq*. */
export function turnsSince(log: LogLine[], seq: number): number {
  return log.filter((line) => line.seq >= seq && !line.gone && opensTurn(line)).length;
}

/** The colors of the players a line names, the one who did it first. */
export function people({ parts = [] }: Line): string[] {
  return parts.filter(([, nature]) => nature === 'player' || nature === 'purse').map(([, , color]) => color);
}

/** Whether a line is about the player of that color. */
export function isAbout(line: Line, color: string): boolean {
  return people(line).includes(color);
}

/** The log with more lines; lines that were undone are marked. */
export function longer(log: LogLine[], more: Line[]): LogLine[] {
  const all = [...log];
  for (const line of more) {
    if (typeof line.back === 'number') takeBack(all, line.back);
    all.push(line);
  }
  return all;
}

function takeBack(log: LogLine[], from: number): void {
  for (const [i, line] of log.entries()) {
    if (line.seq >= from && !isAboutTable(line)) log[i] = { ...line, gone: true };
  }
}
