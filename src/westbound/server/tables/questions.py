"""What a bot at a table is asked, and the coach."""

from __future__ import annotations

import random
from typing import Any

import msgspec

from westbound.engine.match import Match
from westbound.server.bots.pool import AppraisalQuestion, Question
from westbound.server.computing import Computing
from westbound.server.state.table_state import TableState


async def question(state: TableState, match: Match, seat: int, computing: Computing) -> Question:
    """Return what the bot at *seat* has to decide: everything it may know.

    :raises NoWorld: if no table is found that could be the real one.
    """
    rng, bot = state.rng_of_bot(seat), state.bot_at(seat)
    position = await position_of(state, match, seat, computing, rng)
    exact = state.opened.deal is not None
    return Question(**position, seed=rng.getrandbits(63), bot=bot, lapses=state.lapses[seat], exact=exact)


async def hint_question(
    state: TableState, match: Match, seat: int, computing: Computing, simulations: int, seed: int
) -> AppraisalQuestion:
    """Return what the coach is asked for *seat*: it depends on nothing but what the seat knows, and the *seed*.

    :raises NoWorld: if no table is found that could be the real one.
    """
    position = await position_of(state, match, seat, computing, random.Random(seed))
    return AppraisalQuestion(**position, seed=seed, simulations=simulations, urgent=True)


async def position_of(
    state: TableState, match: Match, seat: int, computing: Computing, rng: random.Random
) -> dict[str, Any]:
    """Return the fields of a ``Position``: a table that may be the real one for all *seat* knows."""
    header = match.record.header
    if state.content:  # interpreted rules would hold up all other tables
        table = await computing.uploaded.run(state.table, match.imagining(seat, rng))
    else:
        table = match.imagine(seat, rng)
    return {
        "game": header.game,
        "players": header.players,
        "options": dict(header.options),
        "edition": header.edition,
        "content": msgspec.Raw(state.content.written.encode() if state.content else b"null"),
        "seat": seat,
        "snapshot": match.game.dump(table),
    }
