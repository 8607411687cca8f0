import { render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { announcer } from '../../src/lib/browser/announcer.svelte';
import { ScoreCount } from '../../src/lib/ending/scoreCount.svelte';
import type { Replay, TableStatus } from '../../src/lib/protocol';
import { preferences } from '../../src/lib/settings/preferences.svelte';
import type { TableConnection } from '../../src/lib/table/connection.svelte';
import Ending from '../../src/parts/ending/Ending.svelte';
import { resultPicture } from '../../src/parts/ending/resultPicture';
import { SEATS, speak, speechFor, TABLE } from '../sampleTable';

const SCORES = [{ coaches: 20, network: 6 }, { coaches: 12, network: 18 }, { coaches: 9, network: 0 }];
const ask = { actors: [], step: '', facts: {}, choices: [], undo: null };
const frame = (seq: number, ...totals: number[]): Replay['frames'][number] => ({
  seq,
  seat: 0,
  lines: [{ seq, at: 0, key: 'income-taken', parts: [['player', 'player', 'blue'], ['amount', 'number', '3']] }],
  changes: [],
  ask,
  scores: totals.map((coaches) => ({ coaches })),
});
const REPLAY: Replay = {
  table: { ...TABLE, state: 'over' }, mine: 0, seat: null, all: true, names: {}, lines: [],
  game: { version: 0, view: {}, ask, scores: [] },
  frames: [frame(1, 14, 12, 8), frame(2, 14, 20, 9), frame(3, 26, 30, 9)],
};

let asked: string[];

beforeEach(async () => {
  await speak('en');
  preferences.speed = 'instant';
  announcer.clear();
  asked = [];
  vi.stubGlobal('fetch', vi.fn((address: string) => {
    asked.push(address);
    const answer = address.includes('/replay') ? REPLAY : { draws: 0, points: [], drawn: [] };
    return Promise.resolve(Response.json(answer));
  }));
});

afterEach(() => {
  vi.unstubAllGlobals();
});

async function end(seat: number | null, winners: number[], more: Partial<TableStatus> = {}, over = true) {
  const view = { viewer: seat, actors: [], step: '', over, winners };
  const connection = { seat, key: seat === null ? '' : 'key', view, scores: SCORES, lines: [] };
  const given = {
    connection: connection as unknown as TableConnection,
    table: { ...TABLE, state: 'over' as const, ...more },
    speech: await speechFor(seat),
    count: new ScoreCount(),
    close: vi.fn(),
  };
  render(Ending, given);
  return given;
}

const race = () => [...document.querySelectorAll('.race li')];
const totals = () => race().map((row) => row.querySelector('.total')?.textContent.trim());
const heading = () => screen.getByRole('heading', { level: 2 }).textContent;

test('everybody reads their own result, once', async () => {
  await end(0, [1]);
  expect(heading()).toBe('Second, 4 points behind Bea.');
  expect(announcer.remarks.map(({ text }) => text)).toEqual(['Second, 4 points behind Bea.']);
});

test('everybody reads who took hints', async () => {
  await end(1, [1], { seats: TABLE.seats.map((seat, i) => (i ? seat : { ...seat, hints: 2 })) });
  expect(screen.getByText(/: 2 hints$/)).toBeTruthy();
});

test('the winner reads the margin', async () => {
  await end(1, [1]);
  expect(heading()).toBe('You win by 4 points!');
});

test('a watcher reads who won', async () => {
  await end(null, [1]);
  expect(heading()).toBe('Bea wins by 4 points.');
  expect(screen.queryByRole('button', { name: 'Play again' })).toBeNull();
});

test('so does a player who resigned', async () => {
  const resigned = SEATS.map((seat, i) => ({ ...seat, resigned: i === 0 }));
  await end(0, [1], { seats: resigned });
  expect(heading()).toBe('Bea wins by 4 points.');
});

test('a shared win', async () => {
  await end(0, [0, 1]);
  expect(heading()).toBe('You share the win with Bea!');
});

test('the best player is on top, with all points', async () => {
  await end(0, [1]);
  const rows = race();
  expect(rows.map((row) => row.querySelector('.unseen')?.textContent.trim()))
    .toEqual(['1. Bea: 30 points', '2. Anna: 26 points', '3. Clara: 9 points']);
  expect(totals()).toEqual(['30', '26', '9']);
});

test('points are counted source by source until a click skips it', async () => {
  preferences.speed = 'slow';
  const { count } = await end(0, [1]);
  expect(count.running).toBe(true);
  expect(totals()).toEqual(['0', '0', '0']);
  await userEvent.click(screen.getByText('1. Bea: 30 points'));
  expect(count.running).toBe(false);
  expect(totals()).toEqual(['30', '26', '9']);
});

test('pointing at a source shows its points', async () => {
  await end(0, [1]);
  screen.getByRole('button', { name: 'largest network' }).focus();
  await vi.waitFor(() => {
    expect([...document.querySelectorAll('.gain')].map((each) => each.textContent)).toEqual(['+18', '+6', '']);
  });
});

test('turning points open the replay at their moment', async () => {
  await end(0, [1]);
  const link = await screen.findByRole('link', { name: /Bea takes the lead, 20 to 14/ });
  expect(link.getAttribute('href')).toBe('/table/abc/replay?eyes=all&at=2');
  expect(asked.filter((address) => address.includes('/replay'))).toHaveLength(1);
});

test('an abandoned game has points so far, but no winner, no turning points and no picture', async () => {
  await end(0, [1], { abandoned: true }, false);
  expect(heading()).toBe('Points so far');
  expect(announcer.remarks).toEqual([]);
  expect(screen.getByRole('button', { name: 'Play again' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Share as a picture' })).toBeNull();
  expect(screen.queryByRole('heading', { name: 'Turning points' })).toBeNull();
  expect(asked.filter((address) => address.includes('/replay'))).toEqual([]);
});

test('a closed table cannot be played again', async () => {
  await end(0, [1], { closed: true }, false);
  expect(screen.queryByRole('button', { name: 'Play again' })).toBeNull();
});

test('the picture is an SVG file with everybody’s points, whatever their names', () => {
  const picture = resultPicture({
    title: 'Pioneers',
    verdict: 'Ben <script> wins.',
    day: 'May 1',
    standings: [
      { name: 'Ben <script> & "friends"', color: 'red', points: 30, won: true },
      { name: 'A'.repeat(40), color: 'nobody', points: -2, won: false },
    ],
  });
  const drawn = new DOMParser().parseFromString(picture, 'image/svg+xml');
  expect(drawn.querySelector('parsererror, script')).toBeNull();
  const texts = [...drawn.querySelectorAll('text')].map(({ textContent }) => textContent);
  expect(texts).toEqual(expect.arrayContaining(['Pioneers', 'Ben <script> wins.', '30', '-2', 'May 1', 'Westbound']));
  expect(texts.some((text) => text.includes('★'))).toBe(true);
  expect([...drawn.querySelectorAll('rect')].every((rect) => Number(rect.getAttribute('width')) >= 0)).toBe(true);
});
