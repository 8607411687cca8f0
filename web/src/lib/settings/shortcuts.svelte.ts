/** Whether single-key shortcuts are on: speech input and tremors can trigger them by accident. */
import { recall, remember } from '../browser/storage';

const NAME = 'shortcuts';
const FIELDS = 'input, select, textarea, [popover], dialog';
const PRESSED = 'button, summary, a, [role=button]'; // by Space or Enter

class Shortcuts {
  #on = $state(recall(NAME) !== false);

  get on(): boolean {
    return this.#on;
  }

  set on(on: boolean) {
    this.#on = on;
    remember(NAME, on);
  }

  /** Whether a press of that letter is meant for the page. */
  isFor(letter: string, event: KeyboardEvent): boolean {
    return event.key.toUpperCase() === letter && this.free(event);
  }

  /** Whether a key press is meant for the page, not for a field, a menu or the browser. */
  free(event: KeyboardEvent): boolean {
    if (!this.#on || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return false;
    const taken = event.key === ' ' || event.key === 'Enter' ? `${FIELDS}, ${PRESSED}` : FIELDS;
    return !(event.target instanceof Element && event.target.closest(taken));
  }
}

export const shortcuts = new Shortcuts();
