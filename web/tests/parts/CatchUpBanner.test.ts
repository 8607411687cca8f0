import { render, screen } from '@testing-library/svelte';
import { beforeEach, expect, test } from 'vitest';
import type { TableConnection } from '../../src/lib/table/connection.svelte';
import { type LogLine, longer } from '../../src/lib/log/log';
import CatchUpBanner from '../../src/parts/notices/CatchUpBanner.svelte';
import { speak } from '../sampleTable';

const line = (seq: number, key: string, more: Partial<LogLine> = {}): LogLine => ({ seq, at: 0, key, ...more });
const since = (seq: number, ...lines: LogLine[]) =>
  render(CatchUpBanner, { connection: { id: 'abc', since: seq, lines: longer([], lines) } as TableConnection });

beforeEach(() => speak('en'));

test('undone entries were not missed', () => {
  since(2, line(1, 'turn-of'), line(3, 'turn-of'), line(4, 'built'), line(5, 'table-took-back', { back: 4 }));
  expect(screen.getByRole('status').textContent).toMatch(/One thing/);
  expect(screen.getByRole('link').getAttribute('href')).toBe('/table/abc/replay?since=2');
});

test('there is no banner unless a turn has begun since', () => {
  since(2, line(1, 'turn-of'), line(3, 'built'));
  expect(screen.queryByRole('status')).toBeNull();
});
