/** Announcements for screen readers: at the next pause, or at once. */
import { untrack } from 'svelte';

const KEPT = 12; // remarks; older ones have been read out

class Announcer {
  #count = 0;
  remarks = $state.raw<{ number: number; text: string }[]>([]);
  urgent = $state('');

  /** Read out at the next pause. */
  announce(...texts: string[]): void {
    const more = texts.map((text) => ({ number: ++this.#count, text }));
    this.remarks = [...untrack(() => this.remarks), ...more].slice(-KEPT);
  }

  /** Read out at once. */
  interrupt(text: string): void {
    this.urgent = text;
  }

  clear(): void {
    this.remarks = [];
    this.urgent = '';
  }
}

export const announcer = new Announcer();
