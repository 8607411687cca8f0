// What a disaster costs each player, as the journal tells it.

import { entryOf } from '../../../board/playback/entry';
import { type LogLine, people } from '../../../lib/log/log';
import type { PioneerDaysEntry } from '../types';
import { SCENES } from './scenes';

interface Loss { good: string; amount: number }
export interface Struck { disaster: string; losses: Record<string, Loss[] | undefined> } // by color; none: unharmed

const DEEDS = new Set(['die-taken', 'town-fulfilled']); // what players choose day by day, and week by week

const GOODS: Partial<Record<PioneerDaysEntry['key'], string>> = {
  'wood-spent': 'wood',
  'wagon-damaged': 'damage',
  'money-lost': 'money',
  'cattle-fed': 'money',
  'cattle-lost': 'cattle',
  'medicine-spent': 'medicine',
  'folk-lost': 'townsfolk',
};

/** The disaster on stage after this entry; null while there is none. */
export function strikes(struck: Struck | null, entry: PioneerDaysEntry): Struck | null {
  if (entry.key === 'disaster-strikes') return { disaster: entry.disaster, losses: {} };
  if (entry.key === 'marker-back' || !struck) return null;
  if (entry.key === 'spared') return suffers(struck, entry.player, []);
  const good = GOODS[entry.key];
  if (!good || !('player' in entry)) return struck;
  const before = struck.losses[entry.player] ?? [];
  const amount = 'amount' in entry ? entry.amount : 1;
  const more = (before.find((loss) => loss.good === good)?.amount ?? 0) + amount;
  return suffers(struck, entry.player, [...before.filter((loss) => loss.good !== good), { good, amount: more }]);
}

/** The disasters since the player of that color chose something last; for spectators, since anybody did. */
export function struckSince(lines: LogLine[], color?: string): Struck[] {
  const acted = lines.findLastIndex((line) =>
    !line.gone && DEEDS.has(line.key) && (color === undefined || people(line)[0] === color));
  const all: Struck[] = [];
  let struck: Struck | null = null;
  for (const line of lines.slice(acted + 1)) {
    const entry = line.gone ? null : entryOf<PioneerDaysEntry>(line, SCENES);
    if (!entry) continue;
    if (entry.key === 'disaster-strikes') all.push({ disaster: entry.disaster, losses: {} });
    struck = strikes(struck, entry);
    if (struck) all[all.length - 1] = struck;
  }
  return all;
}

function suffers(struck: Struck, color: string, losses: Loss[]): Struck {
  return { ...struck, losses: { ...struck.losses, [color]: losses } };
}
