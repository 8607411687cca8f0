"""Routes about my games and accounts."""

from __future__ import annotations

from collections import defaultdict
from contextlib import suppress
from functools import partial
from typing import NamedTuple

import msgspec
from litestar import Response, delete, get, post, put
from litestar.params import FromPath

from westbound.api import game
from westbound.server.accounts.my_games import OwnGames
from westbound.server.accounts.people import People
from westbound.server.accounts.statistics import Result, results, tally
from westbound.server.http.routes.tables import AnyRequest, key_of
from westbound.server.http.security import client_address, counted_as
from westbound.server.notices.service import wish_made
from westbound.server.protocol.accounts import (
    Belonging,
    Brought,
    Claim,
    Everything,
    Farewell,
    Me,
    MyGames,
    NewPassphrase,
    OwnGame,
    OwnLine,
    OwnSeat,
    OwnSeats,
    Recover,
    SignedIn,
    SignIn,
    SignOut,
)
from westbound.server.protocol.http import WishMade
from westbound.server.puzzles.puzzles import Puzzles
from westbound.server.refusal import Quarantined, Refusal
from westbound.server.state.seats import Lock
from westbound.server.steady_time import now
from westbound.server.storage import subscriptions
from westbound.server.storage.accounts import HeldSeat, Person
from westbound.server.storage.redaction import redact
from westbound.server.storage.schema import ABANDONED
from westbound.server.tables.tables import Tables

ENDED = ("over", ABANDONED)
MOST_GAMES = 1000  # in one response
UNREAD = "your name cannot be removed from some tables right now; try later, or leave it there"


class Holdings(NamedTuple):
    """The seats that a person keeps: at tables that can be read right now, and at others."""

    seats: list[HeldSeat]
    unread: list[HeldSeat]


def address_of(request: AnyRequest, tables: Tables) -> str:
    return counted_as(client_address(request.scope, tables.settings))


async def person_of(request: AnyRequest, people: People) -> Person:
    """The person who is signed in.  :raises Refusal: if nobody is."""
    return await people.whose(key_of(request))


@post("/api/mine", status_code=200)
async def mine(own_games: OwnGames, data: OwnSeats) -> MyGames:
    return await own_games.look(data.seats)


# Signing in and out


@post("/api/me")
async def claim(request: AnyRequest, tables: Tables, people: People, data: Claim) -> SignedIn:
    return await people.claim(data, address_of(request, tables))


@post("/api/me/devices")
async def sign_in(request: AnyRequest, tables: Tables, people: People, data: SignIn) -> SignedIn:
    return await people.sign_in(data, address_of(request, tables))


@delete("/api/me/devices", status_code=204)
async def sign_out(request: AnyRequest, people: People, data: SignOut) -> None:
    person = await person_of(request, people)
    await people.sign_out(person, key_of(request), data.everywhere)


@post("/api/me/recovery")
async def recover(request: AnyRequest, tables: Tables, people: People, data: Recover) -> SignedIn:
    return await people.recover(data, address_of(request, tables))


@put("/api/me/passphrase", status_code=204)
async def change_passphrase(request: AnyRequest, people: People, data: NewPassphrase) -> None:
    person = await person_of(request, people)
    await people.change(person, key_of(request), data)


# What people keep


@get("/api/me")
async def me(request: AnyRequest, tables: Tables, people: People, own_games: OwnGames) -> Me:
    person = await person_of(request, people)
    people.remember(person, address_of(request, tables))
    seats, unread = await holdings(people, own_games, person)
    return Me(
        name=person.name,
        since=person.at,
        devices=await people.devices(person, key_of(request)),
        games=[belonging(held) for held in [*seats, *unread][:MOST_GAMES]],
        tallies=tally(await outcomes(tables, seats)),
    )


@put("/api/me/games")
async def bring(request: AnyRequest, people: People, own_games: OwnGames, data: OwnSeats) -> Brought:
    person = await person_of(request, people)
    own = {seat.table: seat for seat in data.seats}
    found = await own_games.look(own.values())
    good = [(own[each.table.id], each) for each in found.games]
    seats = [Belonging(mine.table, each.seat, mine.key, min(mine.seen, each.seq), now()) for mine, each in good]
    await people.keep(person, seats)
    return Brought([seat.table for seat in seats], found.gone, found.void, found.later)


@delete("/api/me/games/{table:str}", status_code=204)
async def drop(request: AnyRequest, tables: Tables, people: People, table: FromPath[str]) -> None:
    await people.drop(await person_of(request, people), tables.checked(table))


@get("/api/me/export")
async def export(
    request: AnyRequest, tables: Tables, people: People, own_games: OwnGames, puzzles: Puzzles
) -> Response[bytes]:
    person = await person_of(request, people)
    seats, unread = await holdings(people, own_games, person)
    said = await people.lines(person)
    wished = await wishes_of(tables, seats)
    kept = Everything(
        name=person.name,
        since=person.at,
        devices=await people.devices(person, key_of(request)),
        games=[
            own_game(held, result, said[held.table, held.seat], wished[held.table])
            for held in seats
            if (result := await outcome(tables, held))
        ],
        tallies=tally(await outcomes(tables, seats)),
        unread=[belonging(held) for held in unread],
        ratings=(rated := await people.rated(person))[0],
        rated=rated[1],
        puzzles=[*(await puzzles.own(person)).values()],
        answers=await puzzles.answers(person),
    )
    headers = {"content-disposition": 'attachment; filename="westbound-me.json"'}
    content = msgspec.json.format(msgspec.json.encode(kept))
    return Response(content, media_type="application/json", headers=headers)


@delete("/api/me", status_code=204)
async def forget(request: AnyRequest, tables: Tables, people: People, own_games: OwnGames, data: Farewell) -> None:
    person = await person_of(request, people)
    await people.check(person, data.passphrase)
    seats, unread = await holdings(people, own_games, person)
    if data.redact and unread:
        raise Refusal("unavailable", f"{UNREAD} ({', '.join(held.table for held in unread)})")
    for held in seats if data.redact else []:
        if held.state in ENDED and held.seat is not None:
            await tables.rewrite(held.table, partial(redact, table=held.table, seat=held.seat))
    await people.forget(person, locks_of(tables, await people.seats(person)))


async def holdings(people: People, own_games: OwnGames, person: Person) -> Holdings:
    """The seats that a person keeps; drops those whose key has become void."""
    kept = await people.seats(person)
    found = await own_games.look([OwnSeat(held.table, held.key) for held in kept])
    void, unread = set(found.void), set(found.later)
    if void:
        await people.drop_keys(person, [held.key for held in kept if held.table in void])
    return Holdings(
        [held for held in kept if held.table not in void | unread], [held for held in kept if held.table in unread]
    )


def belonging(held: HeldSeat) -> Belonging:
    return Belonging(held.table, held.seat, held.key, held.seen, held.at)


def locks_of(tables: Tables, seats: list[HeldSeat]) -> list[Lock]:
    return [lock for held in seats if (lock := tables.keys.lock_of(held.key))]


async def wishes_of(tables: Tables, seats: list[HeldSeat]) -> defaultdict[str, list[WishMade]]:
    """The subscriptions made from these seats, by table."""
    made: defaultdict[str, list[WishMade]] = defaultdict(list)
    for row in await tables.store.look_up(subscriptions.of_seats(locks_of(tables, seats))):
        made[row.table_id].append(wish_made(subscriptions.read(row)))
    return made


async def outcomes(tables: Tables, seats: list[HeldSeat]) -> list[tuple[int, Result]]:
    """The seat and the result in each game that is over and can be read."""
    found: list[tuple[int, Result]] = []
    for held in seats:
        if held.state == "over" and held.seat is not None and (result := await outcome(tables, held)):
            found.append((held.seat, result))
    return found


async def outcome(tables: Tables, held: HeldSeat) -> Result | None:
    """The result on the card; if an older program wrote it, of the game itself; None if neither can be read."""
    with suppress(msgspec.DecodeError):
        result = results.decode(held.info)
        if result.abandoned is not None:
            return result
    with suppress(Quarantined):
        return results.decode(await tables.renew_card(held.table))
    return None


def own_game(held: HeldSeat, result: Result, said: list[OwnLine], wished: list[WishMade]) -> OwnGame:
    shown = None if held.seat is None else result.seats[held.seat]
    scored = shown is not None or not result.deal  # others may still play the deal
    return OwnGame(
        table=held.table,
        game=game(result.game).title,
        state=held.state,  # type: ignore[arg-type]  # the database has no other
        at=held.at,
        seat=held.seat,
        color=shown.color if shown else "",
        name=shown.name if shown else "",
        key=held.key,
        scores=result.scores if scored else [],
        winners=result.winners if scored else [],
        outcome="" if held.seat is None else result.outcome(held.seat),
        record=f"/api/tables/{held.table}/record" if held.state in ENDED else "",
        said=said,
        wishes=wished,
    )


ROUTES = [
    mine,
    claim,
    sign_in,
    sign_out,
    recover,
    change_passphrase,
    me,
    bring,
    drop,
    export,
    forget,
]
