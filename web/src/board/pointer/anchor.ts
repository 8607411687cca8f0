// Where something that was pressed is on the screen, while the page scrolls or the map is zoomed.

import type { Box } from '../../lib/browser/placing';
import { clamp, middleOf, type Point } from './plane';

const LARGE = 140; // pixels: of something larger, the part around the press counts
const PART = 22; // pixels to each side of it

/** Returns what tells where the visible thing nearest to *at* is now; null once it is gone. */
export function anchor(things: () => Element[], at: Point): () => Box | null {
  let thing = nearest(things(), at);
  const frame = thing?.getBoundingClientRect();
  const across = frame?.width ? clamp((at.x - frame.left) / frame.width, 0, 1) : 0.5;
  const down = frame?.height ? clamp((at.y - frame.top) / frame.height, 0, 1) : 0.5;
  return () => {
    if (!thing?.isConnected) thing = nearest(things(), at); // drawn anew
    if (!thing) return null;
    const { left, top, right, bottom, width, height } = thing.getBoundingClientRect();
    const [x, y] = [left + across * width, top + down * height];
    const wide = width > LARGE ? { left: x - PART, right: x + PART } : { left, right };
    return { ...wide, ...(height > LARGE ? { top: y - PART, bottom: y + PART } : { top, bottom }) };
  };
}

function nearest(things: Element[], at: Point): Element | null {
  const far = (thing: Element): number => {
    const { left, top, right, bottom } = thing.getBoundingClientRect();
    return Math.hypot(at.x - clamp(at.x, left, right), at.y - clamp(at.y, top, bottom));
  };
  const visible = things.filter((thing) => {
    const { width, height } = thing.getBoundingClientRect();
    return width > 0 || height > 0;
  });
  return visible.reduce<Element | null>((best, each) => (best && far(best) <= far(each) ? best : each), null);
}

/** Where a press was: the place of the pointer, or with the keyboard, the middle of what has the focus. */
export class Presses {
  #at: Point | null = null;

  point = ({ clientX, clientY }: PointerEvent): void => {
    this.#at = { x: clientX, y: clientY };
  };

  type = (): void => {
    this.#at = null;
  };

  get latest(): Point {
    return this.#at ?? middleOf(document.activeElement ?? document.body);
  }
}
