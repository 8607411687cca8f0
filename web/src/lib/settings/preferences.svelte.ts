/** Language, theme, speed and more: stored in this browser, applied to the whole page. */
import { MediaQuery } from 'svelte/reactivity';
import { recall, remember } from '../browser/storage';
import { LANGUAGES, type Language } from '../texts/texts';

export const THEMES = ['system', 'light', 'dark'] as const;
export const SPEEDS = ['slow', 'normal', 'fast', 'instant'] as const; // of animations
export const PHRASES_SHOWN = ['show', 'hide'] as const; // quick phrases of others
export type Theme = (typeof THEMES)[number];
export type Speed = (typeof SPEEDS)[number];
export type PhrasesShown = (typeof PHRASES_SHOWN)[number];

const NAME = 'preferences';
const FORMERLY: Record<string, Speed | undefined> = { full: 'normal', none: 'instant' }; // a stored `motion`
const canAsk = typeof window.matchMedia === 'function'; // not in tests
const calm = canAsk ? new MediaQuery('(prefers-reduced-motion: reduce)') : { current: true };

class Preferences {
  #language = $state<Language>('en');
  #theme = $state<Theme>('system');
  #speed = $state<Speed | null>(null); // null: not chosen yet
  #phrases = $state<PhrasesShown>('show');
  #confirmAll = $state(false);
  #name = $state('');
  #bot = $state('');
  #opponents = $state(0);

  constructor() {
    const kept = (recall(NAME) ?? {}) as Record<string, unknown>;
    this.#language = oneOf(LANGUAGES, kept.language, usualLanguage());
    this.#theme = oneOf(THEMES, kept.theme, 'system');
    this.#speed = oneOf(SPEEDS, kept.speed, FORMERLY[String(kept.motion)] ?? null);
    this.#phrases = oneOf(PHRASES_SHOWN, kept.phrases, 'show');
    this.#confirmAll = kept.confirmAll === true;
    this.#name = typeof kept.name === 'string' ? kept.name : '';
    this.#bot = typeof kept.bot === 'string' ? kept.bot : '';
    this.#opponents = typeof kept.opponents === 'number' ? kept.opponents : 0;
    this.#apply();
  }

  get language(): Language {
    return this.#language;
  }

  set language(language: Language) {
    this.#language = language;
    this.#keep();
  }

  get theme(): Theme {
    return this.#theme;
  }

  set theme(theme: Theme) {
    this.#theme = theme;
    this.#keep();
  }

  /** As chosen, or else as the system says. */
  get speed(): Speed {
    return this.#speed ?? (calm.current ? 'instant' : 'normal');
  }

  set speed(speed: Speed) {
    this.#speed = speed;
    this.#keep();
  }

  get phrases(): PhrasesShown {
    return this.#phrases;
  }

  set phrases(phrases: PhrasesShown) {
    this.#phrases = phrases;
    this.#keep();
  }

  /** Whether every choice is confirmed, and nothing plays itself. */
  get confirmAll(): boolean {
    return this.#confirmAll;
  }

  set confirmAll(confirmAll: boolean) {
    this.#confirmAll = confirmAll;
    this.#keep();
  }

  /** My name at a table. */
  get name(): string {
    return this.#name;
  }

  set name(name: string) {
    this.#name = name;
    this.#keep();
  }

  /** The bot I chose last; empty before the first time. */
  get bot(): string {
    return this.#bot;
  }

  set bot(bot: string) {
    this.#bot = bot;
    this.#keep();
  }

  /** The number of bots I played against last; 0 before the first time. */
  get opponents(): number {
    return this.#opponents;
  }

  set opponents(opponents: number) {
    this.#opponents = opponents;
    this.#keep();
  }

  /** Whether animations are off. */
  get still(): boolean {
    return this.speed === 'instant';
  }

  #keep(): void {
    const { language, theme, phrases, confirmAll, name, bot, opponents } = this;
    remember(NAME, { language, theme, speed: this.#speed, phrases, confirmAll, name, bot, opponents });
    this.#apply();
  }

  #apply(): void {
    const html = document.documentElement;
    html.lang = this.#language;
    html.dataset.theme = this.#theme;
    html.dataset.speed = this.#speed ?? 'system';
  }
}

/** The browser’s first language for which there are texts. */
export function usualLanguage(wanted: readonly string[] = navigator.languages): Language {
  const short = wanted.map((language) => language.slice(0, 2).toLowerCase());
  return short.find((language): language is Language => LANGUAGES.some((known) => known === language)) ?? 'en';
}

function oneOf<T extends string, U>(known: readonly T[], kept: unknown, usual: U): T | U {
  return known.find((value) => value === kept) ?? usual;
}

export const preferences = new Preferences();
