"""What programs rely on."""

from __future__ import annotations

import json
import random
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

import westbound
from tests.stories.matches import finished, pioneers, play_on
from westbound.engine.flow import Flow
from westbound.engine.game import WrongOptions
from westbound.engine.match import IllegalAction
from westbound.engine.record import OtherRules
from westbound.games import UnknownGame


def test_the_five_lines() -> None:
    assert "pioneers" in westbound.games()
    match = westbound.new("pioneers", players=3, seed=7, options={})
    seat = match.actors()[0]
    words = match.legal(seat)
    assert words[0] == "pass"
    assert any(word.startswith("road ") for word in words)
    numbers = match.legal_numbers(seat)
    assert numbers == sorted(numbers)
    assert [match.space.text(number) for number in numbers] == words
    match.play(seat, words[1])
    assert not match.over


def test_views_are_ready_for_json() -> None:
    match = pioneers()
    for seat in (0, 1, 2, None):
        view = match.view(seat)
        assert json.loads(json.dumps(view)) == view
        assert view["viewer"] == seat


def test_the_breakdown_adds_up() -> None:
    match = finished()
    assert match.scores() == [sum(points or 0 for points in sources.values()) for sources in match.breakdown()]
    assert match.scores() == match.scores(0) == match.scores(1)
    assert set(match.breakdown()[0]) == {"coaches", "seats", "nuggets", "network"}


@pytest.mark.parametrize(
    ("name", "complaint"),
    [
        ("pioners", "there are: .*did you mean 'pioneers'"),
        ("", "there is no game called ''"),
        ("xyz", "there is no game called 'xyz'"),
    ],
)
def test_unknown_games(name: str, complaint: str) -> None:
    for ask in (westbound.game, lambda name: westbound.new(name, 2), lambda name: westbound.playouts(name, 2, 1)):
        with pytest.raises(UnknownGame, match=complaint):
            ask(name)


@pytest.mark.parametrize(
    ("players", "options", "complaint"),
    [
        (1, {}, "Pioneers is for 2 to 4 players, not 1"),
        (5, {}, "not 5"),
        (2, {"cover": "random"}, "no option 'cover'.*did you mean 'covered'"),
        (2, {"covered": "half"}, "option 'covered' is one of printed, random, not 'half'"),
        (3, {"covered": "random"}, "Pioneers for 3 has no option 'covered' .there are: none"),
    ],
)
def test_wrong_options(players: int, options: dict[str, str], complaint: str) -> None:
    with pytest.raises(WrongOptions, match=complaint):
        westbound.new("pioneers", players, options=options)
    with pytest.raises(WrongOptions, match=complaint):
        westbound.playouts("pioneers", players, 1, options=options)


def test_an_edition_that_is_not_there(tmp_path: Path) -> None:
    for edition in ("moon", tmp_path / "moon.toml"):
        with pytest.raises(ValueError, match="moon"):
            westbound.new("pioneers", 2, edition=edition)


def test_playouts_by_seed() -> None:
    first = westbound.playouts("pioneers", players=2, n=20, seed=3)
    assert first == westbound.playouts("pioneers", players=2, n=20, seed=3)
    assert first != westbound.playouts("pioneers", players=2, n=20, seed=4)
    assert first.games == 20
    assert first.decisions > 20 * 20
    assert first.draws > 20 * 40
    assert len(first.points) == len(first.wins) == 2
    assert sum(first.wins) == pytest.approx(20)


def test_playouts_of_every_count_and_option() -> None:
    game = westbound.game("pioneers")
    for players, options in game.variants():
        result = westbound.playouts("pioneers", players, 5, 1, options)
        assert sum(result.wins) == pytest.approx(5)
        assert len(result.points) == players


def test_two_threads_are_as_good_as_one() -> None:
    alone = [westbound.playouts("pioneers", 2, 10, seed) for seed in range(6)]
    with ThreadPoolExecutor(3) as threads:
        together = list(threads.map(lambda seed: westbound.playouts("pioneers", 2, 10, seed), range(6)))
    assert alone == together


def test_compiled_or_not_is_known() -> None:
    assert westbound.compiled() in (True, False)


def test_the_seed_is_all_there_is() -> None:
    texts = set()
    for _ in range(2):
        random.seed()  # the machine's own dice change nothing
        match = pioneers(seed=9)
        play_on(match, 30, random.Random(1))
        texts.add(match.record.dumps())
    assert len(texts) == 1


@pytest.mark.parametrize(("n", "seed"), [(-1, 1), (1, -5), (1, 2**62)])
def test_playouts_refuse_what_they_cannot_do(n: int, seed: int) -> None:
    with pytest.raises(ValueError, match=f"{n} playouts with seed {seed}"):
        westbound.playouts(game="pioneers", players=2, n=n, seed=seed)


def test_as_many_names_as_players() -> None:
    with pytest.raises(WrongOptions, match="1 names for 3 players"):
        westbound.new("pioneers", players=3, seats=["Anna"])


@pytest.mark.parametrize("seat", [2.0, True, "0", None])
def test_a_seat_is_a_number(seat: Any) -> None:
    match = westbound.new("pioneers", players=3, seed=7)
    with pytest.raises(IllegalAction, match="there is no seat"):
        match.play(seat, "pass")


@pytest.mark.parametrize("words", [None, 3, b"pass"])
def test_words_are_text(words: Any) -> None:
    match = westbound.new("pioneers", players=3, seed=7)
    with pytest.raises(IllegalAction, match="is not text"):
        match.play(match.actors()[0], words)


def test_a_record_opens_no_files_and_force_plays_with_our_edition() -> None:
    """Whoever writes a record may name any edition; only who reads it may name a file."""
    text = westbound.new("pioneers", players=2, seed=1).record.dumps()
    foreign = text.replace('"edition":"westbound"', '"edition":"/etc/passwd"', 1)
    with pytest.raises(OtherRules, match=r"^line 1: played with edition /etc/passwd"):
        westbound.load(foreign)
    assert westbound.load(foreign, force=True, seed=1).actors() == westbound.load(text, seed=1).actors()


def test_a_compiled_engine_says_that_it_plays_only_compiled_rules() -> None:
    class Uncompiled(Flow):
        """Rules in plain Python."""

    if not westbound.compiled():
        Uncompiled().advance()
        return
    with pytest.raises(RuntimeError, match="compile Uncompiled like the engine"):
        Uncompiled().advance()
