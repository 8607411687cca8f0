/** My games by state: my turn, others’ turn, waiting for players, over. */
import type { MyGame } from '../protocol';
import { isHelped } from '../table/leaving';

export const GROUPS = ['turn', 'others', 'gathering', 'over'] as const;
export type Group = (typeof GROUPS)[number];

export function groupOf({ table, asked }: MyGame): Group {
  if (table.state !== 'playing') return table.state;
  return asked === null ? 'others' : 'turn';
}

/** By group, without lessons: my turns longest wait first, all others latest event first. */
export function grouped(games: MyGame[]): Record<Group, MyGame[]> {
  const real = games.filter(({ table }) => !table.lesson).sort((a, b) => b.at - a.at);
  const of = (group: Group): MyGame[] => real.filter((game) => groupOf(game) === group);
  const turn = of('turn').sort((a, b) => (a.asked ?? 0) - (b.asked ?? 0));
  return { turn, others: of('others'), gathering: of('gathering'), over: of('over') };
}

type Outcome = 'won' | 'shared' | 'lost' | 'resigned' | 'stood-in' | 'abandoned' | 'seen';

/** How my game ended; a stand-in bot's result is not mine, and a host without a seat has only seen it. */
export function outcome({ table, seat }: MyGame): Outcome {
  const place = table.seats[seat ?? -1];
  if (place?.resigned) return 'resigned';
  if (table.abandoned) return 'abandoned';
  if (seat === null) return 'seen';
  if (place && isHelped(place)) return 'stood-in';
  if (!table.winners.includes(seat)) return 'lost';
  return table.winners.length > 1 ? 'shared' : 'won';
}

const UNITS = [['day', 86_400_000], ['hour', 3_600_000], ['minute', 60_000]] as const;

/** A relative time in words; empty for less than a minute. */
export function ago(at: number, now: number, language: string): string {
  const [unit, length] = UNITS.find(([, each]) => Math.abs(at - now) >= each) ?? [];
  if (!unit) return '';
  return new Intl.RelativeTimeFormat(language, { numeric: 'always' }).format(Math.trunc((at - now) / length), unit);
}
