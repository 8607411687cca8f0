import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { chainOf, touched, type Link } from '../../src/games/colorado/chain';
import { ahead } from '../../src/games/colorado/sheet/paths';
import { CHOICES, choice, freshView, lay, me, thing } from './position';

/** The symbols of a chain; two ways are told in brackets. */
function told(links: Link[]): string {
  return links.map(({ symbol, values, ways }) =>
    ways ? `(${ways.map(told).join(' or ')})` : `${symbol}${Object.values(values ?? {}).map((n) => ` ${n}`).join('')}`)
    .join(' > ');
}

const view = freshView();
const own = me(view);
const chain = (verb: string, kind?: string, word?: string) => told(chainOf(view, own, choice(verb, kind, word)));

test('a step that is pointed at shows what it sets off, and marks the boxes it would tick', async () => {
  const user = userEvent.setup();
  const { board } = await lay({ choices: CHOICES });
  await user.hover(thing(board, '[data-offer="tick san_juan 1"]'));
  expect(thing(board, '[data-chain="tick san_juan 1"]').textContent).toContain('box 1 of 5');
  expect(board.querySelector('[data-row="wanted campfire"] .next')).not.toBeNull();
  await user.unhover(thing(board, '[data-offer="tick san_juan 1"]'));
  expect(board.querySelector('.next')).toBeNull();
});

test('icon, box, medal: as far as it is printed', () => {
  expect(chain('tick', 'step', 'durango 2')).toBe('');
  expect(chain('rail', 'rail', '5')).toBe('saloon 1 4');
  own.tracks.wanted = 1;
  expect(chain('tick', 'step', 'durango 4')).toBe('wanted 2 5 > nuggets');
  own.tracks.saloon = 3;
  expect(chain('rail', 'rail', '5')).toBe('saloon 4 4 > medal 8');
  view.medals_left.saloon = [];
  expect(chain('rail', 'rail', '5')).toBe('saloon 4 4 > saloon');
  own.tracks.saloon = 4;
  expect(chain('rail', 'rail', '5')).toBe('saloon');
});

test('the tipi track has two ways to go on', () => {
  expect(chain('tick', 'step', 'san_juan 3')).toBe('(tipi 3 7 > nuggets or tipi 5 7 > free play)');
  expect(chain('left')).toBe('tipi 3 7 > nuggets');
  const boxes = touched(view, own, choice('tick', 'step', 'san_juan 3'));
  expect(boxes.map(({ box }) => box)).toEqual([2, 4]);
  own.tipi = own.tipi.map((_, i) => i > 0 && i < 6);
  expect(chain('right')).toBe('tipi 7 7 > medal 9');
  own.claims = { tipi: 1 }; // at the other end
  expect(chain('right')).toBe('tipi 7 7 > medal 6');
});

test('the last step of a region wins its medal before its icon acts; the seventh medal ends the game', () => {
  const fresh = freshView();
  const player = me(fresh);
  player.steps = ['durango 1', 'durango 2', 'durango 3', 'durango 4'];
  const last = choice('tick', 'step', 'durango 5');
  expect(told(chainOf(fresh, player, last))).toBe('medal 5 > free play');
  player.medals = Array.from({ length: 6 }, () => ({ source: 'railroad', points: 1 }));
  expect(told(chainOf(fresh, player, last))).toBe('medal 5 > free play > medal');
});

test('a flag ticks its zone, the last one of a row wins the medal', () => {
  expect(chain('discover', 'region', 'grand_mesa')).toBe('flag-lake 1 3 1');
  own.zones.lake = 2;
  expect(chain('discover', 'region', 'grand_mesa')).toBe('flag-lake 3 3 4 > medal 5');
});

test('a card costs its value or a pair, gives its duo, and may complete a family', () => {
  expect(chain('buy', 'card', 'grey 2')).toBe('nugget 2 > cards');
  expect(chain('swap', 'card', 'violet 2')).toBe('discards > cards');
  expect(chain('free', 'card', 'blue 1')).toBe('check > discovery');
  view.laid = 'violet 2';
  expect(chain('pair', 'pair', 'green 1 2')).toBe('cards');
});

test('a given card acts for everybody; the Caller may have it already', () => {
  view.caller = own.seat;
  expect(chain('give', 'card', 'red 1')).toBe('nugget > caller > nuggets');
  expect(chain('give', 'card', 'blue 1')).toBe('discovery > caller > check');
  expect(chain('ask', 'call', 'wheel grey 1')).toBe('caller > cards');
});

test('a switch closes the other branch', () => {
  const { railroad } = view.map;
  expect([...ahead(railroad, [])]).toHaveLength(railroad.length);
  const open = ahead(railroad, ['1', '2', '4']);
  expect([open.has('3'), open.has('5'), open.has('7'), open.has('9')]).toEqual([false, true, true, true]);
});
