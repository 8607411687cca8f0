// Where news is animated: things fly above the board, and things on it move for a moment.

import { copyOf } from '../pointer/copy';
import { pace } from './pace';

const SVG = 'http://www.w3.org/2000/svg';
const MOST = 5; // more would not be clearer
const APART = 70; // milliseconds between two of them
const EASE = 'cubic-bezier(.45,.05,.4,1)';

interface Point { x: number; y: number }

export interface Flight { size?: number; duration?: number; count?: number; turns?: boolean; fades?: boolean }

export class Stage {
  #board: Element | null = null;
  readonly #running = new Set<Animation>();
  readonly #props = new Set<Element>();

  /** Attach this to the board to make it the stage. */
  mount = (board: Element): (() => void) => {
    this.#board = board;
    return () => {
      this.#board = null;
    };
  };

  find(selector: string): Element | null {
    return this.#board?.querySelector(selector) ?? null;
  }

  all(selector: string): Element[] {
    return [...this.#board?.querySelectorAll(selector) ?? []];
  }

  /** A player's counter for *what*: cash, roads ... */
  count(color: string | undefined, what: string): Element | null {
    return this.find(`[data-player="${color ?? ''}"] [data-count="${what}"]`) ?? this.board(color);
  }

  board(color: string | undefined): Element | null {
    return this.find(`[data-player="${color ?? ''}"]`);
  }

  /** The first of these that is visible: a board may be folded. */
  seen(...elements: (Element | null)[]): Element | null {
    return elements.find((element) => this.#frame(element)) ?? null;
  }

  /** Plays an animation; resolves when it has finished or was stopped. */
  async act(
    element: Element | null,
    frames: Keyframe[],
    duration: number,
    more: KeyframeAnimationOptions = {},
  ): Promise<void> {
    if (!element || !('animate' in element) || pace.rate === Infinity) return; // newer news may have set the pace
    const animation = element.animate(frames, { duration, easing: EASE, ...more });
    animation.playbackRate = pace.rate || 1;
    this.#running.add(animation);
    await animation.finished.catch(() => undefined);
    this.#running.delete(animation);
  }

  /** Symbols fly from one thing to another, one after the other. */
  async fly(symbol: string, from: Element | null, to: Element | null, flight: Flight = {}): Promise<void> {
    const { size = 26, duration = 480, count = 1, turns = false, fades = false } = flight;
    const [start, end] = [this.#middle(from), this.#middle(to)];
    if (!start || !end) return;
    const flights = Array.from({ length: Math.min(count, MOST) }, async (_, i) => {
      const prop = this.#prop(this.#drawing(symbol, size));
      const top = { x: (start.x + end.x) / 2, y: Math.min(start.y, end.y, (start.y + end.y) / 2 - 36) };
      const at = ({ x, y }: Point, scale: number, turn = 0) =>
        `translate(${x - size / 2}px, ${y - size / 2}px) scale(${scale}) rotate(${turn}deg)`;
      await this.act(prop, [
        { transform: at(start, 0.6), opacity: 0.4 },
        { transform: at(start, 1.1), opacity: 1, offset: 0.12 },
        { transform: at(top, 1.35, turns ? 180 : 0), offset: 0.55 },
        { transform: at(end, fades ? 0.2 : 1, turns ? 360 : 0), opacity: fades ? 0 : 1 },
      ], duration, { delay: i * APART, fill: 'both' });
      this.#remove(prop);
    });
    await Promise.all(flights);
  }

  /** A copy of something on the board moves to something else. */
  async carry(what: Element | null, to: Element | null, duration = 560): Promise<void> {
    const [start, end] = [this.#frame(what), this.#middle(to)];
    if (!what || !start || !end) return;
    const prop = this.#prop(copyOf(what));
    const [dx, dy] = [end.x - start.width / 2, end.y - start.height / 2];
    await this.act(prop, [
      { transform: `translate(${start.x}px, ${start.y}px)` },
      { transform: `translate(${start.x}px, ${start.y - 14}px) scale(1.06)`, offset: 0.2 },
      { transform: `translate(${dx}px, ${dy}px) scale(.7)`, opacity: 0.85 },
    ], duration, { fill: 'both' });
    this.#remove(prop);
  }

  /** Words rise from a thing. */
  async rise(words: string, from: Element | null, duration = 650): Promise<void> {
    const start = this.#middle(from);
    if (!start) return;
    const note = document.createElement('span');
    note.className = 'wb-note';
    note.textContent = words;
    const prop = this.#prop(note);
    const at = (y: number, scale: number) => `translate(${start.x}px, ${y}px) translate(-50%, -50%) scale(${scale})`;
    await this.act(prop, [
      { transform: at(start.y + 6, 0.6), opacity: 0 },
      { transform: at(start.y - 8, 1.15), opacity: 1, offset: 0.3 },
      { transform: at(start.y - 14, 1), opacity: 1, offset: 0.7 },
      { transform: at(start.y - 30, 1), opacity: 0 },
    ], duration, { fill: 'both' });
    this.#remove(prop);
  }

  /** Covers the whole board for a while; the class says what that looks like. */
  async cover(name: string, duration: number): Promise<void> {
    const prop = this.#prop(document.createElement('div'));
    prop.classList.add(...name.split(' '));
    const [none, all] = [{ opacity: 0 }, { opacity: 1 }];
    await this.act(prop, [none, { ...all, offset: 0.15 }, { ...all, offset: 0.8 }, none], duration);
    this.#remove(prop);
  }

  async pulse(element: Element | null, duration = 420): Promise<void> {
    await this.act(element, [
      { transform: 'scale(1)' },
      { transform: 'scale(1.025)', filter: 'brightness(1.12)', offset: 0.35 },
      { transform: 'scale(1)' },
    ], duration);
  }

  /** Shakes an element like a head: somebody declines. */
  async shake(element: Element | null): Promise<void> {
    await this.act(element, [0, -5, 5, -4, 3, 0].map((x) => ({ transform: `translateX(${x}px)` })), 300);
  }

  /** Makes an element appear, like a tile being placed; SVG elements grow around their center. */
  async pop(element: Element | null, duration = 240): Promise<void> {
    const style = (element as SVGElement | null)?.style;
    style?.setProperty('transform-box', 'fill-box');
    style?.setProperty('transform-origin', 'center');
    await this.act(element, [
      { transform: 'scale(.2)', opacity: 0 },
      { transform: 'scale(1.18)', opacity: 1, offset: 0.7 },
      { transform: 'scale(1)' },
    ], duration);
    style?.removeProperty('transform-box');
    style?.removeProperty('transform-origin');
  }

  async wait(duration: number): Promise<void> {
    await this.act(this.#board, [], duration);
  }

  /** Cancel all animations: flying things disappear, moved things are back in place. */
  clear(): void {
    for (const animation of this.#running) animation.cancel();
    for (const prop of this.#props) prop.remove();
    this.#running.clear();
    this.#props.clear();
  }

  #drawing(symbol: string, size: number): SVGSVGElement {
    const drawing = document.createElementNS(SVG, 'svg');
    drawing.setAttribute('viewBox', '-14 -14 28 28');
    drawing.setAttribute('width', String(size));
    drawing.setAttribute('height', String(size));
    const use = document.createElementNS(SVG, 'use');
    use.setAttribute('href', `#wb-${symbol}`);
    drawing.append(use);
    return drawing;
  }

  #prop(element: HTMLElement | SVGElement): HTMLElement | SVGElement {
    element.classList.add('wb-prop');
    this.find('.wb-sky')?.append(element);
    this.#props.add(element);
    return element;
  }

  #remove(prop: Element): void {
    prop.remove();
    this.#props.delete(prop);
  }

  /** The position of an element on the board; null if it is not visible. */
  #frame(element: Element | null): DOMRect | null {
    const board = this.#board?.getBoundingClientRect();
    const rect = element?.getBoundingClientRect();
    if (!board || !rect || rect.width + rect.height === 0) return null;
    return new DOMRect(rect.x - board.x, rect.y - board.y, rect.width, rect.height);
  }

  #middle(element: Element | null): Point | null {
    const frame = this.#frame(element);
    return frame && { x: frame.x + frame.width / 2, y: frame.y + frame.height / 2 };
  }
}
