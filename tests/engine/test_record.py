"""A game written down."""

from __future__ import annotations

import io
import json
import random
from pathlib import Path

import pytest

import westbound
from tests.stories.matches import before_chance, finished, pioneers, play_on, snapshots
from westbound.api import open_record
from westbound.engine.record import FORMAT, Header, Played, Record, WrongRecord, read_lines, read_record
from westbound.engine.save import dump
from westbound.games import find


def some_match() -> westbound.Match:
    """With a free undo and one by consent in it."""
    match, rng = pioneers(players=3, seed=5), random.Random(5)
    seat = match.actors()[0]
    match.play(seat, next(words for words in match.legal(seat) if words.startswith("road")))
    match.undo(seat)
    seat = before_chance(match, "coach", rng)
    match.undo(seat, [other for other in range(3) if other != seat])
    play_on(match, 25, rng)
    return match


def lines_of(match: westbound.Match) -> list[str]:
    return match.record.dumps().splitlines(keepends=True)


def changed_header(text: str, **changes: object) -> str:
    header, rest = text.split("\n", 1)
    return json.dumps({**json.loads(header), **changes}) + "\n" + rest


# Writing


def test_the_header_says_what_is_played() -> None:
    match = westbound.new("pioneers", 2, seed=1, options={"covered": "random"}, seats=["Zoë", "Max"])
    header = json.loads(lines_of(match)[0])
    name, digest = match.game.edition(match.box)
    assert header == {
        "westbound": FORMAT,
        "game": "pioneers",
        "rules": match.game.version,
        "edition": name,
        "digest": digest,
        "players": 2,
        "options": {"covered": "random"},
        "seats": ["Zoë", "Max"],
    }
    assert len(digest) >= 8
    assert all(name in lines_of(match)[0] for name in ("Zoë", "Max"))


def test_one_line_per_action() -> None:
    match = some_match()
    lines = [json.loads(line) for line in lines_of(match)[1:]]
    assert len(lines) == match.version
    assert all(line.keys() <= {"seat", "words", "undo", "consent"} for line in lines)
    assert any(line["seat"] is None for line in lines)
    undos = [line for line in lines if "undo" in line]
    assert [bool(line.get("consent")) for line in undos] == [False, True]
    assert all("words" not in line for line in undos)


def test_the_seats_are_called_by_their_colours_if_nobody_says_otherwise() -> None:
    assert pioneers(3).record.header.seats == ["red", "blue", "green"]


def test_the_same_seed_and_words_give_the_same_bytes() -> None:
    first, again = finished(seed=11), pioneers(2, seed=11)
    for line in first.record.log:
        if line.seat is not None:
            again.play(line.seat, line.words)
    assert again.record.dumps().encode() == first.record.dumps().encode()


def test_written_bit_by_bit(tmp_path: Path) -> None:
    match, rng = pioneers(seed=5), random.Random(5)
    path, written = tmp_path / "game.jsonl", 0
    for _ in range(6):
        with path.open("a", encoding="utf-8") as file:
            written = match.record.append_to(file, written)
        assert path.read_text(encoding="utf-8") == match.record.dumps()
        assert read_record(path).log == match.record.log
        play_on(match, 5, rng)
        match.undo(match.past[-1].seat, [0, 1, 2]) if match.past[-1].seat < 3 else None


def test_nothing_new_writes_nothing() -> None:
    match, file = pioneers(), io.StringIO()
    written = match.record.append_to(file, 0)
    text = file.getvalue()
    assert match.record.append_to(file, written) == written
    assert file.getvalue() == text


# Reading


def test_loaded_is_at_the_same_position(tmp_path: Path) -> None:
    match = some_match()
    path = tmp_path / "game.jsonl"
    path.write_text(match.record.dumps(), encoding="utf-8")
    for source in (match.record.dumps(), path, str(path)):
        again = westbound.load(source)
        assert dump(again.table) == dump(match.table)
        assert again.record.dumps() == match.record.dumps()
        assert again.news(None) == match.news(None)
        assert again.actors() == match.actors()
        assert [again.undo_needs(s) for s in match.actors()] == [match.undo_needs(s) for s in match.actors()]


def test_loaded_goes_on_by_another_seed() -> None:
    text = some_match().record.dumps()
    ends = []
    for seed in (1, 1, 2):
        match = westbound.load(text, seed=seed)
        play_on(match, 60, random.Random(3))
        ends.append(match.record.dumps())
    assert ends[0] == ends[1] != ends[2]


def test_a_finished_game() -> None:
    match = finished()
    again = westbound.load(match.record.dumps())
    assert again.over
    assert again.scores() == match.scores()
    assert again.winners() == match.winners()


def test_replay_to_any_point() -> None:
    match = some_match()
    for upto, position in enumerate(snapshots(match.record)):
        again = westbound.load(match.record.dumps(), upto=upto)
        assert again.record.log[:upto] == match.record.log[:upto]
        assert again.version == upto
        assert dump(again.table) == position


def test_a_match_that_was_stopped_goes_on_when_it_is_told() -> None:
    match = pioneers()
    stopped = westbound.load(match.record.dumps(), upto=3)
    assert stopped.version == 3
    assert stopped.actors() == []
    stopped.go_on_with(random.Random(1))
    assert stopped.actors()


def test_actions_are_what_was_not_taken_back() -> None:
    match = some_match()
    again = Record(match.record.header, match.record.actions())
    assert all(line.undo is None for line in again.log)
    assert len(again.log) == len(match.past) < match.version
    assert dump(westbound.load(again.dumps()).table) == dump(match.table)


def test_windows_line_ends() -> None:
    match = some_match()
    again = westbound.load(match.record.dumps().replace("\n", "\r\n"))
    assert dump(again.table) == dump(match.table)
    assert not again.record.recovered


# Cut off and corrupt


def test_a_truncated_last_line_is_recovered() -> None:
    match = some_match()
    text = match.record.dumps()
    last = len(lines_of(match)[-1])
    for cut in range(2, last):
        record = read_record(text[:-cut])
        assert record.recovered
        assert record.log == match.record.log[:-1]
    for whole in (text, text[:-1]):  # only its end is missing: nothing is lost
        assert not read_record(whole).recovered
        assert read_record(whole).log == match.record.log
    assert read_record(text[:-last]).log == match.record.log[:-1]
    assert not read_record(text[:-last]).recovered


def test_a_record_is_read_while_it_is_written() -> None:
    match = some_match()
    lines = read_lines(match.record.lines())
    header = next(lines)
    assert isinstance(header, Header)
    again = open_record(Record(header))
    for number, line in enumerate(lines, 2):
        assert isinstance(line, Played)
        again.replay(line, number)
    assert dump(again.table) == dump(match.table)


@pytest.mark.parametrize(
    "corrupt",
    [
        "",
        "{",
        "pass",
        "[]",
        "null",
        '{"seat":1',
        '{"words":"pass"}',
        '{"seat":"red","words":"pass"}',
        '{"seat":1,"words":3}',
    ],
)
def test_a_corrupt_line_is_refused_by_its_number(corrupt: str) -> None:
    lines = lines_of(some_match())
    lines[9] = corrupt + "\n"
    with pytest.raises(WrongRecord, match=r"^line 10: "):
        westbound.load("".join(lines))


@pytest.mark.parametrize(
    ("line", "complaint"),
    [
        (Played(1), "neither words nor an undo"),
        (Played(1, undo=40), "undoes to action 40 of 8"),
        (Played(1, undo=-1), "undoes to action -1 of 8"),
        (Played(1, "xyzzy"), "there is no action called 'xyzzy'"),
        (Played(1, "pass"), "may not 'pass'"),
        (Played(None, "pass"), "chance may not 'pass'"),
    ],
    ids=str,
)
def test_a_line_that_makes_no_sense_is_refused_by_its_number(line: Played, complaint: str) -> None:
    record = pioneers().record
    record.log[8] = line
    with pytest.raises(WrongRecord, match=f"^line 10: .*{complaint}"):
        westbound.load(record.dumps())


@pytest.mark.parametrize("seat", [3, 4, 7, 99, -1])
def test_a_seat_that_nobody_has_is_refused_by_its_line(seat: int) -> None:
    match = pioneers()
    text = match.record.dumps() + f'{{"seat":{seat},"words":"pass"}}\n'
    with pytest.raises(WrongRecord, match=f"^line {match.version + 2}: "):
        westbound.load(text)


def test_chance_is_not_written_as_a_seat() -> None:
    lines = lines_of(pioneers())
    lines[1] = lines[1].replace("null", "7")
    with pytest.raises(WrongRecord, match=r"^line 2: "):
        westbound.load("".join(lines))


def test_an_undo_that_the_seat_could_not_have_made() -> None:
    match = pioneers(seed=5)
    seat = match.actors()[0]
    match.play(seat, next(words for words in match.legal(seat) if words.startswith("road")))
    other = (seat + 1) % 3
    text = match.record.dumps() + f'{{"seat":{other},"undo":{len(match.past) - 1}}}\n'
    with pytest.raises(WrongRecord, match=f"^line {match.version + 2}: "):
        westbound.load(text)


def test_an_undo_without_the_consent_it_needed() -> None:
    match = pioneers(seed=5)
    seat = before_chance(match, "coach", random.Random(5))
    text = match.record.dumps() + f'{{"seat":{seat},"undo":{match.undo_point(seat)}}}\n'
    with pytest.raises(WrongRecord, match=f"^line {match.version + 2}: "):
        westbound.load(text)


def test_unknown_fields_are_refused() -> None:
    text = some_match().record.dumps()
    lines = text.splitlines(keepends=True)
    lines[4] = lines[4].replace("{", '{"mood":"good",')
    for wrong, number in ((changed_header(text, clock=3), 1), ("".join(lines), 5)):
        with pytest.raises(WrongRecord, match=f"^line {number}: .*unknown field"):
            westbound.load(wrong)


# The header


@pytest.mark.parametrize("text", ["", "\n", "{", "{}\n", "[]\n", '{"seat":1,"words":"pass"}\n', "hello\nworld\n"])
def test_a_header_that_is_missing_or_corrupt(tmp_path: Path, text: str) -> None:
    path = tmp_path / "game.jsonl"
    path.write_text(text)
    with pytest.raises(WrongRecord, match=r"^line 1: "):
        westbound.load(path)


def test_a_header_that_is_cut_off(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    path.write_text(lines_of(pioneers())[0][:40])
    with pytest.raises(WrongRecord, match="line 1: the header is missing or cut off"):
        westbound.load(path)


def test_no_text_at_all(tmp_path: Path) -> None:
    path = tmp_path / "picture.png"
    path.write_bytes(b"\x89PNG\xff\xfe\x00")
    with pytest.raises(WrongRecord, match="is not a record"):
        westbound.load(path)


@pytest.mark.parametrize(
    ("changes", "complaint"),
    [
        ({"westbound": 99}, "format 99; this version of Westbound reads format 1"),
        ({"game": "chess"}, "there is no game called 'chess'"),
        ({"game": "pioners"}, "did you mean 'pioneers'"),
        ({"players": 9}, "is for 2 to 4 players, not 9"),
        ({"players": "two"}, "players"),
        ({"options": {"weather": "rain"}}, "no option 'weather'"),
        ({"options": {"covered": "no"}}, "no option 'covered'"),
        ({"edition": "moon"}, "moon"),
        ({"rules": 99}, "played by version 99 of the rules of Pioneers; this is 2"),
        ({"digest": "0000"}, r"played with edition westbound \(0000\); this is westbound"),
    ],
    ids=str,
)
def test_another_header_is_refused(changes: dict[str, object], complaint: str) -> None:
    with pytest.raises(WrongRecord, match=f"^line 1: .*{complaint}"):
        westbound.load(changed_header(some_match().record.dumps(), **changes))


@pytest.mark.parametrize("changes", [{"rules": 99}, {"digest": "0000"}, {"rules": 0, "digest": ""}], ids=str)
def test_force_tries_other_rules_and_editions(changes: dict[str, object]) -> None:
    match = some_match()
    text = changed_header(match.record.dumps(), **changes)
    assert dump(westbound.load(text, force=True).table) == dump(match.table)
    broken = text.replace('"words":"first ', '"words":"cover ')
    with pytest.raises(WrongRecord, match=r"^line \d+: "):  # the first difference
        westbound.load(broken, force=True)


def test_force_reads_no_other_format() -> None:
    with pytest.raises(WrongRecord, match="format 2"):
        westbound.load(changed_header(some_match().record.dumps(), westbound=2), force=True)


def test_another_edition_of_ones_own(tmp_path: Path) -> None:
    source = find("pioneers").text.parent / "edition" / "westbound.toml"
    path = tmp_path / "mine.toml"
    path.write_text(source.read_text().replace('name = "westbound"', 'name = "mine"', 1))
    match = westbound.new("pioneers", 2, seed=1, edition=path)
    assert match.record.header.edition == "mine"
    text = match.record.dumps()
    assert dump(westbound.load(text, edition=path).table) == dump(match.table)
    with pytest.raises(WrongRecord, match=r"^line 1: "):
        westbound.load(text)
    with pytest.raises(WrongRecord, match=r"^line 1: played with edition mine"):
        westbound.load(text, edition="westbound")


def test_a_header_cannot_be_made_wrong() -> None:
    header = pioneers().record.header
    assert isinstance(header, Header)
    with pytest.raises(AttributeError):
        header.players = 4  # type: ignore[misc]  # that it is frozen is the point
