import { render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { tick } from 'svelte';
import { beforeEach, expect, test, vi } from 'vitest';
import { TableChat } from '../../src/lib/chat/tableChat.svelte';
import type { LogLine } from '../../src/lib/log/log';
import { preferences } from '../../src/lib/settings/preferences.svelte';
import type { TableConnection } from '../../src/lib/table/connection.svelte';
import Story from '../../src/parts/chat/Story.svelte';
import { speak, speechFor, TABLE } from '../sampleTable';

const of = (color: string): [string, string, string] => ['player', 'player', color];
const said = (seq: number, color: string, text: string): LogLine =>
  ({ seq, at: 0, key: 'table-said', parts: [of(color)], text });
const BUILT: LogLine = { seq: 1, at: 0, key: 'built', parts: [of('blue'), ['line', 'line', 'albany-erie']] };

const phrase = (seq: number, color: string, key: string): LogLine =>
  ({ seq, at: 0, key: 'table-phrase', parts: [of(color), ['phrase', 'phrase', key]] });

beforeEach(async () => {
  localStorage.clear();
  preferences.phrases = 'show';
  await speak('en');
});

const sayPhrase = vi.fn();

async function show(lines: LogLine[], seat: number | null = 0, read: number | null = 0) {
  if (read !== null) localStorage.setItem('westbound.chats', JSON.stringify([['abc', read]]));
  const speech = await speechFor(seat);
  const chat = new TableChat('abc', () => lines, () => speech);
  const connection = { id: 'abc', seat, lines, earlier: false, sayPhrase } as unknown as TableConnection;
  return render(Story, { connection, table: TABLE, speech, chat, tab: 'choices', light: () => undefined });
}

test('the log is without chatter, the chat without the game', async () => {
  await show([BUILT, said(2, 'blue', 'Well driven!')]);
  expect(screen.getByRole('log', { name: 'What happened' }).textContent).not.toContain('Well driven!');
  await userEvent.click(screen.getByRole('tab', { name: /^Chat/ }));
  const chat = screen.getByRole('log', { name: 'Chat' });
  expect(chat.textContent).toContain('Well driven!');
  expect(chat.textContent).not.toContain('builds');
});

test('messages of others count until the chat is opened', async () => {
  await show([said(1, 'blue', 'Hello'), said(2, 'red', 'Hi'), said(3, 'blue', 'Ready?')]);
  await userEvent.click(screen.getByRole('tab', { name: 'Chat 2 unread' }));
  expect(screen.getByRole('tab', { name: 'Chat', selected: true })).toBeTruthy();
  await userEvent.click(screen.getByRole('tab', { name: 'Log' }));
  expect(screen.getByRole('tab', { name: 'Chat', selected: false })).toBeTruthy();
});

test('what was read stays read, and a chat that is opened for the first time counts as read', async () => {
  const { unmount } = await show([said(1, 'blue', 'Hello')], 0, null);
  expect(screen.getByRole('tab', { name: 'Chat' })).toBeTruthy();
  unmount();
  await show([said(1, 'blue', 'Hello'), said(2, 'blue', 'Still there?')], 0, null);
  expect(screen.getByRole('tab', { name: 'Chat 1 unread' })).toBeTruthy();
});

test('arrow keys go from tab to tab', async () => {
  await show([]);
  screen.getByRole('tab', { name: 'Log' }).focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'Chat', selected: true }));
  expect(screen.getByText('Nobody has said anything yet.')).toBeTruthy();
});

test('spectators read the chat, but cannot write', async () => {
  await show([said(1, 'blue', 'Hello')], null);
  await userEvent.click(screen.getByRole('tab', { name: /^Chat/ }));
  expect(screen.getByText('Hello')).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('a quick phrase is sent by its key, and read in one’s own language', async () => {
  await show([phrase(1, 'blue', 'well-played')]);
  await userEvent.click(screen.getByRole('tab', { name: /^Chat/ }));
  expect(screen.getByRole('log').textContent).toMatch(/Bea\s+Well played!/);
  await userEvent.click(screen.getByRole('button', { name: 'Quick phrases' }));
  await userEvent.click(screen.getByText('Thanks!'));
  expect(sayPhrase).toHaveBeenCalledWith('thanks');
  const french = await speechFor(0, 'fr');
  expect(french.chat(phrase(1, 'blue', 'well-played'))?.text).toBe('Bien joué\u00a0!');
  expect(french.line(phrase(1, 'blue', 'well-played'))).toBe('Bea\u00a0: Bien joué\u00a0!');
});

test('quick phrases of others can be hidden', async () => {
  preferences.phrases = 'hide';
  await show([phrase(1, 'blue', 'ouch'), phrase(2, 'red', 'sorry'), said(3, 'blue', 'Hello')]);
  await userEvent.click(screen.getByRole('tab', { name: 'Chat 1 unread' }));
  const chat = screen.getByRole('log').textContent;
  expect([chat.includes('Ouch!'), chat.includes('Sorry!'), chat.includes('Hello')]).toEqual([false, true, true]);
});

test('a muted player says nothing at this table, also later', async () => {
  const { unmount } = await show([said(1, 'blue', 'Hello'), phrase(2, 'blue', 'ouch'), said(3, 'red', 'Quiet!')]);
  await userEvent.click(screen.getByRole('tab', { name: /^Chat/ }));
  await userEvent.click(screen.getByLabelText('Bea'));
  await tick();
  const items = (): string[] => screen.getAllByRole('listitem').map((item) => item.textContent);
  expect(items()).toEqual([expect.stringContaining('Quiet!')]);
  unmount();
  await show([said(1, 'blue', 'Hello'), said(4, 'blue', 'Hello?'), said(3, 'red', 'Quiet!')]);
  await userEvent.click(screen.getByRole('tab', { name: 'Chat' }));
  expect(items()).toEqual([expect.stringContaining('Quiet!')]);
  await userEvent.click(screen.getByLabelText('Bea'));
  expect(items()).toHaveLength(3);
});
