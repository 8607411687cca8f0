/** Quick phrases: sent by their key, so that everyone reads them in their own language. */
import type { Line, Phrase } from '../protocol';

export type PhraseKey = Phrase['phrase'];

const ALL: Record<PhraseKey, true> = { // in the order of the menu; the types see to it that none is missing
  'hello': true,
  'good-luck': true,
  'well-played': true,
  'thanks': true,
  'sorry': true,
  'ouch': true,
  'one-moment': true,
  'your-turn': true,
};
export const PHRASES = Object.keys(ALL) as PhraseKey[];

export function isPhrase(line: Line): boolean {
  return line.key === 'table-phrase';
}

/** The phrase that was said. */
export function phraseOf({ parts = [] }: Line): PhraseKey | undefined {
  const said = parts.find(([, nature]) => nature === 'phrase')?.[2];
  return PHRASES.find((phrase) => phrase === said);
}
