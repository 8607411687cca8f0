/** My games of a deal, found among all my games. */
import { keyOf } from '../account/seatKeys';
import type { MyGame } from '../protocol';

export type Progress = 'new' | 'begun' | 'finished' | 'given-up';

/** My games of a deal, the one that counts first. */
export function attempts(games: MyGame[], day: string, game: string): MyGame[] {
  const own = games.filter(({ table }) => table.game === game && table.deal?.day === day);
  return own.sort((one, two) => Number(two.table.deal?.counted) - Number(one.table.deal?.counted));
}

/** How far I am with a deal. */
export function progress(own: MyGame[]): Progress {
  if (own.some(({ table }) => table.deal?.ended)) return 'finished';
  if (own.some(({ table }) => table.state === 'playing')) return 'begun';
  return own.length ? 'given-up' : 'new';
}

/** The key to the table where I have finished a deal, the one that counts if I can; empty if I have not. */
export function finishedKey(own: MyGame[]): string {
  const ended = own.find(({ table }) => table.deal?.ended);
  return ended ? keyOf(ended.table.id) : '';
}
