/** Language, theme and motion: stored in this browser, applied to the whole page. */
import { MediaQuery } from 'svelte/reactivity';
import { recall, remember } from '../browser/storage';
import { LANGUAGES, type Language } from '../texts/texts';

export const THEMES = ['system', 'light', 'dark'] as const;
export const MOTIONS = ['system', 'full', 'none'] as const;
export type Theme = (typeof THEMES)[number];
export type Motion = (typeof MOTIONS)[number];

const NAME = 'preferences';
const canAsk = typeof window.matchMedia === 'function'; // not in tests
const calm = canAsk ? new MediaQuery('(prefers-reduced-motion: reduce)') : { current: true };

class Preferences {
  #language = $state<Language>('en');
  #theme = $state<Theme>('system');
  #motion = $state<Motion>('system');
  #name = $state('');

  constructor() {
    const kept = (recall(NAME) ?? {}) as Record<string, unknown>;
    this.#language = oneOf(LANGUAGES, kept.language, usualLanguage());
    this.#theme = oneOf(THEMES, kept.theme, 'system');
    this.#motion = oneOf(MOTIONS, kept.motion, 'system');
    this.#name = typeof kept.name === 'string' ? kept.name : '';
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

  get motion(): Motion {
    return this.#motion;
  }

  set motion(motion: Motion) {
    this.#motion = motion;
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

  /** Whether animations are off, by choice or by the system. */
  get still(): boolean {
    return this.#motion === 'none' || (this.#motion === 'system' && calm.current);
  }

  #keep(): void {
    const { language, theme, motion, name } = this;
    remember(NAME, { language, theme, motion, name });
    this.#apply();
  }

  #apply(): void {
    const html = document.documentElement;
    html.lang = this.#language;
    html.dataset.theme = this.#theme;
    html.dataset.motion = this.#motion;
  }
}

/** The browser’s first language for which there are texts. */
export function usualLanguage(wanted: readonly string[] = navigator.languages): Language {
  const short = wanted.map((language) => language.slice(0, 2).toLowerCase());
  return short.find((language): language is Language => LANGUAGES.some((known) => known === language)) ?? 'en';
}

function oneOf<T extends string>(known: readonly T[], kept: unknown, usual: T): T {
  return known.find((value) => value === kept) ?? usual;
}

export const preferences = new Preferences();
