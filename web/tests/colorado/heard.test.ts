import { expect, test } from 'vitest';
import { listen } from '../../src/games/colorado/news/heard';
import type { LogLine } from '../../src/lib/log/log';
import { choice, freshView, lay, line, thing } from './position';

type Parts = [string, string, string][];
const say = (key: string, parts: Record<string, string | number>): LogLine => line(key, Object.entries(parts).map(
  ([name, word]): Parts[number] => [name, typeof word === 'number' ? 'number' : name === 'giver' ? 'player' : name,
    String(word)]));

const turn = (number: number) => say('turn-of', { player: 'campfire', turn: number });
const asked = (card: string) => say('asked', { player: 'campfire', giver: 'wheel', card });
const gave = (card: string) => say('gave', { giver: 'wheel', player: 'campfire', card });
const none = (card: string) => say('has-none', { giver: 'wheel', card });
const taken = (card: string) => say('taken', { giver: 'wheel', player: 'campfire', card });
const drew = (player: string, amount: number) => say('drew-cards', { player, amount });

const view = freshView();
const denied = (...lines: LogLine[]) => listen(lines, view).denials.wheel ?? {};

test('a player who gives another card has denied the one that was asked for', () => {
  expect(denied(turn(3), asked('red 1'), gave('red 2'))).toEqual({ 'red 1': { turn: 3, drawn: 0 } });
  expect(denied(turn(3), asked('red 1'), gave('red 1'))).toEqual({});
});

test('a player who has none has denied its color and its value', () => {
  const cards = denied(turn(3), asked('red 1'), none('red 1'), taken('blue 3'));
  expect(Object.keys(cards).sort()).toEqual(
    ['blue 1', 'green 1', 'grey 1', 'orange 1', 'red 1', 'red 2', 'red 3', 'violet 1']);
});

test('after drawing, a denial is only a hint; only the own draws count', () => {
  const call = [turn(3), asked('red 1'), gave('red 2')];
  expect(denied(...call, drew('horseshoe', 3))['red 1']).toEqual({ turn: 3, drawn: 0 });
  expect(denied(...call, drew('wheel', 3), drew('wheel', 1))['red 1']).toEqual({ turn: 3, drawn: 4 });
  const again = [turn(5), asked('red 1'), gave('grey 1')];
  expect(denied(...call, drew('wheel', 3), ...again)['red 1']).toEqual({ turn: 5, drawn: 0 });
});

test('what was undone was never said', () => {
  const undone = [asked('red 1'), gave('red 2')].map((each) => ({ ...each, gone: true }));
  expect(denied(turn(3), ...undone)).toEqual({});
});

test('a call is shown until the next turn, with its answer', () => {
  const call = [turn(3), asked('red 1'), none('red 1'), taken('blue 3')];
  const { exchange } = listen(call, view);
  expect([exchange?.caller, exchange?.giver, exchange?.card, exchange?.given]).toEqual(
    ['campfire', 'wheel', 'red 1', 'blue 3']);
  expect(exchange?.answer?.key).toBe('has-none');
  expect(listen([...call, turn(4)], view).exchange).toBeNull();
});

test('the deeds of a player stay until the player does something in a later turn', () => {
  const player = 'wheel';
  const first = [turn(3), say('nugget-taken', { player }), say('ticked', { player, step: 'durango 2' })];
  const symbols = (...lines: LogLine[]) => listen(lines, view).deeds.wheel?.deeds.map(({ symbol }) => symbol);
  expect(symbols(...first, turn(4))).toEqual(['nugget', 'step']);
  expect(symbols(...first, turn(4), say('discovered', { player, region: 'san_juan' }))).toEqual(['flag-forest']);
});

test('the board tells the call and its answer with their cards', async () => {
  const lines = [turn(14), asked('red 1'), gave('red 2'), say('duplicate', { player: 'campfire', card: 'red 2' })];
  const { board } = await lay({ lines });
  const said = [...board.querySelectorAll('.exchange li')];
  expect(said).toHaveLength(3);
  expect(said.map((each) => each.querySelector('[data-card]')?.getAttribute('data-card'))).toEqual(
    ['red 1', 'red 2', undefined]);
  expect(said[0]?.textContent).toContain('ask Bill Cartwright');
});

test('calling: cards that were denied are marked, and can still be asked for', async () => {
  const lines = [turn(14), asked('grey 1'), gave('grey 2'), asked('violet 2'), gave('grey 2'), drew('wheel', 2)];
  const fresh = [asked('violet 3'), gave('grey 3')];
  const position = { ...freshView(), duo: null };
  const choices = ['grey 1', 'violet 2', 'violet 3', 'blue 1'].map((card) => choice('ask', 'call', `wheel ${card}`));
  const { board } = await lay({ view: position, choices, step: 'calling', lines: [...lines, ...fresh] });
  const mark = (card: string) =>
    thing(board, `[data-call] [data-card="${card}"]`).parentElement?.querySelector('.said')?.textContent;
  expect(['grey 1', 'violet 2', 'violet 3', 'blue 1'].map(mark)).toEqual(['?', '?', '✗', undefined]);
  expect(thing(board, '[data-call] [data-card="violet 3"]').getAttribute('role')).toBe('button');
});
