// Made by `npm run types` from facts of the engine: do not edit.

/** The key of the log line that opens a turn, in every game that has turns. */
export const TURN_OF = 'turn-of';

/** At any table. */
export const MOST_PLAYERS = 4;
