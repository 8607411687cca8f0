"""Routes about ratings: leaderboards, profiles, and what a game has changed."""

from __future__ import annotations

from functools import partial

from litestar import get
from litestar.params import FromPath, FromQuery

from westbound.api import game, games
from westbound.server.accounts import profiles
from westbound.server.accounts.people import People
from westbound.server.http.routes.tables import AnyRequest, key_of
from westbound.server.http.routes.viewing import own_seat
from westbound.server.protocol.ratings import GameRating, Leaderboard, Profile
from westbound.server.refusal import Refusal
from westbound.server.tables.rated import Ladder
from westbound.server.tables.tables import Tables


@get("/api/ratings/{name:str}/{players:int}")
async def leaderboard(tables: Tables, name: FromPath[str], players: FromPath[int]) -> Leaderboard:
    if name not in games() or players not in game(name).players:
        raise Refusal("malformed", f"there is no game {name!r} with {players} players")
    work = partial(profiles.leaderboard, ladder=Ladder(name, players))
    return await tables.store.database.reading.run(work)


@get("/api/profile")
async def profile(request: AnyRequest, people: People, name: FromQuery[str]) -> Profile:
    """The profile of a person; whoever is signed in may know more about their own games."""
    viewer = await people.whose(key_of(request)) if key_of(request) else None
    return await people.profile(name, viewer)


@get("/api/tables/{table:str}/rating")
async def game_rating(request: AnyRequest, tables: Tables, table: FromPath[str]) -> GameRating:
    live = await tables.find(table)
    await own_seat(request, tables, live)
    found = await tables.store.database.reading.run(partial(profiles.game_rating, table=table))
    if found is None:
        raise Refusal("not-now", "this table is not rated")
    return found


ROUTES = [leaderboard, profile, game_rating]
