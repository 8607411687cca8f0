import { render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { tick } from 'svelte';
import { beforeEach, expect, test, vi } from 'vitest';
import { announcer } from '../../src/lib/browser/announcer.svelte';
import type { Ask } from '../../src/lib/protocol';
import type { View } from '../../src/lib/table/facts';
import type { Pending } from '../../src/lib/table/outbox';
import Prompt from '../../src/parts/play/Prompt.svelte';
import UnsentMessages from '../../src/parts/play/UnsentMessages.svelte';
import ConnectionBanner from '../../src/parts/table/ConnectionBanner.svelte';
import ScoreTable from '../../src/parts/table/ScoreTable.svelte';
import { PASS, SEATS, speak, speechFor } from '../sampleTable';

const VIEW: View = { viewer: 0, actors: [0], step: 'movement', over: false, winners: [] };
const ask = (actors: number[], step = 'movement'): Ask =>
  ({ actors, step, facts: { cash: 3 }, choices: [], undo: null });

beforeEach(async () => {
  announcer.clear();
  await speak('en');
});

test('my turn is the heading, and is announced with the prompt', async () => {
  render(Prompt, { ask: ask([0]), view: VIEW, speech: await speechFor(0) });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Your turn');
  await tick();
  expect(announcer.urgent).toMatch(/^Your turn\. Where will you drive the stagecoach\?.*You have \$3\.$/);
});

test('those who wait hear once who they are waiting for', async () => {
  const { rerender } = render(Prompt, { ask: ask([1]), view: VIEW, speech: await speechFor(0) });
  await rerender({ ask: ask([1], 'settling') });
  await rerender({ ask: ask([2]) });
  expect(announcer.remarks.map(({ text }) => text))
    .toEqual(['Bea is choosing: movement', 'Clara is choosing: movement']);
  expect(announcer.urgent).toBe('');
});

test('a lost connection says when the next try is, and can be retried now', async () => {
  const tryNow = vi.fn();
  render(ConnectionBanner, { retryAt: Date.now() + 2900, tryNow });
  expect(screen.getByText('Trying again in 3 s.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Try now' }));
  expect(tryNow).toHaveBeenCalledOnce();
});

test('a choice made offline stays visible, and can be withdrawn until it is sent', async () => {
  const act = (id: number, sent: boolean): Pending =>
    ({ message: { say: 'act', id, version: 7, words: 'pass' }, since: 0, alone: true, sent, waiting: true });
  const withdraw = vi.fn();
  const { rerender } = render(UnsentMessages,
    { pending: [act(4, false)], choices: [PASS], step: 'purchase', speech: await speechFor(0), withdraw });
  expect(screen.getByRole('status').textContent).toBe('Selected, not sent yet: Buy nothing');
  await userEvent.click(screen.getByRole('button', { name: 'Don’t send' }));
  expect(withdraw).toHaveBeenCalledWith(4);
  await rerender({ pending: [act(4, true)] });
  expect(screen.queryByRole('button')).toBeNull();
});

test('points by source; hidden points are a question mark', async () => {
  const scores = [{ coaches: 5, nuggets: 4 }, { coaches: 7, nuggets: null }, { coaches: 0, nuggets: 0 }];
  render(ScoreTable, { scores, seats: SEATS, speech: await speechFor(0), winners: [0], caption: 'Scores' });
  const cells = screen.getAllByRole('cell').map((cell) => cell.textContent.trim());
  expect(cells).toEqual(['5', '7', '0', '4', '? hidden from you', '0', '9', '7 + ?', '0']);
});
