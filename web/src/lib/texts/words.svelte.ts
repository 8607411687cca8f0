/** The texts of the page in the language that is chosen: whoever says something follows when it changes. */
import { SvelteMap } from 'svelte/reactivity';
import { preferences } from '../settings/preferences.svelte';
import { readTexts, type Texts, type Values } from './texts';

class Words {
  #texts = $state.raw<Texts | null>(null);
  readonly #games = new SvelteMap<string, Texts>(); // by language and game
  readonly #wanted = new Set<string>(); // games that were spoken of

  /** Whether anything can be said yet. */
  get ready(): boolean {
    return this.#texts !== null;
  }

  /** Fetch the texts in the language that is chosen; until all are there, the former ones stay. */
  async read(): Promise<void> {
    const { language } = preferences;
    const [texts] = await Promise.all([readTexts(language), ...[...this.#wanted].map((game) => this.#read(game))]);
    if (language === preferences.language) this.#texts = texts;
  }

  /** A text of the page. */
  say = (key: string, values: Values = {}): string => this.#texts?.say(key, values) ?? '';

  has = (key: string): boolean => this.#texts?.has(key) ?? false;

  /** The texts of a game, as soon as they are there. */
  game(name: string): Texts | undefined {
    if (!this.#wanted.has(name)) {
      this.#wanted.add(name);
      void this.#read(name);
    }
    return this.#games.get(`${this.#texts?.language ?? ''} ${name}`);
  }

  async #read(game: string): Promise<void> {
    const { language } = preferences;
    this.#games.set(`${language} ${game}`, await readTexts(language, game));
  }

  /** What a game calls itself. */
  title(name: string): string {
    const texts = this.game(name);
    return texts?.has('title') ? texts.say('title') : name;
  }

  /** What a game calls who has that seat. */
  player(game: string, color: string): string {
    const key = `player-${color}`;
    return this.has(key) ? this.say(key) : this.game(game)?.say(key) ?? ''; // most are known at once
  }

  /** What a bot is called. */
  bot(name: string): string {
    return this.has(`bot-${name}`) ? this.say(`bot-${name}`) : this.say('bot-other', { bot: name });
  }

  /** Why something was refused, in plain words. */
  refused(problem: { code: string; reason: string }): string {
    const key = `refused-${problem.code}`;
    return this.has(key) ? this.say(key, { reason: problem.reason }) : problem.reason;
  }
}

export const words = new Words();
