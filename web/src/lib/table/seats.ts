/** The seats of a table in a list. */
import type { TableInfo } from '../protocol';

export function hasFreeSeat(table: TableInfo): boolean {
  return table.seats.some(({ who }) => who === 'free');
}

/** The names of the players. */
export function people(table: TableInfo): string[] {
  return table.seats.filter(({ who }) => who === 'person' || who === 'bot').map(({ name }) => name);
}
