/** What somebody who has a seat can do when they do not want to play on, and what comes of it. */
import type { SeatInfo, TableInfo } from '../protocol';

/** Others who play, or can come back to it. */
function others({ seats }: TableInfo, mine: number | null): TableInfo['seats'] {
  return seats.filter(({ who, resigned }, seat) => who === 'person' && !resigned && seat !== mine);
}

/** What happens while I am away: a bot plays for me, the game waits, or it does as long as my time lasts. */
export function whileAway(table: TableInfo, mine: number): 'bot' | 'waits' | 'clock' {
  if (table.standin && others(table, mine).some(({ gone }) => !gone)) return 'bot';
  return table.clock ? 'clock' : 'waits';
}

/** How I can end my game: the others play on with a bot, or nobody does. */
export function givingUp(table: TableInfo, mine: number | null): 'resign' | 'abandon' | null {
  if (mine === null || table.state !== 'playing' || table.lesson || table.seats[mine]?.resigned) return null;
  return others(table, mine).length ? 'resign' : 'abandon';
}

/** Whether somebody else has played for who sits there, or does now: then the game is not theirs. */
export function isHelped({ gone, stood_in }: SeatInfo): boolean {
  return gone === true || stood_in === true;
}

/** Whether nobody else has a seat there: then I can remove the table for good. */
export function isMineAlone({ seats }: TableInfo, mine: number | null): boolean {
  return seats.every(({ who }, seat) => seat === mine || who === 'bot' || who === 'free');
}
