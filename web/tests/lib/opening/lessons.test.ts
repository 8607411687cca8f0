import { beforeAll, expect, test } from 'vitest';
import { minutes, place, task } from '../../../src/lib/opening/lessons';
import type { LessonStatus } from '../../../src/lib/protocol';
import { Texts } from '../../../src/lib/texts/texts';
import { speak } from '../../sampleTable';

const status = (name: string, done = 0): LessonStatus =>
  ({ name, done, goal: 4, points: [], rule: '', lessons: ['road', 'farmers', 'hotel'], basics: 2 });

beforeAll(() => speak('en'));

test('each step has its task; one without a text keeps the last', () => {
  const texts = new Texts('en', ['lesson-farmers = Farmers\n    .say = Drive.\n    .say-2 = Settle them.']);
  expect([0, 1, 2, 3].map((done) => texts.say(task(texts, status('farmers', done)))))
    .toEqual(['Drive.', 'Settle them.', 'Settle them.', 'Settle them.']);
});

test('lessons are counted in the basics, and after them', () => {
  expect(place(status('farmers'))).toBe('The basics: lesson 2 of 2');
  expect(place(status('hotel'))).toBe('More lessons: 1 of 1');
});

test('a lesson takes a minute at least', () => {
  expect(minutes([{ seconds: 20 }])).toBe(1);
  expect(minutes([{ seconds: 100 }, { seconds: 130 }])).toBe(4);
});
