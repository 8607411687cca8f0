import { render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { BoardContext } from '../../src/board/context.svelte';
import { followArrow } from '../../src/board/pointer/plane';
import { presses } from '../../src/board/pointer/press';
import type { Replay } from '../../src/lib/protocol';
import { shortcutList, type Shortcut, SHORTCUTS, working } from '../../src/lib/settings/shortcutList.svelte';
import { shortcuts } from '../../src/lib/settings/shortcuts.svelte';
import { Timeline } from '../../src/lib/table/replay';
import ShortcutHelp from '../../src/parts/help/ShortcutHelp.svelte';
import Choices from '../../src/parts/play/Choices.svelte';
import ConfirmBar from '../../src/parts/play/ConfirmBar.svelte';
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
    render(ConfirmBar, { text: 'Drive to Denver', busy: false, confirm, cancel: vi.fn() });
    await press(shortcut);
    expect(confirm).toHaveBeenCalledOnce();
  },
  async drop(shortcut) {
    const cancel = vi.fn();
    render(ConfirmBar, { text: 'Drive to Denver', busy: false, confirm: vi.fn(), cancel });
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
    const select = vi.fn();
    const speech = await speechFor(0);
    const inputs = { choices: [choice], step: '', selected: null, held: false, speech, select, choose: vi.fn() };
    const table = new BoardContext(() => inputs);
    const thing = document.body.appendChild(document.createElement('div'));
    thing.tabIndex = 0;
    thing.setAttribute('data-offer', choice.words);
    presses(table)(thing);
    thing.focus();
    await press(shortcut);
    expect(select).toHaveBeenCalledTimes(2);
    thing.remove();
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
