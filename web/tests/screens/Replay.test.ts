import { render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Replay as Game } from '../../src/lib/protocol';
import { preferences } from '../../src/lib/settings/preferences.svelte';
import Replay from '../../src/screens/table/Replay.svelte';
import { speak, TABLE } from '../sampleTable';

const ask = { actors: [0], step: 'purchase', facts: {}, choices: [], undo: null };

/** A game of nine moments, seen with some eyes. */
function seen(seat: number | null, table: Partial<Game['table']> = {}): Game {
  return {
    table: { ...TABLE, ...table },
    mine: 0,
    seat,
    all: seat === null,
    names: {},
    lines: [],
    game: { version: 0, view: { winners: [], over: false }, ask, scores: [] },
    frames: Array.from({ length: 9 }, (_, i) => ({ seq: i + 3, seat: 0, lines: [], changes: [], ask, scores: [] })),
  };
}

let answers: Record<string, () => Promise<Response>>;
const answer = (...what: Parameters<typeof seen>) => () => Promise.resolve(Response.json(seen(...what)));

/** An answer that comes when it is let. */
class Later {
  come: (response: Response) => void = () => undefined;
  readonly answer = new Promise<Response>((resolve) => {
    this.come = resolve;
  });
}

beforeEach(async () => {
  await speak('en');
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: vi.fn(), removeEventListener: vi.fn() }));
  vi.stubGlobal('fetch', vi.fn((address: string) => {
    const { pathname, search } = new URL(address, location.href);
    return pathname === '/api/mine' ? Response.json({ games: [], gone: [], void: [], later: [] }) : answers[search]?.();
  }));
});

afterEach(() => {
  vi.unstubAllGlobals();
  history.replaceState(null, '', '/');
});

const slider = () => screen.findByRole<HTMLInputElement>('slider', {}, { timeout: 10_000 });
const eyes = () => screen.getByLabelText<HTMLSelectElement>('View as');
const look = (whose: string) => userEvent.selectOptions(eyes(), whose);

test('a recap starts at the last visit; a moment in the address takes precedence', async () => {
  answers = { '': answer(0) };
  history.replaceState(null, '', '/table/abc/replay?since=6');
  const { unmount } = render(Replay, { id: 'abc' });
  expect((await slider()).value).toBe('4');
  unmount();
  history.replaceState(null, '', '/table/abc/replay?at=7&since=6');
  render(Replay, { id: 'abc' });
  expect((await slider()).value).toBe('7');
  expect(screen.getByRole('button', { name: 'Play' })).toBeTruthy();
  expect(screen.getByRole('heading', { level: 2, name: 'Since you were last here' })).toBeTruthy();
});

test('the link to a moment does not contain my last visit', async () => {
  const writeText = vi.fn(() => Promise.resolve());
  answers = { '': answer(0, { state: 'over' }) };
  history.replaceState(null, '', '/table/abc/replay?at=7&since=6');
  const user = userEvent.setup();
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(writeText);
  render(Replay, { id: 'abc' });
  await user.click(await screen.findByRole('button', { name: 'Copy link to this position' }));
  expect(writeText).toHaveBeenCalledWith(`${location.origin}/table/abc/replay?eyes=0&at=7`);
});

test('the latest chosen viewpoint wins, whichever answer comes last', async () => {
  const slow = new Later();
  answers = { '': answer(0, { state: 'over' }), '?eyes=1': () => slow.answer, '?eyes=2': answer(2, { state: 'over' }) };
  render(Replay, { id: 'abc' });
  await slider();
  await look('1');
  await look('2');
  await vi.waitFor(() => {
    expect(eyes().value).toBe('2');
  });
  slow.come(Response.json(seen(1, { state: 'over' })));
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(eyes().value).toBe('2');
});

test('retrying uses the chosen viewpoint', async () => {
  answers = { '': answer(0, { state: 'over' }), '?eyes=1': () => Promise.reject(new TypeError('no network')) };
  render(Replay, { id: 'abc' });
  await slider();
  await look('1');
  const again = await screen.findByRole('button', { name: 'Try again' });
  answers['?eyes=1'] = answer(1, { state: 'over' });
  await userEvent.click(again);
  await slider();
  expect(eyes().value).toBe('1');
});

test('the speed of play is chosen beside the controls, and kept', async () => {
  answers = { '': answer(0, { state: 'over' }) };
  render(Replay, { id: 'abc' });
  await slider();
  await userEvent.selectOptions(screen.getByLabelText('Speed of play'), 'Fast');
  expect(preferences.speed).toBe('fast');
  expect(document.documentElement.dataset.speed).toBe('fast');
});
