/** The course of a rating says the same as a table, for those who do not see the drawing. */
import { render, screen } from '@testing-library/svelte';
import { beforeAll, expect, test } from 'vitest';
import RatingGraph from '../../src/parts/account/RatingGraph.svelte';
import { words } from '../../src/lib/texts/words.svelte';

beforeAll(() => words.read());

test('the newest rating is the first row of the table', () => {
  const course = [
    { at: Date.UTC(2026, 0, 2), points: 1500, give_or_take: 300 },
    { at: Date.UTC(2026, 0, 9), points: 1620, give_or_take: 210 },
  ];
  const { container } = render(RatingGraph, { course, label: 'Rating over time' });
  const table = screen.getByRole('table', { name: 'Rating over time', hidden: true });
  const rows = [...table.querySelectorAll('tbody tr')].map((row) => row.textContent);
  expect(rows[0]).toContain('1620 ± 210');
  expect(rows[1]).toContain('1500 ± 300');
  expect(container.querySelector('.drawn')?.getAttribute('aria-hidden')).toBe('true');
});
