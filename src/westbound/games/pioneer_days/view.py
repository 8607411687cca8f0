"""Pioneer Days: what a seat may know."""

from __future__ import annotations

from functools import lru_cache
from typing import TypedDict

from westbound.engine.effects import Effect
from westbound.engine.game import Sources
from westbound.engine.modular.looker import Sketches, TableView
from westbound.engine.names import CHANCE, NO_SEAT
from westbound.games.pioneer_days.actions import SEAT_NAMES
from westbound.games.pioneer_days.box import Box
from westbound.games.pioneer_days.names import (
    BLACK,
    CHOOSING_GOOD,
    DEALT,
    EFFECT,
    FACES,
    FOLK_IN_PLAY,
    GIVING,
    LARGE_SLOTS,
    LARGE_WAGON_COSTS,
    MARKERS,
    NOBODY,
    NUGGETS,
    PAYING,
    SHARE_A_SLOT,
    SLOTS_LOST,
    SMALL_SLOTS,
    SMALL_WAGON_COSTS,
    STANDARD,
    STORM_DAMAGE,
    TILES,
    TRACK_END,
    TRACKS,
    TURN,
    WAGON_KINDS,
)
from westbound.games.pioneer_days.printed import Card, Town
from westbound.games.pioneer_days.rules import PioneerDays
from westbound.games.pioneer_days.steps import STEPS
from westbound.games.pioneer_days.vocabulary import (
    COLOR_NAMES,
    DISASTER_NAMES,
    FACE_NAMES,
    MOMENT_NAMES,
    SIZE_NAMES,
    WORD_NAMES,
    WORDS,
    Sentence,
)

PER_SLOT = {"equipment": 1, "wood": SHARE_A_SLOT, "medicine": SHARE_A_SLOT, "gold": 1}
SOURCES = ("cattle", "gold", "favors", "most_favors", "townsfolk", "board", "damage")
CARDS = 2**8


class SentenceView(TypedDict):
    """What a card does: the names of moment and word, and what they mention."""

    moment: str
    word: str
    facts: dict[str, int | str]


class CardView(TypedDict):
    """A townsfolk card, a board or an equipment tile."""

    name: str
    person: str
    kind: str
    does: list[SentenceView]
    scores: list[SentenceView]
    starts: dict[str, int | str]  # of a board: goods, the size of its wagon, its equipment


class TownView(TypedDict):
    """A town."""

    name: str
    label: str
    asks: dict[str, int]
    favors: int


class DieView(TypedDict):
    """A die of the pool."""

    color: str
    face: str
    moves: list[str]  # the disasters whose markers advance if it is the one left


class HandView(TypedDict):
    """The die in somebody's hand."""

    color: str
    face: str  # as it was rolled
    shows: str  # now
    turned: bool


class TrackView(TypedDict):
    """A disaster track."""

    disaster: str
    color: str
    at: int  # advances so far
    end: int  # with as many the disaster strikes
    strikes: bool  # with the next advance


class OmenView(TypedDict):
    """A disaster whose marker the die that stays may move."""

    disaster: str
    certain: bool  # whichever die that is
    strikes: bool  # with that move


class FaceView(TypedDict):
    """A face of the dice, and its place on the board."""

    face: str
    income: int


class SizeView(TypedDict):
    """A size of wagons, as printed."""

    size: str
    price: int  # cards may make it cheaper
    slots: list[int]  # to use, by damage markers; with more than these, none


class WagonView(TypedDict):
    """Wagons that are alike."""

    size: str
    damage: int  # markers on each
    count: int


class PledgeView(TypedDict):
    """What somebody has promised at a visit."""

    towns: list[str]
    tiles: list[str]
    tokens: list[int]


class PlayerView(TypedDict):
    """Everything before a player."""

    seat: int
    color: str
    board: CardView | None
    dealt: list[CardView]  # boards to choose from; nobody else's
    money: int
    cattle: int
    wood: int
    medicine: int
    favors: int
    tokens: int  # of gold
    token_values: list[int] | None  # None where they are not for the viewer to know
    drawn: list[int]  # tokens of which one is kept; nobody else's
    wagons: list[WagonView]
    capacity: int
    stowed: int
    folk: list[CardView]
    gear: list[CardView]
    pledged: PledgeView | None  # at a visit; nobody else's
    breakdown: Sources
    score: int


class SharedView(TypedDict):
    """What everybody sees alike."""

    week: int
    day: int
    first: int
    player: int | None  # whose turn it is
    sets: str
    bag: dict[str, int]  # dice left this week, by color
    pool: list[DieView]
    die: HandView | None
    tracks: list[TrackView]
    omens: dict[str, list[OmenView]]  # by die of the pool: what may happen if it is taken
    faces: list[FaceView]
    sizes: list[SizeView]
    per_slot: dict[str, int]  # how many of a good fit into a slot; other goods need none
    slots: list[CardView | None]  # by face
    towns: list[TownView]
    store: list[CardView]
    folk_left: int
    gold_left: int
    offer: SentenceView | None  # what a card offers the player who has to choose


class OwnView(TypedDict):
    """What looks different to each viewer."""

    step: str
    kept: list[str]  # in a disease: the townsfolk the viewer keeps so far
    exposed: int  # in a storm: the wagons the viewer still has to choose ...
    battered: list[WagonView]  # ... and those chosen so far
    giving: str | None  # at a visit: the town that the viewer chooses gifts for


class PioneerDaysView(TableView, SharedView, OwnView):
    """What a seat, or a spectator, may know: all but the gold of others, unseen boards, promises and the piles."""

    players: list[PlayerView]


VIEW: type = PioneerDaysView
FACE_VIEWS: list[FaceView] = [{"face": face, "income": i + 1} for i, face in enumerate(FACE_NAMES)]
SIZE_VIEWS: list[SizeView] = [
    {"size": size, "price": price, "slots": [*range(slots, 0, -SLOTS_LOST), 0]}
    for size, price, slots in zip(
        SIZE_NAMES, (SMALL_WAGON_COSTS, LARGE_WAGON_COSTS), (SMALL_SLOTS, LARGE_SLOTS), strict=True
    )
]


def sides(t: PioneerDays, sketches: Sketches) -> list[tuple[PlayerView, PlayerView]]:
    """Everything before each player: as others see it, and as the player does."""
    return [(player(t, s, own=False), player(t, s, own=True)) for s in range(t.players)]


def own(t: PioneerDays, seat: int | None) -> OwnView:
    acts = seat is not None and t.actors() >> seat & 1
    frames = t.frames(seat if seat is not None and acts else CHANCE)  # the lanes of others are their own
    step, _, count, note = t.frame(NO_SEAT if seat is None else seat)
    return {
        "step": STEPS[frames[-2]],
        "kept": [card.name for i, card in enumerate(t.box.edition.folk) if seat is not None and t.kept[seat] >> i & 1],
        "exposed": note - count if step == STORM_DAMAGE else 0,
        "battered": wagons(t.battered[seat * WAGON_KINDS : (seat + 1) * WAGON_KINDS]) if seat is not None else [],
        "giving": t.box.edition.towns[note].name if step == GIVING else None,
    }


def shared(t: PioneerDays, sketches: Sketches) -> SharedView:
    return {
        "week": t.week,
        "day": t.day,
        "first": t.first,
        "player": turn_of(t),
        "sets": t.box.sets,
        "bag": dict(zip(COLOR_NAMES, t.bag, strict=True)),
        "pool": [die(d // FACES, d % FACES) for d in t.pool if d != NOBODY],
        "die": hand(t),
        "tracks": [track(i, t.tracks[i]) for i in range(TRACKS)],
        "omens": sketches.draw("omens", omens, [*t.pool], [*t.tracks]),
        "faces": FACE_VIEWS,
        "sizes": SIZE_VIEWS,
        "per_slot": PER_SLOT,
        "slots": [None if folk == NOBODY else card(t.box, "folk", folk) for folk in t.slots],
        "towns": [town(t.box, i) for i in t.towns if i != NOBODY],
        "store": [card(t.box, "tiles", tile) for tile in t.store if tile != NOBODY],
        "folk_left": bin(t.folk_left).count("1"),
        "gold_left": sum(t.tokens) + sum(t.drawn),
        "offer": offer(t),
    }


def turn_of(t: PioneerDays) -> int | None:
    """Whose turn it is, if it is somebody's."""
    frames = t.frames(CHANCE)
    turns = [p for step, p in zip(frames[::2], frames[1::2], strict=True) if step == TURN]
    return turns[0] if turns and not t.over else None


def offer(t: PioneerDays) -> SentenceView | None:
    """What a card offers now: the effect at which its program stands."""
    if t.lanes or t.step not in (PAYING, CHOOSING_GOOD):
        return None
    numbers = t.box.program[t.note : t.note + EFFECT]
    word = numbers[0]
    effect = Effect(word, tuple(numbers[1 : 1 + len(WORDS.slots[word])]))
    return {"moment": "", "word": WORD_NAMES[word], "facts": facts(effect)}


def die(color: int, face: int) -> DieView:
    moves = [DISASTER_NAMES[i] for i in range(TRACKS) if color in (i, BLACK)]
    return {"color": COLOR_NAMES[color], "face": FACE_NAMES[face], "moves": moves}


def hand(t: PioneerDays) -> HandView | None:
    if t.die == NOBODY:
        return None
    color, face = COLOR_NAMES[t.die // FACES], FACE_NAMES[t.die % FACES]
    return {"color": color, "face": face, "shows": FACE_NAMES[t.face], "turned": t.turned}


def track(i: int, at: int) -> TrackView:
    strikes = at + 1 >= TRACK_END
    return {"disaster": DISASTER_NAMES[i], "color": COLOR_NAMES[i], "at": at, "end": TRACK_END, "strikes": strikes}


def omens(pool: list[int], tracks: list[int]) -> dict[str, list[OmenView]]:
    """For each die, what the others may do: one of them stays in the pool and moves its markers."""
    dice = [die(d // FACES, d % FACES) for d in pool if d != NOBODY]
    return {
        f"{taken['color']} {taken['face']}": omens_of([*dice[:i], *dice[i + 1 :]], tracks)
        for i, taken in enumerate(dice)
    }


def omens_of(left: list[DieView], tracks: list[int]) -> list[OmenView]:
    moving = [sum(name in each["moves"] for each in left) for name in DISASTER_NAMES]
    return [
        {"disaster": DISASTER_NAMES[i], "certain": moving[i] == len(left), "strikes": track(i, at)["strikes"]}
        for i, at in enumerate(tracks)
        if moving[i]
    ]


def player(t: PioneerDays, s: int, own: bool) -> PlayerView:
    """What lies before player *s*, as *own* or as others see it."""
    box = t.box
    revealed = t.board[s] if own or t.week > 0 or t.dealt[s * DEALT] == NOBODY else NOBODY
    tokens = t.gold[s * NUGGETS : (s + 1) * NUGGETS]
    told: list[int | None] = list(t.sources(s))
    if not own and not t.over and any(tokens):
        told[1] = None
    capacity, stowed = t.room(s)
    mining = own and sum(t.drawn) > 0 and turn_of(t) == s
    return {
        "seat": s,
        "color": SEAT_NAMES[s],
        "board": None if revealed == NOBODY else card(box, "boards", revealed),
        "dealt": dealt(t, s) if own else [],
        "money": t.money[s],
        "cattle": t.cattle[s],
        "wood": t.wood[s],
        "medicine": t.medicine[s],
        "favors": t.favors[s],
        "tokens": sum(tokens),
        "token_values": values(tokens) if own or t.over else None,
        "drawn": values(t.drawn) if mining else [],
        "wagons": wagons(t.wagons[s * WAGON_KINDS : (s + 1) * WAGON_KINDS]),
        "capacity": capacity,
        "stowed": stowed,
        "folk": [card(box, "folk", f) for f in t.folk[s * FOLK_IN_PLAY : s * FOLK_IN_PLAY + t.crowd[s]]],
        "gear": [card(box, "tiles", g) for g in t.gear[s * TILES : s * TILES + t.load[s]]],
        "pledged": pledge(t, s) if own and t.pledged[s] else None,
        "breakdown": dict(zip(SOURCES, told, strict=True)),
        "score": sum([points or 0 for points in told]),
    }


def dealt(t: PioneerDays, s: int) -> list[CardView]:
    """The boards that a player chooses from: those they were dealt, and the standard side."""
    mine = [board for board in t.dealt[s * DEALT : (s + 1) * DEALT] if board != NOBODY]
    return [card(t.box, "boards", board) for board in [*mine, STANDARD]] if mine else []


def values(tokens: list[int]) -> list[int]:
    return [value + 1 for value, count in enumerate(tokens) for _ in range(count)]


def wagons(counts: list[int]) -> list[WagonView]:
    return [
        {"size": SIZE_NAMES[kind // MARKERS], "damage": kind % MARKERS, "count": count}
        for kind, count in enumerate(counts)
        if count
    ]


def pledge(t: PioneerDays, s: int) -> PledgeView:
    edition = t.box.edition
    return {
        "towns": [town.name for i, town in enumerate(edition.towns) if t.pledged[s] >> i & 1],
        "tiles": [tile.name for i, tile in enumerate(edition.tiles) if t.pledged_tiles[s] >> i & 1],
        "tokens": values(t.pledged_gold[s * NUGGETS : (s + 1) * NUGGETS]),
    }


# What is printed


@lru_cache(CARDS)
def card(box: Box, pile: str, number: int) -> CardView:
    printed: Card = getattr(box.edition, pile)[number]
    return {
        "name": printed.name,
        "person": printed.person,
        "kind": printed.kind,
        "does": [sentence(each) for each in printed.does],
        "scores": [sentence(each) for each in printed.scores],
        "starts": starts(box, number) if pile == "boards" else {},
    }


def starts(box: Box, board: int) -> dict[str, int | str]:
    """What a board begins with."""
    start = box.edition.starts[board]
    tile = {} if start.tile is None else {"equipment": box.edition.tiles[start.tile].name}
    return {"wagon": SIZE_NAMES[start.wagon], **start.goods, **tile}


def sentence(said: Sentence) -> SentenceView:
    word = WORD_NAMES[said.effect.word]
    return {"moment": MOMENT_NAMES[said.moment], "word": word, "facts": facts(said.effect)}


def facts(effect: Effect) -> dict[str, int | str]:
    """What a sentence mentions, in words where it is no number."""
    values = WORDS.facts(effect)
    return {slot: WORDS.name(slot, value) if slot in WORDS.lists else value for slot, value in values.items()}


@lru_cache(CARDS)
def town(box: Box, number: int) -> TownView:
    printed: Town = box.edition.towns[number]
    return {"name": printed.name, "label": printed.label, "asks": dict(printed.asks), "favors": printed.favors}
