"""Playing between two pipes: everything is typed line by line."""

from __future__ import annotations

import os
import re
import signal
from pathlib import Path

import pytest

import westbound
from tests.cli.desk import Terminal, loaded, process, run, saved_file, told
from westbound.texts import LANGUAGES

ONES = "1\n" * 400


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Games are saved where one plays."""
    monkeypatch.chdir(tmp_path)
    return tmp_path


# Whole games


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_scripted_game_in_every_language(language: str, folder: Path) -> None:
    shown = told("play", "--seats", "me,random,greedy", "--seed", "3", "--lang", language, typed=ONES)
    final = {"en": "Final scores", "fr": "Scores finaux", "de": "Endstand"}[language]
    assert final in shown
    assert not list(folder.iterdir())
    assert "{" not in shown


@pytest.mark.parametrize("seats", ["random,random", "random,greedy,random", "random,random,random,random"])
def test_bots_play_to_the_end_and_the_scores_are_by_source(seats: str) -> None:
    shown = told("play", "--seats", seats, "--seed", "5")
    assert "emptied coaches" in shown
    assert re.search(r"(wins with|share the victory)", shown)
    assert "Round 1:" in shown
    quiet = told("play", "--seats", seats, "--seed", "5", "--quiet")
    assert "Round 1:" not in quiet
    assert quiet.splitlines()[-1] == shown.splitlines()[-1]


def test_the_same_seed_and_words_are_the_same_game() -> None:
    words = ("play", "--seats", "me,random,random", "--seed", "11")
    assert told(*words, typed=ONES) == told(*words, typed=ONES)
    assert told(*words, typed=ONES) != told(*words[:-1], "12", typed=ONES)


def test_the_usual_game_is_you_against_two_bots() -> None:
    shown = told("play", typed="")
    assert "You play Red." in shown
    assert shown.count("The bot “Trader” plays ") == 2
    assert "Type “help” for more" in shown


@pytest.mark.parametrize(
    ("language", "order", "then"),
    [("en", "what", "Then: "), ("fr", "quoi", "Ensuite\u00a0: "), ("de", "was", "Danach: ")],
)
def test_what_tells_what_a_choice_would_trigger_and_plays_nothing(
    language: str, order: str, then: str, folder: Path
) -> None:
    words = ("play", "--seats", "me,random", "--seed", "3", "--lang", language)
    shown = told(*words, typed=f"{order} 1\n{order}\n{order} 99\nwhat road\n")
    assert then in shown
    assert shown.count(f"{order} 2") == 2, "it asks which choice is meant"
    assert not loaded(saved_file(shown, folder)).past[-1].seat < 2, "only chance has played"


@pytest.mark.parametrize(
    ("language", "order", "said"),
    [
        ("en", "why", "There’s no tile here: you can drive through, but not stop."),
        ("fr", "pourquoi", "Il n’y a pas de tuile ici\u00a0: tu peux passer, mais pas t’arrêter."),
        ("de", "warum", "Hier liegt kein Plättchen: Du kannst durchfahren, aber nicht anhalten."),
    ],
)
def test_why_says_what_cannot_be_chosen(language: str, order: str, said: str, folder: Path) -> None:
    words = ("play", "--seats", "me,random", "--seed", "3", "--lang", language)
    shown = told(*words, typed=f"{order}\n{order} castle garden\nwhy atlantis\n")
    assert shown.count(said) == 2
    assert "Castle Garden" in shown
    assert "“atlantis”" in shown.replace("«\u00a0", "“").replace("\u00a0»", "”").replace("„atlantis“", "“atlantis”")
    assert not loaded(saved_file(shown, folder)).past[-1].seat < 2, "only chance has played"


@pytest.mark.parametrize(
    ("language", "order", "where", "move"),
    [
        ("en", "hint", "Look at", "% to win"),
        ("fr", "indice", "Regarde", "\u00a0% de chances de gagner"),
        ("de", "tipp", "Schau", "\u00a0% Siegchance"),
    ],
)
def test_hint_says_where_to_look_then_the_move_then_why(
    language: str, order: str, where: str, move: str, folder: Path
) -> None:
    words = ("play", "--seats", "me,random", "--seed", "3", "--lang", language)
    shown = told(*words, typed=f"{order}\n{order}\n{order}\n{order}\n").split(f"> {order}")
    assert len(shown) == 5
    first, second, third, again = shown[1:]
    assert where in first
    assert move not in first
    assert move in second
    assert third.strip()
    assert again.startswith(third.rstrip()), "there is no more to say"
    assert not loaded(saved_file(again, folder)).past[-1].seat < 2, "only chance has played"


def test_among_people_there_is_no_hint() -> None:
    shown = told("play", "--seats", "me,me", "--seed", "3", typed="\nhint\n")
    assert "Hints are only for a game in which you alone play against bots." in shown


def test_what_says_so_if_a_choice_triggers_nothing() -> None:
    """The first of two people chooses a village; the other has not chosen yet."""
    shown = told("play", "colorado", "--seats", "me,me", "--seed", "3", typed="\nwhat 1\n")
    assert "Nothing beyond the choice itself." in shown


def test_the_language_of_the_machine(folder: Path) -> None:
    assert "Du spielst Rot." in process("play", folder=folder, LANG="de_DE.UTF-8").stdout.decode()
    assert "Tu joues Rouge." in process("play", folder=folder, LC_ALL="fr_FR.UTF-8").stdout.decode()
    assert "You play Red." in process("play", folder=folder, LANG="ja_JP.UTF-8").stdout.decode()


def test_options_and_editions(folder: Path) -> None:
    told("play", "--seats", "me,me", "--option", "covered=random", "--edition", "westbound", typed="")
    match = loaded(next(folder.iterdir()))
    assert match.record.header.options == {"covered": "random"}


# Answers


def test_numbers_words_and_parts_of_words(folder: Path) -> None:
    shown = told("play", "--seats", "me,me", "--seed", "4", typed="\nROAD Erie-Albany\nroad denver\n999\nfly\nquit\n")
    match = loaded(saved_file(shown, folder))
    assert match.record.actions()[-1].words == "road albany-erie"
    assert "Which of these?" not in shown.partition("road denver")[0]
    other = told("play", "--seats", "me,me", "--seed", "4", typed="\nroad denver\n999\nfly\nquit\n")
    assert "Which of these?" in other
    assert "[road denver-albuquerque]" in other
    assert "You can’t do “999” now." in other
    assert "You can’t do “fly” now." in other


def test_orders_in_english_and_in_the_own_language() -> None:
    shown = told(
        "play",
        "--seats",
        "me,random",
        "--seed",
        "4",
        "--lang",
        "fr",
        typed="aide\nscore\nhelp\nplateau\njournal 1\nfin\n",
    )
    assert shown.count("annuler ta dernière action") == 2
    assert "Points actuels" in shown
    assert shown.count("── Pioneers") >= 2
    assert "Partie enregistrée" in shown


def test_news_tell_what_happened_since_the_last_choice() -> None:
    shown = told("play", "--seats", "me,random,random", "--seed", "3", typed=ONES)
    assert "You get the starting coach" not in shown.partition("Round 2")[2]
    assert "Round 2: Blue’s turn." in shown


def test_with_a_file_every_action_is_written_at_once(folder: Path) -> None:
    """Whatever kills the program, what was played is there."""
    terminal = Terminal("play", "--seats", "me,random,random", "--seed", "7", "--save", "kept.jsonl", folder=folder)
    terminal.wait_for("[pass]")
    terminal.wait_for("> ")
    before = loaded(folder / "kept.jsonl").version
    terminal.type("pass")
    terminal.wait_for("You decline ")
    terminal.wait_for("> ")
    os.kill(terminal.pid, signal.SIGKILL)
    assert "pass" in [line.words for line in loaded(folder / "kept.jsonl").record.log[before:] if line.seat == 0]


# Undo


def test_undo_takes_back_and_says_so(folder: Path) -> None:
    shown = told("play", "--seats", "me,me", "--seed", "4", typed="\nroad albany-erie\nundo\nquit\n")
    assert "Undone: Build the Albany–Erie road [road albany-erie]." in shown
    match = loaded(saved_file(shown, folder))
    assert match.record.log[-1].undo is not None
    assert all(not line["roads"] for line in match.view(None)["lines"])


def test_undo_with_nothing_to_take_back() -> None:
    shown = told("play", "--seats", "me,me", "--seed", "4", typed="\nundo\nquit\n")
    assert "You have nothing to undo." in shown


def test_bots_consent_always_and_it_is_said_first(folder: Path) -> None:
    typed = "pass\n1\n" * 3 + "undo\nquit\n"
    shown = told("play", "--seats", "me,random", "--seed", "3", typed=typed)
    needs, agrees, done = (shown.find(text) for text in ("you need Blue to agree", "Blue agrees.", "Undone:"))
    assert 0 < needs < agrees < done
    assert loaded(saved_file(shown, folder)).record.log[-1].consent == (1,)


@pytest.mark.parametrize(
    ("answer", "said", "stands"),
    [
        ("yes", "Undone: Buy coach 1 on display [coach 1].", []),
        ("no", "doesn’t agree; nothing is undone.", ["coach 1"]),
    ],
)
def test_other_people_are_asked(answer: str, said: str, stands: list[str], folder: Path) -> None:
    """A new coach has been revealed, so the other one must agree."""
    names = ["Anna", "Bert"] if westbound.new("pioneers", players=2, seed=3).actors() == [0] else ["Bert", "Anna"]
    seats = ",".join(f"me:{name}" for name in ("Anna", "Bert"))
    shown = told("play", "--seats", seats, "--seed", "3", typed=f"\ncoach 1\nundo\n{answer}\n\nquit\n")
    assert f"you need {names[1]} to agree" in shown
    assert f"{names[1]}, may {names[0]} undo the last action?" in shown
    assert said in shown
    assert [
        line.words for line in loaded(saved_file(shown, folder)).record.actions() if line.seat is not None
    ] == stands


def test_whoever_acted_last_can_still_undo_at_the_handover() -> None:
    match = westbound.new("pioneers", players=2, seed=4)
    turn = match.actors()[0]
    typed = ["", "pass"]
    match.play(turn, "pass")
    while match.actors() == [turn]:
        typed.append(match.legal(turn)[0])
        match.play(turn, typed[-1])
    shown = told("play", "--seats", "me,me", "--seed", "4", typed="\n".join([*typed, "undo", "yes", "", "quit"]))
    assert f"[{typed[-1]}]." in shown.partition("Undone: ")[2].partition("\n")[0]


# Save, load, leave


def test_save_load_and_resume_give_the_same_position(folder: Path) -> None:
    shown = told(
        "play", "--seats", "me,random,me:Anna", "--seed", "9", typed="\n" + "1\n" * 9 + "save here.jsonl\nquit\n"
    )
    assert "Saved to here.jsonl." in shown
    before = loaded(folder / "here.jsonl")
    assert before.record.header.seats == ["me", "random", "Anna"]
    again = told("play", "--load", "here.jsonl", typed="quit\n")
    assert f"here.jsonl: {len(before.record.actions())} actions played so far." in again
    after = loaded(folder / "here.jsonl")
    assert after.view(None) == before.view(None)
    assert after.record.dumps() == before.record.dumps()
    assert [path.name for path in folder.iterdir()] == ["here.jsonl"]


def test_a_resumed_game_can_be_played_to_its_end(folder: Path) -> None:
    told("play", "--seats", "me,random,greedy", "--seed", "9", "--save", "g.jsonl", typed="1\n" * 9)
    assert not loaded(folder / "g.jsonl").over
    shown = told("play", "--load", "g.jsonl", "--seed", "1", typed=ONES)
    assert "Final scores" in shown
    assert loaded(folder / "g.jsonl").over


def test_seats_can_change_hands(folder: Path) -> None:
    told("play", "--seats", "me,me", "--seed", "9", "--save", "g.jsonl", typed="")
    shown = told("play", "--load", "g.jsonl", "--seats", "random,greedy", "--seed", "1", "--quiet")
    assert "Final scores" in shown


def test_the_end_of_input_saves_and_tells_how_to_resume(folder: Path) -> None:
    done = process("play", "--seats", "me,random,random", "--lang", "fr", "--seed", "7", typed="1\n", folder=folder)
    assert done.returncode == 0
    assert done.stderr == b""
    (file,) = folder.iterdir()
    assert re.fullmatch(r"westbound-pioneers-\d{8}-\d{6}\.jsonl", file.name)
    shown = done.stdout.decode()
    assert shown.splitlines()[-1] == f"Pour continuer : westbound play --lang fr --load {file.name}"
    assert "\x1b" not in shown
    assert len(loaded(file).record.actions()) > 1


def test_saving_where_one_cannot_write(folder: Path) -> None:
    (folder / "letter.txt").write_text("Dear Anna\n")
    shown = told("play", "--seats", "me,me", typed="\nsave\nsave /nowhere/x\nsave letter.txt\nquit\n")
    assert "Save where? Type “save FILE”." in shown
    assert "Not saved: /nowhere/x cannot be written: no such file or directory." in shown
    assert "letter.txt already exists and is not a record" in " ".join(shown.split())
    assert (folder / "letter.txt").read_text() == "Dear Anna\n"


def test_a_truncated_record_can_be_resumed(folder: Path) -> None:
    told("play", "--seats", "me,random", "--seed", "9", "--save", "g.jsonl", typed="1\n1\n")
    text = (folder / "g.jsonl").read_text()
    (folder / "g.jsonl").write_text(text[:-9])
    assert "The last line of g.jsonl was cut off" in told("play", "--load", "g.jsonl", typed="")


def test_after_the_end_one_may_look_back_take_back_and_save(folder: Path) -> None:
    match = westbound.new("pioneers", players=2, seed=1)
    typed = []
    while not match.over:
        seat = match.actors()[0]
        typed.append(match.legal(seat)[-1])
        match.play(seat, typed[-1])
    ending = ["score", "log 2", "save end.jsonl", "undo", "yes", "", "quit"]
    shown = told("play", "--seats", "me,me", "--seed", "1", typed="\n".join([*typed, *ending]))
    assert "The game is over." in shown
    assert f"[{typed[-1]}]." in shown.partition("Undone: ")[2].partition("\n")[0]
    assert "Continue with: westbound play --load end.jsonl" in shown


@pytest.mark.parametrize(
    ("lang", "log", "every", "deed", "entry"),
    [
        ("en", "log", "log all", "Albany road: −\u2060$2.", "You pay the bank $2."),
        ("fr", "journal", "journal tout", "Albany : −2 $.", "Tu paies 2 $ à la banque."),
        ("de", "verlauf", "verlauf alles 1", "Albany: −2 $.", "Du zahlst 2 $ an die Bank."),
    ],
)
def test_the_log_has_a_line_for_each_deed_or_every_entry(
    folder: Path, lang: str, log: str, every: str, deed: str, entry: str
) -> None:
    match = westbound.new("pioneers", players=2, seed=1)
    road = next(words for words in match.legal(match.actors()[0]) if words.startswith("road"))
    typed = "\n".join([road, log, every, "quit"])
    shown = told("play", "--seats", "me,me", "--seed", "1", "--lang", lang, typed=typed)
    rest, entries = shown.split(f"> {every}\n")
    deeds, entries = (" ".join(text.split()) for text in (rest.split(f"> {log}\n")[1], entries))
    assert (deed in deeds, entry in deeds) == (True, False)
    assert (deed in entries, entry in entries) == (False, True)


def test_ctrl_c_in_the_middle_of_a_bots_thought(monkeypatch: pytest.MonkeyPatch, folder: Path) -> None:
    def interrupted(*_: object) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr("westbound.bots.random.Random.choose", interrupted)
    result = run("play", "--seats", "random,random")
    assert result.exit_code == 130
    assert loaded(saved_file(result.stdout, folder)).actors()


def test_a_mistake_of_ours_saves_the_game_first(monkeypatch: pytest.MonkeyPatch, folder: Path) -> None:
    def broken(*_: object) -> int:
        raise RuntimeError("no idea")

    monkeypatch.setattr("westbound.bots.random.Random.choose", broken)
    result = run("play", "--seats", "random,random")
    assert result.exit_code == 2
    assert "RuntimeError: no idea" in result.stderr
    assert loaded(saved_file(result.stdout, folder)).actors()
