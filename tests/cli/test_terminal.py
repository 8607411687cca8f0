"""At a real terminal: colors, Ctrl-C, several people at one screen."""

from __future__ import annotations

import signal
from pathlib import Path

import pytest

from tests import ROOT
from tests.cli.desk import Terminal, loaded, saved_file
from westbound.engine.record import Played


def test_the_greeting_fits_one_screen_and_waits(tmp_path: Path) -> None:
    terminal = Terminal("play", "--seed", "7", folder=tmp_path)
    greeting = terminal.wait_for("Press Enter to start.")
    assert greeting.count("\n") < 24
    assert "Castle" not in greeting
    terminal.type("")
    terminal.wait_for("Castle")
    terminal.wait_for("> ")
    terminal.press_control_c()
    assert terminal.leave()[0] == 130


@pytest.mark.parametrize("way", ["Ctrl-C", "SIGTERM", "SIGHUP"])
def test_ctrl_c_saves_and_tells_how_to_resume(way: str, tmp_path: Path) -> None:
    terminal = Terminal("play", "--seats", "me,random,random", "--seed", "7", folder=tmp_path)
    terminal.wait_for("[pass]")
    terminal.wait_for("> ")
    terminal.type("pass")
    terminal.wait_for("[pass]")
    terminal.wait_for("> ")
    if way == "Ctrl-C":
        terminal.press_control_c()
    else:
        terminal.send(signal.Signals[way])
    code, shown = terminal.leave()
    assert code == 130
    assert "Traceback" not in shown
    assert "Continue with: westbound play --load westbound-pioneers-" in shown
    match = loaded(saved_file(shown, tmp_path))
    assert Played(0, "pass") in match.record.actions()


SLOW = {"WESTBOUND_BOT_MODULES": "tests.cli.slow_bots", "PYTHONPATH": str(ROOT)}


def test_ctrl_c_hurries_a_bot_that_thinks(tmp_path: Path) -> None:
    terminal = Terminal("play", "--seats", "slow,me", "--seed", "7", folder=tmp_path, **SLOW)
    terminal.wait_for("is thinking. (Ctrl-C: choose now)")
    terminal.press_control_c()
    terminal.wait_for("[pass]")
    terminal.wait_for("> ")
    terminal.press_control_c()
    code, shown = terminal.leave()
    assert code == 130
    assert [line.seat for line in loaded(saved_file(shown, tmp_path)).record.actions()].count(0) >= 1


def test_ctrl_c_again_leaves_a_bot_that_goes_on_thinking(tmp_path: Path) -> None:
    terminal = Terminal("play", "--seats", "stubborn,me", "--seed", "7", folder=tmp_path, **SLOW)
    terminal.wait_for("is thinking.")
    terminal.press_control_c()
    terminal.wait_for("Not yet!")
    terminal.press_control_c()
    code, shown = terminal.leave()
    assert code == 130
    assert "Continue with: westbound play --load westbound-pioneers-" in shown


def test_a_marshal_says_that_it_thinks(tmp_path: Path) -> None:
    terminal = Terminal("play", "--seats", "marshal,me", "--seed", "7", folder=tmp_path)
    terminal.wait_for("is thinking. (Ctrl-C: choose now)")
    terminal.wait_for("[pass]")
    terminal.wait_for("> ")
    terminal.type("quit")
    assert terminal.leave()[0] == 0


def test_ctrl_d_is_the_end_of_input(tmp_path: Path) -> None:
    terminal = Terminal("play", "--seed", "7", folder=tmp_path)
    terminal.wait_for("Press Enter to start.")
    terminal.wait_for("> ")
    terminal.type("\x04")
    code, shown = terminal.leave()
    assert code == 0
    assert "Continue with:" in shown


def test_colours_unless_somebody_wants_none(tmp_path: Path) -> None:
    for env, colored in (({}, True), ({"NO_COLOR": "1"}, False)):
        terminal = Terminal("play", "--seats", "me,random", "--seed", "7", folder=tmp_path, **env)
        shown = terminal.wait_for("[pass]")
        assert ("\x1b[97;45m" in shown or "\x1b[1;91m" in shown or "\x1b[1;91" in shown) == colored
        terminal.type("quit")
        assert terminal.leave()[0] == 0


def test_between_two_people_the_screen_is_cleared_and_waits(tmp_path: Path) -> None:
    terminal = Terminal("play", "--seats", "me:Anna,me:Bert", "--seed", "3", folder=tmp_path)
    before = terminal.wait_for("Press Enter when nobody else is looking.")
    assert "\x1b[3J" in before
    assert "Castle" not in before
    terminal.type("")
    terminal.wait_for("[pass]")
    terminal.type("pass")
    for _ in range(9):
        shown = terminal.wait_for("> ")
        if "nobody else is looking" in shown:
            break
        terminal.type("1")
    between = shown.rpartition("\x1b[3J")[2]
    assert "nobody else is looking" in between
    assert "Castle" not in between
    terminal.press_control_c()
    assert terminal.leave()[0] == 130


def test_a_low_screen_names_many_lines_on_one_row_and_lists_them_when_asked(tmp_path: Path) -> None:
    terminal = Terminal("play", "--seats", "me,me", "--seed", "3", folder=tmp_path)
    terminal.wait_for("looking.")
    terminal.type("")
    shown = terminal.wait_for("[coach 4]")
    assert "“road” shows them all" in shown.replace("\r\n      ", " ")
    assert "sioux_city-fort_laramie" not in shown
    terminal.type("road")
    terminal.wait_for("sioux_city-fort_laramie")
    terminal.type("board")
    terminal.wait_for("Enter: more")
    terminal.type("")
    terminal.wait_for("Points")
    terminal.type("quit")
    assert terminal.leave()[0] == 0


def test_tab_completes_words(tmp_path: Path) -> None:
    terminal = Terminal("play", "--seats", "me,me", "--seed", "3", folder=tmp_path)
    terminal.wait_for("looking.")
    terminal.type("")
    terminal.wait_for("[coach 4]")
    terminal.wait_for("> ")
    terminal.type("road sioux_city-fort_l\t")
    terminal.wait_for("sioux_city-fort_laramie")
    terminal.type("undo")
    terminal.wait_for("Undone: Build the Sioux City–Fort Laramie road [road")
    terminal.type("quit")
    assert terminal.leave()[0] == 0
