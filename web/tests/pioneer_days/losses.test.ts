import { expect, test } from 'vitest';
import { gloomOf } from '../../src/games/pioneer_days/main/gloom';
import { strikes, type Struck, struckSince } from '../../src/games/pioneer_days/news/losses';
import type { PioneerDaysEntry } from '../../src/games/pioneer_days/types';
import { freshView, lay, line, thing } from './position';

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

const of = (player: string): [string, string, string] => ['player', 'player', player];
const TAKES = line('die-taken', [of('red'), ['color', 'color', 'blue'], ['face', 'face', 'wood']]);
const RAID = [
  line('disaster-strikes', [['disaster', 'disaster', 'raid']]),
  line('money-lost', [of('red'), ['amount', 'number', '3']]),
  line('spared', [of('blue'), ['disaster', 'disaster', 'raid']]),
  line('marker-back', [['disaster', 'disaster', 'raid']]),
];
const OTHER = line('die-taken', [of('blue'), ['color', 'color', 'red'], ['face', 'face', 'mine']]);

test('what disasters took is remembered until the player acts', () => {
  const raid = { disaster: 'raid', losses: { red: [{ good: 'money', amount: 3 }], blue: [] } };
  expect(struckSince([...RAID, TAKES], 'red')).toEqual([]);
  expect(struckSince([TAKES, ...RAID, OTHER, ...RAID.slice(0, 2)], 'red')).toEqual([
    raid,
    { disaster: 'raid', losses: { red: [{ good: 'money', amount: 3 }] } },
  ]);
  expect(struckSince([...RAID, { ...TAKES, gone: true }], 'red')).toEqual([raid]);
  expect(struckSince([...RAID, OTHER])).toEqual([]);
});

test('the board shows it, also without motion', async () => {
  const view = freshView();
  const { board, show } = await lay({ view });
  expect(board.querySelector('[data-struck]')).toBeNull();
  await show({ lines: [TAKES, ...RAID] });
  expect(thing(board, '[data-struck="raid"] [data-toll="red"]').textContent).toContain('−3 Dollars');
  expect(thing(board, '[data-toll="blue"]').textContent).toContain('unharmed');
  await show({ lines: [TAKES, ...RAID, TAKES] });
  expect(board.querySelector('[data-struck]')).toBeNull();
});

test('the closer disasters are, the darker the sky', async () => {
  const view = freshView();
  const [track] = view.tracks;
  if (!track) throw new Error('there are no tracks');
  const near = (at: number) => view.tracks.map((each, i) => ({ ...each, at: i ? 0 : at }));
  const dark = Array.from({ length: track.end }, (_, at) => gloomOf(near(at)));
  expect(dark[0]).toBe(0);
  expect(dark).toEqual([...dark].sort());
  expect(dark.at(-1)).toBeGreaterThan(1);
  expect(gloomOf(view.tracks.map((each) => ({ ...each, at: each.end })))).toBe(5);
  const { board } = await lay({ view });
  expect(thing(board, '.scene').classList).toContain(`gloom${gloomOf(view.tracks)}`);
});
