/** At the end of recorded games, the board shows where the points of every source come from. */
import { render } from '@testing-library/svelte';
import type { Component } from 'svelte';
import { expect, test } from 'vitest';
import { recorded, type Recorded } from '../recorded.mjs';
import { lightScored } from '../src/board/lights/scored';
import type { BoardHandle, BoardProps } from '../src/board/props';
import { SEAT_MARKS } from '../src/board/seatMarks';
import Colorado from '../src/games/colorado/Board.svelte';
import PioneerDays from '../src/games/pioneer_days/Board.svelte';
import Pioneers from '../src/games/pioneers/Board.svelte';
import { applied } from '../src/lib/table/changes';
import type { View } from '../src/lib/table/facts';
import { Speech } from '../src/lib/texts/speech';
import { readTexts } from '../src/lib/texts/texts';

interface Player { color: string; breakdown: Record<string, number | null> }
type Scored = View & { players: Player[] };
type Names = Record<string, Record<string, string>>;
type Board = Component<BoardProps<View>, BoardHandle<View>, 'selected'>;

const ALL = { pioneers: Pioneers, pioneer_days: PioneerDays, colorado: Colorado };
const BOARDS = ALL as unknown as Record<string, Board>;

/** Whatever the edition calls it. */
const NAMES = new Proxy<Names>({}, { get: () => new Proxy<Names[string]>({}, { get: (_, word) => String(word) }) });

const ENOUGH = 4; // games of each kind

function finished({ view, moves }: Recorded): Scored | null {
  const end = moves.reduce((now, { changes }) => applied(now, changes), view) as Scored;
  return end.over ? end : null;
}

const records = recorded();

test.each(Object.entries(BOARDS))('%s: every source lights up, and nothing of anybody else', async (game, Board) => {
  const texts = await readTexts('en', game);
  const sources = new Set<string>();
  for (const record of records.filter((each) => each.game === game).slice(-ENOUGH)) {
    const view = finished(record);
    if (!view) continue;
    const seats = view.players.map(({ color }) => ({ color, name: color }));
    const { container, component, unmount } = render(Board, {
      view, choices: [], step: view.step, seat: record.viewer, speech: new Speech(texts, NAMES, seats, null),
      selected: null, choose: () => undefined,
    });
    for (const source of Object.keys(view.players[0]?.breakdown ?? {})) {
      const scored = component.scored(source);
      const clear = lightScored(container, source, scored);
      for (const { color } of view.players) {
        const lit = [...container.querySelectorAll(`[data-scored="${SEAT_MARKS[color]?.paint}"]`)];
        expect(lit.length > 0, `${source} of ${color}`).toBe(scored.some((each) => each.color === color));
        const places = lit.map((each) => each.closest<HTMLElement>('[data-player]')?.dataset.player ?? color);
        expect(new Set([...places, color])).toEqual(new Set([color]));
      }
      if (scored.length) sources.add(source);
      clear();
    }
    unmount();
  }
  expect(sources.size).toBeGreaterThan(3);
}, 60_000);
