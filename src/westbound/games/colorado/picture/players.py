"""Colorado, drawn: a panel for each player."""

from __future__ import annotations

from westbound.games.colorado.names import LAST_MEDAL
from westbound.games.colorado.picture.cards import HIGH, SLOT_HIGH, WIDE, draw_card, slot
from westbound.games.colorado.picture.marks import medal
from westbound.games.colorado.picture.words import name
from westbound.games.colorado.printed import COLOR_NAMES
from westbound.games.colorado.view import ColoradoView, MedalView, PlayerView
from westbound.kit.coats import COATS, shape
from westbound.kit.ink import SERIF, disc, group, shortened, text, use, width_of
from westbound.kit.palette import FAINT, GHOST, INK
from westbound.kit.sheet import Say, badge, fact, panel, placed

HEIGHT = 226.0
GAP, PAD = 12.0, 13.0
BROADEST = 470.0  # a panel
AREA_AT, HAND_AT = 78.0, 166.0
COUNT, MEDAL = 57.0, 36.0  # from one count, or medal, to the next


def panels(view: ColoradoView, width: float, say: Say) -> str:
    """The panels of all players, side by side."""
    count = len(view["players"])
    each = min((width - GAP * (count - 1)) / count, BROADEST)
    left = (width - each * count - GAP * (count - 1)) / 2
    return "".join(
        placed(player["color"], describe(player, say), (left + i * (each + GAP), 0), *contents(player, view, each, say))
        for i, player in enumerate(view["players"])
    )


def describe(player: PlayerView, say: Say) -> str:
    """The player in words."""
    facts = [say("points", points=player["score"])]
    facts += [fact(say, say(f"term-{what}.many"), count) for what, count in counts(player).items()]
    area = ", ".join(name(say, "card", card) for card in player["area"])
    if area:
        facts.append(fact(say, say("term-area"), area))
    return fact(say, say(f"player-{player['color']}"), ", ".join(facts))


def counts(player: PlayerView) -> dict[str, int]:
    return {"nugget": player["nuggets"], "card": player["cards"], "medal": len(player["medals"])}


def contents(player: PlayerView, view: ColoradoView, width: float, say: Say) -> list[str]:
    """Heading, counts, the play area by families, and the hand."""
    loud = player["seat"] in (view["winners"] if view["over"] else view["actors"])
    return [
        panel(width, HEIGHT, loud),
        *heading(player, view, width, say),
        *counted(player, view, width, say),
        *area(player, width, say),
        *hand(player, width, say),
    ]


def heading(player: PlayerView, view: ColoradoView, width: float, say: Say) -> list[str]:
    """Who it is, their score, and what they are doing."""
    words = shortened(say(f"player-{player['color']}"), 18, 150)
    x = PAD + 32 + width_of(words, 18) + 4
    right = width - PAD - width_of(str(player["score"]), 24) - 8
    drawn = [
        shape(COATS[player["color"]], (PAD + 12, 23), 1.15),
        text(PAD + 32, 29, words, 18, fill=INK, font_family=SERIF, font_weight=700),
        text(width - PAD, 31, str(player["score"]), 24, fill=INK, text_anchor="end", font_weight=700),
    ]
    if view["viewer"] == player["seat"]:
        you = f"({say('term-you')})"
        drawn.append(text(x, 28, you, 13, fill=FAINT))
        x += width_of(you, 13) + 4
    if view["caller"] == player["seat"] and not view["over"]:
        drawn.append(group(use("co-caller", x + 12, 22, 0.9), title=say("term-caller")))
        x += 28
    if player["seat"] in view["winners"]:
        drawn.append(badge(x, say("term-winner"), right - x, "co-star"))
    elif step := view["doing"].get(player["color"]):
        drawn.append(badge(x, name(say, "step", step), right - x))
    return drawn


def counted(player: PlayerView, view: ColoradoView, width: float, say: Say) -> list[str]:
    """Nuggets and cards, followed by the places for medals."""
    drawn = [
        group(
            use(f"co-{symbol}", 0, 0, 0.95),
            text(15, 6, str(counts(player)[what]), 16, fill=INK, font_weight=600),
            title=fact(say, say(f"term-{what}.many"), counts(player)[what]),
            at=(PAD + 12 + COUNT * i, 58),
            data_count=what,
        )
        for i, (what, symbol) in enumerate((("nugget", "nuggets"), ("card", "back")))
    ]
    left, won = PAD + 2 * COUNT + 14, player["medals"]
    step = min((width - PAD - 13 - left) / (max(len(won), LAST_MEDAL) - 1), MEDAL)
    return drawn + [
        group(
            medal(0, 0, won[i]["points"], 1.05) if i < len(won) else empty(),
            title=fact(say, source(won[i], view, say), won[i]["points"]) if i < len(won) else "",
            at=(left + step * i, 58),
            data_medal=str(i + 1),
        )
        for i in range(max(len(won), LAST_MEDAL))
    ]


def source(won: MedalView, view: ColoradoView, say: Say) -> str:
    """Where a medal comes from."""
    labels = {region["name"]: region["label"] for region in view["map"]["regions"]}
    return labels.get(won["source"]) or name(say, "source", won["source"])


def empty() -> str:
    """A place for a medal."""
    return disc(0, -1, 10.5, fill="none", stroke=GHOST, stroke_width=1.4, stroke_dasharray="3 3")


def area(player: PlayerView, width: float, say: Say) -> list[str]:
    """A player's cards in play: a column for each family, complete with three."""
    column = (width - 2 * PAD + 5) / len(COLOR_NAMES)
    return [
        slot(
            f"{color} {value}",
            f"{color} {value}" in player["area"],
            PAD + column * i,
            AREA_AT + (SLOT_HIGH + 3) * (value - 1),
            column - 5,
            say,
        )
        for i, color in enumerate(COLOR_NAMES)
        for value in (1, 2, 3)
    ]


def hand(player: PlayerView, width: float, say: Say) -> list[str]:
    """The cards of a hand, as close together as necessary; other players' face down."""
    count = player["cards"]
    step = min(WIDE + 4, (width - 2 * PAD - WIDE) / max(count - 1, 1))
    places = [PAD + step * i for i in range(count)]
    if player["hand"] is not None:
        return [draw_card(word, x, HAND_AT, say) for word, x in zip(player["hand"], places, strict=True)]
    return [use("co-back", x + WIDE / 2, HAND_AT + HIGH / 2, 2.2) for x in places]
