"""Commands that can be typed instead of a choice, in the player's language or in English."""

from __future__ import annotations

from westbound.cli.texts import Texts

ORDERS = ("help", "what", "why", "hint", "board", "score", "log", "undo", "save", "quit")
WITH_WORDS = ("what", "why", "save", "log")  # may be followed by a choice, a name, or how much to show


def parse_order(typed: str, texts: Texts) -> tuple[str, str] | None:
    """Return the command that was typed and its argument, if it is one."""
    word, _, rest = typed.partition(" ")
    for order in ORDERS:
        if word.casefold() in (order, *texts.words(f"order-{order}")) and (not rest or order in WITH_WORDS):
            return order, rest.strip()
    return None
