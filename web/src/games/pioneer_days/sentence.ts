// A card's effects in words.

import { dashed } from '../../lib/texts/speech';
import type { Values } from '../../lib/texts/texts';
import type { SentenceView, Speech } from './types';

/** The sentences of a card, one per moment. Python has the same function. */
export function sentences(speech: Speech, all: SentenceView[]): string[] {
  const { texts } = speech;
  const groups: { moment: string; effect: string }[] = [];
  for (const one of all) {
    const said = effect(speech, one);
    const last = groups.at(-1);
    if (last?.moment === one.moment) last.effect = texts.say('effects', { first: last.effect, second: said });
    else groups.push({ moment: one.moment, effect: said });
  }
  return groups.map((group) => texts.say(dashed('moment', group.moment), { effect: group.effect }));
}

/** A single sentence: when, and what. */
export function sentence(speech: Speech, one: SentenceView): string {
  return sentences(speech, [one]).join('');
}

/** The effect of a sentence. */
function effect({ texts }: Speech, { word, facts }: SentenceView): string {
  const values = Object.entries(facts).flatMap(([role, fact]) => {
    if (typeof fact === 'number') return [[role, fact]];
    const key = dashed('good', fact);
    const forms = texts.attributes(key).map((form) => [`${role}_${form}`, texts.say(`${key}.${form}`)]);
    return [[role, texts.say(key)], ...forms];
  });
  return texts.say(dashed('effect', word), Object.fromEntries(values) as Values);
}
