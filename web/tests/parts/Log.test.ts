import { render, screen } from '@testing-library/svelte';
import { beforeEach, expect, test } from 'vitest';
import type { Line } from '../../src/lib/protocol';
import { longer } from '../../src/lib/table/log';
import { paragraphs } from '../../src/lib/table/logTurns';
import Log from '../../src/parts/table/Log.svelte';
import { SEATS, speak, speechFor } from '../sampleTable';

const of = (color: string): [string, string, string] => ['player', 'player', color];
const line = (seq: number, key: string, ...parts: [string, string, string][]): Line => ({ seq, at: 0, key, parts });
const built = (seq: number, color: string) => line(seq, 'built', of(color), ['line', 'line', 'albany-erie']);
const turn = (seq: number, color: string) => line(seq, 'turn-of', of(color), ['round', 'number', '1']);
const paid: Line = line(3, 'paid', ['payer', 'purse', 'blue'], ['payee', 'purse', 'red'], ['amount', 'number', '2']);

beforeEach(() => speak('en'));

async function show(lines: Line[], viewer: number | null = 0) {
  return render(Log, { lines: longer([], lines), speech: await speechFor(viewer), seats: SEATS });
}

test('each effect is a line; what concerns me is marked', async () => {
  await show([turn(1, 'blue'), built(2, 'blue'), paid]);
  const items = screen.getAllByRole('listitem');
  expect(items.map((item) => item.textContent.trim()))
    .toEqual(['Bea builds the Albany–Erie road.', 'Bea pays you $2.']);
  expect(items.map((item) => item.classList.contains('mine'))).toEqual([false, true]);
});

test('for a watcher nothing is marked', async () => {
  const { container } = await show([built(1, 'red'), paid], null);
  expect(container.querySelector('.mine')).toBeNull();
});

test('a turn opens a paragraph', () => {
  const found = paragraphs([line(0, 'table-sat', of('red')), turn(1, 'red'), built(2, 'red'), turn(3, 'blue')], 'red');
  expect(found.map(({ heading, entries }) => [heading?.line.key, entries.length, heading?.mine]))
    .toEqual([[undefined, 1, undefined], ['turn-of', 1, true], ['turn-of', 0, false]]);
});

test('what was taken back is struck through, and said to be', async () => {
  await show([built(1, 'red'), built(2, 'blue'), { ...line(3, 'table-took-back', of('blue')), back: 2 }]);
  const struck = [...document.querySelectorAll('s')].map((each) => each.textContent);
  expect(struck).toEqual(['Bea builds the Albany–Erie road.']);
  expect(screen.getByText('(undone)')).toBeTruthy();
  expect(screen.getByText('Bea undoes an action.')).toBeTruthy();
});

test('what is too small to be told is left out', async () => {
  await show([{ ...built(1, 'red'), quiet: true }, built(2, 'blue')]);
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
});

test('what somebody said is shown as it was typed, and runs nothing', async () => {
  await show([{ ...line(1, 'table-said', of('blue')), text: '<img src=x onerror=alert(1)>' }]);
  expect(screen.getByText('<img src=x onerror=alert(1)>')).toBeTruthy();
  expect(document.querySelector('img')).toBeNull();
});

test('the log speaks the language of the reader', async () => {
  const { rerender } = await show([built(1, 'red')]);
  expect(screen.getByText('You build the Albany–Erie road.')).toBeTruthy();
  await speak('de');
  await rerender({ speech: await speechFor(0, 'de') });
  expect(screen.getByText(/^Du baust/)).toBeTruthy();
});
