"""Pioneer Days, drawn: the sheet with board, towns, store and players."""

from __future__ import annotations

from westbound.games.pioneer_days.names import WEEKS_IN_ALL
from westbound.games.pioneer_days.picture import board, market, players
from westbound.games.pioneer_days.picture.dice import mark
from westbound.games.pioneer_days.picture.symbols import symbols
from westbound.games.pioneer_days.view import PioneerDaysView
from westbound.kit.coats import COATS, shape
from westbound.kit.ink import SERIF, group, text, width_of
from westbound.kit.palette import INK
from westbound.kit.sheet import Say, fact, pills, sheet, victory

WIDTH, HEIGHT, EDGE, TOP, GAP = 1440.0, 960.0, 20.0, 58.0, 10.0
MARKET_AT = TOP + board.HEIGHT + GAP
PLAYERS_AT = MARKET_AT + market.HEIGHT + GAP + 4


def draw(view: PioneerDaysView, say: Say) -> str:
    """The view as a complete SVG document, in the language of *say*."""
    return sheet(
        view["game"],
        f"{say('title')} \u2013 {', '.join(status(view, say))}",
        describe(view, say),
        (WIDTH, HEIGHT),
        symbols(),
        header(view, say),
        group(board.board(view, say), at=(EDGE, TOP), data_part="board"),
        group(market.market(view, say), at=(EDGE, MARKET_AT), data_part="market"),
        group(
            players.panels(view, WIDTH - 2 * EDGE, HEIGHT - PLAYERS_AT - EDGE, say),
            at=(EDGE, PLAYERS_AT),
            data_part="players",
        ),
    )


def status(view: PioneerDaysView, say: Say) -> list[str]:
    """Week, day, turn and step, or who has won."""
    if view["over"]:
        return victory([say(f"player-{view['players'][seat]['color']}") for seat in view["winners"]], say)
    facts = [f"{say('term-week')} {view['week']}"] if view["week"] else []
    if view["day"]:
        facts.append(f"{say('term-day')} {view['day']}")
    if view["week"] == WEEKS_IN_ALL:
        facts.append(say("term-last-week"))
    if view["player"] is not None:
        facts.append(fact(say, say("term-turn"), say(f"player-{view['players'][view['player']]['color']}")))
    return [*facts, say(f"step-{view['step'].replace(' ', '-')}")]


def describe(view: PioneerDaysView, say: Say) -> str:
    """The whole picture in a few sentences."""
    tracks = [
        fact(say, say(f"disaster-{track['disaster']}"), say("term-of", count=track["at"], most=track["end"]))
        for track in view["tracks"]
    ]
    people = [players.describe(player, say) for player in view["players"]]
    return ". ".join([", ".join(status(view, say)), *tracks, *people]) + "."


def header(view: PioneerDaysView, say: Say) -> str:
    """The title and the state of the game."""
    title = say("title")
    x = EDGE + 44 + width_of(title, 30) + 12
    drawn = [
        mark("train", EDGE + 18, 31, 1.5, INK),
        text(EDGE + 44, 42, title, 30, fill=INK, font_family=SERIF, font_weight=700),
    ]
    facts = [(words, view["over"] or words == say("term-last-week")) for words in status(view, say)]
    standing, x = pills(facts, x, 18, WIDTH - EDGE - 120)
    drawn += standing
    seats = view["winners"] if view["over"] else view["actors"]
    coats = [COATS[view["players"][seat]["color"]] for seat in seats]
    drawn += [shape(coat, (x + 10 + 26 * i, 31.5), 1) for i, coat in enumerate(coats)]
    return group(*drawn, data_part="status")
