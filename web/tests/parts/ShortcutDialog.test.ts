import { render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { BoardContext } from '../../src/board/context.svelte';
import { Camera } from '../../src/board/pointer/camera.svelte';
import { followArrow } from '../../src/board/pointer/plane';
import { presses } from '../../src/board/pointer/press';
import ZoomButtons from '../../src/board/pointer/ZoomButtons.svelte';
import { myGames } from '../../src/lib/account/myGames.svelte';
import { announcer } from '../../src/lib/browser/announcer.svelte';
import { route } from '../../src/lib/browser/route.svelte';
import { ScoreCount } from '../../src/lib/ending/scoreCount.svelte';
import { Hint } from '../../src/lib/hints/hint.svelte';
import type { MyGame, Replay } from '../../src/lib/protocol';
import { shortcutList, type Shortcut, SHORTCUTS, working } from '../../src/lib/settings/shortcutList.svelte';
import { shortcuts } from '../../src/lib/settings/shortcuts.svelte';
import type { TableConnection } from '../../src/lib/table/connection.svelte';
import { Timeline } from '../../src/lib/table/replay';
import Help from '../../src/parts/help/Help.svelte';
import HintButton from '../../src/parts/help/HintButton.svelte';
import ShortcutHelp from '../../src/parts/help/ShortcutHelp.svelte';
import TurnBadge from '../../src/parts/notices/TurnBadge.svelte';
import Actions from '../../src/parts/play/Actions.svelte';
import Choices from '../../src/parts/play/Choices.svelte';
import ConfirmBubble from '../../src/parts/play/ConfirmBubble.svelte';
import UndoButton from '../../src/parts/play/UndoButton.svelte';
import HurryBots from '../../src/parts/pace/HurryBots.svelte';
import SkipButton from '../../src/parts/pace/SkipButton.svelte';
import ReplayControls from '../../src/parts/replay/ReplayControls.svelte';
import { PASS, road, speak, speechFor, TABLE } from '../sampleTable';

const NATIVE = ['close']; // the browser's own
const IN_A_BROWSER = ['undo', 'redo', 'move', 'far', 'remove']; // tests/browser/test_editions.py

beforeEach(async () => {
  shortcuts.on = true;
  shortcutList.shown = false;
  await speak('en');
});

/** Press the keys of a shortcut as they are listed. */
async function press({ keys }: Shortcut): Promise<void> {
  for (const held of keys) {
    const down = held.slice(0, -1).map((key) => `{${key}>}`).join('');
    const key = held.at(-1) === 'Space' ? ' ' : `{${held.at(-1) ?? ''}}`;
    const up = held.slice(0, -1).map((each) => `{/${each}}`).join('');
    await userEvent.keyboard(down + key + up);
  }
}

/** In the middle of a replay of six moments, with a turn at the second and at the fifth. */
async function showReplay(deeds: { go: (moment: number) => void; toggle: () => void }): Promise<void> {
  const ask = { actors: [0], step: '', facts: {}, choices: [], undo: null };
  const parts = [['player', 'player', 'red'], ['round', 'number', '1']];
  const frames = [1, 2, 3, 4, 5].map((seq) => ({
    seq, seat: 0, ask, scores: [], changes: [],
    lines: seq % 3 === 1 ? [{ seq, at: 0, key: 'turn-of', parts }] : [],
  }));
  const game = { version: 0, view: { winners: [] }, ask, scores: [] };
  const replay = { table: TABLE, mine: 0, seat: 0, all: false, names: {}, lines: [], game, frames };
  const timeline = new Timeline(replay as unknown as Replay);
  render(ReplayControls, { moment: 3, timeline, speech: await speechFor(0), playing: false, ...deeds });
}

/** Things beside and above one another, each on offer; tells which of them has the focus in the end. */
function layOut(at: [number, number][]): Element {
  const map = document.body.appendChild(document.createElement('div'));
  map.addEventListener('keydown', followArrow);
  for (const [x, y] of at) {
    const thing = map.appendChild(document.createElement('button'));
    thing.dataset.offer = thing.id = `${x},${y}`;
    thing.getBoundingClientRect = () => new DOMRect(x, y, 2, 2);
  }
  (map.firstElementChild as HTMLElement).focus();
  return map;
}

const PROOFS: Record<string, (shortcut: Shortcut) => Promise<void>> = {
  async help(shortcut) {
    render(ShortcutHelp);
    await press(shortcut);
    expect(shortcutList.shown).toBe(true);
  },
  async pick(shortcut) {
    const choices = Array.from({ length: 9 }, (_, number) => ({ ...PASS, words: `pass ${number}` }));
    const pick = vi.fn();
    render(Choices, { choices, step: 'purchase', speech: await speechFor(0), selected: null, busy: false, pick });
    await press(shortcut);
    expect(pick.mock.calls).toEqual(choices.map((choice) => [choice]));
  },
  async confirm(shortcut) {
    const confirm = vi.fn();
    render(ConfirmBubble, { text: 'Drive to Denver', busy: false, confirm, cancel: vi.fn() });
    await press(shortcut);
    expect(confirm).toHaveBeenCalledOnce();
  },
  async drop(shortcut) {
    const cancel = vi.fn();
    render(ConfirmBubble, { text: 'Drive to Denver', busy: false, confirm: vi.fn(), cancel });
    await press(shortcut);
    expect(cancel).toHaveBeenCalledOnce();
  },
  async around(shortcut) {
    const places: string[] = [];
    const map = layOut([[10, 0], [0, 0], [10, 10]]);
    map.addEventListener('focusin', ({ target }) => places.push((target as Element).id));
    await press({ ...shortcut, keys: [...shortcut.keys.slice(0, 2), ['ArrowDown'], ['ArrowUp']] });
    expect(places).toEqual(['0,0', '10,0', '10,10', '10,0']);
    map.remove();
  },
  async press(shortcut) {
    const choice = road('albany-erie');
    const choose = vi.fn();
    const speech = await speechFor(0);
    const inputs = { choices: [choice], step: '', selected: null, held: false, speech, select: vi.fn(), choose };
    const table = new BoardContext(() => inputs);
    const thing = document.body.appendChild(document.createElement('div'));
    thing.tabIndex = 0;
    thing.setAttribute('data-offer', choice.words);
    presses(table)(thing);
    thing.focus();
    await press(shortcut);
    expect(choose).toHaveBeenCalledTimes(2);
    thing.remove();
  },
  async next(shortcut) {
    const game = (id: string, asked: number | null): MyGame =>
      ({ table: { ...TABLE, id }, asked, at: 0, seq: 0, new: 0, seat: 0, actors: [], due: null });
    myGames.games = [game('second', 2), game('first', 1), game('idle', null)];
    expect([myGames.nextTurn('first'), myGames.nextTurn('second'), myGames.nextTurn('idle')].map((each) =>
      each?.table.id)).toEqual(['second', 'first', 'first']);
    vi.spyOn(myGames, 'look').mockResolvedValue();
    render(TurnBadge);
    const go = vi.spyOn(route, 'go').mockImplementation(() => undefined);
    await press(shortcut);
    expect(go).toHaveBeenCalledWith('/table/first');
    myGames.games = [];
    await press(shortcut);
    expect(go).toHaveBeenCalledOnce();
    expect(announcer.remarks.at(-1)?.text).toBe('No other game is waiting for you.');
  },
  async 'take-back'(shortcut) {
    const takeBack = vi.fn();
    const speech = await speechFor(0);
    const { rerender } = render(UndoButton, { undo: { needs: [] }, speech, busy: false, asked: false, takeBack });
    await press(shortcut);
    await rerender({ busy: true });
    await press(shortcut);
    await rerender({ busy: false, undo: null });
    await press(shortcut);
    expect(takeBack).toHaveBeenCalledOnce();
  },
  async rules(shortcut) {
    const speech = await speechFor(0);
    const { container } = render(Help, { id: 'help', game: 'pioneers', ask: null, view: null, speech });
    const open = vi.fn();
    Object.assign(container.querySelector('#help') ?? {}, { showPopover: open });
    await press(shortcut);
    expect(open).toHaveBeenCalledOnce();
  },
  async hint(shortcut) {
    const send = vi.fn(() => 1);
    render(HintButton, { hint: new Hint(send), can: true });
    await press(shortcut);
    expect(send).toHaveBeenCalledOnce();
  },
  async why(shortcut) {
    const speech = await speechFor(0);
    const ask = { actors: [0], step: 'purchase', facts: {}, choices: [PASS], undo: null };
    const reasons = { find: () => null, want: vi.fn() };
    const { container } = render(Help, { id: 'help', game: 'pioneers', ask, view: null, speech, reasons });
    const open = vi.fn();
    Object.assign(container.querySelector('#help') ?? {}, { showPopover: open });
    await press(shortcut);
    expect(open).toHaveBeenCalledOnce();
  },
  async list(shortcut) {
    const toggle = vi.fn();
    const ask = { actors: [0], step: 'purchase', facts: {}, choices: [PASS], undo: null };
    const connection = { ask, seat: 0, pending: [], back: null } as unknown as TableConnection;
    const [speech, count, todo] = [await speechFor(0), new ScoreCount(), vi.fn()];
    render(Actions, {
      connection, table: TABLE, speech, selected: null, drawn: [PASS.words], lists: false, toggle, busy: false,
      pick: todo, takeBack: todo, count, close: todo,
    });
    await press(shortcut);
    expect(toggle).toHaveBeenCalledOnce();
  },
  async fit(shortcut) {
    const camera = new Camera(100, 100);
    camera.closer();
    render(ZoomButtons, { camera, closer: 'closer', farther: 'farther' });
    await press(shortcut);
    expect([camera.isFarthest, ...camera.box]).toEqual([true, 0, 0, 100, 100]);
  },
  async skip(shortcut) {
    const skip = vi.fn();
    render(SkipButton, { behind: 1, skip });
    await press(shortcut);
    expect(skip).toHaveBeenCalledOnce();
  },
  async hurry(shortcut) {
    const [hurry, focusLost] = [vi.fn(), vi.fn()];
    const speech = await speechFor(0);
    render(HurryBots, { seats: [2], may: true, version: 7, mine: false, speech, hurry, focusLost });
    await press(shortcut);
    expect(hurry).toHaveBeenCalledOnce();
  },
  async step(shortcut) {
    const go = vi.fn();
    await showReplay({ go, toggle: vi.fn() });
    await press(shortcut);
    expect(go.mock.calls).toEqual([[2], [4]]);
  },
  async turn(shortcut) {
    const go = vi.fn();
    await showReplay({ go, toggle: vi.fn() });
    await press(shortcut);
    expect(go.mock.calls).toEqual([[1], [4]]);
  },
  async ends(shortcut) {
    const go = vi.fn();
    await showReplay({ go, toggle: vi.fn() });
    await press(shortcut);
    expect(go.mock.calls).toEqual([[0], [5]]);
  },
  async play(shortcut) {
    const toggle = vi.fn();
    await showReplay({ go: vi.fn(), toggle });
    await press(shortcut);
    expect(toggle).toHaveBeenCalledOnce();
  },
};

const listed = Object.values(SHORTCUTS).flat();

test.each(listed.filter(({ name }) => ![...NATIVE, ...IN_A_BROWSER].includes(name)))(
  'what is listed works: $name',
  async (shortcut) => {
    await PROOFS[shortcut.name]?.(shortcut);
    expect.hasAssertions();
  },
);

test.each(['en', 'fr', 'de'] as const)('every key and what it does is explained in %s', async (language) => {
  await speak(language);
  const { words } = await import('../../src/lib/texts/words.svelte');
  const wanted = Object.entries(SHORTCUTS).flatMap(([where, all]) => all.map(({ name }) => `keys-${where}-${name}`));
  expect(wanted.filter((key) => !words.has(key))).toEqual([]);
});

test('single keys that are off are not listed and do nothing', async () => {
  shortcuts.on = false;
  expect(working(false).flatMap(([, some]) => some.filter(({ single }) => single))).toEqual([]);
  render(ShortcutHelp);
  await userEvent.keyboard('?');
  expect(shortcutList.shown).toBe(false);
});

test.each(listed.flatMap(({ keys }) => keys.filter(([key = '']) => /^[A-Z]$/.test(key))))(
  '%s in a field is a letter',
  async (key) => {
    const field = document.body.appendChild(document.createElement('input'));
    const asked: boolean[] = [];
    const listen = (event: KeyboardEvent): void => void asked.push(shortcuts.isFor(key, event));
    window.addEventListener('keydown', listen);
    await userEvent.keyboard(key);
    field.focus();
    await userEvent.keyboard(key);
    expect(asked).toEqual([true, false]);
    window.removeEventListener('keydown', listen);
    field.remove();
  },
);

test('“?” in a field is a letter', async () => {
  render(ShortcutHelp);
  const field = document.body.appendChild(document.createElement('input'));
  field.focus();
  await userEvent.keyboard('?');
  expect(shortcutList.shown).toBe(false);
  expect(field.value).toBe('?');
  expect(screen.queryByRole('dialog')).toBeNull();
  field.remove();
});
