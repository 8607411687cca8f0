"""A table of well-behaved players who must not notice that somebody else misbehaves."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager

from tests.server.serving import Client, Json, Server

PRESENCE = {"say", "since", "seq", "table", "ask"}  # the news that somebody started or stopped watching


class Bystanders:
    """Three players at a table; the first two are connected, and nobody acts."""

    def __init__(self, server: Server, seats: list[Json], clients: list[Client]) -> None:
        self.server = server
        self.table: str = seats[0]["table"]
        self.keys = [seated["key"] for seated in seats]
        self.clients = clients
        self.caller = server.caller()
        self.before = self.state()

    def state(self) -> list[object]:
        """Everything that must not change."""
        replay = self.caller.get(f"/api/tables/{self.table}/replay")
        replay["table"] = still(replay["table"])
        return [replay, *([client.seq, client.view, client.ask, still(client.table)] for client in self.clients)]

    def check(self) -> None:
        """Check that nothing changed and everybody is still connected."""
        for client in self.clients:
            self.hear_nothing(client)
        assert self.state() == self.before
        assert self.server.process.poll() is None

    def hear_nothing(self, client: Client) -> None:
        """Check that they only heard of arrivals and departures."""
        client.socket.ping().wait(10)  # all that was on the way is here now
        while True:
            try:
                message = client.hear(timeout=0)
            except TimeoutError:
                return
            assert set(message) <= PRESENCE, message


def still(table: Json) -> Json:
    """A table without its watchers."""
    return {**table, "watching": 0, "seats": [{**seat, "here": True, "away": 0} for seat in table["seats"]]}


@contextmanager
def undisturbed(server: Server) -> Iterator[Bystanders]:
    caller = server.caller()
    while True:
        seats = [caller.open("me", "open", "open")]
        seats += [caller.sit(seats[0]["table"], name) for name in ("Ben", "Mallory")]
        with ExitStack() as stack:
            clients = [stack.enter_context(caller.look(seat["table"], seat["key"])) for seat in seats[:2]]
            if 2 in clients[0].ask["actors"]:
                continue  # Mallory begins
            yield Bystanders(server, seats, clients)
            return
