/** A real position of four, in the middle of a game: blue is about to drive.  Tests lay other choices on it. */
import { render } from '@testing-library/svelte';
import { vi } from 'vitest';
import type { Reasons } from '../../src/board/props';
import Board from '../../src/games/pioneers/Board.svelte';
import type { Choice, Line, PioneersView } from '../../src/games/pioneers/types';
import { Speech } from '../../src/lib/texts/speech';
import { readTexts, type Language } from '../../src/lib/texts/texts';
import position from './position.json';

export const SEAT = position.seat;
export const STEP = position.step;
export const CHOICES = position.choices as Choice[];

export function freshView(): PioneersView {
  return structuredClone(position.view) as PioneersView;
}

export async function speak(language: Language = 'en', viewer: number | null = SEAT): Promise<Speech> {
  return new Speech(await readTexts(language, 'pioneers'), position.names, position.seats, viewer);
}

export const road = (line: string): Choice =>
  ({ words: `road ${line}`, verb: 'road', kind: 'line', word: line, facts: { line: ['line', line] } });

export const coach = (slot: string): Choice =>
  ({ words: `coach ${slot}`, verb: 'coach', kind: 'slot', word: slot, facts: { slot: Number(slot) } });

export const passenger = (verb: string, job: string, number: number): Choice => ({
  words: `${verb} ${job} ${number}`,
  verb,
  kind: 'passenger',
  word: `${job} ${number}`,
  facts: { job: ['job', job], coach: number },
});

export const join = (number: number): Choice =>
  ({ words: `join ${number}`, verb: 'join', kind: 'coach', word: String(number), facts: { coach: number } });

export const route = (number: number): Choice =>
  ({ words: `route ${number}`, verb: 'route', kind: 'route', word: String(number), facts: { route: number } });

/** The same choices, if they could not be undone freely. */
export const final = (choices: Choice[]): Choice[] => choices.map((choice) => ({ ...choice, final: true }));

export const PASS: Choice = { words: 'pass', verb: 'pass' };

export function line(key: string, parts: [string, string, string][] = []): Line {
  return { seq: 1, at: 0, key, parts };
}

type Changes = Partial<{ view: PioneersView; choices: Choice[]; selected: Choice | null; held: boolean }>;

/** What a component in use shows and does. */
interface Shown {
  board: Element;
  component: { animate: (line: Line, view: PioneersView) => Promise<void>; settle: () => void };
  choose: (choice: Choice) => void;
  show: (changes: Changes) => Promise<void>;
}

interface Laid {
  view?: PioneersView;
  choices?: Choice[];
  step?: string;
  selected?: Choice | null;
  language?: Language;
  reasons?: Reasons;
}

export async function lay({ view, choices, step, selected, language, reasons }: Laid = {}): Promise<Shown> {
  const choose = vi.fn<(choice: Choice) => void>();
  const { container, component, rerender } = render(Board, {
    view: view ?? freshView(),
    choices: choices ?? [],
    step: step ?? STEP,
    seat: SEAT,
    speech: await speak(language),
    selected: selected ?? null,
    choose,
    ...(reasons && { reasons }),
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

/** The words of everything that can be pressed. */
export function offered(board: Element): string[] {
  const all = [...board.querySelectorAll('[role="button"]:not([aria-disabled])')];
  return all.map((element) => element.getAttribute('data-offer') ?? '');
}
