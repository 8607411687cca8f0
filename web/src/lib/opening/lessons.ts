/** Courses: the texts of lessons, and which ones were completed in this browser. */
import { recall, remember } from '../browser/storage';
import type { LessonStatus } from '../protocol';
import { type Language, Texts } from '../texts/texts';
import { words } from '../texts/words.svelte';

const NAME = 'lessons';
const files = import.meta.glob<string>('../../../../src/westbound/games/*/course/*.ftl', {
  query: '?raw', import: 'default',
});

/** The texts of a game's course. */
export async function readCourse(game: string, language: Language): Promise<Texts> {
  const file = files[`../../../../src/westbound/games/${game}/course/${language}.ftl`];
  return new Texts(language, file ? [await file()] : []);
}

/** The key of what to do now: `.say` at the first step, `.say-2` at the second; one without a text keeps the last. */
export function task(texts: Texts, lesson: LessonStatus): string {
  const key = `lesson-${lesson.name}.say`;
  for (let step = lesson.done + 1; step > 1; step -= 1) if (texts.has(`${key}-${step}`)) return `${key}-${step}`;
  return key;
}

/** Which lesson of the basics this is, or of those after them. */
export function place({ name, lessons, basics }: LessonStatus): string {
  const number = lessons.indexOf(name) + 1;
  if (number <= basics) return words.say('lesson-of-basics', { number, count: basics });
  return words.say('lesson-of-more', { number: number - basics, count: lessons.length - basics });
}

/** Minutes, at least one. */
export function minutes(lessons: { seconds: number }[]): number {
  return Math.max(1, Math.round(lessons.reduce((sum, { seconds }) => sum + seconds, 0) / 60));
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
