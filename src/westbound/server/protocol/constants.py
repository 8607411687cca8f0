"""Facts of every game for the page: ``python -m westbound.server.protocol.constants`` prints ``constants.ts``."""

from __future__ import annotations

from westbound.engine.game import TURN_OF
from westbound.engine.names import MOST_PLAYERS

TYPESCRIPT = f"""// Made by `npm run types` from facts of the engine: do not edit.

/** The key of the log line that opens a turn, in every game that has turns. */
export const TURN_OF = '{TURN_OF}';

/** At any table. */
export const MOST_PLAYERS = {MOST_PLAYERS};
"""

if __name__ == "__main__":
    print(TYPESCRIPT, end="")
