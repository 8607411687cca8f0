/** Leaving a game: what a player can do, and what happens then. */
import type { SeatStatus, TableStatus } from '../protocol';

/** Other people who play or can come back. */
function others({ seats }: TableStatus, mine: number | null): TableStatus['seats'] {
  return seats.filter(({ who, resigned }, seat) => who === 'person' && !resigned && seat !== mine);
}

/** What happens while I am away: a bot plays for me, the game waits, or it does as long as my time lasts. */
export function whileAway(table: TableStatus, mine: number): 'bot' | 'waits' | 'clock' {
  if (table.standin && others(table, mine).some(({ gone }) => !gone)) return 'bot';
  return table.clock ? 'clock' : 'waits';
}

/** How I can quit: resign if others play on, abandon if nobody does. */
export function givingUp(table: TableStatus, mine: number | null): 'resign' | 'abandon' | null {
  if (mine === null || table.state !== 'playing' || table.lesson || table.seats[mine]?.resigned) return null;
  return others(table, mine).length ? 'resign' : 'abandon';
}

/** Whether a bot plays or has played for this seat: then the result is not the player’s own. */
export function isHelped({ gone, stood_in }: SeatStatus): boolean {
  return gone === true || stood_in === true;
}

/** Whether nobody else has a seat there: then I can remove the table for good. */
export function isMineAlone({ seats }: TableStatus, mine: number | null): boolean {
  return seats.every(({ who }, seat) => seat === mine || who === 'bot' || who === 'free');
}
