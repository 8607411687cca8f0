import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { type Link, linksOf, prizesOf, threadsOf, touched } from '../../src/games/colorado/links';
import type { Choice, Foresight } from '../../src/games/colorado/types';
import { CHOICES, choice, freshView, lay, line, me, thing } from './position';

const view = freshView();
const own = me(view);

/** What happens to me: ``happens('track-ticked', ['track', 'bounty', 'saloon'], ['box', 'box', '1'])``. */
const happens = (key: string, ...parts: [string, string, string][]) =>
  line(key, [['player', 'player', own.color], ...parts]);
const box = (track: string, number: number) =>
  happens('track-ticked', ['track', 'bounty', track], ['box', 'box', String(number)]);
const medal = (points: number) =>
  happens('medal-won', ['source', 'source', 'saloon'], ['points', 'number', String(points)]);
const ticked = happens('ticked', ['step', 'step', 'san_juan 3']);

/** The symbols of a chain; several ways are in brackets. */
function told(links: Link[]): string {
  return links.map(({ symbol, values, ways }) =>
    ways ? `(${ways.map(told).join(' or ')})` : `${symbol}${Object.values(values ?? {}).map((n) => ` ${n}`).join('')}`)
    .join(' > ');
}

const TICK = choice('tick', 'step', 'san_juan 3');
const chain = (foresight: Omit<Foresight, 'words'>, of: Choice = TICK, player = own) =>
  told(linksOf(view, player, of, { words: of.words, ...foresight }));

type Then = Omit<Foresight, 'words' | 'lines'>;

const nuggets: Then = { then: 'own', actors: [0], step: 'duo', facts: { duo: ['duo', 'nuggets'] } };
const FORK: Foresight = {
  words: TICK.words,
  lines: [ticked],
  then: 'own',
  step: 'ticking tipi',
  ways: [
    { words: 'left', lines: [box('tipi', 3)], ...nuggets },
    { words: 'right', lines: [box('tipi', 5)], then: 'own', step: 'free play' },
  ],
};

test('pointing at a step shows what it would trigger, and marks the boxes it would tick', async () => {
  const user = userEvent.setup();
  const foresights: Foresight[] = [{ words: 'tick san_juan 1', lines: [ticked, box('wanted', 1)], then: 'others' }];
  const { board } = await lay({ choices: CHOICES, foresights });
  expect(thing(board, '[data-chain]').textContent).toContain('Point at an option');
  await user.hover(thing(board, '[data-offer="tick san_juan 1"]'));
  expect(thing(board, '[data-chain="tick san_juan 1"]').textContent).toContain('box 1 of 5');
  expect(board.querySelector('[data-row="wanted campfire"] .next')).not.toBeNull();
  await user.unhover(thing(board, '[data-offer="tick san_juan 1"]'));
  expect(board.querySelector('.next')).toBeNull();
});

test('without an answer, or without effects, nothing is drawn', async () => {
  const { board } = await lay({ choices: CHOICES, selected: CHOICES[0] });
  expect(thing(board, '[data-chain]').textContent.trim()).toBe('');
  expect(chain({ lines: [ticked], then: 'others' })).toBe('');
  expect(chain({ lines: [], then: 'secret' })).toBe('');
});

test('icon, box, medal, and the next decision', () => {
  expect(chain({ lines: [ticked, box('saloon', 1)], then: 'others' })).toBe('saloon 1 4');
  expect(chain({ lines: [ticked, box('wanted', 2)], ...nuggets })).toBe('wanted 2 5 > nuggets');
  expect(chain({ lines: [ticked, box('saloon', 4), medal(8)], then: 'chance' })).toBe('saloon 4 4 > medal 8');
  const full = happens('track-full', ['track', 'bounty', 'saloon']);
  expect(chain({ lines: [ticked, full], then: 'others' })).toBe('saloon');
  expect(chain({ lines: [ticked, happens('nothing-near')], then: 'others' })).toBe('discovery');
  const flag = happens('zone-ticked', ['zone', 'zone', 'lake'], ['points', 'number', '1']);
  expect(chain({ lines: [flag, medal(5)], then: 'others' })).toBe('flag-lake 1 3 1 > medal 5');
});

test('a box that wins a medal says so when none is left', () => {
  expect(chain({ lines: [ticked, box('saloon', 3)], then: 'others' })).toBe('saloon 3 4');
  expect(chain({ lines: [ticked, box('saloon', 4)], then: 'others' })).toBe('saloon 4 4 > saloon');
  expect(chain({ lines: [ticked, box('tipi', 1)], ...nuggets })).toBe('tipi 1 7 > tipi > nuggets');
  const flag = happens('zone-ticked', ['zone', 'zone', 'lake'], ['points', 'number', '4']);
  const last = { ...own, zones: { ...own.zones, lake: 2 } };
  expect(chain({ lines: [flag], then: 'others' }, TICK, last)).toBe('flag-lake 3 3 4 > flag-lake');
});

test('a choice without an effect to draw is told in words', async () => {
  const start = choice('start', 'region', 'durango');
  const hidden: Foresight = { words: start.words, lines: [], then: 'secret' };
  const { board } = await lay({ choices: [start], selected: start, foresights: [hidden] });
  expect(thing(board, '[data-chain]').textContent.trim()).toBe('What follows depends on something hidden.');
});

test('if the tipi track can continue left or right, both ways are drawn', async () => {
  const { words, ...rest } = FORK;
  expect(chain(rest)).toBe('(tipi 3 7 > nuggets or tipi 5 7 > free play)');
  expect(touched(own, FORK).map((each) => each.box)).toEqual([2, 4]);
  const { board } = await lay({ choices: [TICK], selected: TICK, foresights: [FORK] });
  expect(thing(board, `[data-chain="${words}"]`).textContent).toMatch(/box 3 of 7.*or.*box 5 of 7/);
  expect(board.querySelectorAll('[data-row="tipi campfire"] .next')).toHaveLength(2);
});

test('the seventh medal means the last turn, whichever way it is won', () => {
  const [first, second] = [{ ...own, medals_to_end: 1 }, { ...own, medals_to_end: 2 }];
  const free: Then = { then: 'own', step: 'free play' };
  expect(chain({ lines: [ticked, medal(5)], ...free }, TICK, second)).toBe('medal 5 > free play');
  expect(chain({ lines: [ticked, medal(5)], ...free }, TICK, first)).toBe('medal 5 > medal > free play');
  const ways: Foresight[] = [{ words: 'left', lines: [box('tipi', 1), medal(9)], then: 'others' }];
  expect(chain({ lines: [ticked, medal(5)], then: 'own', ways }, TICK, second))
    .toBe('medal 5 > tipi 1 7 > medal 9 > medal');
});

test('a card costs its value or a pair, gives its duo, and may complete a family', () => {
  const facts = { duo: ['duo', 'cards'], whole: 1 };
  const paid = happens('paid', ['amount', 'number', '2']);
  const laid = happens('laid', ['card', 'card', 'grey 2']);
  const cards: Then = { then: 'own', step: 'duo', facts: { duo: facts.duo } };
  expect(chain({ lines: [paid, laid], ...cards }, { ...choice('buy', 'card', 'grey 2'), facts }))
    .toBe('nugget 2 > cards > discovery');
  expect(chain({ lines: [laid], then: 'own', step: 'pairing' }, { ...choice('swap', 'card', 'grey 2'), facts }))
    .toBe('discards > cards > discovery');
});

test('everybody acts with a given card; the Caller may already have it', () => {
  const facts = { duo: ['duo', 'nuggets'], whole: 0 };
  const gave = line('gave', [['giver', 'player', own.color], ['player', 'player', 'wheel']]);
  const twice = line('duplicate', [['player', 'player', 'wheel'], ['card', 'card', 'red 1']]);
  const give = choice('give', 'card', 'red 1');
  expect(chain({ lines: [gave, twice], ...nuggets }, { ...give, facts })).toBe('nugget > caller > nuggets');
  expect(chain({ lines: [gave], ...nuggets }, { ...give, facts: { ...facts, whole: 1 } }))
    .toBe('discovery > caller > nuggets');
});

test('effects on others and in the next turn do not count', () => {
  const theirs = line('medal-won', [['player', 'player', 'wheel'], ['points', 'number', '3']]);
  const turn = line('turn-of', [['player', 'player', own.color], ['turn', 'number', '5']]);
  expect(chain({ lines: [ticked, theirs, turn, medal(4)], then: 'own', step: 'free play' })).toBe('');
});

test('a thread leads from box to medal to the own medals, one for each way', () => {
  expect(threadsOf(own, FORK)).toEqual([
    ['[data-row="tipi campfire"] [data-box="3"]'], ['[data-row="tipi campfire"] [data-box="5"]'],
  ]);
  const last: Foresight = { words: TICK.words, lines: [ticked, box('saloon', 4), medal(8)], then: 'others' };
  expect(threadsOf(own, last)[0]).toHaveLength(3);
  expect(prizesOf(own, last)).toEqual(['saloon']);
});

test('a medal in prospect is marked on the own row', async () => {
  const foresights: Foresight[] = [{ words: TICK.words, lines: [ticked, box('saloon', 4), medal(8)], then: 'others' }];
  const { board } = await lay({ choices: [TICK], selected: TICK, foresights });
  expect(board.querySelectorAll('[data-row^="medals"] .next')).toHaveLength(1);
  expect(board.querySelector('[data-row="medals campfire"] .next')).not.toBeNull();
});
