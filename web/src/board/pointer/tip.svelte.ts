/** Tooltips for symbols: on hover, on keyboard focus, or on a long press. */
import type { Attachment } from 'svelte/attachments';

export interface Tip {
  text: string;
  x: number; // on the screen, the center of its element
  y: number;
  above: boolean;
}

const PRESS = 450; // milliseconds
const LEAVING = ['pointerleave', 'pointerup', 'pointercancel'];

class Tips {
  now = $state.raw<Tip | null>(null);
  #about: Element | null = null;
  readonly #texts = new WeakMap<Element, string>();

  /** Show *text* for an element that gets the keyboard focus. */
  explain(node: Element, text: string): void {
    this.#texts.set(node, text);
  }

  show(node: Element, text: string): void {
    const { left, width, top, bottom } = node.getBoundingClientRect();
    const above = top > innerHeight / 3;
    this.#about = node;
    this.now = { text, x: left + width / 2, y: above ? top : bottom, above };
  }

  hide = (): void => {
    this.now = null;
  };

  // The document listens: listeners of their own would make drawn things Tab stops.
  focus = ({ target }: FocusEvent): void => {
    const text = this.#texts.get(target as Element);
    if (text !== undefined && (target as Element).matches(':focus-visible')) this.show(target as Element, text);
  };

  blur = ({ target }: FocusEvent): void => {
    this.leave(target as Element);
  };

  /** Follows the element when the page scrolls: with the keyboard, often to that element. */
  follow = (): void => {
    if (this.now && this.#about?.matches(':focus-visible')) this.show(this.#about, this.now.text);
    else this.hide();
  };

  /** The pointer has left the element, or the element is gone. */
  leave(node: Element): void {
    if (node === this.#about) this.hide();
  }
}

export const tips = new Tips();

/** Explains an element by *text*: `{@attach tip(text)}`. */
export function tip(text: string): Attachment {
  return (node) => {
    let pressing: ReturnType<typeof setTimeout> | undefined;
    const show = (): void => tips.show(node, text);
    const point = (event: Event): void => {
      if (isMouse(event)) show();
    };
    const press = (event: Event): void => {
      if (!isMouse(event)) pressing = setTimeout(show, PRESS);
    };
    const leave = (): void => {
      clearTimeout(pressing);
      tips.leave(node);
    };
    const listen = new AbortController();
    node.addEventListener('pointerenter', point, listen);
    tips.explain(node, text);
    node.addEventListener('pointerdown', press, listen);
    for (const kind of LEAVING) node.addEventListener(kind, leave, listen);
    return () => {
      listen.abort();
      leave();
    };
  };
}

function isMouse(event: Event): boolean {
  return event instanceof PointerEvent && event.pointerType === 'mouse';
}
