/** What this browser remembers of each table. */
import { recall, remember } from './storage';

const MOST = 200; // tables: the latest

export class TableMemory<T> {
  readonly #name: string;
  readonly #is: (kept: unknown) => kept is T;

  constructor(name: string, is: (kept: unknown) => kept is T) {
    [this.#name, this.#is] = [name, is];
  }

  /** What was noted about a table last, if anything was. */
  of(table: string): T | null {
    return this.#all().find(([id]) => id === table)?.[1] ?? null;
  }

  note(table: string, what: T): void {
    const others = this.#all().filter(([id]) => id !== table);
    remember(this.#name, [...others, [table, what]].slice(-MOST));
  }

  #all(): [string, T][] {
    const kept = recall(this.#name);
    return Array.isArray(kept) ? kept.filter((each): each is [string, T] => this.#isNote(each)) : [];
  }

  #isNote(kept: unknown): boolean {
    return Array.isArray(kept) && typeof kept[0] === 'string' && this.#is(kept[1]);
  }
}
