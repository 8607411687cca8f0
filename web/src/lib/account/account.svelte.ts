/** The account signed in on this browser, and the seats it has on all devices. */
import { recall, remember } from '../browser/storage';
import { Problem } from '../net/api';
import type { Me, SignedIn } from '../protocol';
import * as people from './accountApi';
import { note } from './lastSeen';
import { adopt, forget, mine, release } from './seatKeys';

const NAME = 'account';

class Account {
  #name = $state('');
  #token = $state('');
  #syncing: Promise<void> | null = null;
  me = $state.raw<Me | null>(null); // as of the last sync

  constructor() {
    const kept = (recall(NAME) ?? {}) as Record<string, unknown>;
    if (typeof kept.name !== 'string' || typeof kept.token !== 'string') return;
    this.#name = kept.name;
    this.#token = kept.token;
  }

  get name(): string {
    return this.#name;
  }

  get token(): string {
    return this.#token;
  }

  get isSignedIn(): boolean {
    return this.#token !== '';
  }

  enter({ name, token }: SignedIn): void {
    this.#name = name;
    this.#token = token;
    remember(NAME, { name, token });
  }

  /** Sign out; the account’s games may stay in this browser. */
  leave(keeping: boolean): void {
    this.#name = this.#token = '';
    this.me = null;
    remember(NAME, null);
    release(keeping);
  }

  /** Upload the seats of this browser and fetch those of other devices; one sync at a time. */
  sync(): Promise<void> {
    this.#syncing ??= this.#sync().finally(() => {
      this.#syncing = null;
    });
    return this.#syncing;
  }

  async #sync(): Promise<void> {
    if (!this.isSignedIn) return;
    try {
      await this.#bring();
      const me = this.me = await people.me(this.#token);
      adopt(me.games);
      for (const game of me.games) note(game.table, game.seen);
    } catch (error) {
      if (!(error instanceof Problem) || error.code !== 'wrong-key') throw error;
      this.leave(false); // signed out on another device
    }
  }

  /** Remove a seat from the account. */
  async drop(table: string): Promise<void> {
    if (this.isSignedIn) await people.drop(this.#token, table);
  }

  async #bring(): Promise<void> {
    for (const seats of people.batches(mine())) {
      const brought = await people.bring(this.#token, seats);
      const gone = new Set([...brought.gone, ...brought.void]);
      for (const { table, key } of seats.filter((seat) => gone.has(seat.table))) forget(table, key);
    }
  }
}

export const account = new Account();
