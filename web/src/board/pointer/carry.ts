// Things on the board that are carried to a place, which makes the same choice as pressing them.

import { copyOf } from './copy';
import type { Point } from './plane';

const LIFTED = 'data-lifted';
const AWAITS = 'data-awaits';

/**
 * Something with `data-goes="KIND"`, on its way to one of the places with `data-takes="KIND KIND …"`.
 * What is chosen when it is dropped there is the offer about the thing itself, or else the one about the place.
 */
export class Carrying {
  readonly #thing: Element;
  readonly #places: Element[];
  readonly #copy: HTMLElement;
  readonly #grip: Point; // where it is held, from its top left corner
  #over: Element | null = null;

  /** Lifts the thing that was pressed at a point; null if it goes nowhere now. */
  static from(board: Element, pressed: Element, at: Point): Carrying | null {
    const thing = pressed.closest('[data-goes]');
    const kind = thing?.getAttribute('data-goes');
    const places = [...board.querySelectorAll('[data-takes]')].filter((place) =>
      kind && place.getAttribute('data-takes')?.split(' ').includes(kind) && (offerOf(thing) ?? offerOf(place)));
    return thing && places.length ? new Carrying(board, thing, places, at) : null;
  }

  private constructor(board: Element, thing: Element, places: Element[], at: Point) {
    const { left, top } = thing.getBoundingClientRect();
    [this.#thing, this.#places, this.#grip] = [thing, places, { x: at.x - left, y: at.y - top }];
    this.#copy = copyOf(thing);
    this.#copy.classList.add('wb-prop', 'wb-carried');
    board.querySelector('.wb-sky')?.append(this.#copy);
    thing.setAttribute(LIFTED, '');
    for (const place of places) place.setAttribute(AWAITS, '');
  }

  /** Moves it; returns what would be chosen there. */
  move({ x, y }: Point): string | undefined {
    const sky = this.#copy.parentElement?.getBoundingClientRect();
    const [left, top] = [x - this.#grip.x - (sky?.x ?? 0), y - this.#grip.y - (sky?.y ?? 0)];
    this.#copy.style.transform = `translate(${left}px, ${top}px) scale(1.08)`;
    const below = document.elementFromPoint(x, y);
    const over = this.#places.find((place) => place.contains(below)) ?? null;
    if (over !== this.#over) {
      this.#over?.setAttribute(AWAITS, '');
      over?.setAttribute(AWAITS, 'now');
      this.#over = over;
    }
    return over ? offerOf(this.#thing) ?? offerOf(over) : undefined;
  }

  /** Puts it down: the board shows what becomes of it. */
  end(): void {
    this.#copy.remove();
    this.#thing.removeAttribute(LIFTED);
    for (const place of this.#places) place.removeAttribute(AWAITS);
  }
}

function offerOf(thing: Element | null): string | undefined {
  return thing?.getAttribute('data-offer') ?? undefined;
}
