import { render } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forget, keep } from '../../src/lib/account/seatKeys';
import TablePicture from '../../src/parts/home/TablePicture.svelte';
import { TABLE } from '../sampleTable';

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" data-game="pioneers"><path d="M0 0H9"/></svg>';

let scroll: (isIntersecting: boolean) => void; // to the row, or away from it
let answer: () => Response;

/** What jsdom has not. */
class Observer {
  constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
    scroll = (isIntersecting) => {
      tell([{ isIntersecting }]);
    };
  }

  observe = vi.fn();
  disconnect = vi.fn();
}

beforeEach(() => {
  answer = () => new Response(SVG, { headers: { 'content-type': 'image/svg+xml' } });
  vi.stubGlobal('IntersectionObserver', Observer);
  vi.stubGlobal('fetch', vi.fn(() => Promise.resolve(answer())));
  keep(TABLE.id, 'my key', 0);
});
afterEach(() => {
  forget(TABLE.id);
  vi.unstubAllGlobals();
});

const asked = (): string[] => vi.mocked(fetch).mock.calls.map(([address]) => address as string);
const shown = (): string | undefined => document.querySelector('img')?.src;
const settled = async (): Promise<void> => {
  await tick();
  await new Promise((done) => setTimeout(done));
};

test('a picture is fetched with my key once its row is near, and lies on the cover', async () => {
  render(TablePicture, { table: TABLE, seq: 3 });
  await settled();
  expect(asked()).toEqual([]);
  scroll(true);
  await settled();
  expect(asked()).toEqual(['/api/tables/abc/picture']);
  expect(vi.mocked(fetch).mock.calls[0]?.[1]?.headers).toMatchObject({ authorization: 'Bearer my key' });
  expect(decodeURIComponent(shown() ?? '')).toBe(`data:image/svg+xml,${SVG}`);
  expect(document.querySelector('.picture')).toBeTruthy();
});

test('it is fetched again when something has happened, and only while the row is near', async () => {
  const { rerender } = render(TablePicture, { table: TABLE, seq: 3 });
  scroll(true);
  await settled();
  await rerender({ table: { ...TABLE, watching: 4 }, seq: 3 });
  scroll(false);
  scroll(true);
  await settled();
  expect(asked()).toHaveLength(1);
  await rerender({ table: TABLE, seq: 4 });
  await settled();
  expect(asked()).toHaveLength(2);
  scroll(false);
  await rerender({ table: TABLE, seq: 5 });
  await settled();
  expect(asked()).toHaveLength(2);
});

test('without news from the table it is fetched again after a minute', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const { rerender } = render(TablePicture, { table: TABLE });
  scroll(true);
  for (const seconds of [4, 50, 10, 4]) {
    await settled();
    vi.advanceTimersByTime(1000 * seconds);
    await rerender({ table: { ...TABLE } });
  }
  await settled();
  expect(asked()).toHaveLength(2);
  vi.useRealTimers();
});

test('before a game there is nothing to fetch', async () => {
  render(TablePicture, { table: { ...TABLE, state: 'gathering' }, seq: 3 });
  scroll(true);
  await settled();
  expect(asked()).toEqual([]);
});

test('without an answer the cover stays, and the last picture if there was one', async () => {
  answer = () => Response.json({ code: 'too-fast', reason: 'wait' }, { status: 429 });
  const { rerender } = render(TablePicture, { table: TABLE, seq: 3 });
  scroll(true);
  await settled();
  expect(shown()).toBeUndefined();
  expect(asked()).toHaveLength(1);
  answer = () => new Response(SVG);
  await rerender({ table: TABLE, seq: 4 });
  await settled();
  const before = shown();
  expect(before).toBeTruthy();
  answer = () => Response.json({ code: 'quarantined', reason: 'it cannot be read' }, { status: 503 });
  await rerender({ table: TABLE, seq: 5 });
  await settled();
  expect(shown()).toBe(before);
});
