/** The games and bots this server offers, fetched once. */
import * as api from '../net/api';
import type { Shelf, ShelfBot, ShelfGame } from '../protocol';
import { preferences } from '../settings/preferences.svelte';

const FIRST_LEVEL = 2; // suggested on a first visit

class ShelfOfGames {
  content = $state.raw<Shelf | null>(null);
  problem = $state.raw<api.Problem | null>(null);

  async look(): Promise<void> {
    if (this.content) return;
    try {
      this.content = await api.games();
      this.problem = null;
    } catch (error) {
      if (!(error instanceof api.Problem)) throw error;
      this.problem = error;
    }
  }

  /** The bots people can choose: by level, then those added to this server. */
  get bots(): ShelfBot[] {
    return this.content?.bots ?? [];
  }

  /** The bot to suggest as an opponent: the one chosen last, or one for beginners. */
  get usualBot(): string {
    const bot = this.bots.find(({ name }) => name === preferences.bot)
      ?? this.bots.find(({ level }) => level === FIRST_LEVEL) ?? this.bots[0];
    return bot?.name ?? '';
  }

  game(name: string): ShelfGame | undefined {
    return this.content?.games.find((game) => game.name === name);
  }
}

export const shelf = new ShelfOfGames();
