"""Choices on laid tables, to ask what speaks for them and against them."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from tests.colorado.memory import remember, remembered
from tests.colorado.story import PEOPLE, Story, story
from westbound.engine.game import Argument
from westbound.games.colorado.names import LACKED, LACKED_ALIKE
from westbound.games.colorado.printed import CARD_NAMES
from westbound.speech import Speech


class Laid(NamedTuple):
    """A table, who chooses there, and what."""

    story: Callable[[], Story]
    name: str
    words: str

    def arguments(self) -> tuple[Story, dict[str, Argument]]:
        """The table, and what speaks for the choice or against it."""
        s = self.story()
        seat = PEOPLE.index(self.name)
        assert self.words in s.match.legal(seat)
        found = s.match.game.arguments(s.t, seat, s.match.space.parse(self.words))
        return s, {argument.key: argument for argument in found}

    def said(self, key: str, language: str) -> str:
        """The sentence of one of the arguments."""
        s, found = self.arguments()
        return Speech(s.match.game, s.t.box, language, PEOPLE[: s.t.players]).argument(found[key])


def checking(*ticked: int, won: int = 0) -> Story:
    """Joe ticks a step, and has ticked these of Durango."""
    s = story(2)
    s.joe.ticked("durango", *ticked).has_won(*[1] * won)
    return s.calls("blue 2")


def acting(card: str, *hand: str, area: tuple[str, ...] = (), nuggets: int = 3) -> Story:
    """Joe chooses one of the two actions of the card that was given."""
    s = story(2)
    s.joe.holds(*hand).lays(*area).owns(nuggets)
    return s.calls(card)


def playing_free(*hand: str, area: tuple[str, ...] = ()) -> Story:
    """Joe may play a card for free."""
    s = story(2)
    s.joe.holds(*hand).lays(*area).ticked("durango", 1, 2, 3, 4)
    s.audrey.holds("red 1", "red 1")
    s.calls("blue 2")
    s.joe.does("tick durango 5")
    return s


def giving(*hand: str, asked: str, area: tuple[str, ...] = (), caller: tuple[str, ...] = ()) -> Story:
    """Audrey answers Joe."""
    s = story(2)
    s.audrey.holds(*hand).lays(*area)
    s.joe.lays(*caller).does(f"ask wheel {asked}")
    return s


def calling(*area: str, hand: tuple[str, ...] = (), said: tuple[int, str] | None = None) -> Story:
    """Joe asks for a card; Audrey has said something about her hand."""
    s = story(2)
    s.joe.holds(*hand).lays(*area)
    s.audrey.holds("red 1", "red 1", "green 2", "violet 1")
    if said:
        remember(s.t, [*remembered(s.t), (said[0], s.audrey.seat, CARD_NAMES.index(said[1]))])
    return s


def discovering(*regions: str, lakes: int = 0) -> Story:
    """Joe has completed a family."""
    s = story(2)
    s.joe.discovered(*regions).marked(lake=lakes).lays("red 1", "red 2", "red 3")
    return s.turn_ends()


def last_turn() -> Story:
    """Audrey has a seventh medal; Joe may take a nugget."""
    s = story(2)
    s.joe.holds("grey 1", "grey 2", "grey 3")
    s.audrey.has_won(*[1] * 7)
    return s.calls("grey 2")


def racing(rival: int) -> Story:
    """A box wins the medal of the wanted track, of which Audrey has ticked some boxes, too."""
    s = story(2)
    s.joe.ticked("durango", 3).marked(wanted=4)
    s.audrey.marked(wanted=rival)
    return s.calls("blue 2")


def on_tipi(boxes: str) -> Story:
    """A step of San Juan ticks a tipi box."""
    s = story(2)
    s.joe.discovered("san_juan").tipi(boxes)
    return s.calls("blue 2")


def finishing(**boxes: int) -> Story:
    """A step of Fort Collins completes it, and ticks the saloon track."""
    s = story(2)
    s.joe.discovered("fort_collins").ticked("fort_collins", 1, 3, 4, 5).marked(**boxes)
    return s.calls("blue 2")


def ending(audrey: int) -> Story:
    """Joe can win a seventh medal; Audrey has a medal with these points."""
    s = story(2)
    s.joe.ticked("durango", 1, 2, 3, 4).has_won(*[1] * 6)
    s.audrey.has_won(audrey)
    return s.calls("blue 2")


def last_lake(rival: int) -> Story:
    """Joe can fill the row of lakes; Audrey has ticked some boxes, too."""
    s = story(2)
    s.joe.marked(lake=2).lays("red 1", "red 2", "red 3")
    s.audrey.marked(lake=rival)
    return s.turn_ends()


def holding(*hand: str) -> Story:
    """The last step of Durango is next for Joe, who has these cards."""
    s = story(2)
    s.joe.holds(*hand).ticked("durango", 1, 2, 3, 4)
    return s


def on_railroad(rail: int, *hand: str) -> Story:
    """Joe is at a step of the railroad."""
    s = story(2)
    s.joe.holds(*hand).travelled(*range(1, rail + 1))
    return s.calls("blue 2")


def pairing() -> Story:
    """Joe discards a pair for a card."""
    s = acting("grey 2", "red 1", "red 1", "red 2", "blue 3", area=("red 2",))
    s.joe.does("swap blue 3")
    return s


def few_checks(*others: str) -> Story:
    """Of the other cards like the gray 2, only an orange 2 and these are out of sight."""
    s = story(2)
    s.audrey.holds("red 1")
    alike = {card: s.t.box.copies[int(card[-1]) - 1] for card in CARD_NAMES if "grey" in card or "2" in card}
    gone = [card for card, copies in alike.items() for _ in range(copies - (card in ("grey 2", "orange 2", *others)))]
    return s.discards(*gone)


def near_medal(*people: str) -> Story:
    """Audrey answers; a check would complete Durango for these people."""
    s = giving("blue 1", "red 2", asked="blue 2")
    for name in people:
        getattr(s, name).ticked("durango", 1, 2, 3, 4)
    return s


def seventh(name: str) -> Story:
    """Audrey answers; a check would win somebody the seventh medal."""
    s = near_medal(name)
    getattr(s, name).has_won(*[1] * 6)
    return s


# By argument: where it is true, and where it is not.
TRUE: dict[str, Laid] = {
    "medal": Laid(lambda: checking(1, 2, 3, 4), "joe", "tick durango 5"),
    "first-there": Laid(lambda: racing(4), "joe", "tick durango 4"),
    "ends": Laid(lambda: checking(1, 2, 3, 4, won=6), "joe", "tick durango 5"),
    "points": Laid(lambda: discovering(), "joe", "discover great_sand_dunes"),
    "step-nearer": Laid(lambda: checking(1), "joe", "tick durango 2"),
    "box-nearer": Laid(lambda: checking(3), "joe", "tick durango 4"),
    "leads-to": Laid(lambda: checking(1), "joe", "tick durango 3"),
    "bonus": Laid(lambda: on_tipi("..xxx.."), "joe", "tick san_juan 3"),
    "action": Laid(lambda: acting("red 2", "blue 1"), "joe", "buy blue 1"),
    "next-medal": Laid(lambda: near_medal("audrey"), "audrey", "give blue 1"),
    "rival-medal": Laid(lambda: near_medal("joe"), "audrey", "give blue 1"),
    "no-action": Laid(lambda: playing_free("grey 1"), "joe", "pass"),
    "price": Laid(lambda: acting("red 2", "blue 1", "blue 3"), "joe", "buy blue 1"),
    "saves": Laid(lambda: playing_free("grey 3"), "joe", "free grey 3"),
    "nugget": Laid(lambda: acting("red 2", "blue 3", "grey 1", nuggets=2), "joe", "nugget"),
    "family": Laid(lambda: acting("red 2", "blue 3", area=("blue 1", "blue 2")), "joe", "buy blue 3"),
    "refill": Laid(lambda: acting("red 2", "blue 1", "grey 1"), "joe", "buy blue 1"),
    "draw": Laid(lambda: acting("grey 2", "red 1", "red 2", "blue 1", "blue 2"), "joe", "draw"),
    "loses": Laid(
        lambda: giving("blue 2", "red 2", asked="green 2", area=("blue 1", "blue 3")), "audrey", "give blue 2"
    ),
    "spare": Laid(lambda: giving("blue 2", "red 2", asked="green 2", area=("blue 2",)), "audrey", "give blue 2"),
    "random": Laid(lambda: calling(said=(LACKED_ALIKE, "orange 3")), "joe", "ask wheel orange 3"),
    "in-vain": Laid(lambda: calling(hand=("grey 3", "grey 3"), said=(LACKED, "orange 2")), "joe", "ask wheel orange 2"),
    "copies": Laid(lambda: calling("blue 1"), "joe", "ask wheel violet 2"),
    "otherwise": Laid(lambda: calling(), "joe", "ask wheel violet 2"),
    "wanted": Laid(lambda: calling("blue 1", "blue 2"), "joe", "ask wheel blue 3"),
    "rival-family": Laid(
        lambda: giving("blue 2", "red 2", asked="green 2", caller=("blue 1", "blue 3")), "audrey", "give blue 2"
    ),
    "region": Laid(lambda: discovering(), "joe", "discover san_juan"),
    "icons": Laid(lambda: discovering(), "joe", "discover san_juan"),
    "opens": Laid(lambda: discovering(), "joe", "discover grand_mesa"),
}

FALSE: dict[str, Laid] = {
    "medal": Laid(lambda: checking(1, 2, 3), "joe", "tick durango 4"),
    "first-there": Laid(lambda: racing(2), "joe", "tick durango 4"),
    "ends": Laid(lambda: checking(1, 2, 3, 4, won=5), "joe", "tick durango 5"),
    "points": Laid(lambda: discovering(lakes=3), "joe", "discover grand_mesa"),
    "step-nearer": Laid(lambda: checking(1, 2, 3, 4), "joe", "tick durango 5"),
    "box-nearer": Laid(lambda: checking(3), "joe", "tick durango 1"),
    "leads-to": Laid(lambda: checking(1), "joe", "tick durango 2"),
    "bonus": Laid(lambda: on_tipi("......."), "joe", "tick san_juan 3"),
    "action": Laid(lambda: checking(1), "joe", "tick durango 2"),
    "next-medal": Laid(lambda: near_medal("joe"), "audrey", "give blue 1"),
    "rival-medal": Laid(lambda: near_medal("audrey"), "audrey", "give blue 1"),
    "no-action": Laid(lambda: playing_free("grey 1"), "joe", "free grey 1"),
    "price": Laid(lambda: playing_free("grey 3"), "joe", "free grey 3"),
    "saves": Laid(lambda: acting("red 2", "blue 1", "blue 3"), "joe", "buy blue 1"),
    "nugget": Laid(lambda: acting("red 2", "blue 1"), "joe", "buy blue 1"),
    "family": Laid(lambda: acting("red 2", "blue 3", area=("red 1",)), "joe", "buy blue 3"),
    "refill": Laid(lambda: acting("red 2", "blue 1", "grey 1", "grey 1", "grey 1"), "joe", "buy blue 1"),
    "draw": Laid(lambda: last_turn(), "joe", "draw"),
    "loses": Laid(
        lambda: giving("blue 2", "blue 2", "red 2", asked="green 2", area=("blue 1",)), "audrey", "give blue 2"
    ),
    "spare": Laid(lambda: giving("blue 2", "red 2", asked="green 2"), "audrey", "give blue 2"),
    "random": Laid(lambda: calling(said=(LACKED, "orange 3")), "joe", "ask wheel orange 3"),
    "in-vain": Laid(lambda: calling(said=(LACKED, "orange 2")), "joe", "ask wheel orange 1"),
    "copies": Laid(lambda: calling(said=(LACKED, "orange 2")), "joe", "ask wheel orange 2"),
    "otherwise": Laid(lambda: calling(said=(LACKED_ALIKE, "orange 3")), "joe", "ask wheel orange 3"),
    "wanted": Laid(lambda: calling("blue 1", "blue 2"), "joe", "ask wheel violet 3"),
    "rival-family": Laid(
        lambda: giving("blue 2", "red 2", asked="green 2", caller=("blue 2",)), "audrey", "give blue 2"
    ),
    "region": Laid(lambda: checking(1), "joe", "tick durango 2"),
    "icons": Laid(lambda: checking(1), "joe", "tick durango 2"),
    "opens": Laid(lambda: discovering("grand_mesa", "great_sand_dunes"), "joe", "discover san_juan"),
}
