/** What a symbol means: shown where one points at it, or presses it for a while. */
import type { Attachment } from 'svelte/attachments';

export interface Tip {
  text: string;
  x: number; // on the screen, the middle of what it is about
  y: number;
  above: boolean;
}

const PRESS = 450; // milliseconds

class Tips {
  now = $state.raw<Tip | null>(null);

  show(node: Element, text: string): void {
    const { left, width, top, bottom } = node.getBoundingClientRect();
    const above = top > innerHeight / 3;
    this.now = { text, x: left + width / 2, y: above ? top : bottom, above };
  }

  hide = (): void => {
    this.now = null;
  };
}

export const tips = new Tips();

/** Tell *text* about the element: `{@attach tip(text)}`. */
export function tip(text: string): Attachment<Element> {
  return (node) => {
    let pressing: ReturnType<typeof setTimeout> | undefined;
    const listen = new AbortController();
    const on = (kind: string, hear: (event: PointerEvent) => void): void => {
      node.addEventListener(kind, (event) => { hear(event as PointerEvent); }, { signal: listen.signal });
    };
    on('pointerenter', ({ pointerType }) => { if (pointerType === 'mouse') tips.show(node, text); });
    on('pointerdown', ({ pointerType }) => {
      if (pointerType !== 'mouse') pressing = setTimeout(() => { tips.show(node, text); }, PRESS);
    });
    for (const kind of ['pointerleave', 'pointerup', 'pointercancel']) {
      on(kind, () => {
        clearTimeout(pressing);
        tips.hide();
      });
    }
    return () => {
      clearTimeout(pressing);
      listen.abort();
      tips.hide();
    };
  };
}
