/** What screen readers say by themselves: at the next pause, or at once. */

import { untrack } from 'svelte';

const KEPT = 12; // remarks; older ones have been said

class Voice {
  #count = 0;
  remarks = $state.raw<{ number: number; text: string }[]>([]);
  call = $state('');

  /** Say it at the next pause. */
  tell(...texts: string[]): void {
    const more = texts.map((text) => ({ number: ++this.#count, text }));
    this.remarks = [...untrack(() => this.remarks), ...more].slice(-KEPT);
  }

  /** Say it at once. */
  callOut(text: string): void {
    this.call = text;
  }

  hush(): void {
    this.remarks = [];
    this.call = '';
  }
}

export const voice = new Voice();
