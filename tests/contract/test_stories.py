"""Stories of a game need only a few lines, as in this example for Connect Four."""

from __future__ import annotations

from connect_four.game import GAME
from connect_four.rules import ConnectFour

from tests.stories import story as base


class Person(base.Person["Story"]):
    """Somebody at the table."""

    def drops(self, *columns: int) -> Person:
        return self.does(*(f"drop {column}" for column in columns))


class Story(base.Story[ConnectFour, Person]):
    """A board, and the two who play on it."""

    names = ("ada", "ben")
    ada: Person
    ben: Person


def story() -> Story:
    match = base.begun(GAME, GAME.box(2), Story.names)
    table = match.table
    assert isinstance(table, ConnectFour)
    return Story(match, table, Person)


def test_players_take_turns() -> None:
    s = story()
    assert s.asked == ["ada"]
    s.ada.drops(4)
    assert s.asked == ["ben"]
    s.ada.may_not("drop 4")


def test_a_full_column_takes_no_stone() -> None:
    s = story()
    for person in (s.ada, s.ben) * 3:
        person.drops(1)
    assert "drop 1" not in s.ada.may("drop")


def test_four_in_a_row_win() -> None:
    s = story()
    for column in (1, 2, 3):
        s.ada.drops(column)
        s.ben.drops(column)
    s.ada.drops(4)
    assert s.over
    assert s.winners == ["ada"]
    assert s.news()
