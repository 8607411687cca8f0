// Mouse, fingers and keys on a board: what they point at and what they press.

import type { Attachment } from 'svelte/attachments';
import type { BoardContext } from '../context.svelte';
import { meant } from './aim';
import type { Point } from './plane';
import { tips } from './tip.svelte';

const FINGER = 22.5; // pixels around the target: 44 across, plus a bit for rounding
const MOUSE = 9;
const STILL = 8; // pixels a press may slip; more is a pan

interface Press { id: number; at: Point; words: string | undefined }

/** What a press means is decided when it starts and done when it ends, even if the board changes meanwhile. */
export function presses(table: BoardContext): Attachment {
  return (board) => {
    let press: Press | null = null;
    let done = false; // the press was handled; ignore the click that follows
    let meantOne = false; // of the things on offer

    const wordsAt = (event: PointerEvent): string | undefined => {
      const reach = event.pointerType === 'mouse' ? MOUSE : FINGER;
      return wordsOf(meant(board, event.target as Element, { x: event.clientX, y: event.clientY }, reach));
    };

    const down = (event: PointerEvent): void => {
      done = false;
      tips.hide();
      const alone = event.isPrimary && event.button === 0;
      const at = { x: event.clientX, y: event.clientY };
      press = alone && !table.held ? { id: event.pointerId, at, words: wordsAt(event) } : null;
    };
    const slip = (event: PointerEvent): void => {
      if (press && Math.hypot(event.clientX - press.at.x, event.clientY - press.at.y) > STILL) press = null;
    };
    const cancel = (): void => {
      press = null;
    };
    const up = (event: PointerEvent): void => {
      if (press?.id !== event.pointerId) return;
      const { words } = press;
      press = null;
      done = true;
      meantOne = words !== undefined;
      if (event.pointerType === 'mouse' || !tips.now) table.press(words); // a long press shows the tip instead
    };
    const keepFocus = (event: MouseEvent): void => {
      if (done) event.preventDefault(); // after a touch: the focus is where the press has led
    };
    /** Without a click that would press what the tap has just laid below the finger, like the button to confirm. */
    const lift = (event: TouchEvent): void => {
      if (!done || !meantOne || !event.cancelable) return;
      event.preventDefault();
      done = false;
    };
    const click = (event: MouseEvent): void => {
      if (!done) table.press(wordsOf((event.target as Element).closest('[data-offer]'))); // from a screen reader
      done = false;
    };
    const type = (event: KeyboardEvent): void => {
      const words = wordsOf(event.target as Element);
      if (words === undefined || (event.key !== 'Enter' && event.key !== ' ')) return;
      event.preventDefault();
      if (!event.repeat) table.press(words);
    };
    const hover = (event: PointerEvent): void => {
      if (event.pointerType !== 'touch' && !event.buttons) table.point(wordsAt(event));
    };
    const leave = (): void => {
      table.point(undefined);
    };
    const focus = ({ target }: FocusEvent): void => {
      if ((target as Element).matches(':focus-visible')) table.point(wordsOf(target as Element));
    };

    const listen = new AbortController();
    const { signal } = listen;
    const hear = { pointerdown: down, mousedown: keepFocus, click, keydown: type, pointerover: hover,
      pointermove: hover, pointerleave: leave, focusin: focus, focusout: leave };
    const area = board.closest('.board') ?? board; // including the margin around it, which a finger may hit
    for (const [kind, tell] of Object.entries(hear)) area.addEventListener(kind, tell as EventListener, { signal });
    area.addEventListener('touchend', lift as EventListener, { signal, passive: false });
    window.addEventListener('pointermove', slip, { signal });
    window.addEventListener('pointercancel', cancel, { signal });
    window.addEventListener('pointerup', up, { signal, capture: true });
    return () => {
      listen.abort();
    };
  };
}

function wordsOf(thing: Element | null): string | undefined {
  return thing?.getAttribute('data-offer') ?? undefined;
}
