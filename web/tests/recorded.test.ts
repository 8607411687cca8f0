/** What the boards make of the journal while they animate it is what the server shows next. */
import { expect, test } from 'vitest';
import { recorded, type Recorded } from '../recorded.mjs';
import { entryOf } from '../src/board/playback/entry';
import { SCENES as COLORADO } from '../src/games/colorado/news/scenes';
import { follow as followColorado } from '../src/games/colorado/news/traces';
import type { ColoradoEntry, ColoradoView } from '../src/games/colorado/types';
import { SCENES as PIONEER_DAYS } from '../src/games/pioneer_days/news/scenes';
import { follow as followPioneerDays } from '../src/games/pioneer_days/news/traces';
import type { PioneerDaysEntry, PioneerDaysView } from '../src/games/pioneer_days/types';
import { coachOf } from '../src/games/pioneers/news/lookup';
import { SCENES as PIONEERS } from '../src/games/pioneers/news/scenes';
import { follow as followPioneers } from '../src/games/pioneers/news/traces';
import type { PioneersEntry, PioneersView } from '../src/games/pioneers/types';
import type { Line } from '../src/lib/protocol';
import { applied } from '../src/lib/table/changes';

interface Board {
  follow: (view: object, line: Line, known: object) => void;
  later: Record<string, string>; // what may wait for the next view, and why
}

const ASKED = 'it is about the next decision';
const UNTOLD = 'an own choice that nobody is told yet';
const COUNTED = 'the rules count it anew after every action';

const BOARDS: Record<string, Board> = {
  pioneers: {
    follow(view, line, known) {
      const entry = entryOf<PioneersEntry>(line, PIONEERS);
      if (!entry) throw new Error(`there is no animation of ${line.key}`);
      const [now, next] = [view as PioneersView, known as PioneersView];
      const hint = 'job' in entry ? coachOf(now, next, entry) ?? -1 : -1;
      followPioneers(now, entry, { hint, known: next });
    },
    later: {
      'actors': ASKED, 'step': ASKED, 'ways': ASKED, 'bought': ASKED, 'forced': ASKED, 'remaining': ASKED,
      'over': 'it ends the playback', 'winners': 'it ends the playback',
      'ending': COUNTED, 'players.score': COUNTED, 'players.breakdown': COUNTED, 'players.network': COUNTED,
    },
  },
  pioneer_days: {
    follow(view, line, known) {
      const entry = entryOf<PioneerDaysEntry>(line, PIONEER_DAYS);
      if (!entry) throw new Error(`there is no animation of ${line.key}`);
      followPioneerDays(view as PioneerDaysView, entry, known as PioneerDaysView);
    },
    later: {
      'actors': ASKED, 'step': ASKED, 'offer': ASKED, 'exposed': ASKED, 'giving': ASKED,
      'over': 'it ends the playback', 'winners': 'it ends the playback',
      'kept': UNTOLD, 'battered': UNTOLD, 'players.board': UNTOLD, 'players.pledged': UNTOLD,
      'die': 'it is spent before goods that do not fit are discarded, and no entry says so',
      'omens': COUNTED,
      'first': 'it passes on at the end of a day, and the next entry about it is about the next day',
      'players.score': COUNTED, 'players.breakdown': COUNTED,
    },
  },
  colorado: {
    follow(view, line, known) {
      const entry = entryOf<ColoradoEntry>(line, COLORADO);
      if (!entry) throw new Error(`there is no animation of ${line.key}`);
      followColorado(view as ColoradoView, entry, known as ColoradoView);
    },
    later: {
      'actors': ASKED, 'step': ASKED, 'doing': ASKED, 'together': ASKED, 'duo': ASKED, 'laid': ASKED,
      'over': 'it ends the playback', 'winners': 'it ends the playback',
      'players.village': UNTOLD,
    },
  },
};

/** The parts of a view, by name; those of every player apart. */
function parts(view: object): Map<string, unknown> {
  const { players, ...rest } = view as { players: object[] };
  const own = players.flatMap((player, seat) =>
    Object.entries(player).map(([name, part]): [string, unknown] => [`players.${seat}.${name}`, part]));
  return new Map([...Object.entries(rest), ...own]);
}

const unseated = (name: string) => name.replace(/\.\d+\./, '.');

/** Whether two views look the same, whatever the order of their keys. */
function alike(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return false;
  const keys = Object.keys(one);
  const [left, right] = [one as Record<string, unknown>, other as Record<string, unknown>];
  return keys.length === Object.keys(other).length && keys.every((key) => key in right && alike(left[key], right[key]));
}

/** Play a record: what was wrong after a move, and the names of the parts that waited for the next view. */
function play(record: Recorded, board: Board): { wrong: object[]; waited: Set<string> } {
  const { players, viewer } = record;
  const [wrong, waited] = [[] as object[], new Set<string>()];
  let view = record.view;
  for (const { lines, changes } of record.moves) {
    const next = applied(view, changes);
    const followed = lines.length ? structuredClone(view) : view;
    const known = lines.length ? structuredClone(next) : next; // a trace that changes it must not change *next*
    for (const line of lines) board.follow(followed, line, known);
    const [before, after] = [parts(view), parts(next)];
    for (const [name, shown] of parts(followed)) {
      const expected = after.get(name);
      if (alike(shown, expected)) continue;
      if (unseated(name) in board.later && alike(shown, before.get(name))) waited.add(unseated(name));
      else wrong.push({ players, viewer, name, shown, expected, lines });
    }
    view = next;
  }
  return { wrong, waited };
}

const records = recorded();

test.each(Object.entries(BOARDS))('%s: the board is as the next view shows it, after every move', (game, board) => {
  const played = records.filter((each) => each.game === game).map((each) => play(each, board));
  expect(played.length).toBeGreaterThan(5);
  expect(played.flatMap(({ wrong }) => wrong)).toEqual([]);
  const waited = new Set(played.flatMap((each) => [...each.waited]));
  expect([...waited].sort()).toEqual(Object.keys(board.later).sort()); // nothing waits that need not
}, 60_000);
