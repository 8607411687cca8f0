import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { scrollable } from '../../../src/lib/browser/scrollable';

/** A browser's observer that says at once when something it watches is resized. */
class Observer {
  static all: Observer[] = [];
  watched = new Set<Element>();

  constructor(readonly look: () => void) {
    Observer.all.push(this);
  }

  observe(element: Element): void {
    expect(this.watched.has(element)).toBe(false); // a second time would make it look again, for ever
    this.watched.add(element);
  }

  disconnect(): void {
    this.watched.clear();
  }
}

/** Something inside gets as high as that, and nothing else happens. */
function grow(box: HTMLElement, child: Element, height: number): void {
  Object.defineProperty(box, 'scrollHeight', { value: height, configurable: true });
  for (const each of Observer.all) if (each.watched.has(child)) each.look();
}

let box: HTMLElement;
let child: HTMLElement;

beforeEach(() => {
  vi.stubGlobal('ResizeObserver', Observer);
  box = document.createElement('div');
  child = document.createElement('p');
  box.append(child);
  Object.defineProperty(box, 'clientHeight', { value: 100 });
});

afterEach(() => {
  vi.unstubAllGlobals();
  Observer.all = [];
});

test('a box is a tab stop while what is in it is too high', () => {
  const stop = scrollable(box);
  expect(box.tabIndex).toBe(-1);
  grow(box, child, 140);
  expect(box.tabIndex).toBe(0);
  grow(box, child, 90);
  expect(box.tabIndex).toBe(-1);
  stop?.();
  expect(Observer.all[0]?.watched.size).toBe(0);
});

test('what came later may grow, too', async () => {
  scrollable(box);
  const late = document.createElement('p');
  box.append(late);
  await Promise.resolve(); // mutations are reported after the task
  grow(box, late, 140);
  expect(box.tabIndex).toBe(0);
});
