import { render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import type { Line } from '../../src/lib/protocol';
import { longer } from '../../src/lib/log/log';
import { paragraphs } from '../../src/lib/log/logTurns';
import Log from '../../src/parts/table/Log.svelte';
import type { Joining } from '../../src/lib/texts/deeds';
import { SEATS, speak, speechFor } from '../sampleTable';

const of = (color: string): [string, string, string] => ['player', 'player', color];
const line = (seq: number, key: string, ...parts: [string, string, string][]): Line => ({ seq, at: 0, key, parts });
const built = (seq: number, color: string) => line(seq, 'built', of(color), ['line', 'line', 'albany-erie']);
const turn = (seq: number, color: string) => line(seq, 'turn-of', of(color), ['round', 'number', '1']);
const pays = (seq: number, payer: string, payee: string): Line =>
  line(seq, 'paid', ['payer', 'purse', payer], ['payee', 'purse', payee], ['amount', 'number', '2']);
const paid = pays(3, 'blue', 'red');
const arrived = (seq: number, color: string) =>
  line(seq, 'arrived', of(color), ['city', 'city', 'denver'], ['fare', 'number', '2']);
const settled = (seq: number, color: string) =>
  line(seq, 'settled', of(color), ['job', 'job', 'banker'], ['city', 'city', 'denver']);
const JOINING: Joining = { leads: { built: {} }, sums: [] };

beforeEach(() => speak('en'));

async function show(lines: Line[], viewer: number | null = 0) {
  return render(Log, { lines: longer([], lines), speech: await speechFor(viewer), seats: SEATS });
}

test('an entry without a deed is a line; entries about me are marked', async () => {
  await show([turn(1, 'blue'), built(2, 'blue'), paid]);
  const items = screen.getAllByRole('listitem');
  expect(items.map((item) => item.textContent.trim()))
    .toEqual(['Bea builds the Albany–Erie road.', 'Bea pays you $2.']);
  expect(items.map((item) => item.classList.contains('mine'))).toEqual([false, true]);
});

test('nothing is marked for a spectator', async () => {
  const { container } = await show([built(1, 'red'), paid], null);
  expect(container.querySelector('.mine')).toBeNull();
});

test('a turn starts a paragraph', () => {
  const lines = [line(0, 'table-sat', of('red')), turn(1, 'red'), built(2, 'red'), turn(3, 'blue')];
  const found = paragraphs(lines, 'red', JOINING);
  expect(found.map(({ heading, deeds }) => [heading?.line.key, deeds.length, heading?.mine]))
    .toEqual([[undefined, 1, undefined], ['turn-of', 1, true], ['turn-of', 0, false]]);
});

test('undone lines are struck through, and screen readers say so', async () => {
  await show([built(1, 'red'), built(2, 'blue'), { ...line(3, 'table-took-back', of('blue')), back: 2 }]);
  const struck = [...document.querySelectorAll('s')].map((each) => each.textContent);
  expect(struck).toEqual(['Bea builds the Albany–Erie road.']);
  expect(screen.getByText('(undone)')).toBeTruthy();
  expect(screen.getByText('Bea undoes an action.')).toBeTruthy();
});

test('a log without its beginning says where that is', async () => {
  await show([built(1, 'red')]);
  expect(screen.queryByText('Earlier lines are in the replay.')).toBeNull();
  render(Log, { lines: [built(1, 'red')], earlier: true, speech: await speechFor(0), seats: SEATS });
  expect(screen.getByText('Earlier lines are in the replay.')).toBeTruthy();
});

test('quiet lines are left out', async () => {
  await show([{ ...built(1, 'red'), quiet: true }, built(2, 'blue')]);
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
});

test('chat is shown as typed, never run as markup', async () => {
  await show([{ ...line(1, 'table-said', of('blue')), text: '<img src=x onerror=alert(1)>' }]);
  expect(screen.getByText('<img src=x onerror=alert(1)>')).toBeTruthy();
  expect(document.querySelector('img')).toBeNull();
});

test('the log is in the reader’s language', async () => {
  const { rerender } = await show([built(1, 'red')]);
  expect(screen.getByText('You build the Albany–Erie road.')).toBeTruthy();
  await speak('de');
  await rerender({ speech: await speechFor(0, 'de') });
  expect(screen.getByText(/^Du baust/)).toBeTruthy();
});

const DRIVE = [turn(1, 'blue'), arrived(2, 'blue'), pays(2, 'blue', 'red'), settled(2, 'blue')];
const SAID = 'Bea drives to Denver and settles a banker: $2 to you.';

test('a deed is one line that unfolds into its entries', async () => {
  const { container } = await show(DRIVE);
  const deed = screen.getByRole('button', { name: SAID });
  expect(deed.getAttribute('aria-expanded')).toBe('false');
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
  await userEvent.click(deed);
  expect(deed.getAttribute('aria-expanded')).toBe('true');
  const entries = [...container.querySelectorAll('li li')].map((item) => item.textContent.trim());
  expect(entries).toEqual(['Bea drives to Denver.', 'Bea pays you $2.', 'Bea settles a banker in Denver.']);
  await userEvent.click(deed);
  expect(container.querySelector('li li')).toBeNull();
});

test('a deed is mine if any of its entries is about me', async () => {
  await show(DRIVE);
  expect(screen.getByRole('button').parentElement?.classList.contains('mine')).toBe(true);
});

test('a deed grows with its entries, and stays unfolded', async () => {
  const lines = longer([], DRIVE.slice(0, 3));
  const { rerender } = await show([]);
  await rerender({ lines });
  await userEvent.click(screen.getByRole('button', { name: 'Bea drives to Denver: $2 to you.' }));
  await rerender({ lines: longer(lines, DRIVE.slice(3)) });
  expect(screen.getByRole('button', { name: SAID }).getAttribute('aria-expanded')).toBe('true');
});

test('an undone deed is struck through as a whole', async () => {
  await show([...DRIVE, { ...line(3, 'table-took-back', of('blue')), back: 2 }]);
  expect(screen.getByRole('button', { name: `${SAID} (undone)` }).querySelector('s')?.textContent).toBe(SAID);
});

test('undone and remaining entries are two deeds', async () => {
  const [heading, ...drive] = DRIVE.map((each, i) => ({ ...each, seq: i + 1 })) as [Line, ...Line[]];
  await show([heading, ...drive, { ...line(5, 'table-took-back', of('blue')), back: 4 }]);
  expect(screen.getByRole('button').textContent.trim()).toBe('Bea drives to Denver: $2 to you.');
  expect(document.querySelector('s')?.textContent).toBe('Bea settles a banker in Denver.');
});

test('one deed is a tab stop, at first the newest; the arrow keys reach the others', async () => {
  await show([...DRIVE, ...DRIVE.map((each) => ({ ...each, seq: 3 }))]);
  const [first, second] = screen.getAllByRole('button') as [HTMLElement, HTMLElement];
  expect([first.tabIndex, second.tabIndex]).toEqual([-1, 0]);
  second.focus();
  await userEvent.keyboard('{ArrowUp}{Enter}');
  expect(document.activeElement).toBe(first);
  expect([first.tabIndex, second.tabIndex]).toEqual([0, -1]);
  expect(first.getAttribute('aria-expanded')).toBe('true');
});
