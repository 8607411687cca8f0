"""Pioneer Days, drawn: the board: faces with income and townsfolk, dice, bag and disaster tracks."""

from __future__ import annotations

from westbound.games.pioneer_days.picture.dice import bare, die, face_mark, mark, stop
from westbound.games.pioneer_days.picture.palette import DICE, FACES
from westbound.games.pioneer_days.picture.words import LEADING, describe, paragraph, rows_of, sentences, titled
from westbound.games.pioneer_days.view import CardView, PioneerDaysView, TrackView
from westbound.games.pioneer_days.vocabulary import FACE_NAMES
from westbound.kit.ink import SERIF, Value, card, group, shortened, text, use, width_of
from westbound.kit.palette import CARD, EDGE, FAINT, GHOST, GOLD, INK, PAPER
from westbound.kit.sheet import HEAVY, Say, fact

HEIGHT, TOP = 268.0, 18.0
SLOT, GAP = 160.0, 8.0
SLOTS_WIDTH = 6 * SLOT + 5 * GAP
SIDE_AT = SLOTS_WIDTH + 16
SIDE = 1400.0 - SIDE_AT
BAND = 36.0
SIZES = (13.0, 12.5, 12.0, 11.5, 11.0, 10.5, 10.0, 9.5, 9.0, 8.5, 8.0)
DIE = 50.0
HAND_AT = SIDE - 76
BAG_AT, TRACKS_AT, TRACK = 96.0, 156.0, 28.0
TRACK_FROM, TRACK_STEP = 196.0, 56.0


def board(view: PioneerDaysView, say: Say) -> str:
    """Everything all players share, except towns and store."""
    left = fact(say, say("term-folk-left"), view["folk_left"])
    return group(
        caption(0, TOP - 7, f"{say('term-folk.many')} · {left}", SLOTS_WIDTH),
        *(slot(i, folk, say) for i, folk in enumerate(view["slots"])),
        group(*pool(view, say), *bag(view, say), *tracks(view, say), at=(SIDE_AT, 0)),
    )


def caption(x: float, y: float, words: str, width: float) -> str:
    return text(x + 2, y, shortened(words, 13, width), 13, fill=FAINT, font_family=SERIF, font_style="italic")


# Slots


def slot(i: int, folk: CardView | None, say: Say) -> str:
    """A face of the board, its income, and the townsfolk under it."""
    face = FACE_NAMES[i]
    name, income = say(f"face-{face}"), say("term-dollars", amount=i + 1)
    words = describe("folk", folk, say) if folk else say("term-empty-slot")
    return group(
        card(0, 0, SLOT, HEIGHT - TOP, 8, fill=CARD if folk else PAPER, stroke=EDGE, stroke_width=1.3),
        face_mark(face, 20, 19, 14),
        heading(40, 24, name, 14, SLOT - 60 - width_of(income, 13)),
        price(SLOT - 6, 8, income),
        *(townsfolk(folk, say) if folk else empty(say)),
        title=f"{fact(say, name, income)} \u2013 {words}",
        at=(i * (SLOT + GAP), TOP),
        data_slot=face,
        data_card=folk["name"] if folk else None,
    )


def price(right: float, y: float, words: str) -> str:
    width = width_of(words, 13) + 8
    return card(right - width, y, width, 22, 5, fill=GOLD, stroke=INK, stroke_width=1) + text(
        right - width / 2, y + 16, words, 13, fill=INK, text_anchor="middle", font_weight=700
    )


def heading(x: float, y: float, words: str, size: float, width: float, **attributes: Value) -> str:
    """A row in the largest letters that fit, no larger than *size*."""
    room = width / HEAVY
    while width_of(words, size) > room and size > SIZES[-1]:
        size -= 0.5
    return text(x, y, shortened(words, size, room), size, fill=INK, font_weight=700, **attributes)


def townsfolk(folk: CardView, say: Say) -> list[str]:
    """Name, person and text of the card, as large as there is room."""
    names, size = titled(say(f"folk-{folk['name']}"), 15, SLOT - 16)
    low = BAND + 20 + 17 * (len(names) - 1)
    drawn = [
        text(9, BAND + 20 + 17 * i, row, size, fill=INK, font_family=SERIF, font_weight=700)
        for i, row in enumerate(names)
    ]
    person = shortened(folk["person"], 12, SLOT - 16)
    drawn.append(text(9, low + 15, person, 12, fill=FAINT, font_family=SERIF, font_style="italic"))
    return drawn + fitted(sentences(folk, say), 9, low + 22, SLOT - 17, HEIGHT - TOP - low - 28)


def fitted(paragraphs: list[str], x: float, y: float, width: float, height: float) -> list[str]:
    """Paragraphs below *y*, in the largest letters that fit."""
    for size in SIZES:
        blocks = [rows_of([paragraph], size, width) for paragraph in paragraphs]
        if sum(len(rows) * size * LEADING + size * 0.4 for rows in blocks) <= height:
            break
    drawn = []
    for rows in blocks:
        drawn += paragraph(rows, x, y + size, size)
        y += len(rows) * size * LEADING + size * 0.4
    return drawn


def empty(say: Say) -> list[str]:
    words = say("term-empty-slot")
    return [text(SLOT / 2, HEIGHT / 2, words, 14, fill=GHOST, text_anchor="middle", font_style="italic")]


# Dice and disasters


def pool(view: PioneerDaysView, say: Say) -> list[str]:
    """The dice of the day, and the one in hand."""
    drawn = [caption(0, TOP - 7, say("term-pool"), HAND_AT - 12)]
    drawn += [
        die(each["color"], each["face"], (4 + i * (DIE + 9), TOP + 8), DIE, say) for i, each in enumerate(view["pool"])
    ]
    hand = view["die"]
    if hand is None:
        return drawn
    words = say("term-hand")
    drawn.append(caption(SIDE - 4 - width_of(words, 13), TOP - 7, words, SIDE))
    drawn.append(card(SIDE - 66, TOP, 66, 66, 12, fill=GOLD, stroke=INK, stroke_width=1.2))
    drawn.append(die(hand["color"], hand["shows"], (SIDE - 58, TOP + 8), DIE, say))
    if hand["turned"]:
        before = fact(say, say("term-turned"), say(f"face-{hand['face']}"))
        drawn.append(group(face_mark(hand["face"], 0, 0, 10), title=before, at=(SIDE - 62, TOP + 62)))
    return drawn


def bag(view: PioneerDaysView, say: Say) -> list[str]:
    """How many dice of each color are left this week, and how much gold."""
    drawn = []
    for i, (color, count) in enumerate(view["bag"].items()):
        title = f"{fact(say, say('term-bag'), say(f'color-{color}'))} {count}"
        number = text(26, 15, str(count), 14, fill=INK if count else GHOST, font_weight=600)
        drawn.append(group(bare(color, 0, 0, 20), number, title=title, at=(4 + 50 * i, BAG_AT + 18)))
    gold = [use("days-nugget", 10, 10, 0.9), text(26, 15, str(view["gold_left"]), 14, fill=INK, font_weight=600)]
    title = fact(say, say("term-gold-left"), view["gold_left"])
    drawn.append(group(*gold, title=title, at=(HAND_AT + 6, BAG_AT + 18)))
    return [caption(0, BAG_AT + 11, say("term-bag"), HAND_AT), *drawn]


def tracks(view: PioneerDaysView, say: Say) -> list[str]:
    """How close the disasters are."""
    heading = caption(0, TRACKS_AT - 5, say("term-disaster.many"), SIDE)
    return [heading, *(track(each, TRACKS_AT + i * TRACK, say) for i, each in enumerate(view["tracks"]))]


def track(each: TrackView, y: float, say: Say) -> str:
    """A disaster and its spaces; it strikes on the last."""
    color, name, middle = each["color"], say(f"disaster-{each['disaster']}"), TRACK / 2
    enamel, end = DICE[color], TRACK_FROM + each["end"] * TRACK_STEP
    return group(
        card(0, 2, SIDE, TRACK - 4, 6, fill=CARD, stroke=EDGE, stroke_width=1),
        card(2, 4, 30, TRACK - 8, 5, fill=enamel.fill),
        mark(each["disaster"], 17, middle, 0.78, enamel.on),
        text(42, middle + 5, shortened(name, 14, TRACK_FROM - 62), 14, fill=INK, font_weight=600),
        card(TRACK_FROM, middle - 1, end - TRACK_FROM, 2, 1, fill=FACES["mine"]),
        *(
            stop(TRACK_FROM + i * TRACK_STEP, middle, 9, color, i == each["end"], i == each["at"])
            for i in range(each["end"] + 1)
        ),
        title=fact(say, name, say("term-of", count=each["at"], most=each["end"])),
        at=(0, y),
        data_track=each["disaster"],
    )
