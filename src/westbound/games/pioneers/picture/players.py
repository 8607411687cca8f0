"""Pioneers, drawn: a panel for each player."""

from __future__ import annotations

from itertools import product

from westbound.games.pioneers.picture.coaches import (
    height_of_wagon,
    is_emptied,
    turned_over,
    wagon,
    width_of_wagon,
)
from westbound.games.pioneers.picture.words import dollars
from westbound.games.pioneers.view import CoachView, PioneersView, PlayerView
from westbound.kit.coats import COATS, shape, striped
from westbound.kit.ink import SERIF, group, shortened, tag, text, use, width_of
from westbound.kit.palette import EDGE, FAINT, INK
from westbound.kit.sheet import Say, badge, fact, panel, placed

WIDTH, GAP, TALLEST = 322.0, 12.0, 410.0
PAD, COACHES_AT = 14.0, 112.0
SEAT_SIZES = (16.5, 15, 13.5, 12.5, 11.5, 10.5, 9.5, 8.5, 7.5, 6.5, 5.5, 4.5)
SOURCES = ("coaches", "seats", "nuggets", "network")

Row = list[tuple[CoachView, float]]


def panels(view: PioneersView, height: float, say: Say) -> str:
    """The panels of all players, one below the other."""
    count = len(view["players"])
    each = min((height - GAP * (count - 1)) / count, TALLEST)
    return "".join(
        placed(player["color"], describe(player, say), (0, i * (each + GAP)), *contents(player, view, each, say))
        for i, player in enumerate(view["players"])
    )


def describe(player: PlayerView, say: Say) -> str:
    """The player in words."""
    wealth = f"{say('points', points=player['score'])}, {dollars(say, player['cash'])}"
    return fact(say, say(f"player-{player['color']}"), wealth)


def contents(player: PlayerView, view: PioneersView, height: float, say: Say) -> list[str]:
    turn, won = view["player"] == player["seat"], player["seat"] in view["winners"]
    return [
        panel(WIDTH, height, turn or won),
        *heading(player, view, say),
        *belongings(player, say),
        *breakdown(player, say),
        *coaches(player["coaches"], height - COACHES_AT - 8, say),
    ]


def heading(player: PlayerView, view: PioneersView, say: Say) -> list[str]:
    """Who it is, their score, and whether it is their turn to choose."""
    coat, name = COATS[player["color"]], say(f"player-{player['color']}")
    words = shortened(name, 18, 90)
    x = PAD + 38 + width_of(words, 18) + 4
    drawn = [
        striped((PAD - 2, 23, PAD + 28, 23), coat, 7),
        shape(coat, (PAD + 13, 23), 0.95),
        text(PAD + 38, 29, words, 18, fill=INK, font_family=SERIF, font_weight=700),
        text(WIDTH - PAD, 31, str(player["score"]), 24, fill=INK, text_anchor="end", font_weight=700),
    ]
    if view["viewer"] == player["seat"]:
        you = shortened(f"({say('term-you')})", 13, 46)
        drawn.append(text(x + 2, 28, you, 13, fill=FAINT))
        x += width_of(you, 13) + 2
    if view["first"] == player["seat"]:
        drawn.append(group(use("pioneers-flag", x + 12, 22, 0.85), title=say("term-first-player")))
        x += 26
    room = WIDTH - PAD - 40 - x
    if player["seat"] in view["winners"]:
        drawn.append(badge(x + 4, say("term-winner"), room, "pioneers-star", heavy=1))
    elif player["seat"] in view["actors"] and not view["over"]:
        drawn.append(badge(x + 4, say("term-decides"), room, heavy=1))
    return drawn


def belongings(player: PlayerView, say: Say) -> list[str]:
    """Dollars, roads, pioneers and nuggets, then the places for bankers and merchants."""
    coat, y = COATS[player["color"]], 57.0
    road = striped((-11, 0, 11, 0), coat, 5)
    counts = [
        ("cash", use("pioneers-coin", 0, 0, 1), f"{player['cash']}"),
        ("roads", road, f"{player['roads']}"),
        ("supply", use("pioneers-person", 0, 0, 0.85), f"{player['supply']}"),
        ("nuggets", use("pioneers-nugget", 0, 0, 0.9), f"{player['nuggets']}"),
    ]
    drawn = [
        group(
            mark,
            text(15, 5.5, amount, 16, fill=INK, font_weight=600),
            title=fact(say, say(f"term-{key}"), amount),
            at=(PAD + 10 + 55 * i, y),
            data_count=key,
        )
        for i, (key, mark, amount) in enumerate(counts)
    ]
    for kind, count, x in (
        ("banker", player["bankers"], WIDTH - PAD - 72),
        ("merchant", player["merchants"], WIDTH - PAD - 30),
    ):
        drawn.append(
            group(*own_tiles(kind, count), title=fact(say, say(f"term-{kind}s"), count), at=(x, y), data_count=kind)
        )
    return drawn


def own_tiles(kind: str, count: int) -> list[str]:
    """The two places for permanent tiles."""
    return [use(f"pioneers-{'tile' if i < count else 'seat'}-{kind}", 20 * i, 0, 0.75) for i in range(2)]


def breakdown(player: PlayerView, say: Say) -> list[str]:
    """Where the points come from; other players' nuggets are unknown."""
    column = (WIDTH - 2 * PAD) / len(SOURCES)
    drawn = [tag("line", x1=PAD, y1=74, x2=WIDTH - PAD, y2=74, stroke=EDGE, stroke_width=1)]
    for i, source in enumerate(SOURCES):
        x, hidden = PAD + column * (i + 0.5), source == "nuggets" and player["nugget_values"] is None
        worth = "?" if hidden and player["nuggets"] else str(player["breakdown"][source])
        drawn.append(text(x, 89, worth, 14, fill=INK, text_anchor="middle", font_weight=600))
        words = shortened(say(f"term-from-{source}"), 11, column)
        values = player["nugget_values"] if source == "nuggets" else None
        title = fact(say, say(f"term-from-{source}"), " + ".join(map(str, values)) if values else worth)
        drawn.append(group(text(x, 102, words, 11, fill=FAINT, text_anchor="middle"), title=title))
    return drawn


def coaches(owned: list[CoachView], height: float, say: Say) -> list[str]:
    """A player's coaches, as large as there is room; emptied ones last and small."""
    waiting, emptied = [c for c in owned if not is_emptied(c)], [c for c in owned if is_emptied(c)]
    for r, beside in product(SEAT_SIZES, (False, True)):
        small, line = min(r, 9.5), height_of_wagon(r)
        rows = fill_rows(waiting, [], r)
        turned = fill_rows(emptied, [row_end(row, r) if beside else WIDTH for row in rows], small)
        if len(rows) * line + (len(turned) - len(rows)) * (2 * small + 6) <= height:
            break
    top = COACHES_AT + 4
    drawn = [wagon(coach, x, top + i * line, r, say) for i, row in enumerate(rows) for coach, x in row]
    for i, row in enumerate(turned):
        y = top + min(i, len(rows)) * line + max(i - len(rows), 0) * (2 * small + 6)
        drawn += [turned_over(coach, x, y + 2, small, say) for coach, x in row]
    return drawn


def room_for(coach: CoachView, r: float) -> float:
    """How much of a row a coach needs, including the gap after it."""
    return 4.2 * r + 6 if is_emptied(coach) else width_of_wagon(coach, r) + 9


def row_end(row: Row, r: float) -> float:
    coach, x = row[-1]
    return x + room_for(coach, r)


def fill_rows(owned: list[CoachView], ends: list[float], r: float) -> list[Row]:
    """Put every coach in the first row with room for it, after what is already there."""
    rows: list[Row] = [[] for _ in ends]
    ends = [*ends]
    for coach in owned:
        width = room_for(coach, r)
        i = next((i for i, x in enumerate(ends) if x + width <= WIDTH - PAD + 9), len(ends))
        if i == len(ends):
            rows.append([])
            ends.append(PAD)
        rows[i].append((coach, ends[i]))
        ends[i] += width
    return rows
