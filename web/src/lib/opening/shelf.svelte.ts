/** The games and bots this server offers, fetched once. */
import * as api from '../net/api';
import type { ShelfGame, Shelf } from '../protocol';

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

  game(name: string): ShelfGame | undefined {
    return this.content?.games.find((game) => game.name === name);
  }
}

export const shelf = new ShelfOfGames();
