/** Choices grouped by verb and filtered by what people type. */
import type { Choice } from '../protocol';
import { dashed, type Speech } from '../texts/speech';

export interface Offer {
  choice: Choice;
  text: string;
}

export interface Group {
  verb: string;
  kind: string;
  offers: Offer[];
}

/** The offers by verb; a verb with few comes before a verb with many. */
export function grouped(offers: Offer[]): Group[] {
  const groups = new Map<string, Group>();
  for (const offer of offers) {
    const { verb, kind = '' } = offer.choice;
    const group = groups.get(verb) ?? { verb, kind, offers: [] };
    group.offers.push(offer);
    groups.set(verb, group);
  }
  return [...groups.values()].sort((one, other) => one.offers.length - other.offers.length);
}

/** The offers with a word that begins with each typed word. */
export function found(offers: Offer[], typed: string): Offer[] {
  const parts = folded(typed);
  return offers.filter(({ choice, text }) => {
    const has = [...folded(text), ...folded(choice.words)];
    return parts.every((part) => has.some((word) => word.startsWith(part)));
  });
}

/** The words without capitals, accents and punctuation: as people type. */
function folded(text: string): string[] {
  const bare = text.toLowerCase().normalize('NFKD').replace(/[\p{M}\u00ad]/gu, '');
  return bare.match(/[\p{L}\p{N}]+/gu) ?? [];
}

export interface Helped {
  verb: string;
  example: string; // an example of such an action
  more: number; // further actions of that kind
  text: string; // what it does
}

/** Help texts for each kind of action on offer, where the game has one. */
export function helped(choices: Choice[], step: string, speech: Speech): Helped[] {
  const kinds = grouped(choices.map((choice) => ({ choice, text: speech.choice(choice, step) })));
  return kinds.flatMap(({ verb, offers }) => {
    const key = [dashed(dashed('help', verb), step), dashed('help', verb)].find((each) => speech.texts.has(each));
    const [first] = offers;
    return key && first ? [{ verb, example: first.text, more: offers.length - 1, text: speech.texts.say(key) }] : [];
  });
}
