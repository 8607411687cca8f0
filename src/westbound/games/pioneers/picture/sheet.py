"""Pioneers, drawn: the sheet with map, panels and display."""

from __future__ import annotations

from westbound.games.pioneers.picture import display, players
from westbound.games.pioneers.picture.board import board
from westbound.games.pioneers.picture.palette import COAST
from westbound.games.pioneers.picture.symbols import symbols
from westbound.games.pioneers.picture.words import english
from westbound.games.pioneers.view import PioneersView
from westbound.kit.coats import COATS, shape
from westbound.kit.ink import SERIF, card, group, tag, text, use, width_of
from westbound.kit.palette import INK
from westbound.kit.sheet import Say, fact, pills, sheet, victory

WIDTH, HEIGHT, EDGE, TOP = 1440, 900, 20, 62
MAP_WIDTH, MAP_HEIGHT = 1064.0, 660.0
SIDE = EDGE + MAP_WIDTH + 14
BOUGHT = {"road": "term-one-road", "two roads": "term-two-roads", "coach": "term-one-coach"}


def draw(view: PioneersView, say: Say | None = None) -> str:
    """The view as a complete SVG document; *say* translates the words of ``ENGLISH`` by their keys."""
    say = say or english
    return sheet(
        view["game"],
        f"{say('term-pioneers')} \u2013 {', '.join(status(view, say))}",
        describe(view, say),
        (WIDTH, HEIGHT),
        symbols(),
        header(view, say),
        map_frame(board(view, say)),
        group(display.display(view, say), at=(EDGE, TOP + MAP_HEIGHT + 10)),
        group(players.panels(view, HEIGHT - TOP - 18, say), at=(SIDE, TOP)),
    )


def status(view: PioneersView, say: Say) -> list[str]:
    """Round, turn and step, or who has won."""
    facts = [f"{say('term-round')} {view['round']}"]
    if view["over"]:
        return victory([say(f"player-{view['players'][seat]['color']}") for seat in view["winners"]], say)
    if view["last_round"]:
        facts.append(say("term-last-round"))
    if view["player"] is not None:
        facts.append(fact(say, say("term-turn"), say(f"player-{view['players'][view['player']]['color']}")))
    return facts + step(view, say)


def step(view: PioneersView, say: Say) -> list[str]:
    """What is being done, and what happened just before."""
    facts = [say(f"term-{view['step'].replace(' ', '-')}")] if view["actors"] else []
    if view["bought"]:
        facts.append(fact(say, say("term-bought"), ", ".join(say(BOUGHT[what]) for what in view["bought"])))
    if view["arrival"] or view["taken"]:
        settled = [say(f"tile-{view['taken']}")] if view["taken"] else []
        settled += [say(f"job-{view['arrival']}")] if view["arrival"] else []
        facts.append(fact(say, say("term-settled"), " / ".join(dict.fromkeys(settled))))
    return facts


def describe(view: PioneersView, say: Say) -> str:
    """The whole picture in a few sentences."""
    where = next(city["label"] for city in view["cities"] if city["name"] == view["stagecoach"])
    facts = [
        ", ".join(status(view, say)),
        fact(say, say("term-stagecoach"), where),
        *(players.describe(player, say) for player in view["players"]),
        fact(say, say("term-stack"), view["stack"]),
        fact(say, say("term-nuggets-left"), view["nuggets_left"]),
    ]
    return ". ".join(facts) + "."


def header(view: PioneersView, say: Say) -> str:
    """The title and the state of the game."""
    title = say("term-pioneers")
    x = EDGE + 44 + width_of(title, 30) + 12
    drawn = [
        use("pioneers-stagecoach", EDGE + 18, 34, 1.25),
        text(EDGE + 44, 44, title, 30, fill=INK, font_family=SERIF, font_weight=700),
    ]
    facts = [(words, view["over"] or words == say("term-last-round")) for words in status(view, say)]
    standing, x = pills(facts, x, 20, WIDTH - EDGE - 24, heavy=1)
    drawn += standing
    seats = view["winners"] if view["over"] else view["actors"]
    coats = [COATS[view["players"][seat]["color"]] for seat in seats]
    drawn += [shape(coat, (x + 10 + 26 * i, 33.5), 1) for i, coat in enumerate(coats)]
    return group(*drawn, data_part="status")


def map_frame(drawn: str) -> str:
    """The map in its frame, clipped to it."""
    inner = tag(
        "svg", drawn, x=EDGE, y=TOP, width=MAP_WIDTH, height=MAP_HEIGHT, viewBox="0 0 1000 620", data_part="map"
    )
    frame = card(EDGE, TOP, MAP_WIDTH, MAP_HEIGHT, 6, fill="none", stroke=COAST, stroke_width=2)
    return inner + frame
