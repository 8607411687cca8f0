/** The seats and options of a new table. */
import type { ShelfGame, NewTable, Wanted } from '../protocol';

/** Who takes a seat: `me`, `open`, or a bot as `bot NAME`. */
export type Sitter = string;

/** Me and open seats. */
export function usualSitters(players: number): Sitter[] {
  return Array.from({ length: players }, (_, seat) => (seat ? 'open' : 'me'));
}

/** The same people at a smaller or larger table. */
export function resized(sitters: Sitter[], players: number): Sitter[] {
  return usualSitters(players).map((usual, seat) => sitters[seat] ?? (usual === 'me' ? 'open' : usual));
}

/** With *who* on that seat; nobody has two. */
export function seatedAt(sitters: Sitter[], seat: number, who: Sitter): Sitter[] {
  return sitters.map((each, number) => {
    if (number === seat) return who;
    return who === 'me' && each === 'me' ? 'open' : each;
  });
}

export function wanted(sitter: Sitter): Wanted {
  if (sitter === 'me' || sitter === 'open') return { who: sitter };
  return { who: 'bot', bot: sitter.replace(/^bot /, '') };
}

/** The options of a game for that number of players; the first value is the default. */
export function optionsFor(game: ShelfGame, players: number): Record<string, string[]> {
  return game.options[String(players)] ?? {};
}

/** The request for a new table, without options that do not apply to this number of players. */
export function order(
  game: ShelfGame,
  sitters: Sitter[],
  choice: Omit<NewTable, 'game' | 'seats'> & { options: Record<string, string> },
): NewTable {
  const known = Object.entries(optionsFor(game, sitters.length));
  const options = Object.fromEntries(known.map(([key, values]) => {
    const chosen = choice.options[key] ?? '';
    return [key, values.includes(chosen) ? chosen : values[0] ?? ''];
  }));
  return { ...choice, game: game.name, seats: sitters.map(wanted), options };
}
