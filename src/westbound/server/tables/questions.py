"""What a bot at a table is asked."""

from __future__ import annotations

import msgspec

from westbound.engine.match import Match
from westbound.server.bots.pool import Question
from westbound.server.computing import Computing
from westbound.server.state.table_state import TableState


async def question(state: TableState, match: Match, seat: int, computing: Computing) -> Question:
    """Return what the bot at *seat* has to decide: everything it may know.

    :raises NoWorld: if no table is found that could be the real one.
    """
    header, rng, bot = match.record.header, state.rng_of_bot(seat), state.bot_at(seat)
    if state.content:  # interpreted rules would hold up all other tables
        table = await computing.uploaded.run(state.table, match.imagining(seat, rng))
    else:
        table = match.imagine(seat, rng)
    return Question(
        bot=bot,
        game=header.game,
        players=header.players,
        options=dict(header.options),
        edition=header.edition,
        content=msgspec.Raw(state.content.written.encode() if state.content else b"null"),
        seat=seat,
        snapshot=match.game.dump(table),
        seed=rng.getrandbits(63),
        lapses=state.lapses[seat],
        exact=state.opened.deal is not None,
    )
