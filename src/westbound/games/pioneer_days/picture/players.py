"""Pioneer Days, drawn: a panel for each player."""

from __future__ import annotations

from westbound.games.pioneer_days.picture.belongings import Holding, holdings
from westbound.games.pioneer_days.picture.market import good_mark
from westbound.games.pioneer_days.picture.wagons import HIGH, draw_wagon, width_of_wagon
from westbound.games.pioneer_days.picture.words import LEADING, paragraph, rows_of
from westbound.games.pioneer_days.view import PioneerDaysView, PlayerView, WagonView
from westbound.kit.coats import COATS, shape, striped
from westbound.kit.ink import SERIF, group, shortened, stroke, text, use, width_of
from westbound.kit.palette import EDGE, FAINT, INK
from westbound.kit.sheet import Say, badge, fact, panel, placed

GAP, PAD = 12.0, 14.0
GOODS = ("money", "cattle", "wood", "medicine", "gold", "favors")
NOTE = 11.5
SCALES = (1.0, 0.9, 0.8, 0.7, 0.6, 0.5, 0.4)
WAGON_ROWS = 2


def panels(view: PioneerDaysView, width: float, height: float, say: Say) -> str:
    """The panels of all players, side by side."""
    count = len(view["players"])
    each = (width - GAP * (count - 1)) / count
    return "".join(
        placed(
            player["color"], describe(player, say), (i * (each + GAP), 0), *contents(player, view, each, height, say)
        )
        for i, player in enumerate(view["players"])
    )


def describe(player: PlayerView, say: Say) -> str:
    """The player in words."""
    facts = [say("points", points=player["score"]), say("term-dollars", amount=player["money"])]
    facts += [fact(say, say(f"term-{good}"), count) for good, count in counts(player).items() if good != "money"]
    return fact(say, say(f"player-{player['color']}"), ", ".join(facts))


def counts(player: PlayerView) -> dict[str, int]:
    stored = [player["money"], player["cattle"], player["wood"], player["medicine"]]
    return dict(zip(GOODS, [*stored, player["tokens"], player["favors"]], strict=True))


def contents(player: PlayerView, view: PioneerDaysView, width: float, height: float, say: Say) -> list[str]:
    """Heading, goods, points and wagons, and the cards in the remaining room."""
    turn, won = view["player"] == player["seat"], player["seat"] in view["winners"]
    drawn = [
        panel(width, height, turn or won),
        *heading(player, view, width, say),
        *goods(player, width, say),
    ]
    y = 82.0
    for lines in ([points(player, say)], secrets(player, view, say)):
        rows = rows_of([line for line in lines if line], NOTE, width - 2 * PAD)
        drawn += paragraph(rows, PAD, y + NOTE, NOTE, FAINT)
        y += len(rows) * NOTE * LEADING
    y += 6
    drawn.append(stroke((PAD, y, width - PAD, y), EDGE, 1))
    wagons, y = train(player, y + 8, width, say)
    cards: list[Holding] = holdings(player, width - 2 * PAD, height - y - 8, say)
    return drawn + wagons + [holding.drawn(PAD, y) for holding in cards]


def heading(player: PlayerView, view: PioneerDaysView, width: float, say: Say) -> list[str]:
    """Who it is, their score, and whether it is their turn to choose."""
    coat, name = COATS[player["color"]], say(f"player-{player['color']}")
    words = shortened(name, 18, 90)
    hidden = "+" if None in player["breakdown"].values() else ""
    x = PAD + 38 + width_of(words, 18) + 4
    drawn = [
        striped((PAD - 2, 23, PAD + 28, 23), coat, 7),
        shape(coat, (PAD + 13, 23), 0.95),
        text(PAD + 38, 29, words, 18, fill=INK, font_family=SERIF, font_weight=700),
        text(width - PAD, 31, f"{signed(player['score'])}{hidden}", 24, fill=INK, text_anchor="end", font_weight=700),
    ]
    if view["viewer"] == player["seat"]:
        you = f"({say('term-you')})"
        drawn.append(text(x + 2, 28, you, 13, fill=FAINT))
        x += width_of(you, 13) + 2
    if view["first"] == player["seat"] and not view["over"]:
        drawn.append(group(use("days-flag", x + 12, 22, 0.85), title=say("term-first-player")))
        x += 26
    if player["seat"] in view["winners"]:
        drawn.append(badge(x + 4, say("term-winner"), width - PAD - 60 - x, "days-star"))
    elif player["seat"] in view["actors"]:
        drawn.append(badge(x + 4, say("term-decides"), width - PAD - 60 - x))
    return drawn


def goods(player: PlayerView, width: float, say: Say) -> list[str]:
    """Dollars, cattle, wood, medicine, gold and favors."""
    column = (width - 2 * PAD) / len(GOODS)
    return [
        group(
            use("days-favor", 0, 0, 0.9) if good == "favors" else good_mark(good, 0, 0, 0.9),
            text(15.5, 5.5, str(count), 16, fill=INK, font_weight=600),
            title=fact(say, say(f"term-{good}"), count),
            at=(PAD + 11 + column * i, 60),
            data_count=good,
        )
        for i, (good, count) in enumerate(counts(player).items())
    ]


def points(player: PlayerView, say: Say) -> str:
    """Where the points come from; other players' gold is unknown."""
    worths = {say(f"source-{source}"): worth for source, worth in player["breakdown"].items() if worth != 0}
    parts = [f"{source} {'?' if worth is None else signed(worth)}" for source, worth in worths.items()]
    return " · ".join(part.replace(" ", "\u00a0") for part in parts)


def signed(number: int) -> str:
    return str(number).replace("-", "\u2212")


def secrets(player: PlayerView, view: PioneerDaysView, say: Say) -> list[str]:
    """Gold, tokens drawn and promises, for their owner only."""
    words = []
    if player["token_values"]:
        words.append(fact(say, say("term-gold"), " + ".join(map(str, player["token_values"]))))
    if player["drawn"]:
        words.append(fact(say, say("term-token.many"), ", ".join(map(str, player["drawn"]))))
    if pledged := player["pledged"]:
        labels = {town["name"]: town["label"] for town in view["towns"]}
        given = [labels[town] for town in pledged["towns"]] + [say(f"tile-{tile}") for tile in pledged["tiles"]]
        given += [say("nuggets", nuggets=token) for token in pledged["tokens"]]
        words.append(fact(say, say("term-pledged"), ", ".join(given)))
    return words


# Wagons


def train(player: PlayerView, y: float, width: float, say: Say) -> tuple[list[str], float]:
    """How much room is taken, then the wagons, and where they end."""
    room = f"{player['stowed']}/{player['capacity']}"
    begin = PAD + 30 + width_of(room, 15) + 8
    drawn = [
        group(
            use("days-crate", PAD + 11, y + 17, 0.95),
            text(PAD + 28, y + 22.5, room, 15, fill=INK, font_weight=600),
            title=fact(say, say("term-capacity"), say("term-of", count=player["stowed"], most=player["capacity"])),
            data_count="capacity",
        )
    ]
    for scale in SCALES:
        rows = lined_up(player["wagons"], scale, width - PAD - begin)
        if len(rows) * scale <= WAGON_ROWS * 0.8 or len(rows) == 1:
            break
    for i, row in enumerate(rows):
        x = begin
        for wagon in row:
            drawn.append(draw_wagon(wagon, x, y + i * (HIGH + 4) * scale, scale, say))
            x += (width_of_wagon(wagon) + 8) * scale
    return drawn, y + max(len(rows) * (HIGH + 4) * scale, 36) + 4


def lined_up(wagons: list[WagonView], scale: float, width: float) -> list[list[WagonView]]:
    """The wagons in rows of that width."""
    rows: list[list[WagonView]] = []
    end = width + 1
    for wagon in wagons:
        length = width_of_wagon(wagon) * scale
        if end + length > width:
            rows.append([])
            end = 0.0
        rows[-1].append(wagon)
        end += length + 8 * scale
    return rows
