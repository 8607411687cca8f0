import { expect, test } from 'vitest';
import { challenger, daysFrom } from '../../src/lib/deals/dealLink';
import { attempts, progress } from '../../src/lib/deals/ownAttempts';
import { bars, signed, top } from '../../src/lib/deals/results';
import type { DealStatus, FieldResult, MyGame } from '../../src/lib/protocol';

const DAY = '2026-11-19';

function mine(points: number, best: number, rank = 1): FieldResult {
  return { rank, name: '', points, best, table: 'mine' };
}

function game(id: string, state: 'playing' | 'over', deal: Partial<DealStatus>): MyGame {
  const status = { day: DAY, group: '', counted: true, closes: 1, ended: 0, ...deal };
  return { table: { id, game: 'pioneers', state, deal: status } } as unknown as MyGame;
}

test('the part of the field that did as well is never nothing', () => {
  expect(top({ count: 25, mine: mine(61, 48, 3) })).toBe(12);
  expect(top({ count: 1000, mine: mine(61, 48, 1) })).toBe(1);
  expect(top({ count: 0, mine: null })).toBe(100);
});

test('a lead has a sign', () => {
  expect([signed(13), signed(-4), signed(0)]).toEqual(['+13', '−4', '±0']);
});

test('everybody is in one bar, and I stand out', () => {
  const field = { spread: [[-40, 1], [-39, 2], [0, 3], [13, 1]] as [number, number][], mine: mine(61, 48) };
  const shown = bars(field);
  expect(shown.length).toBeLessThanOrEqual(15);
  expect(shown.reduce((sum, { count }) => sum + count, 0)).toBe(7);
  expect(shown.filter((bar) => bar.mine).map(({ lead, to }) => lead <= 13 && 13 <= to)).toEqual([true]);
  expect(bars({ spread: [], mine: null })).toEqual([]);
  expect(bars({ spread: [[5, 2]], mine: null })).toEqual([{ lead: 5, to: 5, count: 2, mine: false }]);
});

test('the attempt that counts comes first, and others are not mine', () => {
  const games = [
    game('again', 'over', { counted: false, ended: 2 }),
    game('first', 'over', { ended: 1 }),
    game('earlier', 'over', { day: '2026-11-18' }),
  ];
  expect(attempts(games, DAY, 'pioneers').map(({ table }) => table.id)).toEqual(['first', 'again']);
  expect(attempts(games, DAY, 'colorado')).toEqual([]);
});

test('how far I am with a deal', () => {
  expect(progress([])).toBe('new');
  expect(progress([game('t', 'playing', {})])).toBe('begun');
  expect(progress([game('t', 'over', {})])).toBe('given-up');
  expect(progress([game('t', 'over', { ended: 5 }), game('u', 'playing', {})])).toBe('finished');
});

test('a challenge names a table, and days follow each other', () => {
  expect([challenger('#abc123'), challenger('#a.b'), challenger('')]).toEqual(['abc123', '', '']);
  expect([daysFrom('2026-11-30', 1), daysFrom('2026-03-01', -1)]).toEqual(['2026-12-01', '2026-02-28']);
});
