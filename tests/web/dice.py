"""Dice and a sealed record, as Python makes them: the page has to get the same.

``python -m tests.web.dice`` rewrites the fixture.
"""

from __future__ import annotations

import json
from pathlib import Path

from tests.stories.promised_dice import SECRET, WORDS, handed_out
from westbound.engine.dice import Dice

FIXTURE = Path(__file__).parents[2] / "web" / "tests" / "lib" / "dice" / "dice-fixture.json"
TOTALS = [1, 2, 6, 42, 1000, 2**52 + 1]
OFTEN = 5
AGAIN = 2**63 + 1  # of which about every second number is drawn again


def written() -> str:
    """What the dice show, and two whole records."""
    dice, greedy = Dice(SECRET, WORDS), Dice(SECRET, WORDS)
    thrown = [(dice.drawn, total, dice.randrange(total)) for total in TOTALS * OFTEN]
    again = [(greedy.drawn, str(AGAIN), greedy.randrange(AGAIN) % 1000) for _ in range(10)]
    content = {
        "secret": SECRET,
        "words": WORDS,
        "thrown": thrown,
        "again": again,  # and of these, the last three digits
        "record": list(handed_out("pioneers", words=WORDS[1:]).lines()),
        "solo": list(handed_out("pioneers", words=WORDS[1:], solo=True).lines()),
    }
    return json.dumps(content, ensure_ascii=False, indent=0) + "\n"


if __name__ == "__main__":
    FIXTURE.write_text(written(), encoding="utf-8")
