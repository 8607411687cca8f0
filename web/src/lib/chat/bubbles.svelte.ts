/** Quick phrases that were said a moment ago, to be shown beside the names of those who said them. */
import { untrack } from 'svelte';
import type { Line } from '../protocol';
import { isPhrase } from './phrases';
import type { TableChat } from './tableChat.svelte';

const SHOWN = 5000; // milliseconds

export class Bubbles {
  #lines = $state.raw<Line[]>([]); // one for each color

  /** Use it while a component is set up. */
  constructor(chat: TableChat) {
    let heard = untrack(() => chat.lines.at(-1)?.seq ?? -1);
    let timers: number[] = [];
    $effect(() => {
      const fresh = chat.lines.filter((line) => line.seq > heard && isPhrase(line));
      heard = Math.max(heard, chat.lines.at(-1)?.seq ?? -1);
      for (const line of fresh) {
        this.#lines = [...untrack(() => this.#lines).filter((each) => colorOf(each) !== colorOf(line)), line];
        timers = [...timers, window.setTimeout(() => {
          this.#lines = this.#lines.filter((each) => each !== line);
        }, SHOWN)];
      }
    });
    $effect(() => () => {
      timers.forEach(clearTimeout);
    });
  }

  /** What the player of that color said last, if it was a moment ago. */
  of(color: string): Line | undefined {
    return this.#lines.find((line) => colorOf(line) === color);
  }
}

function colorOf(line: Line): string {
  return line.parts?.[0]?.[2] ?? '';
}
