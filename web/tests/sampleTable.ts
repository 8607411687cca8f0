/** A table for tests: two people and a bot play Pioneers. */
import type { Choice, SeatStatus, TableStatus } from '../src/lib/protocol';
import { preferences } from '../src/lib/settings/preferences.svelte';
import { Speech } from '../src/lib/texts/speech';
import { type Language, readTexts } from '../src/lib/texts/texts';
import { words } from '../src/lib/texts/words.svelte';

export const NAMES = {
  city: { denver: 'Denver', albany: 'Albany' },
  line: { 'albany-erie': 'Albany–Erie', 'erie-boston': 'Erie–Boston' },
};

export const SEATS: SeatStatus[] = [
  { color: 'red', name: 'Anna', who: 'person', bot: '', here: true },
  { color: 'blue', name: 'Bea', who: 'person', bot: '', here: false },
  { color: 'green', name: 'Clara', who: 'bot', bot: 'greedy', here: true },
];

export const TABLE: TableStatus = {
  id: 'abc',
  game: 'pioneers',
  edition: 'westbound',
  digest: '',
  options: {},
  state: 'playing',
  public: true,
  watchers: true,
  host: 0,
  seats: SEATS,
  watching: 0,
  asked: null,
  applicant: null,
  rematch: '',
  scores: [],
  winners: [],
  archive: false,
  abandoned: false,
  closed: false,
  origin: '',
  standin: '',
  absence: 600,
  lesson: null,
  clock: null,
  dice: null,
};

/** The page speaks *language*. */
export async function speak(language: Language): Promise<void> {
  preferences.language = language;
  await words.read();
}

export async function speechFor(viewer: number | null, language: Language = 'en'): Promise<Speech> {
  return new Speech(await readTexts(language, 'pioneers'), NAMES, SEATS, viewer);
}

export const PASS: Choice = { words: 'pass', verb: 'pass', facts: { bought: 0 }, now: true };

export function road(line: string): Choice {
  return { words: `road ${line}`, verb: 'road', kind: 'line', word: line, facts: { line: ['line', line] } };
}

/** *count* roads, between unknown cities. */
export function roads(count: number): { choices: Choice[]; names: Record<string, string> } {
  const lines = Array.from({ length: count }, (_, i) => `a${i}-b${i}`);
  return { choices: lines.map(road), names: Object.fromEntries(lines.map((line) => [line, line.toUpperCase()])) };
}
