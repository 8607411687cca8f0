// Mouse, fingers and keys on a board: what they point at, look at, press and carry.

import type { Attachment } from 'svelte/attachments';
import type { BoardContext } from '../context.svelte';
import { meant } from './aim';
import { Carrying } from './carry';
import type { Point } from './plane';
import { REST, tips } from './tip.svelte';

const FINGER = 22.5; // pixels around the target: 44 across, plus a bit for rounding
const MOUSE = 9;
const STILL = 8; // pixels a press may slip; more is a pan

interface Press {
  id: number;
  at: Point;
  on: Element; // what is below it
  thing: Element | null; // what is meant: the nearest thing on offer
  words: string | undefined; // of the choice about it
  looks: boolean; // a finger that rests sees what a mouse sees; when it is lifted, nothing is chosen
}

/** What a press means is decided when it starts and done when it ends, even if the board changes meanwhile. */
export function presses(table: BoardContext): Attachment {
  return (board) => {
    let press: Press | null = null;
    let carrying: Carrying | null = null;
    let resting: ReturnType<typeof setTimeout> | undefined;
    let done = false; // the press was handled; ignore the click that follows
    let meantOne = false; // of the things on offer

    const thingAt = (event: PointerEvent): Element | null => {
      const reach = event.pointerType === 'mouse' ? MOUSE : FINGER;
      return meant(board, event.target as Element, pointOf(event), reach);
    };

    const down = (event: PointerEvent): void => {
      done = false;
      cancel();
      tips.hide();
      if (!event.isPrimary || event.button !== 0 || table.held) return;
      const on = event.target as Element;
      const thing = thingAt(event);
      press = { id: event.pointerId, at: pointOf(event), on, thing, words: wordsOf(thing), looks: false };
      if (event.pointerType !== 'mouse') resting = setTimeout(look, REST);
    };
    const look = (): void => {
      if (!press) return;
      const { thing, words } = press;
      press.looks = true;
      table.point(words);
      if (thing && !tips.now) tips.about(thing, table.remarks(table.preview ?? undefined));
    };
    const move = (event: PointerEvent): void => {
      const at = pointOf(event);
      if (!press || (!carrying && Math.hypot(at.x - press.at.x, at.y - press.at.y) <= STILL)) return;
      if (press.id !== event.pointerId) return;
      const mayCarry = press.looks || event.pointerType === 'mouse'; // a finger that moves at once scrolls
      carrying ??= mayCarry ? Carrying.from(board, press.on, press.at) : null;
      tips.hide();
      if (carrying) table.point(carrying.move(at));
      else cancel();
    };
    const cancel = (): void => {
      clearTimeout(resting);
      if (press?.looks || carrying) {
        table.point(undefined);
        tips.hide();
      }
      carrying?.end();
      press = carrying = null;
    };
    const up = (event: PointerEvent): void => {
      if (press?.id !== event.pointerId) return;
      const words = carrying ? carrying.move(pointOf(event)) : press.looks ? undefined : press.words;
      meantOne = press.words !== undefined;
      cancel();
      done = true;
      if (words !== undefined) table.press(words);
    };
    const stay = (event: TouchEvent): void => {
      if (press?.looks && press.on.closest('[data-goes]') && event.cancelable) event.preventDefault(); // no scrolling
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
      if (event.pointerType !== 'touch' && !event.buttons) table.point(wordsOf(thingAt(event)));
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
    area.addEventListener('touchmove', stay as EventListener, { signal, passive: false });
    window.addEventListener('pointermove', move, { signal });
    window.addEventListener('pointercancel', cancel, { signal });
    window.addEventListener('pointerup', up, { signal, capture: true });
    return () => {
      listen.abort();
      cancel();
    };
  };
}

function pointOf({ clientX, clientY }: PointerEvent): Point {
  return { x: clientX, y: clientY };
}

function wordsOf(thing: Element | null): string | undefined {
  return thing?.getAttribute('data-offer') ?? undefined;
}
