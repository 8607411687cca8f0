import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { follow } from '../../src/games/pioneers/news/traces';
import type { Choice, PioneersView } from '../../src/games/pioneers/types';
import { CHOICES, freshView, lay, offered, thing } from './position';

const REINS: Choice = { words: 'reins', verb: 'reins' };

const drive = (city: string, ends: number): Choice => ({
  words: `drive ${city}`,
  verb: 'drive',
  kind: 'city',
  word: city,
  facts: { city: ['city', city], fare: 1, shares: [['red', 1]], ends, ...(ends ? { tile: ['tile', 'hotel'] } : {}) },
  now: true,
});

/** A line that begins where the stagecoach stands, and the city beyond. */
function onward(view: PioneersView): { line: string; city: string } {
  const line = view.lines.find(({ ends }) => ends.includes(view.stagecoach));
  return { line: line?.name ?? '', city: line?.ends.find((end) => end !== view.stagecoach) ?? '' };
}

test('pressing the stagecoach takes the reins at once', async () => {
  const user = userEvent.setup();
  const { board, choose } = await lay({ choices: [...CHOICES, REINS] });
  expect(offered(board)).toContain('reins');
  await user.click(thing(board, '[data-stagecoach]'));
  expect(choose).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ words: 'reins' }));
});

test('without reins to take, the stagecoach is not a button', async () => {
  const { board } = await lay({ choices: CHOICES });
  expect(thing(board, '[data-stagecoach]').getAttribute('role')).toBeNull();
});

test('the next city is driven to at once, the last one asks', async () => {
  const user = userEvent.setup();
  const [next, last] = [drive('bangor', 0), { ...drive('dallas', 1), final: true }];
  const { board, choose } = await lay({ choices: [next, last], step: 'driving' });
  await user.click(thing(board, '[data-city="dallas"]'));
  expect(choose).not.toHaveBeenCalled();
  expect(thing(board, '[data-city="dallas"]').getAttribute('aria-pressed')).toBe('true');
  await user.click(thing(board, '[data-city="bangor"]'));
  expect(choose).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ words: 'drive bangor' }));
  expect(thing(board, '[data-city="bangor"] .fare').textContent).toBe('$1');
});

test('the ticket shows the route so far and who gets paid', async () => {
  const view = freshView();
  const { line, city } = onward(view);
  view.drive = { fare: 2, pays: { bank: 1, red: 1 }, lines: [line], cities: [city, view.stagecoach] };
  const { board } = await lay({ view, choices: [drive('dallas', 1)], selected: drive('dallas', 1), step: 'driving' });
  const ticket = thing(board, '[data-drive]');
  expect(ticket.getAttribute('data-drive')).toBe(`${city} ${view.stagecoach}`);
  expect(ticket.querySelectorAll('.share')).toHaveLength(2);
  expect(ticket.textContent).toContain('Drive on to Dallas');
  expect(board.querySelectorAll('.way.strong').length).toBeGreaterThan(0);
});

test('after the entries, the drive looks as in the next view', () => {
  const view = freshView();
  const { line, city } = onward(view);
  const from = view.stagecoach;
  const more = { hint: -1, known: view };
  follow(view, { key: 'reins-taken', player: 'blue' }, more);
  expect(view.drive).toEqual({ fare: 0, pays: {}, lines: [], cities: [from] });
  follow(view, { key: 'drove', player: 'blue', line, city }, more);
  follow(view, { key: 'paid', payer: 'blue', payee: 'bank', amount: 1 }, more);
  expect(view.drive).toEqual({ fare: 1, pays: { bank: 1 }, lines: [line], cities: [from, city] });
  follow(view, { key: 'arrived', player: 'blue', city, fare: 1 }, more);
  expect(view.drive).toBeNull();
});
