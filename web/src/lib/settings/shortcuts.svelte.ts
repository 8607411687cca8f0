/** Whether single keys pick choices: who types by voice, or with trembling hands, can turn that off. */
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

  /** Whether this key press is free for the page: not meant for a field, a menu or the browser. */
  free(event: KeyboardEvent): boolean {
    if (!this.#on || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return false;
    const taken = event.key === ' ' || event.key === 'Enter' ? `${FIELDS}, ${PRESSED}` : FIELDS;
    return !(event.target instanceof Element && event.target.closest(taken));
  }
}

export const shortcuts = new Shortcuts();
