import { expect, test } from 'vitest';
import type { Ask, Line, Replay } from '../../../src/lib/protocol';
import {
  latest, next, originPath, parseReplayAddress, replayPath, stretches, Timeline, viewpointOf,
} from '../../../src/lib/table/replay';
import { TABLE } from '../../sampleTable';

const ask: Ask = { actors: [0], step: 'purchase', facts: {}, choices: [], undo: null };
const line = (seq: number, key: string, more: Partial<Line> = {}): Line => ({ seq, at: 0, key, ...more });
const turnOf = (seq: number, color: string) => line(seq, 'turn-of', { parts: [['player', 'player', color]] });
const frame = (seq: number, seat: number | null, cash: number, ...lines: Line[]) =>
  ({ seq, seat, lines, changes: [[['cash'], cash]] as [string[], number][], ask, scores: [] });

function replay(...frames: Replay['frames']): Replay {
  return {
    table: TABLE,
    mine: 0,
    seat: 0,
    all: false,
    names: {},
    lines: [line(0, 'table-begun')],
    game: { version: 0, view: { cash: 2, winners: [] }, ask, scores: [] },
    frames,
  };
}

const SHORT = replay(
  frame(1, 0, 5, turnOf(1, 'red')),
  frame(2, 0, 3, line(2, 'built')),
  frame(3, 0, 5, line(3, 'table-took-back', { back: 2 }), turnOf(3, 'blue')),
  frame(4, 1, 6),
  frame(5, 0, 7),
);
const cash = (timeline: Timeline, moment: number) => (timeline.at(moment).view as unknown as { cash: number }).cash;

test('each moment has its own view, and the first one stays as it was', () => {
  const timeline = new Timeline(SHORT);
  expect([5, 0, 3, 1, 2, 4].map((moment) => cash(timeline, moment))).toEqual([7, 2, 5, 5, 3, 6]);
  expect(timeline.at(2).lines.map(({ key }) => key)).toEqual(['built']);
});

test('any moment of a long game is the same, however you get there', () => {
  const long = replay(...Array.from({ length: 100 }, (_, i) => frame(i + 1, 0, i)));
  const forth = new Timeline(long);
  const back = new Timeline(long);
  const moments = Array.from({ length: 101 }, (_, i) => i);
  const there = moments.map((moment) => cash(forth, moment));
  expect(there).toEqual([2, ...moments.slice(0, 100)]);
  expect(moments.toReversed().map((moment) => cash(back, moment))).toEqual(there.toReversed());
});

test('seeking in a long game takes only a few changes', () => {
  let read = 0;
  const frames = Array.from({ length: 1000 }, (_, i) => {
    const counted = frame(i + 1, 0, i);
    const { changes } = counted;
    return Object.defineProperty(counted, 'changes', { get: () => (read += 1, changes) });
  });
  const timeline = new Timeline(replay(...frames));
  cash(timeline, 1000);
  const seeks = [0, 999, 17, 500, 501, 500, 31, 1000].map((moment) => {
    read = 0;
    expect(cash(timeline, moment)).toBe(moment ? moment - 1 : 2);
    return read;
  });
  expect(Math.max(...seeks)).toBeLessThan(16);
});

test('the log ends at the moment; what is undone later is not undone yet', () => {
  const timeline = new Timeline(SHORT);
  expect(timeline.log(2).map(({ key, gone }) => [key, Boolean(gone)]))
    .toEqual([['table-begun', false], ['turn-of', false], ['built', false]]);
  expect(timeline.log(3).at(2)?.gone).toBe(true);
});

test('lines that were seen or undone are left out', () => {
  const timeline = new Timeline(replay(
    frame(3, 0, 5, turnOf(2, 'red')),
    frame(5, 0, 3, line(4, 'built'), line(4, 'paid', { quiet: true })),
    frame(6, 0, 5, line(5, 'table-took-back', { back: 4 })),
    frame(7, 0, 6, line(6, 'sold')),
  ));
  expect([0, 2, 3, 4, 5, 99].map((seq) => timeline.seenAt(seq))).toEqual([0, 0, 1, 1, 2, 4]);
  expect([0, 1, 2, 4].map((since) => timeline.told(since).map(({ key }) => key)))
    .toEqual([['turn-of', 'sold'], ['sold'], ['sold'], []]);
});

test('turns are found where they begin, and those of a seat where it has to act', () => {
  const timeline = new Timeline(SHORT);
  expect(timeline.turns.map(({ moment, color }) => [moment, color])).toEqual([[1, 'red'], [3, 'blue']]);
  expect(timeline.turnsOf(0)).toEqual([0, 4]);
  expect(timeline.turnsOf(1)).toEqual([3]);
  expect(next(timeline.turnsOf(0), 2, true)).toBe(0);
  expect(next(timeline.turnsOf(0), 4, false)).toBeUndefined();
});

test('the latest lines start with a turn', () => {
  const log = new Timeline(SHORT).log(5);
  expect(latest(log, 99)).toBe(log);
  expect(latest(log, log.length - 1).map(({ seq }) => seq)).toEqual([1, 2, 3, 3]);
  expect(latest(log, log.length - 2).map(({ key }) => key)).toEqual(['turn-of']);
});

test('stretches cover the whole game', () => {
  expect(stretches(new Timeline(SHORT))).toEqual([
    { from: 0, length: 1, color: '' },
    { from: 1, length: 2, color: 'red' },
    { from: 3, length: 2, color: 'blue' },
  ]);
});

test.each([
  ['', { eyes: '', at: 0 }],
  ['?eyes=1&at=57', { eyes: '1', at: 57 }],
  ['?at=-3', { eyes: '', at: 0 }],
  ['?at=many&eyes=all', { eyes: 'all', at: 0 }],
])('the query %j is a place', (query, place) => {
  expect(parseReplayAddress(query)).toEqual(place);
});

test('the address of a moment leads to that moment', () => {
  const place = { eyes: 'all', at: 12 };
  const path = replayPath('k2', place);
  expect(path).toBe('/table/k2/replay?eyes=all&at=12');
  expect(parseReplayAddress(path.slice(path.indexOf('?')))).toEqual(place);
  expect(replayPath('k2', { eyes: '', at: 0 })).toBe('/table/k2/replay');
  expect(originPath('k2@12')).toBe('/table/k2/replay?at=12');
  expect(originPath('@12')).toBe('');
});

test('a replay knows its viewpoint', () => {
  expect([SHORT, { ...SHORT, seat: null }, { ...SHORT, seat: null, all: true }].map(viewpointOf))
    .toEqual(['0', 'none', 'all']);
});
