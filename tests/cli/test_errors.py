"""Every error is one readable sentence and exit code 2."""

from __future__ import annotations

from pathlib import Path
from subprocess import PIPE, Popen

import pytest

from tests.cli.desk import COMMAND, complaint, process, run
from tests.stories.matches import finished

NO_ROBOT = "a seat is 'me', 'me:NAME' or a bot (random, greenhorn, greedy, scout, marshal, legend), not 'robot'"


@pytest.mark.parametrize(
    ("words", "part"),
    [
        ("play chess", "there is no game called 'chess' (there are: pioneers"),
        ("play pioneer", "did you mean 'pioneers'?"),
        ("play --seats me,robot", NO_ROBOT),
        ("play --seats me,gredy", "did you mean 'greedy'?"),
        ("play --seats me,,me", "not ''"),
        ("play --seats me:,me", "a name has 1 to 20 letters"),
        ("play --seats me:greedy,me", "'greedy' can't be a name"),
        ("play --seats me:Anna,me:anna", "two people are called 'anna'"),
        ("play --seats me", "Pioneers is for 2 to 4 players, not 1"),
        ("play --players 9", "Pioneers is for 2 to 4 players, not 9"),
        ("play --players 0", "Pioneers is for 2 to 4 players, not 0"),
        ("play --players 3 --seats me,random", "3 players cannot take 2 seats"),
        ("play --players many", "--players"),
        ("play --seed -1", "--seed"),
        ("play --seed x", "--seed"),
        ("play --lang es", "there is no language called 'es' (there are: en, fr, de)"),
        ("play --option covered", "KEY=VALUE"),
        ("play --option covered=maybe --players 2", "one of printed, random, not 'maybe'"),
        ("play --option color=1 --players 3", "has no option 'color'"),
        ("play --edition nope.toml", "nope.toml: no such file"),
        ("play --load nope.jsonl", "nope.jsonl: no such file"),
        ("play --load .", ".: is a directory"),
        ("play --save /nowhere/x.jsonl --seats random,random", "/nowhere/x.jsonl cannot be written"),
        ("play --bogus", "--bogus"),
        ("replay nope.jsonl", "nope.jsonl: no such file"),
        ("replay", "file"),
        ("check nope.jsonl", "nope.jsonl: no such file"),
        ("check .", ".: is a directory"),
        ("draw chess", "there is no game called 'chess'"),
        ("draw --seat 7", "there is no seat '7'; seats are 0 (red), 1 (blue), 2 (green), or none"),
        ("draw --players 7", "Pioneers is for 2 to 4 players, not 7"),
        ("draw --after 5", "--after needs --random or --record FILE"),
        ("draw --after -1", "--after"),
        ("draw --lang es", "there is no language called 'es'"),
        ("draw --record nope.jsonl", "nope.jsonl: no such file"),
        ("games extra", "extra"),
        ("bogus", "bogus"),
    ],
)
def test_what_cannot_be_done_is_one_sentence(words: str, part: str) -> None:
    assert part in complaint(*words.split())


def test_the_same_in_a_process_of_its_own(tmp_path: Path) -> None:
    done = process("play", "--seats", "me,robot", folder=tmp_path)
    assert (done.returncode, done.stdout) == (2, b"")
    assert done.stderr.decode() == f"westbound: {NO_ROBOT}\n"


@pytest.mark.parametrize(
    "content", [b"", b"hello\n", b"{}\n", b"[1, 2]\n", b"\xff\xfe\x00\x01", b"null\n", b'{"seat":1}']
)
@pytest.mark.parametrize("command", ["check", "replay", "play --load", "draw --record"])
def test_a_file_that_is_no_record(command: str, content: bytes, tmp_path: Path) -> None:
    file = tmp_path / "other.txt"
    file.write_bytes(content)
    assert "is not a record" in complaint(*command.split(), file)
    assert file.read_bytes() == content


def test_a_save_file_that_is_something_else_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear Anna\n")
    assert "already exists and is not a record" in complaint("play", "--seats", "random,random", "--save", file)
    assert file.read_text() == "Dear Anna\n"


def test_loading_says_what_does_not_fit_the_record(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    file.write_text(finished(players=2).record.dumps())
    assert "a game of pioneers, not of chess" in complaint("play", "chess", "--load", file)
    assert "a game of 2 players, not of 3" in complaint("play", "--players", "3", "--load", file)
    assert "a game of 2 players, not of 3 seats" in complaint("play", "--seats", "me,me,me", "--load", file)
    assert "has its options already" in complaint("play", "--option", "covered=random", "--load", file)
    assert "a game of pioneers, not of chess" in complaint("draw", "chess", "--record", file)
    assert "there is no seat 'yellow'" in complaint("replay", file, "--seat", "yellow")
    assert "there is no language called 'es'" in complaint("replay", file, "--lang", "es")
    assert "choices by players, not 9999" in complaint("draw", "--record", file, "--after", "9999")


def test_a_mistake_of_ours_shows_no_traceback(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken() -> list[str]:
        raise RuntimeError("oh\nno")

    monkeypatch.setattr("westbound.games", broken)
    assert complaint("games") == "a bug in Westbound: RuntimeError: oh no (WESTBOUND_DEBUG=1 shows where)"
    monkeypatch.setenv("WESTBOUND_DEBUG", "1")
    assert isinstance(run("games").exception, RuntimeError)


def test_nobody_reads_on(tmp_path: Path) -> None:
    words = [*COMMAND, "play", "--seats", "random,random,random", "--seed", "1"]
    with Popen(words, stdout=PIPE, stderr=PIPE, cwd=tmp_path) as command:
        assert command.stdout
        assert command.stderr
        command.stdout.readline()
        command.stdout.close()
        assert command.stderr.read() == b""


def test_letters_that_a_pipe_does_not_know(tmp_path: Path) -> None:
    done = process(
        "play", "--lang", "de", "--seats", "me,random", typed=b"\xff\xfe\n", folder=tmp_path, PYTHONIOENCODING="ascii"
    )
    assert done.returncode == 0, done.stderr
    assert b"Der Bot" in done.stdout
    assert b"Handlerin" in done.stdout
    assert done.stdout.isascii()
