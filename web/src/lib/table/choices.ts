/** Choices grouped by verb and filtered by what people type, and which of them ask or play themselves. */
import { isChat, type LogLine } from '../log/log';
import type { Ask, Choice } from '../protocol';
import { preferences } from '../settings/preferences.svelte';
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

/** The offers by verb, praised ones first; a verb with few comes before a verb with many. */
export function grouped(offers: Offer[]): Group[] {
  const groups = new Map<string, Group>();
  for (const offer of offers) {
    const { verb, kind = '' } = offer.choice;
    const group = groups.get(verb) ?? { verb, kind, offers: [] };
    group.offers.push(offer);
    groups.set(verb, group);
  }
  for (const group of groups.values()) group.offers.sort((one, other) => rank(one) - rank(other));
  return [...groups.values()].sort((one, other) => one.offers.length - other.offers.length);
}

function rank({ choice }: Offer): number {
  return choice.remarks?.some(({ tone }) => tone === 'good') ? 0 : 1;
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

/** Whether a choice is to be confirmed: what cannot be undone freely, unless there is nothing else to choose. */
export function asks(choice: Choice, choices: Choice[]): boolean {
  return choices.length > 1 && (preferences.confirmAll || Boolean(choice.final));
}

/** The choice that may be played without asking; not after an undo, or it would be played again and again. */
export function forcedChoice(ask: Ask, lines: LogLine[]): Choice | null {
  const plays = ask.forced && !preferences.confirmAll && !cameByUndo(lines);
  return plays ? ask.choices[0] ?? null : null;
}

function cameByUndo(lines: LogLine[]): boolean {
  return typeof lines.findLast((line) => !isChat(line))?.back === 'number';
}
