import { render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { account } from '../../src/lib/account/account.svelte';
import { remember } from '../../src/lib/browser/storage';
import type { PuzzleJudged, PuzzleSeen } from '../../src/lib/protocol';
import Puzzle from '../../src/screens/puzzles/Puzzle.svelte';
import Puzzles from '../../src/screens/puzzles/Puzzles.svelte';
import { NAMES, PASS, road, speak } from '../sampleTable';

const ID = '00112233aabbccdd';
const OWN = { game: 'pioneers', rating: 1620, give_or_take: 80, played: 9, solved: 6, streak: 3, best: 4 };
const RIGHT = 'road albany-erie';

const SEEN: PuzzleSeen = {
  id: ID, game: 'pioneers', rating: 1700, played: 0, solved: 0, colors: ['red', 'blue'], seat: 1, names: NAMES,
  counts: false, own: null,
  seen: {
    version: 0,
    view: { viewer: 1, actors: [1], step: 'purchase', over: false, winners: [] },
    ask: {
      actors: [1], step: 'purchase', undo: null,
      facts: { cash: 4, score: 5, bought: 0, purchases: 1, forced: 0, remaining: 0 },
      choices: [{ ...PASS, final: true, now: false }, { ...road('albany-erie'), final: true }],
    },
    scores: [],
  },
};

function judged(words: string): PuzzleJudged {
  const option = (choice: PuzzleJudged['options'][0]['choice'], win: number) =>
    ({ choice, win, win_error: 0.01, lead: 1, lead_error: 0.1, place: 1.4 });
  return {
    right: words === RIGHT, counted: false, solution: RIGHT, obvious: 'pass',
    options: [option(road('albany-erie'), 0.6), option({ ...PASS, now: false }, 0.45)],
    loss: 0.15, loss_error: 0.01, reasons: [{ key: 'forced' }], rating: 1710, played: 4, solved: 3,
    own: account.isSignedIn ? OWN : null,
  };
}

let asked: { address: string; body: unknown }[];
let refusal: Response | null;

function reply(path: string, body: { words?: string; step?: number } | null): unknown {
  if (path.endsWith('/answer')) return judged(body?.words ?? '');
  if (path.endsWith('/hint')) {
    return { step: body?.step, verb: 'road', words: [RIGHT], win: null, next_win: null, reasons: [], own: null };
  }
  if (path.endsWith('/foresight')) return { words: RIGHT, lines: [], then: 'over' };
  if (path === '/api/puzzles') {
    return [{ game: 'pioneers', count: 2, own: null }, { game: 'colorado', count: 0, own: null }];
  }
  if (path === '/api/me') return { name: 'Anna', since: 0, devices: [], games: [], tallies: [] };
  if (path === '/api/me/games') return { gone: [], void: [] };
  if (path === '/api/mine') return { games: [], gone: [], void: [], later: [] };
  return SEEN;
}

// jsdom has neither; they stay, as bubbles follow what they are about until they are gone.
Element.prototype.scrollIntoView = vi.fn();
Object.assign(globalThis, { CSS: { escape: (text: string) => text } });

beforeEach(async () => {
  await speak('en');
  asked = [];
  refusal = null;
  remember('puzzles', null);
  vi.stubGlobal('fetch', vi.fn((address: string, init: RequestInit) => {
    const { pathname } = new URL(address, location.href);
    const body = typeof init.body === 'string' ? JSON.parse(init.body) as { words?: string; step?: number } : null;
    asked.push({ address: pathname, body });
    return Promise.resolve(refusal ?? Response.json(reply(pathname, body)));
  }));
});

afterEach(() => {
  vi.unstubAllGlobals();
  history.replaceState(null, '', '/');
});

const posts = (end: string): unknown[] =>
  asked.filter(({ address }) => address.endsWith(end)).map(({ body }) => body);
const choice = (name: RegExp) => screen.findByRole('button', { name }, { timeout: 10_000 });

async function choose(name: RegExp): Promise<void> {
  await userEvent.click(await choice(name));
  await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
}

test('an answer is confirmed, judged, and counts for the streak', async () => {
  render(Puzzle, { game: 'pioneers', puzzle: '' });
  await choose(/Build .*Albany–Erie/);
  expect(await screen.findByRole('heading', { name: 'Right!' })).toBeTruthy();
  expect(posts('/answer')).toEqual([{ words: RIGHT }]);
  expect(location.pathname).toBe(`/puzzles/pioneers/${ID}`);
  expect(screen.getByText('Streak: 1 (best: 1)')).toBeTruthy();
  expect(screen.getByText(/Solved by 75% of 4 players/)).toBeTruthy();
  expect(screen.getAllByRole('row')).toHaveLength(3);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Next puzzle' }));
});

test('a wrong answer tells what it costs and which was best', async () => {
  render(Puzzle, { game: 'pioneers', puzzle: '' });
  await choose(/Buy nothing/);
  expect(await screen.findByRole('heading', { name: 'Not the best choice' })).toBeTruthy();
  expect(screen.getByText(/costs about 15%/)).toBeTruthy();
  expect(screen.getByText(/^Best: .*Albany–Erie/)).toBeTruthy();
  expect(screen.getByText('Streak: 0 (best: 0)')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Next puzzle' }));
  expect(posts('/api/puzzles/pioneers').at(-1)).toEqual({ seen: [ID] });
  expect(await screen.findByText(/so it doesn’t count/)).toBeTruthy();
});

test('a hint ends the chance to count it; giving up shows the solution', async () => {
  render(Puzzle, { game: 'pioneers', puzzle: '' });
  await choice(/Buy nothing/);
  await userEvent.click(screen.getByRole('button', { name: 'Hint' }));
  expect(await screen.findByText('Look at the roads you could build.')).toBeTruthy();
  expect(posts('/hint')).toEqual([{ step: 1 }]);
  await choose(/Build .*Albany–Erie/);
  expect(await screen.findByRole('heading', { name: 'Right!' })).toBeTruthy();
  expect(screen.getByText('Streak: 0 (best: 0)')).toBeTruthy();
});

test('the solution can be asked for', async () => {
  render(Puzzle, { game: 'pioneers', puzzle: ID });
  await choice(/Buy nothing/);
  await userEvent.click(screen.getByRole('button', { name: 'Show the solution' }));
  expect(await screen.findByRole('heading', { name: 'This is the solution' })).toBeTruthy();
  expect(posts('/answer')).toEqual([{ words: '' }]);
});

test('with an account the server counts', async () => {
  account.enter({ name: 'Anna', token: 'me.anna', code: '' });
  render(Puzzle, { game: 'pioneers', puzzle: '' });
  await choose(/Build .*Albany–Erie/);
  expect(await screen.findByText('Rating: 1620 ± 80')).toBeTruthy();
  expect(screen.getByText('Streak: 3 (best: 4)')).toBeTruthy();
  account.leave(true);
});

test.each([
  ['not-now', 409, 'No puzzles yet'], ['no-table', 404, 'This puzzle doesn’t exist'],
  ['unavailable', 503, 'The server isn’t responding'],
])('%s is explained', async (code, status, heading) => {
  refusal = Response.json({ code, reason: '' }, { status });
  render(Puzzle, { game: 'pioneers', puzzle: '' });
  expect(await screen.findByRole('heading', { name: heading })).toBeTruthy();
});

test('the list says which games have puzzles', async () => {
  render(Puzzles);
  expect(await screen.findByText('2 puzzles')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Puzzles: Pioneers' }).getAttribute('href')).toBe('/puzzles/pioneers');
  expect(screen.getByText('There are no puzzles for this game yet.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Claim a name' })).toBeTruthy();
});
