"""The points of all players, by source."""

from __future__ import annotations

from rich import box
from rich.table import Table

from westbound.cli.texts import Texts
from westbound.engine.match import Match
from westbound.speech import Speech


def score_table(match: Match, seat: int | None, speech: Speech, texts: Texts) -> Table:
    """Return the points by source, as far as *seat* may know them."""
    points = match.breakdown(seat)
    title = texts.say("scores-final" if match.over else "scores-so-far")
    table = Table(box=box.SIMPLE_HEAD, title=title, padding=(0, 1, 0, 0))
    table.title_justify = "left"
    table.add_column("")
    for source in points[0]:
        name = speech.name("source", source)
        table.add_column(name, justify="right", no_wrap=" " not in name)  # break between words, never inside one
    table.add_column(texts.say("total"), justify="right", style="bold")
    winners = match.winners()
    for player, sources in enumerate(points):
        crown = " *" if player in winners else ""
        total = sum(value or 0 for value in sources.values())
        hidden = "+" if None in sources.values() else ""
        values = ["?" if value is None else str(value) for value in sources.values()]
        table.add_row(speech.player(player) + crown, *values, f"{total}{hidden}")
    return table
