"""Colorado, drawn: the sheet with map, bounty board and players."""

from __future__ import annotations

from westbound.games.colorado.picture import board, bounties, players
from westbound.games.colorado.picture.cards import deck
from westbound.games.colorado.picture.marks import icon
from westbound.games.colorado.picture.symbols import symbols
from westbound.games.colorado.picture.words import name
from westbound.games.colorado.view import ColoradoView
from westbound.kit.coats import COATS, shape
from westbound.kit.ink import SERIF, group, text, use, width_of
from westbound.kit.palette import INK
from westbound.kit.sheet import Say, fact, pills, sheet, victory

EDGE, TOP, GAP = 20.0, 58.0, 12.0
BOUNTIES_AT = EDGE + board.WIDTH + GAP
PLAYERS_AT = TOP + board.HEIGHT + GAP
WIDTH = BOUNTIES_AT + bounties.WIDTH + EDGE
HEIGHT = PLAYERS_AT + players.HEIGHT + EDGE
STORES = 3 * 74.0  # reserve, pile and discards


def draw(view: ColoradoView, say: Say) -> str:
    """The view as a complete SVG document, in the language of *say*."""
    return sheet(
        view["game"],
        f"{say('title')} \u2013 {', '.join(status(view, say))}",
        describe(view, say),
        (WIDTH, HEIGHT),
        symbols(),
        header(view, say),
        group(board.board(view, say), at=(EDGE, TOP), data_part="board"),
        group(bounties.bounties(view, say), at=(BOUNTIES_AT, TOP), data_part="bounties"),
        group(players.panels(view, WIDTH - 2 * EDGE, say), at=(EDGE, PLAYERS_AT), data_part="players"),
    )


def status(view: ColoradoView, say: Say) -> list[str]:
    """Turn, Caller, call and card, or who has won."""
    people = [say(f"player-{player['color']}") for player in view["players"]]
    if view["over"]:
        return victory([people[seat] for seat in view["winners"]], say)
    facts = [f"{say('term-turn')} {view['turn']}"] if view["turn"] else []
    facts.append(fact(say, say("term-caller"), people[view["caller"]]))
    if view["asked"]:
        facts.append(fact(say, say("term-asked"), name(say, "card", view["asked"])))
    if view["called"]:
        facts.append(fact(say, say("term-called"), name(say, "card", view["called"])))
    return facts if view["called"] or view["asked"] else [*facts, name(say, "step", view["step"])]


def describe(view: ColoradoView, say: Say) -> str:
    """The whole picture in a few sentences."""
    people = [players.describe(player, say) for player in view["players"]]
    return ". ".join([", ".join(status(view, say)), *people]) + "."


def header(view: ColoradoView, say: Say) -> str:
    """The title, the state of the game, and what is left in the middle of the table."""
    title = say("title")
    x = EDGE + 44 + width_of(title, 30) + 12
    end = WIDTH - EDGE - STORES
    drawn = [
        icon("discovery", EDGE + 18, 31, 1.4),
        text(EDGE + 44, 42, title, 30, fill=INK, font_family=SERIF, font_weight=700),
        *stores(view, end, say),
    ]
    standing, x = pills([(words, view["over"]) for words in status(view, say)], x, 18, end - 120)
    drawn += standing
    seats = view["winners"] if view["over"] else view["actors"]
    coats = [COATS[view["players"][seat]["color"]] for seat in seats]
    drawn += [shape(coat, (x + 12 + 28 * i, 31.5), 1.1) for i, coat in enumerate(coats)]
    return group(*drawn, data_part="status")


def stores(view: ColoradoView, x: float, say: Say) -> list[str]:
    """Nuggets in the reserve, the draw pile, and the discards."""
    discards = view["discards"]
    thrown = ", ".join(f"{count} × {name(say, 'card', card)}" for card, count in discards.items())
    reserve, pile = fact(say, say("term-reserve"), view["reserve"]), fact(say, say("term-pile"), view["pile"])
    return [
        deck(view["reserve"], use("co-nuggets", 17, 16, 1), reserve, x + 8, 15),
        deck(view["pile"], use("co-back", 17, 16, 1.05), pile, x + 82, 15),
        deck(
            sum(discards.values()),
            icon("cards", 17, 16, 1.05),
            fact(say, say("term-discards"), thrown or say("term-nothing")),
            x + 156,
            15,
        ),
    ]
