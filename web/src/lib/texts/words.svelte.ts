/** The texts of the page in the chosen language, reactive to its change. */
import { SvelteMap } from 'svelte/reactivity';
import type { ShelfBot } from '../protocol';
import { preferences } from '../settings/preferences.svelte';
import { readTexts, type Texts, type Values } from './texts';

class Words {
  #texts = $state.raw<Texts | null>(null);
  readonly #games = new SvelteMap<string, Texts>(); // by language and game
  readonly #wanted = new Set<string>(); // games whose texts were requested

  /** Whether the texts are loaded. */
  get ready(): boolean {
    return this.#texts !== null;
  }

  /** Fetch the texts in the chosen language; the former ones stay until all are there. */
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

  /** The title of a game. */
  title(name: string): string {
    const texts = this.game(name);
    return texts?.has('title') ? texts.say('title') : name;
  }

  /** The name of a seat’s color in a game. */
  player(game: string, color: string): string {
    const key = `player-${color}`;
    return this.has(key) ? this.say(key) : this.game(game)?.say(key) ?? ''; // most are known at once
  }

  /** The name of a bot. */
  bot(name: string): string {
    return this.has(`bot-${name}`) ? this.say(`bot-${name}`) : name;
  }

  /** A bot in a list: its level, name and character, if it has any. */
  level({ name, level }: ShelfBot): string {
    const bot = this.bot(name);
    return level ? this.say('level', { level, bot, character: this.say(`bot-${name}.character`) }) : bot;
  }

  /** The reason of a refusal, in words. */
  refused(problem: { code: string; reason: string }): string {
    const key = `refused-${problem.code}`;
    return this.has(key) ? this.say(key, { reason: problem.reason }) : problem.reason;
  }
}

export const words = new Words();
