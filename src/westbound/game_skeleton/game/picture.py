"""Skeleton Trail, drawn: a view as one standalone picture."""

from __future__ import annotations

from westbound.game_skeleton.game.view import PlayerView, WholeView
from westbound.kit.coats import COATS, shape
from westbound.kit.ink import SERIF, group, stroke, text, width_of
from westbound.kit.palette import FAINT, INK, PAPER, WOOD
from westbound.kit.sheet import Say, badge, defs, fact, panel, pills, placed, sheet, small_sheet, victory
from westbound.kit.symbols import STAR

WIDTH, EDGE, TOP = 960.0, 24.0, 58.0
TRAIL, PANEL, GAP = 120.0, 110.0, 12.0
HEIGHT = TOP + TRAIL + PANEL + EDGE
SMALL, MARGIN, LANE = (0.0, 0.0, 240.0, 180.0), 24.0, 36.0


def draw(view: WholeView, say: Say) -> str:
    """Return the view as a complete SVG document, in the language of *say*."""
    title = f"{say('title')} \u2013 {', '.join(status(view, say))}"
    parts = [header(view, say), group(*trail(view), at=(EDGE, TOP)), group(*panels(view, say), at=(EDGE, TOP + TRAIL))]
    return sheet(view["game"], title, title, (WIDTH, HEIGHT), defs("skeleton", {"star": STAR}), *parts)


def miniature(view: WholeView) -> str:
    """Return the view as a small picture without a word, for lists of tables."""
    mile = (SMALL[2] - 2 * MARGIN) / view["trail"]
    lanes = [(player, 36.0 + LANE * player["seat"]) for player in view["players"]]
    ways = [stroke((MARGIN, y, SMALL[2] - MARGIN, y), WOOD, 3, stroke_dasharray="4 6") for _, y in lanes]
    wagons = [shape(COATS[player["color"]], (MARGIN + mile * player["miles"], y), 1.5) for player, y in lanes]
    return small_sheet(view["game"], SMALL, PAPER, *ways, *wagons)


def status(view: WholeView, say: Say) -> list[str]:
    """Return the die and the store, or who has won."""
    names = [say(f"player-{player['color']}") for player in view["players"]]
    if view["over"]:
        return victory([names[seat] for seat in view["winners"]], say)
    return [fact(say, say("term-die"), view["pips"]), fact(say, say("term-store"), view["store"])]


def header(view: WholeView, say: Say) -> str:
    title = say("title")
    facts = [(words, view["over"]) for words in status(view, say)]
    standing, _ = pills(facts, EDGE + width_of(title, 30) + 16, 18, WIDTH)
    return group(text(EDGE, 42, title, 30, fill=INK, font_family=SERIF, font_weight=700), *standing)


def trail(view: WholeView) -> list[str]:
    """Return the wagons on the trail, each in a lane of its own."""
    mile = (WIDTH - 2 * EDGE) / view["trail"]
    lanes = [(player, 20.0 + 24 * player["seat"]) for player in view["players"]]
    ways = [stroke((0, y, mile * view["trail"], y), WOOD, 2, stroke_dasharray="4 6") for _, y in lanes]
    return ways + [shape(COATS[player["color"]], (mile * player["miles"], y), 1) for player, y in lanes]


def panels(view: WholeView, say: Say) -> list[str]:
    each = (WIDTH - 2 * EDGE + GAP) / len(view["players"]) - GAP
    places = [(player, (player["seat"] * (each + GAP), 0.0)) for player in view["players"]]
    return [placed(one["color"], describe(one, say), at, *contents(one, view, each, say)) for one, at in places]


def describe(player: PlayerView, say: Say) -> str:
    """Return the player in words."""
    facts = [say("points", points=player["score"]), *load(player, say)]
    return fact(say, say(f"player-{player['color']}"), ", ".join(facts))


def load(player: PlayerView, say: Say) -> list[str]:
    return [fact(say, say("source-miles"), player["miles"]), fact(say, say("source-crates"), player["crates"])]


def contents(player: PlayerView, view: WholeView, width: float, say: Say) -> list[str]:
    """Return name, points and load of a player."""
    name, won = say(f"player-{player['color']}"), player["seat"] in view["winners"]
    star = [badge(52 + width_of(name, 18), say("term-winner"), 100, "skeleton-star")] if won else []
    return [
        panel(width, PANEL, won or player["seat"] in view["actors"]),
        shape(COATS[player["color"]], (24, 23), 1),
        text(44, 29, name, 18, fill=INK, font_family=SERIF, font_weight=700),
        text(width - 14, 31, str(player["score"]), 24, fill=INK, text_anchor="end", font_weight=700),
        *star,
        *(text(16, 62 + 24 * i, words, 16, fill=FAINT) for i, words in enumerate(load(player, say))),
    ]
