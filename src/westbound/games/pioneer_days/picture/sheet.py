"""Pioneer Days, drawn: the sheet that holds board, towns, store and players."""

from __future__ import annotations

from westbound.games.pioneer_days.names import WEEKS_IN_ALL
from westbound.games.pioneer_days.picture import board, market, players
from westbound.games.pioneer_days.picture.dice import mark
from westbound.games.pioneer_days.picture.symbols import symbols
from westbound.games.pioneer_days.picture.words import Say, fact
from westbound.games.pioneer_days.view import PioneerDaysView
from westbound.kit.coats import COATS, shape
from westbound.kit.ink import SANS, SERIF, card, group, plain, shortened, tag, text, width_of
from westbound.kit.palette import FAINT, GOLD, INK, PAPER

WIDTH, HEIGHT, EDGE, TOP, GAP = 1440.0, 960.0, 20.0, 58.0, 10.0
MARKET_AT = TOP + board.HEIGHT + GAP
PLAYERS_AT = MARKET_AT + market.HEIGHT + GAP + 4


def draw(view: PioneerDaysView, say: Say) -> str:
    """The view as a complete SVG document, in the language of *say*."""
    return tag(
        "svg",
        tag("title", plain(f"{say('title')} \u2013 {', '.join(status(view, say))}")),
        tag("desc", plain(describe(view, say))),
        symbols(),
        tag("rect", width=WIDTH, height=HEIGHT, fill=PAPER),
        header(view, say),
        group(board.board(view, say), at=(EDGE, TOP), data_part="board"),
        group(market.market(view, say), at=(EDGE, MARKET_AT), data_part="market"),
        group(
            players.panels(view, WIDTH - 2 * EDGE, HEIGHT - PLAYERS_AT - EDGE, say),
            at=(EDGE, PLAYERS_AT),
            data_part="players",
        ),
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {WIDTH:g} {HEIGHT:g}",
        role="img",
        font_family=SANS,
        data_game=view["game"],
    )


def status(view: PioneerDaysView, say: Say) -> list[str]:
    """Week, day, turn and step, or who has won."""
    if view["over"]:
        names = [say(f"player-{view['players'][seat]['color']}") for seat in view["winners"]]
        winners = say("term-winner.many" if names[1:] else "term-winner")
        return [say("term-game-over"), fact(say, winners, ", ".join(names))]
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
    """The title, and where the game stands."""
    title = say("title")
    x = EDGE + 44 + width_of(title, 30) + 12
    drawn = [
        mark("train", EDGE + 18, 31, 1.5, INK),
        text(EDGE + 44, 42, title, 30, fill=INK, font_family=SERIF, font_weight=700),
    ]
    for words in status(view, say):
        loud = words == say("term-last-week") or view["over"]
        words = shortened(words, 16, (WIDTH - EDGE - x - 120) / board.HEAVY)
        width = width_of(words, 16) * (board.HEAVY if loud else 1) + 22
        drawn.append(pill(x, words, width, loud))
        x += width + 10
    seats = view["winners"] if view["over"] else view["actors"]
    coats = [COATS[view["players"][seat]["color"]] for seat in seats]
    drawn += [shape(coat, (x + 10 + 26 * i, 31.5), 1) for i, coat in enumerate(coats)]
    return group(*drawn, data_part="status")


def pill(x: float, words: str, width: float, loud: bool) -> str:
    ground = card(x, 18, width, 27, 13.5, fill=GOLD if loud else "none", stroke=FAINT, stroke_width=1)
    return ground + text(
        x + width / 2, 37, words, 16, fill=INK, text_anchor="middle", font_weight=600 if loud else None
    )
