/** A real position of three, in the third week: red is about to take a die.  Tests lay other choices on it. */
import { render } from '@testing-library/svelte';
import { vi } from 'vitest';
import Board from '../../src/games/pioneer_days/Board.svelte';
import type { Choice, Line, PioneerDaysView, PlayerView } from '../../src/games/pioneer_days/types';
import { Speech } from '../../src/lib/texts/speech';
import { readTexts, type Language } from '../../src/lib/texts/texts';
import position from './position.json';

export const SEAT = position.seat;
export const STEP = position.step;
export const CHOICES: Choice[] = position.choices;

export function freshView(): PioneerDaysView {
  return structuredClone(position.view) as unknown as PioneerDaysView;
}

/** The viewer, in a view that is the test's own. */
export function me(view: PioneerDaysView): PlayerView {
  const player = view.players[SEAT];
  if (!player) throw new Error('nobody sits there');
  return player;
}

export async function speak(language: Language = 'en'): Promise<Speech> {
  return new Speech(await readTexts(language, 'pioneer_days'), position.names, position.seats, SEAT);
}

/** A choice about a thing, or about nothing but what is done. */
export function choice(verb: string, kind?: string, word?: string): Choice {
  if (!kind || !word) return { words: verb, verb };
  const [first, last] = word.split(' ');
  const facts: Record<string, Choice['facts']> = {
    token: { token: Number(word) },
    die: { color: ['color', first], face: ['face', last] },
    wagon: { size: ['size', first], damage: Number(last) },
    card: { card: ['ability', word] },
  };
  return { words: `${verb} ${word}`, verb, kind, word, facts: facts[kind] ?? { [kind]: [kind, word] } };
}

export function line(key: string, parts: [string, string, string][] = []): Line {
  return { seq: 1, at: 0, key, parts };
}

type Changes = Partial<{
  view: PioneerDaysView; choices: Choice[]; selected: Choice | null; held: boolean; lines: Line[];
}>;

/** What a component in use shows and does. */
interface Shown {
  board: Element;
  component: { animate: (line: Line, view: PioneerDaysView) => Promise<void>; settle: () => void };
  choose: (choice: Choice) => void;
  show: (changes: Changes) => Promise<void>;
}

interface Laid {
  view?: PioneerDaysView;
  choices?: Choice[];
  step?: string;
  selected?: Choice | null;
  language?: Language;
}

export async function lay({ view, choices, step, selected, language }: Laid = {}): Promise<Shown> {
  const choose = vi.fn<(choice: Choice) => void>();
  const { container, component, rerender } = render(Board, {
    view: view ?? freshView(),
    choices: choices ?? [],
    step: step ?? STEP,
    seat: SEAT,
    speech: await speak(language),
    selected: selected ?? null,
    choose,
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
