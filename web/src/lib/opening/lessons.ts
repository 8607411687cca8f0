/** Courses: the texts of lessons, and which ones were completed in this browser. */
import { recall, remember } from '../browser/storage';
import { type Language, Texts } from '../texts/texts';

const NAME = 'lessons';
const files = import.meta.glob<string>('../../../../src/westbound/games/*/course/*.ftl', {
  query: '?raw', import: 'default',
});

/** The texts of a game's course. */
export async function readCourse(game: string, language: Language): Promise<Texts> {
  const file = files[`../../../../src/westbound/games/${game}/course/${language}.ftl`];
  return new Texts(language, file ? [await file()] : []);
}

/** The games that can be learned. */
export function taught(): string[] {
  return [...new Set(Object.keys(files).map((path) => path.split('/').at(-3) ?? ''))];
}

/** The completed lessons of a game. */
export function learned(game: string): string[] {
  return all()[game] ?? [];
}

export function learn(game: string, lesson: string): void {
  const lessons = all();
  remember(NAME, { ...lessons, [game]: [...new Set([...(lessons[game] ?? []), lesson])] });
}

function all(): Record<string, string[]> {
  const kept = recall(NAME);
  return typeof kept === 'object' && kept !== null ? (kept as Record<string, string[]>) : {};
}
