"""Pictures: the sheet that a game is drawn on, its words, and what the panels of players have in common."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Protocol

from westbound.kit.ink import SANS, card, group, plain, shortened, tag, text, use, width_of
from westbound.kit.palette import CARD, EDGE, FAINT, GOLD, INK, PAPER

HEAVY = 1.18  # bold letters are at most this much wider


class Say(Protocol):
    """What gives the words in a language: by their key, and the values in them."""

    def __call__(self, key: str, /, **values: str | int) -> str: ...


def fact(say: Say, what: str, words: str | int) -> str:
    """What is how: ``Turn: Red``."""
    return say("term-fact", what=what, fact=str(words))


def victory(winners: Sequence[str], say: Say) -> list[str]:
    """That the game is over, and who has won."""
    won = say("term-winner.many" if winners[1:] else "term-winner")
    return [say("term-game-over"), fact(say, won, ", ".join(winners))]


def defs(prefix: str, symbols: Mapping[str, str]) -> str:
    """Symbols to ``use`` by their prefix and name."""
    return tag("defs", *(tag("g", inside, id=f"{prefix}-{name}") for name, inside in symbols.items()))


def sheet(game: str, title: str, description: str, size: tuple[float, float], symbols: str, *parts: str) -> str:
    """A complete SVG document; title and description are for those who listen."""
    width, height = size
    return tag(
        "svg",
        tag("title", plain(title)),
        tag("desc", plain(description)),
        symbols,
        tag("rect", width=width, height=height, fill=PAPER),
        *parts,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {width:g} {height:g}",
        role="img",
        font_family=SANS,
        data_game=game,
    )


def small_sheet(game: str, frame: tuple[float, float, float, float], ground: str, *parts: str) -> str:
    """A complete SVG document for a place in a list, without a word: *frame* is its corner and size."""
    x, y, width, height = frame
    return tag(
        "svg",
        tag("rect", x=x, y=y, width=width, height=height, fill=ground),
        *parts,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"{x:g} {y:g} {width:g} {height:g}",
        data_game=game,
    )


def pills(
    status: Iterable[tuple[str, bool]], x: float, y: float, end: float, heavy: float = HEAVY
) -> tuple[list[str], float]:
    """Where the game stands: a pill for each fact, gold if it is important; and where the next would begin."""
    drawn = []
    for words, loud in status:
        words = shortened(words, 16, (end - x) / heavy)
        width = width_of(words, 16) * (heavy if loud else 1) + 22
        weight = 600 if loud else None
        drawn += [
            card(x, y, width, 27, 13.5, fill=GOLD if loud else "none", stroke=FAINT, stroke_width=1),
            text(x + width / 2, y + 19, words, 16, fill=INK, text_anchor="middle", font_weight=weight),
        ]
        x += width + 10
    return drawn, x


def panel(width: float, height: float, loud: bool) -> str:
    """The ground of a player's panel; a golden edge marks whose turn it is, or who has won."""
    edge, breadth = (GOLD, 4) if loud else (EDGE, 1.3)
    return card(1, 1, width - 2, height - 2, 10, fill=CARD, stroke=edge, stroke_width=breadth)


def placed(color: str, title: str, at: tuple[float, float], *drawn: str) -> str:
    """A player's panel at its place."""
    return group(*drawn, title=title, at=at, data_player=color, class_="player")


def badge(x: float, words: str, room: float, star: str = "", heavy: float = HEAVY) -> str:
    """A golden label in a panel's heading, behind the symbol of a *star* for a winner."""
    lead = 18 if star else 0
    words = shortened(words, 12, (room - 16 - lead) / heavy)
    return group(
        card(0, 0, heavy * width_of(words, 12) + 16 + lead, 20, 10, fill=GOLD),
        use(star, 15, 10, 0.75) if star else "",
        text(8 + lead, 14.2, words, 12, fill=INK, font_weight=600),
        at=(x, 13),
    )
