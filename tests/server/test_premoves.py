"""Passing in advance in Pioneer Days: in towns, where everybody chooses at the same time, and nowhere else."""

from __future__ import annotations

import random
from contextlib import ExitStack

import pytest

import westbound
from tests.server.serving import Caller, Client, Server
from tests.server.test_replays import bring
from westbound import Match

GOODS = ("wood", "medicine", "mine", "equip", "take")  # that towns ask for


def played_until(step: str, asked: int) -> Match:
    """A game of two up to the first moment at which *asked* players choose at *step* and may pass."""
    for seed in range(100):
        match, rng = westbound.new("pioneer_days", 2, seed), random.Random(seed)
        while not match.over:
            seats = match.actors()
            if len(seats) == asked and all(may_pass(match, seat, step) for seat in seats):
                return match
            seat = rng.choice(seats)
            words = match.legal(seat)
            match.play(seat, rng.choice([each for each in words if each.startswith(GOODS)] or words))
    raise AssertionError(f"nobody could pass at {step}")


def may_pass(match: Match, seat: int, step: str) -> bool:
    return match.view(seat)["step"] == step and "pass" in match.legal(seat)


def sit_down(caller: Caller, match: Match, stack: ExitStack) -> list[Client]:
    """Two people go on with a game."""
    table = bring(caller, match.record.dumps()).raise_for_status().json()["id"]
    at = len(caller.get(f"/api/tables/{table}/replay?eyes=none")["frames"])
    order = {"at": at, "seats": [{"who": "me"}, {"who": "open"}], "name": "Anna"}
    mine = caller.post(f"/api/tables/{table}/fork", order)
    theirs = caller.sit(mine["table"], "Ben")
    return [stack.enter_context(caller.look(mine["table"], seat["key"])) for seat in (mine, theirs)]


def test_who_leaves_towns_at_once_is_not_asked_there_and_everybody_else_is(server: Server) -> None:
    with ExitStack() as stack:
        anna, ben = sit_down(server.caller(), played_until("visiting", asked=2), stack)
        offered = ben.choices()
        assert anna.ask["step"] == ben.ask["step"] == "visiting"
        assert anna.do("plan", step="visiting", until="ever")["say"] == "done"
        assert anna.ask["plan"] == {"step": "visiting", "until": "ever"}
        while ben.ask["actors"] != [1]:
            ben.hear()
        assert ben.choices() == offered
        assert ben.ask.get("plan") is None
        rng, elsewhere = random.Random(1), 0
        while not (anna.over and ben.over):
            for client, other in ((anna, ben), (ben, anna)):
                if client.asked and not client.over:
                    assert (client, client.ask["step"]) != (anna, "visiting")
                    elsewhere += client is anna
                    client.act(rng.choice(client.choices()))
                    while other.version != client.version:
                        other.hear()
        assert elsewhere > 10, "she is asked everything else"


@pytest.mark.parametrize("step", ["buying", "disease keeping"])
def test_who_leaves_towns_at_once_passes_nowhere_else(server: Server, step: str) -> None:
    with ExitStack() as stack:
        people = sit_down(server.caller(), played_until(step, asked=1), stack)
        asked = next(person for person in people if person.asked)
        before = asked.version, asked.choices()
        assert asked.do("plan", step="visiting", until="mine")["say"] == "done"
        assert (asked.version, asked.choices()) == before
        assert asked.ask["step"] == step
        refused = asked.do("plan", step=step, until="turn")
        assert (refused["say"], refused["code"]) == ("refused", "malformed")
        assert asked.ask["plan"] == {"step": "visiting", "until": "mine"}
        assert asked.do("plan", step="", until="turn")["say"] == "done"
        assert asked.ask.get("plan") is None
