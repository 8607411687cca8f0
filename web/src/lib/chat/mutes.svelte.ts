/** Players whose messages I do not want to read, table by table. */
import { recall, remember } from '../browser/storage';

const NAME = 'muted';
const MOST = 100; // tables

export class Mutes {
  readonly #table: string;
  #names = $state.raw<string[]>([]);

  constructor(table: string) {
    this.#table = table;
    this.#names = all().find(([id]) => id === table)?.[1] ?? [];
  }

  has(name: string): boolean {
    return this.#names.includes(name);
  }

  set(name: string, muted: boolean): void {
    const others = this.#names.filter((each) => each !== name);
    this.#names = muted ? [...others, name] : others;
    const kept = all().filter(([id]) => id !== this.#table);
    remember(NAME, (this.#names.length ? [...kept, [this.#table, this.#names]] : kept).slice(-MOST));
  }
}

function all(): [string, string[]][] {
  const kept = recall(NAME);
  return Array.isArray(kept) ? kept.filter(isMuting) : [];
}

function isMuting(kept: unknown): kept is [string, string[]] {
  return Array.isArray(kept) && typeof kept[0] === 'string' && Array.isArray(kept[1]);
}
