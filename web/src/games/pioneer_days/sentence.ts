// What a card does, in words.

import { dashed } from '../../lib/texts/speech';
import type { Values } from '../../lib/texts/texts';
import type { SentenceView, Speech } from './types';

/** A sentence of a card, as people read it: when, and what. */
export function sentence({ texts }: Speech, { moment, word, facts }: SentenceView): string {
  const values = Object.entries(facts).flatMap(([role, fact]) => {
    if (typeof fact === 'number') return [[role, fact]];
    const key = dashed('good', fact);
    const forms = texts.attributes(key).map((form) => [`${role}_${form}`, texts.say(`${key}.${form}`)]);
    return [[role, texts.say(key)], ...forms];
  });
  const effect = texts.say(dashed('effect', word), Object.fromEntries(values) as Values);
  return texts.say(dashed('moment', moment), { effect });
}
