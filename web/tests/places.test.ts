/** Every line of recorded games lights what it is about on the boards, and nothing else. */
import { render } from '@testing-library/svelte';
import type { Component } from 'svelte';
import { afterEach, expect, test, vi } from 'vitest';
import { recorded, type Recorded } from '../recorded.mjs';
import { elementAt, type Place } from '../src/board/lights/places';
import type { BoardHandle } from '../src/board/props';
import Colorado from '../src/games/colorado/Board.svelte';
import PioneerDays from '../src/games/pioneer_days/Board.svelte';
import Pioneers from '../src/games/pioneers/Board.svelte';
import { people } from '../src/lib/log/log';
import type { Line } from '../src/lib/protocol';
import { applied } from '../src/lib/table/changes';
import { Speech } from '../src/lib/texts/speech';
import { readTexts } from '../src/lib/texts/texts';

const GONE = 'it left the board';
const MEANT = 'it is about the players';
const WHICH = 'which of several is not told';

/** Kinds of lines that name a thing but are about no place, and why. */
const NOWHERE: Record<string, Record<string, string>> = {
  pioneers: { 'tile-boxed': GONE },
  pioneer_days: {
    'die-rolled': WHICH, 'die-taken': GONE, 'die-left': GONE, 'die-turned': WHICH, 'tile-discarded': GONE,
    'folk-lost': GONE, 'tile-given': GONE, 'spared': MEANT,
  },
  colorado: {
    'asked': MEANT, 'has-none': MEANT, 'duplicate': GONE, 'pair-discarded': GONE, 'family-discarded': GONE,
  },
};
const BOARDS: Record<string, unknown> = { pioneers: Pioneers, pioneer_days: PioneerDays, colorado: Colorado };
const ENOUGH = 3; // lines of a kind
const OWNERS = ['player', 'purse', 'area', 'sheet', 'glance', 'hand'];
const NO_THING = ['player', 'purse', 'number', 'place', 'box']; // natures

type View = object & { players: { color: string }[] };

const records = recorded();

/** Every edition has names of its own; words will do. */
class Plain extends Speech {
  override name(_kind: string, word: string): string {
    return word;
  }
}

afterEach(() => {
  document.body.innerHTML = '';
});

/** Everybody whose place a thing is in; a row or a road says it with the last of its words. */
function ownersOf(thing: Element): string[] {
  const places = OWNERS.map((name) => thing.closest(`[data-${name}]`)?.getAttribute(`data-${name}`));
  const named = ['row', 'road', 'pawn'].map((name) => thing.closest(`[data-${name}]`)?.getAttribute(`data-${name}`));
  return [...places, ...named.map((words) => words?.split(' ').at(-1))].filter((each) => typeof each === 'string');
}

/** Play a record; look at the board when there are lines of a kind that was not seen often enough. */
async function play(record: Recorded, look: (board: Element, line: Line, places: Place[]) => void): Promise<void> {
  let view = record.view as View;
  const seats = view.players.map(({ color }) => ({ color, name: color }));
  const { container, component, rerender } = render(BOARDS[record.game] as Component<object>, {
    view, choices: [], step: '', seat: record.viewer, selected: null, choose: vi.fn(), lines: [],
    speech: new Plain(await readTexts('en', record.game), {}, seats, record.viewer),
  });
  const seen = new Map<string, number>();
  for (const { lines, changes } of record.moves) {
    view = applied(view, changes);
    if (lines.every(({ key }) => (seen.get(key) ?? 0) >= ENOUGH)) continue;
    await rerender({ view });
    for (const line of lines) {
      seen.set(line.key, (seen.get(line.key) ?? 0) + 1);
      look(container, line, (component as unknown as BoardHandle<View>).places(line));
    }
  }
}

test.each(Object.keys(BOARDS))('%s: every line lights what it is about, where it is', async (game) => {
  const [nowhere, unlit, lit] = [new Set<string>(), new Set<string>(), new Set<string>()];
  const strange: object[] = [];
  for (const record of records.filter((each) => each.game === game && each.viewer !== null).slice(-2)) {
    await play(record, (board, line, places) => {
      const names = (line.parts ?? []).some(([, nature]) => !NO_THING.includes(nature));
      if (names && !places.length) nowhere.add(line.key);
      for (const place of places) {
        const thing = elementAt(board, place);
        (thing ? lit : unlit).add(line.key);
        const others = thing ? ownersOf(thing).filter((owner) => !people(line).includes(owner)) : [];
        const isMine = Boolean(thing?.closest('[data-hand]')) && line.key !== 'card-seen';
        if (others.length || isMine) strange.push({ line, place, others });
      }
    });
  }
  expect(strange).toEqual([]);
  expect([...nowhere].filter((key) => !NOWHERE[game]?.[key])).toEqual([]);
  expect([...unlit].filter((key) => !lit.has(key))).toEqual([]);
}, 120_000);
