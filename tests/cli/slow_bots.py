"""Bots that think until they are hurried, or even longer: found by WESTBOUND_BOT_MODULES."""

from __future__ import annotations

import time

from westbound import bots
from westbound.bots import Situation


class Slow:
    """Thinks about its first choice until it is hurried."""

    def choose(self, situation: Situation) -> int:
        while not situation.memory.get("hurried"):
            situation.memory["hurried"] = situation.hurried()
            time.sleep(0.01)
        return situation.legal[-1]


class Stubborn:
    """Says when it is hurried, and goes on thinking."""

    def choose(self, situation: Situation) -> int:
        while not situation.hurried():
            time.sleep(0.01)
        print("Not yet!", flush=True)
        while True:
            time.sleep(0.01)


bots.add("slow", Slow())
bots.add("stubborn", Stubborn())
