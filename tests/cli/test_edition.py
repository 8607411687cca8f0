"""Custom editions at the command line: started, checked, compared, played."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import westbound
from tests.cli.desk import complaint, run, told
from westbound.editions import checking, files
from westbound.editions.differences import differences
from westbound.engine.edition import Content

GAMES = [name for name in westbound.games() if checking.ours(westbound.game(name))]
EVERY_GAME = pytest.mark.parametrize("game", GAMES)


def says(game: str) -> dict[str, Any]:
    ours = checking.ours(westbound.game(game))
    assert ours
    return dict(ours.says)


@EVERY_GAME
def test_a_new_edition_is_ours_under_another_name(tmp_path: Path, game: str) -> None:
    file = tmp_path / "Grandma’s box.toml"
    assert "is an edition of" in told("edition", "new", game, file)
    assert tomllib.loads(file.read_text(encoding="utf-8")) == {**says(game), "name": "grandma_s_box"}
    assert "# An edition of" in file.read_text(encoding="utf-8")
    assert "no mistakes" in told("edition", "check", file)


def test_a_new_edition_begins_with_another(tmp_path: Path) -> None:
    first, second = tmp_path / "first.toml", tmp_path / "second.toml"
    first.write_text(files.write({**says("pioneers"), "version": 7}), encoding="utf-8")
    told("edition", "new", "pioneers", second, "--from", first)
    assert tomllib.loads(second.read_text(encoding="utf-8"))["version"] == 7


def test_nothing_but_the_edition_gets_another_name(tmp_path: Path) -> None:
    first, second = tmp_path / "first.toml", tmp_path / "second.toml"
    text = files.write(says("pioneers")).replace('name = "westbound"', 'name="Grandma"', 1)
    first.write_text(text, encoding="utf-8")
    told("edition", "new", "pioneers", second, "--from", first)
    assert tomllib.loads(second.read_text(encoding="utf-8")) == says("pioneers") | {"name": "second"}


def test_a_beginning_of_another_game_is_refused(tmp_path: Path) -> None:
    first, second = tmp_path / "first.toml", tmp_path / "second.toml"
    told("edition", "new", "colorado", first)
    words = complaint("edition", "new", "pioneers", second, "--from", first)
    assert words == f"{first} is an edition of Colorado, not of Pioneers"
    assert not second.exists()


def test_nothing_is_overwritten(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text("precious", encoding="utf-8")
    assert complaint("edition", "new", "pioneers", file) == f"{file} already exists; choose another name"
    assert file.read_text(encoding="utf-8") == "precious"


def test_a_beginning_that_is_not_there(tmp_path: Path) -> None:
    words = complaint("edition", "new", "pioneers", tmp_path / "new.toml", "--from", tmp_path / "old.toml")
    assert words == f"{tmp_path / 'old.toml'}: can’t be read: no such file or directory"
    assert not (tmp_path / "new.toml").exists()


# All complaints at once


def changed(game: str, *changes: tuple[str, Any]) -> Content:
    """Our edition under another name, with something changed: each time where, and into what."""
    content = tomllib.loads(files.write(says(game) | {"name": "mine"}))
    for where, new in changes:
        part: Any = content
        *way, last = where.split(".")
        for word in way:
            part = part[int(word) if isinstance(part, list) else word]
        at: Any = int(last) if isinstance(part, list) else last
        part[at] = new(part[at]) if callable(new) else new
    return Content(content)


def keys(game: str, *changes: tuple[str, Any]) -> list[str]:
    return [complaint.key for complaint in checking.complaints(westbound.game(game), changed(game, *changes))]


COACH = {"name": "Sod Buster", "seats": ["farmer"], "points": 99}
REGION = {"kind": "canyon", "medal": 99, "flag": [2000, 0], "label": ""}
REGION_KEYS = ("shape", "steps", "name", "label", "kind", "flag", "medal")
TILES = ("merchant", "sergeant", "barkeeper", "digger", "farmer", "hotel")
FOLK = {"set": "F", "name": "The Herder", "person": "", "does": ["now dance"], "scores": ["now gain 1 wood"]}
WRONG: list[tuple[str, list[tuple[str, Any]], list[str]]] = [
    ("pioneers", [("coaches.0", COACH)], ["coaches[1].name", "coaches[1].seats", "coaches[1].points"]),
    ("pioneers", [("coaches.0.points", 3), ("coaches.9.points", 3)], ["coaches[1].points", "coaches[10].points"]),
    ("pioneers", [("coaches.0.points", "3"), ("starting.0.points", 3)], ["coaches[1].points", "starting[1].points"]),
    ("pioneers", [("tiles", {"banker": 6}), ("name", "")],
     ["name", "tiles.banker", *(f"tiles.{tile}" for tile in TILES)]),
    ("pioneers", [("tiles.banker", 6), ("nuggets.3", 7)], ["tiles.banker", "nuggets.3"]),
    ("pioneers", [("side.four.start.x", 1001), ("side.three.start.y", 621)],
     ["side.four.start.x", "side.three.start.y"]),
    ("pioneers", [("side.four.cities.boston", {"label": "x" * 41, "x": -1, "y": "1"})],
     ["side.four.cities.boston.label", "side.four.cities.boston.x", "side.four.cities.boston.y"]),
    ("pioneers", [("side.four.lines", lambda lines: [*lines, "boston", "x-y"])], ["side.four.lines"] * 2),
    ("pioneers", [("side.four.lines", lambda lines: lines[4:])], ["side.four.lines"] * 3),
    ("pioneers", [("side.four", 3), ("side.three", 3)], ["side.four", "side.three"]),
    ("pioneers", [("side.three.covered", ["boston"] * 8)], ["side.three.covered"]),
    ("pioneers", [("name", 1), ("version", "1"), ("color", "red")], ["name", "version", "color"]),
    ("colorado", [("regions.0", {**REGION, "name": "A"})], [f"regions[1].{key}" for key in REGION_KEYS]),
    ("colorado", [("regions.0.medal", 0), ("regions.5.medal", 0)], ["regions[1].medal", "regions[6].medal"]),
    ("colorado", [("regions.0.kind", "lake")], ["regions", "regions"]),
    ("colorado", [("regions.0.steps.0", {"at": [1], "icon": "x", "links": []})],
     ["regions[1].steps[1].at", "regions[1].steps[1].icon", "regions[1].steps[1].links"]),
    ("colorado", [("regions.0.shape", []), ("mountains.0.shape", [])], ["regions[1].shape"]),
    ("colorado", [("mountains.0", {"label": " ", "between": ["a"], "shape": []})],
     ["mountains[1].label", "mountains[1].between", "mountains[1].shape"]),
    ("colorado", [("adjacent", lambda pairs: [*pairs, ["a", "b"], pairs[0]])], ["adjacent[23]"]),
    ("colorado", [("adjacent", lambda pairs: [*pairs, pairs[0], pairs[1]])], ["adjacent[23]", "adjacent[24]"]),
    ("colorado", [("railroad.medal", 0), ("railroad.steps.0.icon", "x")], ["railroad.medal", "railroad.steps[1].icon"]),
    ("colorado", [("zones.desert", [3]), ("zones.lake", [1]), ("zones.medals.lake", 0)],
     ["zones.desert", "zones.lake", "zones.medals.lake"]),
    ("colorado", [("tipi.icons", []), ("tipi.medals", []), ("saloon.medals", [1])],
     ["tipi.icons", "tipi.medals", "saloon.medals"]),
    ("colorado", [("regions.0.medal", 0), ("wanted.medals", [1]), ("name", "\u200b")],
     ["name", "regions[1].medal", "wanted.medals"]),
    ("pioneer_days", [("townsfolk.0", FOLK)],
     ["townsfolk[1].set", "townsfolk[1].name", "townsfolk[1].person", "townsfolk[1].does", "townsfolk[1].scores"]),
    ("pioneer_days", [("townsfolk.0.does", []), ("townsfolk.9.does", [])], ["townsfolk[1].does", "townsfolk[10].does"]),
    ("pioneer_days", [("townsfolk.0.set", "B")], ["townsfolk", "townsfolk"]),
    ("pioneer_days", [("townsfolk.0.name", "laid")], ["townsfolk[1].name"]),
    ("pioneer_days", [("townsfolk.0.label", "a\nb")], ["townsfolk[1].label"]),
    ("pioneer_days", [("towns.0", {"name": "A", "label": "", "wood": 9, "favors": 9})],
     ["towns[1].name", "towns[1].label", "towns[1].", "towns[1].favors"]),
    ("pioneer_days", [("towns.0.favors", 9), ("towns.1.wood", 10**30)], ["towns[1].favors", "towns[2].wood"]),
    ("pioneer_days", [("equipment.0", {"name": "x", "kind": "cards", "does": []})], ["equipment[1].does"]),
    ("pioneer_days", [("equipment.0.name", "lucky")], ["equipment[1].name"]),
    ("pioneer_days", [("boards.0.wagon", "huge"), ("boards.0.does", ["now gain 1 wood"]), ("boards.1.scores", ["x"])],
     ["boards[1].does", "boards[1].wagon", "boards[2].scores"]),
    ("pioneer_days", [("standard.wagon", "huge"), ("boards.0.gold", 9)], ["standard.wagon", "boards[1].goods"]),
    ("pioneer_days", [("townsfolk.0.set", "F"), ("towns.0.favors", 9), ("version", 1.5)],
     ["version", "townsfolk[1].set", "towns[1].favors"]),
]  # fmt: skip


@pytest.mark.parametrize(("game", "changes", "wanted"), WRONG)
def test_all_that_is_wrong_is_told(game: str, changes: list[tuple[str, Any]], wanted: list[str]) -> None:
    assert sorted(keys(game, *changes)) == sorted(wanted)


def test_complaints_are_printed_with_their_reasons(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(
        files.write(changed("pioneers", ("tiles.banker", 6), ("coaches.0.points", 3)).says), encoding="utf-8"
    )
    result = run("edition", "check", file)
    assert result.exit_code == 2
    assert result.stdout.splitlines() == [
        f"{file}: an edition of Pioneers; 2 things wrong:",
        "  tiles.banker: there are 7 of these in the box, not 6",
        "  coaches[1].points: 3 points; a coach here is worth 4 to 10",
    ]


@pytest.mark.parametrize(
    ("language", "reason"),
    [
        ("en", "1 seat; a coach here has 2 to 4"),
        ("fr", "1 place\u00a0; un chariot en a ici 2 à 4"),
        ("de", "1 Platz; eine Kutsche hat hier 2 bis 4"),
    ],
)
def test_complaints_are_told_in_the_chosen_language(tmp_path: Path, language: str, reason: str) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(files.write(changed("pioneers", ("coaches.0.seats", ["farmer"])).says), encoding="utf-8")
    assert f"  coaches[1].seats: {reason}" in run("edition", "check", file, "--lang", language).stdout.splitlines()


@EVERY_GAME
def test_an_edition_does_not_go_by_the_name_of_ours(game: str) -> None:
    assert keys(game, ("name", "westbound"), ("version", 7)) == ["name"]
    assert keys(game, ("name", "westbound")) == []  # which is ours


def test_several_files_are_checked(tmp_path: Path) -> None:
    good, bad = tmp_path / "good.toml", tmp_path / "bad.toml"
    good.write_text(files.write(says("colorado")), encoding="utf-8")
    bad.write_text("name = = 3", encoding="utf-8")
    result = run("edition", "check", bad, good, tmp_path / "none.toml")
    assert result.exit_code == 2
    first, second, third = result.stdout.splitlines()
    assert first == f"{bad}: not a TOML file: there is a mistake in line 1, column 8"
    assert second.endswith("no mistakes.")
    assert third.endswith("no such file or directory")


def test_what_is_of_no_game(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text('name = "mine"\nversion = 1\n', encoding="utf-8")
    assert "doesn’t belong to a game" in run("edition", "check", file).stdout
    assert "coaches: missing" in run("edition", "check", file, "--game", "pioneers").stdout


def test_the_first_complaint_and_how_many_more(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(files.write(changed("pioneers", ("tiles.banker", 6), ("nuggets.3", 7)).says), encoding="utf-8")
    words = complaint("play", "pioneers", "--edition", file)
    assert words == "mine.toml: tiles.banker: there are 7 of these in the box, not 6 (and 1 more)"


# Differences


def test_differences_in_words(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    mine = changed(
        "pioneers",
        ("name", "mine"),
        ("coaches.6.points", 6),
        ("side.four.cities.albany.x", 130),
        ("side.four.lines", lambda lines: [*lines[:-1], "albany-utica"]),
    )
    file.write_text(files.write(mine.says), encoding="utf-8")
    result = run("edition", "diff", "pioneers", file)
    assert result.exit_code == 1
    assert result.stdout.splitlines() == [
        "name westbound → mine",
        "coaches mother_lode: points 5 → 6",
        "side four: lines yreka-san_francisco only in A; lines albany-utica only in B",
        "side four cities albany: x 876 → 130",
    ]


def test_rows_that_only_one_has() -> None:
    one = {"coaches": [{"name": "a", "points": 1}, {"name": "b", "points": 2}]}
    other = {"coaches": [{"name": "b", "points": 3}, {"name": "c", "points": 1}], "more": 1}
    assert list(differences(one, other)) == [
        "more 1 only in B",
        "coaches a: only in A",
        "coaches b: points 2 → 3",
        "coaches c: only in B",
    ]


def test_what_one_list_has_more_of() -> None:
    """One farmer less is not another order."""
    many = [f"city{number}" for number in range(9)]
    pairs = [[1, 2], [1, 2], [3, 4]]
    assert list(differences({"seats": ["farmer", "farmer"]}, {"seats": ["farmer"]})) == ["seats farmer only in A"]
    assert list(differences({"pairs": pairs[1:]}, {"pairs": pairs})) == ["pairs [1, 2] only in B"]
    assert list(differences({"cities": many}, {"cities": many[::-1]})) == ["cities in another order"]


def test_rows_without_a_name_are_compared_by_their_place() -> None:
    one, other = {"steps": [{"at": [1, 2]}]}, {"steps": [{"at": [1, 3]}]}
    assert list(differences(one, other)) == ["steps 1: at [1, 2] → [1, 3]"]


@EVERY_GAME
def test_an_edition_is_like_itself(game: str) -> None:
    assert told("edition", "diff", game, game) == "They are the same.\n"


# Files


@EVERY_GAME
def test_our_editions_can_be_written(game: str) -> None:
    text = files.write(says(game))
    assert tomllib.loads(text) == says(game)
    assert max(map(len, text.splitlines())) < 160


TEXTS = st.text(max_size=8)
VALUES = st.recursive(
    TEXTS | st.integers() | st.booleans(),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(TEXTS, inner, max_size=4),
    max_leaves=20,
)


@given(st.dictionaries(TEXTS, VALUES, max_size=6))
def test_whatever_is_written_can_be_read(content: dict[str, Any]) -> None:
    assert tomllib.loads(files.write(content)) == content


def test_an_own_edition_can_be_played(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    told("edition", "new", "pioneer_days", file)
    text = file.read_text(encoding="utf-8").replace('name = "herder"', 'name = "goat_herd"\nlabel = "Goat herd"')
    file.write_text(text, encoding="utf-8")
    record = tmp_path / "game.jsonl"
    told("play", "pioneer_days", "--edition", file, "--seats", "random,random", "--save", record, "--seed", "1")
    header = record.read_text(encoding="utf-8").splitlines()[0]
    assert '"edition":"mine"' in header
    assert "edition mine" in told("check", record, "--edition", file)
    assert "Goat herd" in told("replay", record, "--edition", file)
