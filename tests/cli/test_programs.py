"""Bots that are programs of their own, at the terminal."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from tests.cli.desk import process

HOSTILE = Path(__file__).parents[1] / "bots" / "hostile.py"
SCORES = "--quiet"


def played(mode: str, folder: Path, *words: str, typed: str = "") -> tuple[str, str]:
    """What a game against a program shows, and the complaints."""
    programs = f"ada='{sys.executable}' '{HOSTILE}' {mode}"
    done = process("play", "--seed", "1", *words, typed=typed, folder=folder, WESTBOUND_BOT_PROGRAMS=programs)
    assert done.returncode == 0, done.stderr.decode()
    return " ".join(done.stdout.decode().split()), done.stderr.decode()


def test_a_good_program_plays_like_any_bot(tmp_path: Path) -> None:
    shown, complaints = played("good", tmp_path, "--seats", "ada,random", SCORES)
    assert "program" not in shown
    assert complaints == ""


@pytest.mark.parametrize(
    ("language", "sentence", "last"),
    [
        ("en", "’s program gave no valid answer (illegal choice); a default was played.", "too often"),
        ("fr", " n’a pas répondu correctement (choix interdit) ; un coup", "trop souvent"),
        ("de", " gab keine gültige Antwort (unerlaubte Wahl); ein Standardzug", "zu oft"),
    ],
)
def test_a_lapse_is_said_in_the_language_of_the_player(language: str, sentence: str, last: str, tmp_path: Path) -> None:
    shown, _ = played("illegal", tmp_path, "--seats", "ada,random", SCORES, "--lang", language)
    assert shown.count(sentence) == 10
    assert shown.count(last) == 1


def test_a_lapse_is_said_before_the_next_question(tmp_path: Path) -> None:
    shown, _ = played("crash", tmp_path, "--seats", "ada,me", typed="1\n1\n1\n1\n1\n1\n1\n1\n")
    assert "’s program gave no valid answer (ended); a default was played." in shown


def test_a_program_that_is_not_there_is_one_sentence(tmp_path: Path) -> None:
    done = process("games", folder=tmp_path, WESTBOUND_BOT_PROGRAMS="ada=there-is-no-such-program")
    assert done.returncode == 2
    said = b"westbound: the bot 'ada': there is no program 'there-is-no-such-program'\n"
    assert done.stderr == said
