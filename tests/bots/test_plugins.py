"""Bots from elsewhere: modules, programs and entry points, and what is said about those that cannot be used."""

from __future__ import annotations

import doctest
import logging
import sys
from importlib.metadata import EntryPoint
from typing import Any

import pytest

from westbound import bots
from westbound.bots import plugins
from westbound.bots.external import External
from westbound.bots.plugins import MODULES, PROGRAMS, Plugins, parse_programs


class First:
    """Takes the first legal action."""

    def choose(self, situation: bots.Situation) -> int:
        return situation.legal[0]


FIRST = First()
NOT_A_BOT = 7
SELF = "tests.bots.test_plugins"


def make() -> First:
    return FIRST


def loaded(monkeypatch: pytest.MonkeyPatch, **points: str) -> tuple[dict[str, bots.Bot], Plugins]:
    """The bots that are added if packages have these entry points."""
    found: dict[str, bots.Bot] = {"random": FIRST}

    def add(name: str, bot: bots.Bot) -> None:
        if name in found:
            raise bots.WrongBot(f"there is already a bot called {name!r}")
        found[name] = bot

    entries = [EntryPoint(name, f"{SELF}:{value}", plugins.GROUP) for name, value in points.items()]
    monkeypatch.setattr(plugins, "entry_points", lambda group: [each for each in entries if each.group == group])
    them = Plugins(add)
    them.load()
    return found, them


def test_an_entry_point_is_a_bot_or_makes_one(monkeypatch: pytest.MonkeyPatch) -> None:
    found, them = loaded(monkeypatch, one="FIRST", two="First", three="make")
    assert found["one"] is found["three"] is FIRST
    assert isinstance(found["two"], First)
    assert them.broken == {}
    them.load()
    assert len(found) == 4


@pytest.mark.parametrize(
    ("name", "value", "reason"),
    [
        ("ada", "Nobody", "AttributeError"),
        ("ada", "NOT_A_BOT", "TypeError: 'int' object is not callable"),
        ("ada", "dict", "AttributeError"),
        ("ada", "Any", "TypeError"),
        ("random", "FIRST", "there is already a bot called 'random'"),
    ],
)
def test_one_that_cannot_be_used_is_left_out_and_said_once(
    name: str, value: str, reason: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.ERROR):
        found, them = loaded(monkeypatch, **{name: value}, good="make")
        them.load()
    assert list(found) == ["random", "good"]
    (said,) = caplog.messages
    assert said == str(them.broken[name])
    assert said.startswith(f"the bot {name!r} of an unknown package ({SELF}:{value}) cannot be used: {reason}")


def test_whoever_asks_for_it_is_told_why(monkeypatch: pytest.MonkeyPatch) -> None:
    _, them = loaded(monkeypatch, ada="Nobody")
    monkeypatch.setattr(bots, "PLUGINS", them)
    with pytest.raises(bots.WrongBot, match="'ada' of an unknown package"):
        bots.find("ada")
    with pytest.raises(bots.UnknownBot, match="greedy"):
        bots.find("bob")


def test_programs_of_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(PROGRAMS, f"ada={sys.executable} -m 'a b'")
    found, _ = loaded(monkeypatch)
    ada: Any = found["ada"]
    assert isinstance(ada, External)
    assert ada.command == [sys.executable, "-m", "a b"]


@pytest.mark.parametrize(
    ("text", "programs"),
    [
        ("", []),
        (" ; ", []),
        ("ada=x", [("ada", ["x"])]),
        ("ada= x -v;bob='a;b' #3;", [("ada", ["x", "-v"]), ("bob", ["a;b", "#3"])]),
        ('ada="/my bots/ada" --level=3', [("ada", ["/my bots/ada", "--level=3"])]),
    ],
)
def test_how_programs_are_written(text: str, programs: list[tuple[str, list[str]]]) -> None:
    assert parse_programs(text) == programs


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("ada", "a program is written NAME=COMMAND, not 'ada'"),
        ("ada=", "a program is written NAME=COMMAND, not 'ada='"),
        ("=x", "a program is written NAME=COMMAND, not '=x'"),
        ("ada='x", "cannot be read: no closing quotation"),
        ("ada=there-is-no-such-program", "the bot 'ada': there is no program 'there-is-no-such-program'"),
    ],
)
def test_programs_that_are_written_wrong(text: str, reason: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(PROGRAMS, text)
    for _ in range(2):  # until somebody corrects it
        with pytest.raises(bots.WrongBot, match=reason):
            loaded(monkeypatch)


def test_a_module_that_cannot_be_used(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(MODULES, "there.is.none")
    with pytest.raises(bots.WrongBot, match=r"WESTBOUND_BOT_MODULES: there\.is\.none cannot be used: ModuleNotFound"):
        loaded(monkeypatch)


def test_bots_from_elsewhere_never_stand_in(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(bots.BOTS, "ada", FIRST)
    assert bots.names()[-1] == "ada"
    assert bots.STANDIN in [level.name for level in bots.LEVELS]


def test_examples() -> None:
    result = doctest.testmod(plugins)
    assert result.attempted > 0
    assert result.failed == 0
