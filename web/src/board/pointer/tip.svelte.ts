/** Tooltips for symbols: on hover, on keyboard focus, under a finger that rests, or on a tap. */
import type { Attachment } from 'svelte/attachments';

/** What a tooltip says; a function if that may change while it is shown. */
type Text = string | (() => string);

export interface Tip {
  readonly text: string;
  x: number; // on the screen, the center of its element
  y: number;
  above: boolean;
}

export const REST = 450; // milliseconds: a finger that stays longer looks
const LEAVING = ['pointerleave', 'pointerup', 'pointercancel'];

class Tips {
  now = $state.raw<Tip | null>(null);
  #about: Element | null = null;
  #heard: Event | null = null;
  readonly #texts = new WeakMap<Element, Text>();

  /** Show *text* for an element that gets the keyboard focus. */
  explain(node: Element, text: Text): void {
    this.#texts.set(node, text);
  }

  /** The element explains nothing any longer. */
  forget(node: Element): void {
    this.#texts.delete(node);
    this.leave(node);
  }

  /** Whether this is the first element to hear of a press: the innermost one. */
  isFirst(event: Event): boolean {
    const isNew = event !== this.#heard;
    this.#heard = event;
    return isNew;
  }

  /** Show what explains an element, or else *more*. */
  about(node: Element, more: string): void {
    const text = this.#texts.get(node) ?? more;
    if (text) this.show(node, text);
  }

  show(node: Element, text: Text): void {
    const { left, width, top, bottom } = node.getBoundingClientRect();
    const above = top > innerHeight / 3;
    this.#about = node;
    this.now = {
      get text() {
        return said(text);
      },
      x: left + width / 2,
      y: above ? top : bottom,
      above,
    };
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
    const text = this.#about && this.#texts.get(this.#about);
    if (this.now && text && this.#about?.matches(':focus-visible')) this.show(this.#about, text);
    else this.hide();
  };

  /** The pointer has left the element, or the element is gone. */
  leave(node: Element): void {
    if (node === this.#about) this.hide();
  }
}

export const tips = new Tips();

/** Explains an element by *text*: `{@attach tip(text)}`; *ask* finds out more, and a tap does not do anything else. */
export function tip(text: Text, ask?: () => void): Attachment {
  return (node) => {
    let pressing: ReturnType<typeof setTimeout> | undefined;
    const show = (): void => {
      ask?.();
      tips.show(node, text);
    };
    const point = (event: Event): void => {
      if (isMouse(event)) show();
    };
    const press = (event: Event): void => {
      if (!isMouse(event) && tips.isFirst(event)) pressing = setTimeout(show, REST);
    };
    const leave = (): void => {
      clearTimeout(pressing);
      tips.leave(node);
    };
    const listen = new AbortController();
    node.addEventListener('pointerenter', point, listen);
    tips.explain(node, text);
    node.addEventListener('pointerdown', press, listen);
    if (ask) node.addEventListener('click', show, listen);
    for (const kind of LEAVING) node.addEventListener(kind, leave, listen);
    return () => {
      listen.abort();
      clearTimeout(pressing);
      tips.forget(node);
    };
  };
}

function said(text: Text): string {
  return typeof text === 'string' ? text : text();
}

function isMouse(event: Event): boolean {
  return event instanceof PointerEvent && event.pointerType === 'mouse';
}
