/** The seats of a table in a list. */
import type { SeatStatus, TableStatus } from '../protocol';

export function hasFreeSeat(table: TableStatus): boolean {
  return table.seats.some(({ who }) => who === 'free');
}

/** The numbers of the seats that a newcomer can take or, in the middle of a game, ask for. */
export function openSeats(table: TableStatus): number[] {
  const isOpen = table.state === 'playing' && !table.lesson && !table.archive
    ? ({ who }: SeatStatus) => who === 'free' || (who === 'bot' && table.seats.some(isPlayer))
    : ({ who }: SeatStatus) => who === 'free';
  return [...table.seats.keys()].filter((seat) => table.seats[seat] && isOpen(table.seats[seat]));
}

function isPlayer({ who, resigned }: SeatStatus): boolean {
  return who === 'person' && !resigned;
}

/** The names of the players. */
export function people(table: TableStatus): string[] {
  return table.seats.filter(({ who }) => who === 'person' || who === 'bot').map(({ name }) => name);
}
