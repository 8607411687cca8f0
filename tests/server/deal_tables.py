"""Players of deals, and their tables."""

from __future__ import annotations

import random
import time

from tests.server.serving import Caller, Client, Json, Server

SECRET = "the same on two servers"
DAY, LONGEST = 24 * 60 * 60, 90  # seconds; no test of deals takes longer
DEVICES = {name: f"device-of-{name}-0123456789" for name in ("anna", "ben", "clara", "dora")}


class Player(Caller):
    """Somebody who plays deals in a browser of their own."""

    def __init__(self, server: Server, name: str) -> None:
        super().__init__(server.url)
        self.device = DEVICES[name]

    def deal(self, day: str, game: str, **more: object) -> Json:
        """A seat at a table with a deal."""
        seated: Json = self.post(f"/api/deals/{day}/{game}", {"device": self.device, **more})
        return seated

    def finish(self, seated: Json, seed: int = 1, most: int = 10_000) -> Client:
        """Play anything at that table, to the end or *most* actions."""
        with self.look(seated["table"], seated["key"]) as client:
            client.play_to_the_end(random.Random(seed), most)
        return client


def wait_for_a_day_that_lasts() -> None:
    """Just before midnight (UTC), wait for the next day: what is dealt now must still be the deal of the day later."""
    left = DAY - time.time() % DAY
    if left < LONGEST:
        time.sleep(left + 1)


def today(caller: Caller) -> str:
    day: str = caller.get("/api/deals")["deals"][0]["day"]
    return day
