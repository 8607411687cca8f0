"""Choices, and what speaks for and against them."""

from __future__ import annotations

import random
from typing import NamedTuple

from tests.pioneers.story import PEOPLE, Person, Story, story
from westbound.engine.game import Argument
from westbound.games.pioneers.game import GAME
from westbound.speech import Speech

SMALL = ("sodbuster", "prairie_wren", "lone_elm", "dusty_anne")


class Choice(NamedTuple):
    person: Person
    words: str


def argued(choice: Choice) -> dict[str, Argument]:
    """The arguments by their keys."""
    s, seat = choice.person.story, choice.person.seat
    s.settle()
    assert choice.words in s.match.legal(seat)
    world = s.match.imagine(seat, random.Random(0))
    return {each.key: each for each in s.match.game.arguments(world, seat, s.match.space.parse(choice.words))}


def speech(choice: Choice, language: str = "en") -> Speech:
    return Speech(GAME, choice.person.story.t.box, language, [name.title() for name in PEOPLE])


def english(choice: Choice, key: str) -> str:
    return speech(choice).argument(argued(choice)[key])


# Positions


def to_boston(tile: str = "farmer") -> Story:
    """The stagecoach is next to Boston, the only city with a tile."""
    return story().tiles(boston=tile).stagecoach("start")


def drives(s: Story, city: str = "boston") -> Choice:
    """Bill has bought nothing, and can drive to that city."""
    s.bill.does("pass")
    return Choice(s.bill, f"travel {city}")


def with_coach(gone: int = 0, others: bool = False) -> Choice:
    """Bill drives to Boston with a banker and a farmer, or with that farmer alone."""
    s = to_boston()
    s.bill.rides("banker", "farmer", gone=gone).has(cash=9)
    if others:
        s.bill.rides("merchant")
    return drives(s)


def as_guest(*cities: str) -> Choice:
    """Bill settles a farmer, and Annie can join; these cities want farmers, too."""
    s = to_boston().tiles(**dict.fromkeys(cities, "farmer"))
    s.bill.rides("farmer").has(cash=9)
    s.annie.rides("farmer", "banker").has(cash=9)
    s.bill.does("pass", "travel boston")
    return Choice(s.annie, "join 1")


def to_tile(tile: str, *riders: str, bankers: int = 0, merchants: int = 0) -> Choice:
    s = to_boston(tile)
    s.bill.rides(*riders).has(cash=9, bankers=bankers, merchants=merchants)
    return drives(s)


def to_digger(taken: int = 0) -> Choice:
    """Bill drives to a gold digger's city; Annie has found some of the nuggets."""
    s = to_boston("digger")
    s.annie.found(*[3, 3, 3, 3, 3, 3, 4, 4, 4, 5][:taken])
    s.bill.rides("digger", "banker").has(cash=9)
    return drives(s)


def to_barkeeper(*others: str) -> Choice:
    s = to_boston("barkeeper")
    s.bill.rides("barkeeper").has(cash=9)
    if others:
        s.bill.rides(*others, points=5)
    return drives(s)


def market(cash: int = 9) -> Story:
    """Bill carries a farmer, and small coaches are for sale."""
    s = story().shows(*SMALL).tiles(buffalo="farmer").stagecoach("start")
    s.bill.rides("farmer").has(cash=cash)
    return s


def with_stack(size: int = 1, own: int = 0, others: int = 0, nuggets: int = 0) -> Choice:
    """Bill can buy a coach, so that the next one of the stack comes into the display."""
    s = market().stack(size)
    s.bill.has(points=own)
    s.annie.has(points=others).found(*[3] * nuggets)
    return Choice(s.bill, "coach 1")


def past_annie(cash: int) -> Choice:
    """Annie's road is the shortest way, but not the only one."""
    s = to_boston()
    s.annie.built("start-boston")
    s.bill.rides("farmer", "banker").has(cash=cash)
    return drives(s)


def without_driving(tile: str) -> Choice:
    """The second coach brings a farmer and a banker."""
    s = story().shows(*SMALL).tiles(boston=tile).stagecoach("start")
    s.bill.rides("farmer").has(cash=9)
    return Choice(s.bill, "coach 2")


def for_two_dollars(cash: int) -> Choice:
    s = story().tiles(buffalo="farmer").stagecoach("start")
    s.bill.rides("farmer", "banker").has(cash=cash)
    return drives(s, "buffalo")


def last_round(is_last: bool) -> Choice:
    s = market().tiles(denver="farmer", omaha="farmer")
    s.t.last_round = is_last
    return Choice(s.bill, "coach 1")


def from_network(road: str) -> Choice:
    s = story().tiles(bents_fort="farmer", denver="banker").stagecoach("fort_laramie")
    s.bill.rides("farmer").has(cash=2).built("fort_laramie-denver").lives_in(santa_fe=1)
    return Choice(s.bill, s.line_words(road))


def near_denver(road: str = "bents_fort-denver", **settlers: int) -> Choice:
    """Bill has a road from Denver to Santa Fe."""
    s = market()
    s.bill.built("denver-santa_fe").lives_in(**settlers)
    return Choice(s.bill, s.line_words(road))


def at_philadelphia(road: str) -> Choice:
    """Bill has a road to Philadelphia, and can drive on to Buffalo."""
    s = market()
    s.bill.built("start-philadelphia")
    return Choice(s.bill, s.line_words(road))


def near_annie(stock: int = 9) -> Choice:
    """Annie could join two of her pioneers where Bill builds."""
    s = market()
    s.annie.built("denver-santa_fe").lives_in(denver=1, bents_fort=1).has(stock=stock)
    return Choice(s.bill, s.line_words("bents_fort-denver"))


def with_annie(*riders: str, cash: int = 2, gone: int = 0, **tiles: str) -> Choice:
    """Bill drives to Boston while Annie carries some pioneers."""
    s = to_boston().tiles(**tiles)
    s.bill.rides("farmer", "banker").has(cash=9)
    s.annie.rides(*riders, gone=gone).has(cash=cash)
    return drives(s)
