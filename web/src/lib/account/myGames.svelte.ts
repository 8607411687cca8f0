/** All my games, fetched together every so often. */
import { Problem, removeTable } from '../net/api';
import type { MyGame } from '../protocol';
import { account } from './account.svelte';
import * as people from './accountApi';
import { grouped } from './gameGroups';
import { forget, mine, settle } from './seatKeys';

const RESTING = 60_000; // milliseconds between two account syncs

class AllMyGames {
  games = $state.raw<MyGame[] | null>(null);
  at = $state(Date.now()); // when they were fetched
  lost = $state(false);
  unread = $state.raw<string[]>([]); // tables that the server cannot read right now
  readonly groups = $derived(grouped(this.games ?? []));
  #synced = 0;

  /** Games where it is my turn, except the table on screen. */
  turns(but = ''): MyGame[] {
    return this.groups.turn.filter(({ table }) => table.id !== but);
  }

  /** The game after the table on screen where it is my turn, if there is another. */
  nextTurn(here = ''): MyGame | undefined {
    const { turn } = this.groups;
    const at = turn.findIndex(({ table }) => table.id === here);
    return [...turn.slice(at + 1), ...turn.slice(0, Math.max(at, 0))][0];
  }

  look = async (): Promise<void> => {
    try {
      await this.#sync();
      await this.#ask();
      this.lost = false;
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      this.lost = true;
    }
  };

  /** Delete a table where nobody else has a seat. */
  async remove(table: string, key: string): Promise<void> {
    try {
      await removeTable(table, key);
    } catch (error) {
      if (!(error instanceof Problem) || error.code !== 'no-table') throw error; // it is gone already
    }
    forget(table);
    this.games = this.games?.filter((game) => game.table.id !== table) ?? null;
  }

  /** Take a table off the list. */
  async drop(table: string): Promise<void> {
    forget(table);
    this.games = this.games?.filter((game) => game.table.id !== table) ?? null;
    await account.drop(table);
  }

  /** At once when something is new here, else now and then. */
  async #sync(): Promise<void> {
    if (!account.isSignedIn) return;
    if (Date.now() - this.#synced < RESTING && mine().every(({ held }) => held)) return;
    this.#synced = Date.now();
    await account.sync();
  }

  async #ask(): Promise<void> {
    const games: MyGame[] = [];
    const unread: string[] = [];
    for (const seats of people.batches(mine())) {
      const found = await people.mine(seats);
      const lost = new Set([...found.gone, ...found.void]);
      for (const { table, key } of seats.filter((seat) => lost.has(seat.table))) {
        forget(table, key);
        await account.drop(table);
      }
      games.push(...found.games);
      unread.push(...found.later);
    }
    settle(games.map(({ table }) => table));
    this.at = Date.now();
    this.games = games;
    this.unread = unread;
  }
}

export const myGames = new AllMyGames();
