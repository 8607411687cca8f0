/** A real position of three, in the fourteenth turn: campfire ticks a step.  Tests lay other choices on it. */
import { render } from '@testing-library/svelte';
import { vi } from 'vitest';
import Board from '../../src/games/colorado/Board.svelte';
import type { Choice, ColoradoView, Foresight, Line, PlayerView } from '../../src/games/colorado/types';
import type { LogLine } from '../../src/lib/log/log';
import { Speech } from '../../src/lib/texts/speech';
import { readTexts, type Language } from '../../src/lib/texts/texts';
import position from './position.json';

export const SEAT = position.seat;
export const STEP = position.step;
export const CHOICES: Choice[] = position.choices;

export function freshView(): ColoradoView {
  return structuredClone(position.view);
}

/** The viewer, in a view that is the test's own. */
export function me(view: ColoradoView): PlayerView {
  const player = view.players[SEAT];
  if (!player) throw new Error('nobody sits there');
  return player;
}

export async function speak(language: Language = 'en'): Promise<Speech> {
  return new Speech(await readTexts(language, 'colorado'), position.names, position.seats, SEAT);
}

/** A choice about a thing, or about nothing but what is done. */
export function choice(verb: string, kind?: string, word?: string): Choice {
  if (!kind || !word) return { words: verb, verb };
  const [first = '', second = '', third = ''] = word.split(' ');
  const facts: Record<string, Choice['facts']> = {
    call: { player: ['player', first], card: ['card', `${second} ${third}`] },
    pair: { card: ['card', `${first} ${second}`], other: ['card', `${first} ${third}`] },
    step: { region: ['region', first], number: Number(second) },
    rail: { rail: Number(word) },
  };
  return { words: `${verb} ${word}`, verb, kind, word, facts: facts[kind] ?? { [kind]: [kind, word] } };
}

export function line(key: string, parts: [string, string, string][] = []): Line {
  return { seq: 1, at: 0, key, parts };
}

type Changes = Partial<{ view: ColoradoView; choices: Choice[]; selected: Choice | null; held: boolean }>;

/** What a component in use shows and does. */
interface Shown {
  board: Element;
  component: { animate: (line: Line, view: ColoradoView) => Promise<void>; settle: () => void };
  choose: (choice: Choice) => void;
  show: (changes: Changes) => Promise<void>;
}

interface Laid {
  view?: ColoradoView;
  choices?: Choice[];
  step?: string;
  selected?: Choice | null;
  language?: Language;
  foresights?: Foresight[];
  lines?: LogLine[];
}

export async function lay(laid: Laid = {}): Promise<Shown> {
  const { view, choices, step, selected, language, foresights = [], lines = [] } = laid;
  const choose = vi.fn<(choice: Choice) => void>();
  const { container, component, rerender } = render(Board, {
    view: view ?? freshView(),
    choices: choices ?? [],
    step: step ?? STEP,
    seat: SEAT,
    speech: await speak(language),
    selected: selected ?? null,
    choose,
    oracle: { find: (words: string) => foresights.find((each) => each.words === words) ?? null, want: vi.fn() },
    lines,
  });
  const played = component as unknown as Shown['component'];
  return { board: container, component: played, choose, show: (changes) => rerender(changes) };
}

/** What is there on the board. */
export function thing(board: Element, selector: string): Element {
  const found = board.querySelector(selector);
  if (!found) throw new Error(`there is no ${selector} on the board`);
  return found;
}

/** The words of everything that can be pressed, each once, in order. */
export function offered(board: Element): string[] {
  const all = [...board.querySelectorAll('[role="button"]:not([aria-disabled])')];
  return [...new Set(all.map((one) => one.getAttribute('data-offer') ?? ''))].sort();
}
