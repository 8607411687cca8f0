import { expect, test } from 'vitest';
import { strikes, type Struck } from '../../src/games/pioneer_days/news/losses';
import type { PioneerDaysEntry } from '../../src/games/pioneer_days/types';

/** The disaster on stage after these entries. */
const after = (...entries: PioneerDaysEntry[]) =>
  entries.reduce<Struck | null>((struck, entry) => strikes(struck, entry), null);

const STORM: PioneerDaysEntry = { key: 'disaster-strikes', disaster: 'storm' };
const DAMAGE: PioneerDaysEntry = { key: 'wagon-damaged', player: 'red', size: 'small', damage: 0 };

test('a disaster tells what each player loses', () => {
  const struck = after(
    STORM,
    { key: 'wood-spent', player: 'red', amount: 2 },
    DAMAGE,
    DAMAGE,
    { key: 'spared', player: 'blue', disaster: 'storm' },
  );
  expect(struck?.disaster).toBe('storm');
  expect(struck?.losses).toEqual({ red: [{ good: 'wood', amount: 2 }, { good: 'damage', amount: 2 }], blue: [] });
});

test('losses without a disaster are not on stage, nor after it', () => {
  expect(after(DAMAGE)).toBeNull();
  expect(after(STORM, { key: 'marker-back', disaster: 'storm' })).toBeNull();
});

test('each disaster starts anew', () => {
  expect(after(STORM, DAMAGE, { key: 'disaster-strikes', disaster: 'raid' })).toEqual({ disaster: 'raid', losses: {} });
});
