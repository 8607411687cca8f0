import { expect, test } from 'vitest';
import type { Line, TableStatus } from '../../../src/lib/protocol';
import { fates, type Message, type Pending } from '../../../src/lib/table/outbox';
import { line, table } from '../net/fakeSocket';

const act: Message = { say: 'act', id: 1, version: 5, words: 'pass' };
const undo: Message = { say: 'undo', id: 1, version: 5 };
const answer: Message = { say: 'answer', id: 1, version: 5, agrees: true };
const chat: Message = { say: 'chat', id: 1, text: 'hi' };
const phrase: Message = { say: 'phrase', id: 1, phrase: 'thanks' };

const said = (message: Message, more: Partial<Pending> = {}): Pending =>
  ({ message, since: 10, alone: true, sent: true, waiting: true, ...more });

function fate(pending: Pending, version: number, lines: Line[] = [], now: Partial<TableStatus> = {}) {
  return fates([pending], { lines, version, table: { ...table, ...now }, seat: 0 })[0];
}

const asked = { asked: { seat: 1, open: [0] } };
const thanks = line(10, 'table-phrase', 'red', {
  parts: [['player', 'player', 'red'], ['phrase', 'phrase', 'thanks']],
});
const hi = line(10, 'table-said', 'red', { text: 'hi' });

test.each([
  ['in time', said(act, { sent: false }), 5, [], {}, 'send'],
  ['too late', said(act, { sent: false }), 6, [line(10, 'built', 'red')], {}, 'late'],
  ['not arrived', said(act), 5, [], {}, 'send'],
  ['arrived, its line tells', said(act), 6, [line(10, 'built', 'red')], {}, 'done'],
  ['arrived, nothing to tell', said(act), 6, [], {}, 'done'],
  ['arrived, and taken back since', said(act), 7, [line(10, 'x'), line(11, 'table-took-back', 'blue')], {}, 'done'],
  ['somebody took back first', said(act), 7, [line(10, 'table-took-back', 'blue'), line(10, 'x')], {}, 'late'],
  ['the seat was given away', said(act), 7, [line(10, 'table-replaced', 'red'), line(11, 'x')], {}, 'late'],
  ['others act, too: it was mine', said(act, { alone: false }), 6, [line(10, 'built', 'red')], {}, 'done'],
  ['others act, too: it was not', said(act, { alone: false }), 6, [line(10, 'built', 'blue')], {}, 'late'],
  ['taken back', said(undo), 6, [line(10, 'table-took-back', 'red')], {}, 'done'],
  ['asked to', said(undo), 5, [line(10, 'table-asked', 'red')], {}, 'done'],
  ['asked to long ago', said(undo), 5, [line(9, 'table-asked', 'red')], {}, 'send'],
  ['the game has gone on', said(undo), 6, [line(10, 'built', 'blue')], {}, 'late'],
  ['answered', said(answer), 6, [line(10, 'table-agreed', 'red')], {}, 'done'],
  ['still asked', said(answer), 5, [line(10, 'table-agreed', 'blue')], asked, 'send'],
  ['no longer asked', said(answer, { sent: false }), 5, [], {}, 'late'],
  ['said', said(chat), 9, [hi], {}, 'done'],
  ['said with a phrase', said(phrase), 9, [thanks], {}, 'done'],
  ['said with another phrase', said({ ...phrase, phrase: 'ouch' }), 9, [thanks], {}, 'send'],
  ['said by another', said(chat), 9, [{ ...hi, parts: [['player', 'player', 'blue']] }], {}, 'send'],
  ['never too late', said(chat, { sent: false }), 9, [], {}, 'send'],
  ['came back by asking', said({ say: 'leave', id: 1 }), 9, [line(10, 'table-left', 'red')], {}, 'send'],
] as const)('%s', (_, pending, version, lines, now, expected) => {
  expect(fate(pending, version, [...lines] as Line[], now as Partial<TableStatus>)).toBe(expected);
});

test('of two identical chat messages, the one missing from the log is sent again', () => {
  const twice = [said(chat), said({ ...chat, id: 2 })];
  expect(fates(twice, { lines: [hi], version: 1, table, seat: 0 })).toEqual(['done', 'send']);
});
