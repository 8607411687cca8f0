/** Texts by key, in one language: the same files as Python's, and the page's own. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { type Joining, NOTHING_JOINS } from './deeds';

export const LANGUAGES = ['en', 'fr', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];
export type Values = Record<string, FluentVariable>;
type Pattern = NonNullable<NonNullable<ReturnType<FluentBundle['getMessage']>>['value']>;
interface Found {
  name: string;
  which: string; // the end of the word, if it was dropped
}

const files = {
  ...import.meta.glob<string>('../../../../src/westbound/text/*.ftl', { query: '?raw', import: 'default' }),
  ...import.meta.glob<string>('../../../../src/westbound/games/*/text/*.ftl', { query: '?raw', import: 'default' }),
  ...import.meta.glob<string>('../../text/*.ftl', { query: '?raw', import: 'default' }),
  ...import.meta.glob<string>('../../games/*/text/*.ftl', { query: '?raw', import: 'default' }),
};
const joinings = import.meta.glob<Joining>(
  '../../../../src/westbound/games/*/text/deeds.json', { import: 'default', eager: true },
);
const read = new Map<string, Promise<Texts>>();

/** A text is missing, or cannot be formatted. */
export class WrongText extends Error {}

/** The texts of the page, of all games and, if it is named, of one game; each file is fetched once. */
export function readTexts(language: Language, game?: string): Promise<Texts> {
  const name = `${language} ${game ?? ''}`;
  const known = read.get(name) ?? fetchTexts(language, game);
  read.set(name, known);
  known.catch(() => read.delete(name)); // so that it can be tried again
  return known;
}

async function fetchTexts(language: Language, game?: string): Promise<Texts> {
  const ofGame = game ? [`../../../../src/westbound/games/${game}/text`, `../../games/${game}/text`] : [];
  const folders = [...ofGame, '../../../../src/westbound/text', '../../text'];
  const found = folders.map((folder) => files[`${folder}/${language}.ftl`]).filter((file) => file !== undefined);
  const joining = joinings[`../../../../src/westbound/games/${game ?? ''}/text/deeds.json`];
  return new Texts(language, await Promise.all(found.map((file) => file())), joining);
}

/** The texts in one language; the first source that has a text wins.  *joining*: how log lines become deeds. */
export class Texts {
  readonly language: Language;
  readonly joining: Joining;
  readonly #bundle: FluentBundle;

  constructor(language: Language, sources: string[], joining = NOTHING_JOINS) {
    this.language = language;
    this.joining = joining;
    this.#bundle = new FluentBundle(language, { useIsolating: false });
    for (const source of sources) this.#bundle.addResource(new FluentResource(source));
  }

  /** Whether there is a text `key` or `key.attribute`, or one to fall back to. */
  has(key: string): boolean {
    return this.#pattern(key).pattern !== null;
  }

  /** The attributes of a text, or of the one it falls back to. */
  attributes(key: string): string[] {
    return Object.keys(this.#bundle.getMessage(this.#found(key).name)?.attributes ?? {});
  }

  /** The text `key` or `key.attribute`, in one line.  If it cannot be formatted: its key; in development, an error. */
  say(key: string, values: Values = {}): string {
    const { pattern, which } = this.#pattern(key);
    if (pattern === null) return this.#missing(key, 'there is no such text');
    const errors: Error[] = [];
    const text = this.#bundle.formatPattern(pattern, { which, ...values }, errors).replaceAll('\n', ' ');
    return errors[0] ? this.#missing(key, errors[0].message, text) : text;
  }

  /** The text, and the end of its word that was dropped to find it. */
  #pattern(key: string): { pattern: Pattern | null; which: string } {
    const [plain = '', attribute] = key.split('.', 2);
    const { name, which } = this.#found(plain);
    const message = this.#bundle.getMessage(name);
    return { pattern: (attribute ? message?.attributes[attribute] : message?.value) ?? null, which };
  }

  #found(key: string): Found {
    for (const each of this.#fallbacks(key)) if (this.#bundle.hasMessage(each.name)) return each;
    return { name: key, which: '' };
  }

  /** Where a text is looked for: its own key, kinds it is like, its word without the end.  The twin of Python’s. */
  * #fallbacks(key: string): Generator<Found> {
    yield { name: key, which: '' };
    const [, kind = '', word = ''] = /^([^-]*)-(.*)$/.exec(key) ?? [];
    const like = this.#bundle.hasMessage(`like-${kind}`) ? this.say(`like-${kind}`).split(' ') : [];
    for (const other of like) yield* this.#fallbacks(`${other}-${word}`);
    const [, stem, which = ''] = /^(.+)_([^_]*)$/.exec(word) ?? [];
    if (stem) yield { name: `${kind}-${stem}`, which };
  }

  #missing(key: string, why: string, instead = key): string {
    if (import.meta.env.DEV) throw new WrongText(`${this.language}: ${key} cannot be said: ${why}`);
    return instead;
  }
}
