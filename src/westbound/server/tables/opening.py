"""The first event of a new table, from what somebody asks for."""

from __future__ import annotations

import random

from westbound import bots
from westbound.api import game, games
from westbound.bots.ratings import ratings_of
from westbound.engine.game import WrongOptions
from westbound.games import UnknownGame
from westbound.server.protocol.http import NewTable, Shelf, ShelfBot, ShelfGame
from westbound.server.refusal import Refusal
from westbound.server.state.events import ABSENCE, Clock, Opened, SeatSetup
from westbound.server.state.rated import rated_bots

LEAST_TIME = 5  # seconds on a clock
LEAST_ABSENCE = 60  # seconds
HOUR, DAY = 3600, 86_400  # seconds
BOT_NAMES = ("Ada", "Cyrus", "Hattie", "Amos", "Clara", "Jonah", "Lottie", "Silas", "Mabel", "Ezra", "Flora", "Virgil")


def shelf() -> Shelf:
    """The games and bots of this server."""
    offered = [ShelfBot(name, level) for name, level in bots.offered().items()]
    return Shelf([shelf_game(name) for name in games()], offered, bots.STANDIN)


def shelf_game(name: str) -> ShelfGame:
    entry = game(name)
    options = {str(n): {key: list(values) for key, values in entry.choices(n).items()} for n in entry.players}
    return ShelfGame(
        name=name,
        title=entry.title,
        players=list(entry.players),
        colors=list(entry.seats),
        options=options,
        plans=list(entry.premoves),
        minutes=entry.minutes,
        weight=entry.weight,
        ratings={bot: rating.points for bot, rating in ratings_of(entry).items()},
    )


def opening(order: NewTable, edition: str, table: str) -> Opened:
    """The first event of a new *table*.  :raises Refusal: if there can be no such table."""
    try:
        entry = game(order.game)
        options = entry.usual(len(order.seats), order.options)
    except (UnknownGame, WrongOptions) as error:
        raise Refusal("malformed", str(error)) from None
    mine = [seat for seat, wanted in enumerate(order.seats) if wanted.who == "me"]
    if len(mine) > 1:
        raise Refusal("malformed", "you can only take one seat")
    if mine and not order.name.strip():
        raise Refusal("malformed", "enter your name to sit down")
    if order.rated:
        check_rated(order, edition)
    absence = wanted_absence(order)
    names = iter(random.Random(table).sample(BOT_NAMES, len(order.seats)))
    seats = [
        SeatSetup(check_bot(wanted.bot), next(names)) if wanted.who == "bot" else SeatSetup() for wanted in order.seats
    ]
    return Opened(
        game=order.game,
        edition=edition,
        options=options,
        seats=seats,
        public=order.public,
        watchers=order.watchers,
        host=mine[0] if mine else None,
        clock=wanted_clock(order),
        standin=bots.STANDIN if order.standin is None else order.standin and check_bot(order.standin),
        absence=absence,
        rated=order.rated,
        hints=order.hints,
        outlook=order.outlook,
        v=5 if order.rated or order.hints is not None or order.outlook is not None else 1 if absence == ABSENCE else 2,
    )


def check_rated(order: NewTable, edition: str) -> None:
    """:raises Refusal: if such a table cannot be rated."""
    entry = game(order.game)
    asked = [wanted.bot for wanted in order.seats if wanted.who == "bot"] + [order.standin or bots.STANDIN]
    unknown = [bot for bot in asked if bot not in rated_bots(entry)]
    if order.clock is None:
        raise Refusal("malformed", "a rated table needs a clock, so that nobody can hold up a result")
    if edition not in entry.editions:
        raise Refusal("malformed", "only games with an edition of ours are rated")
    if unknown:
        raise Refusal("malformed", f"nobody knows how strong {unknown[0]} is; choose one of the levels")
    if all(wanted.who == "bot" for wanted in order.seats):
        raise Refusal("malformed", "a rated table needs at least one person")


def wanted_absence(order: NewTable) -> int:
    """Seconds after which the host may give away the seat of somebody who is away; 0: never.

    :raises Refusal: if that is too soon: reloading the page must not cost anybody their seat.
    """
    if order.absence is None:
        return max(ABSENCE, DAY if order.clock and order.clock.turn >= HOUR else 0)
    if 0 < order.absence < LEAST_ABSENCE:
        raise Refusal("malformed", f"absence: a seat is kept for at least {LEAST_ABSENCE} seconds")
    return order.absence


def wanted_clock(order: NewTable) -> Clock | None:
    """The clock of a new table.  :raises Refusal: if nobody could play with it."""
    if order.clock is None:
        return None
    if order.standin == "":
        raise Refusal("malformed", "a clock needs a stand-in: a bot that plays for anyone whose time is up")
    if order.clock.turn + order.clock.bank < LEAST_TIME:
        raise Refusal("malformed", f"a clock gives at least {LEAST_TIME} seconds")
    return Clock(order.clock.turn, order.clock.bank)


def check_bot(name: str) -> str:
    """*name*, if there is a bot with that name.  :raises Refusal: if there is none."""
    if name not in bots.names():
        raise Refusal("malformed", f"there is no bot {name!r} (there are: {', '.join(bots.names())})")
    return name
