import { expect, test } from 'vitest';
import { Pacer } from '../../src/board/playback/pacer';
import type { Line } from '../../src/lib/protocol';

const line = (key: string): Line => ({ seq: 0, at: 0, key });
const TURN = line('turn-of');

/** Plays lines that each take these milliseconds at normal speed; returns how long they took. */
function play(pacer: Pacer, lines: Line[], milliseconds: number): number[] {
  return lines.map((each, i) => {
    const haste = pacer.haste(lines.slice(i));
    if (haste < Infinity) pacer.played(each, milliseconds / haste, haste);
    return milliseconds / haste;
  });
}

const sum = (numbers: number[]): number => numbers.reduce((all, each) => all + each, 0);

test('a short turn is not hurried', () => {
  expect(play(new Pacer(), [TURN, line('built')], 500)).toEqual([500, 500]);
});

test.each([[12, 600], [40, 900], [6, 2000], [3, 100]])('a turn of %i lines of %i ms is over soon', (count, each) => {
  const pacer = new Pacer();
  const lines = [TURN, ...Array.from({ length: count }, () => line('built'))];
  const turns = Array.from({ length: 4 }, () => sum(play(pacer, lines, each)));
  for (const took of turns) expect(took).toBeLessThanOrEqual(2500);
});

test('the last thing of a turn is always seen', () => {
  const pacer = new Pacer();
  const lines = [TURN, ...Array.from({ length: 60 }, () => line('built'))];
  expect(play(pacer, lines, 900).at(-1)).toBeGreaterThan(0);
});

test('news of one turn that comes bit by bit shares its time, unless it comes after a long pause', () => {
  const pacer = new Pacer();
  pacer.resume(10_000);
  play(pacer, [TURN, line('built'), line('drove')], 1000);
  pacer.pause(12_000);
  pacer.resume(13_000);
  expect(pacer.haste([line('drove')])).toBeGreaterThan(1);
  pacer.pause(13_500);
  pacer.resume(20_000);
  expect(pacer.haste([line('drove')])).toBe(1);
});

test('the next turn has time of its own, and so has what comes after a rest', () => {
  const pacer = new Pacer();
  play(pacer, [TURN, line('built'), line('drove')], 1000);
  expect(pacer.haste([line('drove')])).toBeGreaterThan(1);
  expect(pacer.haste([TURN, line('drove')])).toBe(1);
  play(pacer, [line('built')], 2000);
  pacer.rest();
  expect(pacer.haste([line('drove')])).toBe(1);
});
