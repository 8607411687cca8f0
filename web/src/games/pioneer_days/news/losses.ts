// What a disaster costs each player, as the journal tells it.

import type { PioneerDaysEntry } from '../types';

interface Loss { good: string; amount: number }
export interface Struck { disaster: string; losses: Record<string, Loss[] | undefined> } // by color; none: unharmed

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

function suffers(struck: Struck, color: string, losses: Loss[]): Struck {
  return { ...struck, losses: { ...struck.losses, [color]: losses } };
}
