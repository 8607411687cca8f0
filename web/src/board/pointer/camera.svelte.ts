// The visible part of a map: two fingers, Ctrl and the wheel, or buttons zoom; one finger pans.

import { clamp, middleOf, type Point } from './plane';

const FARTHEST = 1;
const NEAREST = 4;
const STEP = 1.6;
const MARGIN = 45; // around the framed points
const STILL = 8; // pixels a tap may slip

/** The event of a thing on a map that should come into view. */
export const SHOW = 'wb-show';

export class Camera {
  zoom = $state(FARTHEST);
  middle = $state.raw<Point>({ x: 0, y: 0 });
  readonly width = $derived.by(() => this.#wide / this.zoom);
  readonly height = $derived.by(() => this.#high / this.zoom);
  readonly box = $derived([this.middle.x - this.width / 2, this.middle.y - this.height / 2, this.width, this.height]);

  #fingers: { id: number; at: Point }[] = [];
  #slipped = 0;
  readonly #wide: number;
  readonly #high: number;

  /** Shows a map of that width and height. */
  constructor(wide: number, high: number) {
    [this.#wide, this.#high] = [wide, high];
    this.middle = { x: wide / 2, y: high / 2 };
  }

  get isFarthest(): boolean {
    return this.zoom <= FARTHEST;
  }

  get isNearest(): boolean {
    return this.zoom >= NEAREST;
  }

  closer(): void {
    this.#zoomTo(this.zoom * STEP, this.middle);
  }

  farther(): void {
    this.#zoomTo(this.zoom / STEP, this.middle);
  }

  whole(): void {
    this.#zoomTo(FARTHEST, this.middle);
  }

  /** Zoom in until these just fit, but no closer than *most*. */
  frame(points: Point[], most: number): void {
    const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
    const [left, right] = [Math.min(...xs) - MARGIN, Math.max(...xs) + MARGIN];
    const [top, bottom] = [Math.min(...ys) - MARGIN, Math.max(...ys) + MARGIN];
    const fits = Math.min(this.#wide / (right - left), this.#high / (bottom - top));
    this.zoom = clamp(fits, FARTHEST, most);
    this.#look({ x: (left + right) / 2, y: (top + bottom) / 2 });
  }

  sees({ x, y }: Point): boolean {
    return Math.abs(x - this.middle.x) <= this.width / 2 && Math.abs(y - this.middle.y) <= this.height / 2;
  }

  /** Move so that a place is well in view. */
  show({ x, y }: Point): void {
    const [across, down] = [this.width * 0.35, this.height * 0.35];
    this.#look({ x: clamp(this.middle.x, x - across, x + across), y: clamp(this.middle.y, y - down, y + down) });
  }

  /** The place on the map at a point of the screen. */
  placeOf(point: Point, area: Element): Point {
    const frame = area.getBoundingClientRect();
    const [left = 0, top = 0] = this.box;
    return {
      x: left + (point.x - frame.left) / (frame.width || 1) * this.width,
      y: top + (point.y - frame.top) / (frame.height || 1) * this.height,
    };
  }

  /** Brings whatever gets the keyboard focus into view. */
  follow = (event: FocusEvent): void => {
    if (!(event.target as Element).matches(':focus-visible')) return;
    this.#turnTo(event.target as Element, event.currentTarget as Element);
  };

  /** Handles fingers, pointers and wheels on the map. */
  watch = (map: Element): (() => void) => {
    const area = map as SVGSVGElement;
    const listeners: [string, (event: never) => void][] = [
      ['pointerdown', (event: PointerEvent) => { this.#down(event); }],
      ['pointermove', (event: PointerEvent) => { this.#move(event, area); }],
      ['pointerup', (event: PointerEvent) => { this.#up(event); }],
      ['pointercancel', (event: PointerEvent) => { this.#up(event); }],
      ['wheel', (event: WheelEvent) => { this.#wheel(event, area); }],
      [SHOW, (event: Event) => { this.#turnTo(event.target as Element, area); }],
    ];
    const click = (event: MouseEvent) => {
      if (this.#slipped > STILL) event.stopPropagation();
    };
    for (const [name, listener] of listeners) {
      area.addEventListener(name, listener as EventListener, { passive: false });
    }
    area.addEventListener('click', click, true);
    return () => {
      for (const [name, listener] of listeners) area.removeEventListener(name, listener as EventListener);
      area.removeEventListener('click', click, true);
    };
  };

  #turnTo(thing: Element, area: Element): void {
    this.show(this.placeOf(middleOf(thing), area));
  }

  #down(event: PointerEvent): void {
    if (this.#fingers.length === 0) this.#slipped = 0;
    this.#fingers.push({ id: event.pointerId, at: { x: event.clientX, y: event.clientY } });
  }

  #up(event: PointerEvent): void {
    this.#fingers = this.#fingers.filter(({ id }) => id !== event.pointerId);
  }

  #move(event: PointerEvent, area: SVGSVGElement): void {
    if (event.buttons === 0) this.#up(event);
    const finger = this.#fingers.find(({ id }) => id === event.pointerId);
    if (!finger) return;
    const [before, now] = [finger.at, { x: event.clientX, y: event.clientY }];
    finger.at = now;
    this.#slipped += Math.hypot(now.x - before.x, now.y - before.y);
    const other = this.#fingers.find((each) => each !== finger)?.at;
    const unit = this.width / (area.clientWidth || this.#wide);
    if (other) {
      const spread = Math.hypot(before.x - other.x, before.y - other.y) || 1;
      const place = this.placeOf({ x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 }, area);
      this.#zoomTo(this.zoom * Math.hypot(now.x - other.x, now.y - other.y) / spread, place);
    }
    if (this.#slipped > STILL || other) {
      const share = other ? unit / 2 : unit;
      this.#look({ x: this.middle.x - (now.x - before.x) * share, y: this.middle.y - (now.y - before.y) * share });
    }
  }

  #wheel(event: WheelEvent, area: SVGSVGElement): void {
    if (!event.ctrlKey) return;
    event.preventDefault();
    const place = this.placeOf({ x: event.clientX, y: event.clientY }, area);
    this.#zoomTo(this.zoom * Math.exp(-event.deltaY / 300), place);
  }

  /** Zooms; *fixed* stays where it is. */
  #zoomTo(zoom: number, fixed: Point): void {
    const next = clamp(zoom, FARTHEST, NEAREST);
    const share = this.zoom / next;
    const { x, y } = this.middle;
    this.zoom = next;
    this.#look({ x: fixed.x + (x - fixed.x) * share, y: fixed.y + (y - fixed.y) * share });
  }

  #look({ x, y }: Point): void {
    this.middle = {
      x: clamp(x, this.width / 2, this.#wide - this.width / 2),
      y: clamp(y, this.height / 2, this.#high - this.height / 2),
    };
  }
}
