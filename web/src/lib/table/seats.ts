/** The seats of a table in a list. */
import type { TableStatus } from '../protocol';

export function hasFreeSeat(table: TableStatus): boolean {
  return table.seats.some(({ who }) => who === 'free');
}

/** The names of the players. */
export function people(table: TableStatus): string[] {
  return table.seats.filter(({ who }) => who === 'person' || who === 'bot').map(({ name }) => name);
}
