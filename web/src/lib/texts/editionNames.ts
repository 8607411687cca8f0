/** Names of custom editions, through the text `KIND-own`.  Mirrors Python’s module. */
import type { Welcome } from '../protocol';
import { Texts, type Values } from './texts';

/** The texts, overridden by the names of an edition where its kind allows that. */
export function withNames(texts: Texts, names: Welcome['names']): Texts {
  const kinds = Object.entries(names).filter(([kind]) => texts.has(`${kind}-own`));
  const labels = kinds.flatMap(([kind, words]) =>
    Object.entries(words).map(([word, label]) => [`${kind}-${word.replaceAll(' ', '-')}`, [`${kind}-own`, label]]));
  return labels.length ? new OwnTexts(texts, new Map(labels as [string, [string, string]][])) : texts;
}

class OwnTexts extends Texts {
  readonly #texts: Texts;
  readonly #labels: Map<string, [own: string, label: string]>;

  constructor(texts: Texts, labels: Map<string, [string, string]>) {
    super(texts.language, [], texts.joining);
    this.#texts = texts;
    this.#labels = labels;
  }

  override has(key: string): boolean {
    return this.#texts.has(this.#own(key).key);
  }

  override attributes(key: string): string[] {
    return this.#texts.attributes(this.#own(key).key);
  }

  override say(key: string, values: Values = {}): string {
    const { key: own, label } = this.#own(key);
    if (label === null) return this.#texts.say(own, values);
    const [start = '', end = ''] = label.split('–', 2); // of a line between two cities
    return this.#texts.say(own, { label, start, end });
  }

  #own(key: string): { key: string; label: string | null } {
    const [name = '', attribute] = key.split('.', 2);
    const found = this.#labels.get(name);
    if (!found) return { key, label: null };
    return { key: attribute ? `${found[0]}.${attribute}` : found[0], label: found[1] };
  }
}
