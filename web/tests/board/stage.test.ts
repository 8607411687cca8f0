import { afterEach, expect, test, vi } from 'vitest';
import { pace } from '../../src/board/playback/pace';
import { Stage } from '../../src/board/playback/stage';

const FRAMES = [{ opacity: 0 }, { opacity: 1 }];

afterEach(() => {
  pace.haste = 1;
  Reflect.deleteProperty(Element.prototype, 'animate');
});

/** Returns the rates at which things are animated from now on; like a browser, it refuses an infinite one. */
function watchRates(): number[] {
  const rates: number[] = [];
  Element.prototype.animate = () => ({
    finished: Promise.resolve(),
    cancel: vi.fn(),
    set playbackRate(rate: number) {
      if (!Number.isFinite(rate)) throw new TypeError('The provided value is non-finite');
      rates.push(rate);
    },
  } as unknown as Animation);
  return rates;
}

test('things move faster when much is waiting', async () => {
  const rates = watchRates();
  document.documentElement.dataset.speed = 'fast';
  pace.haste = 2;
  await new Stage().act(document.body, FRAMES, 100);
  expect(rates).toEqual([4.4]);
});

test('what is still moving when time is up ends without an error', async () => {
  const rates = watchRates();
  document.documentElement.dataset.speed = 'normal';
  pace.haste = Infinity;
  await new Stage().act(document.body, FRAMES, 100);
  expect(rates).toEqual([]);
});
