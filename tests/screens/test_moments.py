"""The moments of which pictures are taken exist in every game, and can be continued on a server."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.screens.moments import VERBS, moments, seated
from tests.server.serving import Server, serving


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("moments")) as server:
        yield server


@pytest.mark.parametrize("game", VERBS)
def test_there_are_twelve_kinds_of_moments(server: Server, game: str) -> None:
    caller = server.caller()
    found = {each.name: each for each in moments(game, caller)}
    assert len(found) == 12
    event = found["09-event"].match
    assert event
    assert {words.split()[0] for words in event.legal(0)} & set(VERBS[game]["event"])
    ending = found["11-ending"]
    assert ending.match
    seats = seated(caller, ending.match)
    for seat, words in ending.then:
        with caller.look(seats[seat]["table"], seats[seat]["key"]) as client:
            client.act(words)
    assert caller.get(f"/api/tables/{seats[0]['table']}")["state"] == "over"
