"""The texts: whole in every language, and said without a hitch."""

from __future__ import annotations

import itertools
import re
import shutil
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import connect_four.game
import pytest
from fluent.runtime import FluentResource
from fluent.syntax.ast import Message

import westbound
from tests.stories.matches import positions
from tests.stories.texts import Proofreader, tell, written
from westbound.coach.report import FOLDER as COACH
from westbound.engine.entry import Entry
from westbound.engine.game import Game, View
from westbound.engine.names import EVERYBODY
from westbound.games.pioneers import names
from westbound.games.pioneers.game import GAME, PioneersGame
from westbound.games.pioneers.picture import ENGLISH
from westbound.games.pioneers.printed import JOB_NAMES, TILE_NAMES
from westbound.server.notices.wording import FOLDER as LETTERS
from westbound.speech import COMMON, Speech
from westbound.texts import LANGUAGES, Texts, UnknownLanguage, WrongText

ROOT = Path(__file__).parents[1]
FOUR: Game = connect_four.game.GAME
GAMES = [*(westbound.game(name) for name in westbound.games()), FOUR]
ASKED = [
    "purchase",
    "building",
    "movement",
    "routing",
    "settling",
    "free road",
    "barkeeping",
    "more farmers",
    "joining",
]
OWN_NAMES = ["Annie", "blue"]
BOX = GAME.box(4)
PROOF = Proofreader([*JOB_NAMES, *GAME.seats])

every_language = pytest.mark.parametrize("language", LANGUAGES)
FOLDERS = [COMMON, LETTERS, COACH, *(game.text for game in GAMES)]
every_folder = pytest.mark.parametrize("folder", FOLDERS, ids=lambda f: f.parent.name)


# Every text in every language


def keys(folder: Path, language: str) -> list[str]:
    """All keys of a file, those of attributes too: ``built``, ``built.you``."""
    body = FluentResource((folder / f"{language}.ftl").read_text(encoding="utf-8")).body
    messages = [message for message in body if isinstance(message, Message)]
    attributes = [f"{message.id.name}.{attribute.id.name}" for message in messages for attribute in message.attributes]
    return [message.id.name for message in messages if message.value] + attributes


def missing(folder: Path) -> list[str]:
    """What one language has and another has not: ``fr: built.you``."""
    known = {language: set(keys(folder, language)) for language in LANGUAGES}
    everything = set().union(*known.values())
    return [f"{language}: {key}" for language in LANGUAGES for key in sorted(everything - known[language])]


@every_folder
def test_every_text_is_there_in_every_language(folder: Path) -> None:
    assert missing(folder) == []


@every_language
@every_folder
def test_no_text_is_there_twice(folder: Path, language: str) -> None:
    everything = keys(folder, language)
    assert len(everything) == len(set(everything))


@every_language
@every_folder
def test_apostrophes_are_printed_ones(folder: Path, language: str) -> None:
    assert "'" not in (folder / f"{language}.ftl").read_text(encoding="utf-8")


HABITS = {
    "en": "is told|who is asked|so many|lays? (a|no) card|besides|free of charge|(colour|neighbour|favour|centre)s?",
    "fr": "tarifs?|General Store|aussitôt|se joindre|déclin(e|es|er) (l|ton|les)|bienveillants?|avec les yeux|oublier",
    "de": "gefeit|Stück Vieh|Verbindungslinien?|mitsiedeln|Kennsatz|Rettungscode|am Zug ist|rückt die Katastrophe",
}  # what players should never read again


@every_language
def test_texts_for_players_are_plain(language: str) -> None:
    texts = [*ROOT.glob(f"src/westbound/**/{language}.ftl"), *ROOT.glob(f"web/src/**/{language}.ftl")]
    pages = [*texts, *ROOT.glob(f"src/westbound/**/rulebook/{language}.md")]
    others = {game.name for game in GAMES if game.number == Game.number}
    assert len([page for page in pages if not others & set(page.parts)]) == 19
    said = "\n".join(re.sub(r"(?m)^#.*|^[\w-]+ =", "", page.read_text(encoding="utf-8")) for page in pages)
    assert re.findall(rf"(?i)\b(?:{HABITS[language].replace('(', '(?:')})\b", said) == []


def without(folder: Path, language: str, key: str, text: str) -> Path:
    """A copy of the texts, without one of them."""
    copy = shutil.copytree(GAME.text, folder / "text")
    file = copy / f"{language}.ftl"
    kept = re.sub(rf"^ *\.?{re.escape(key)} = {re.escape(text)}\n", "", file.read_text(encoding="utf-8"), flags=re.M)
    file.write_text(kept, encoding="utf-8")
    return copy


@pytest.mark.parametrize(
    ("language", "key", "text", "lost"),
    [
        ("en", "source-seats", "empty seats", "source-seats"),
        ("fr", "you", "Tu prends les rênes.", "reins-taken.you"),
        ("de", "step-purchase", "Einkauf", "step-purchase"),
    ],
)
def test_a_missing_text_is_noticed(tmp_path: Path, language: str, key: str, text: str, lost: str) -> None:
    class Forgetful(PioneersGame):
        """Pioneers with a text missing."""

    Forgetful.text = without(tmp_path, language, key, text)
    assert missing(Forgetful.text) == [f"{language}: {lost}"]
    speech = Speech(Forgetful(), BOX, language)
    assert not speech.has(lost)
    with pytest.raises(WrongText, match=re.escape(f"{language}: there is no text called '{lost}'")):
        speech.say(lost)


def test_a_text_that_cannot_be_read_is_noticed(tmp_path: Path) -> None:
    class Scribbled(PioneersGame):
        """Pioneers with a text nobody can read."""

    Scribbled.text = shutil.copytree(GAME.text, tmp_path / "text")
    with (Scribbled.text / "en.ftl").open("a", encoding="utf-8") as file:
        file.write("broken = { $player\n")
    with pytest.raises(WrongText, match=r"en\.ftl: .*broken"):
        Speech(Scribbled(), BOX)


def test_a_value_that_is_missing_is_noticed() -> None:
    with pytest.raises(WrongText, match="en: 'settled' cannot be said: Unknown external: player"):
        Speech(GAME, BOX).say("settled", city="Denver", job_a="a farmer")


FALLBACKS = """
like-animal = bird beast
bird-owl = Owl
    .the = the owl
beast-dog = Dog{ breed }
    .the = the dog{ breed }
breed = { $which ->
    [red] {" "}(red)
   *[other] {""}
}
"""  # web/tests/lib/texts.test.ts looks for the same


def test_a_text_is_looked_for_under_kinds_it_is_like_and_without_the_end_of_its_word(tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_text(FALLBACKS, encoding="utf-8")
    texts = Texts("en", tmp_path)
    assert [texts.say(f"animal-{word}") for word in ("owl", "dog", "dog_red", "dog_1")] == [
        "Owl",
        "Dog",
        "Dog (red)",
        "Dog",
    ]
    assert texts.say("animal-dog_red.the") == "the dog (red)"
    assert texts.attributes("animal-owl") == ["the"]
    assert [texts.has(key) for key in ("animal-owl.the", "animal-owl.a", "animal-cat", "bird-dog")] == [
        True,
        *[False] * 3,
    ]


@every_folder
def test_every_language_falls_back_to_the_same(folder: Path) -> None:
    files = [(folder / f"{language}.ftl").read_text(encoding="utf-8") for language in LANGUAGES]
    assert len({tuple(re.findall("^like-.*", file, re.MULTILINE)) for file in files}) == 1


def test_unknown_language() -> None:
    with pytest.raises(UnknownLanguage, match=r"there is no language called 'xx' \(there are: en, fr, de\)"):
        Speech(GAME, BOX, "xx")


# Every word and sentence


def entries(game: Game, box: Any, players: int) -> Iterator[Entry]:
    """Every kind of entry, with everybody in every role."""
    for kind, (_, fields) in game.kinds.items():
        natures = [field.nature for field in fields]
        people = {"player": range(players), "purse": [*range(players), names.BANK]}
        for numbers in itertools.product(*(people.get(nature, range(3)) for nature in natures)):
            persons = [number for nature, number in zip(natures, numbers, strict=True) if nature in people]
            if len(persons) == len(set(persons)):
                yield Entry(kind, EVERYBODY, (*numbers, *[0] * (3 - len(numbers))))


@every_language
def test_everything_that_can_happen_can_be_told(language: str) -> None:
    speech = Speech(GAME, BOX, language, OWN_NAMES)
    for entry in entries(GAME, BOX, 3):
        for viewer in (None, 0, 1, 3):
            PROOF.check(language, speech.entry(entry, viewer))


@every_language
@pytest.mark.parametrize("players", GAME.players)
def test_everything_that_can_be_done_can_be_said(language: str, players: int) -> None:
    PROOF.check_actions(Speech(GAME, GAME.box(players), language))


@every_language
def test_everything_has_a_name(language: str) -> None:
    speech = Speech(GAME, BOX, language)
    words: dict[str, Iterable[str]] = {
        "job": JOB_NAMES,
        "tile": TILE_NAMES,
        "player": [*GAME.seats, "chance"],
        "purse": [*GAME.seats, "bank"],
        "step": list(filter(None, GAME.steps)),
        "source": list(westbound.new("pioneers", players=2).breakdown()[0]),
        "term": ["stagecoach", "coach", "road", "nugget", "supply", "bank", "round", "last-round", "winner"],
        "option": ["covered", "covered-printed", "covered-random"],
        "city": [city.name for city in BOX.side.cities],
        "card": [coach.name for coach in BOX.edition.coaches],
        "line": [BOX.side.line_name(line) for line in range(BOX.lines)],
    }
    PROOF.check_names(speech, words)
    for tile in TILE_NAMES:
        PROOF.check(language, speech.say(f"tile-{tile}.action"))
    with pytest.raises(WrongText, match="no tile is called 'saloon'"):
        speech.name("tile", "saloon")


@every_language
def test_every_word_of_the_picture_has_a_text(language: str) -> None:
    speech = Speech(GAME, BOX, language)
    texts = {key: speech.say(key) for key in ENGLISH}
    for text in texts.values():
        PROOF.check(language, text)
    assert language != "en" or texts == ENGLISH


def test_labels_have_printed_apostrophes() -> None:
    for players in GAME.players:
        assert not [city.label for city in GAME.box(players).side.cities if "'" in city.label]


@every_language
def test_every_step_that_asks_has_a_prompt(language: str) -> None:
    speech = Speech(GAME, BOX, language)
    assert all(speech.has(f"prompt-{step.replace(' ', '-')}") for step in ASKED)


# Whole games


@pytest.mark.slow
@pytest.mark.parametrize(("players", "options"), GAME.variants())
def test_a_game_can_be_told_in_every_language(players: int, options: dict[str, str]) -> None:
    PROOF.check_game(GAME, players, OWN_NAMES, options, each=25)


def test_every_prompt_is_met_and_said() -> None:
    open_steps = set(ASKED)
    for match in itertools.chain.from_iterable(positions("pioneers", 3, seed) for seed in range(20)):
        step = match.view(None)["step"]
        if not match.over and step in open_steps:
            open_steps.remove(step)
            PROOF.check_decision(match, [Speech(GAME, match.box, language) for language in LANGUAGES])
        if not open_steps:
            break
    assert not open_steps


def test_chance_has_words_too() -> None:
    PROOF.check_setup(GAME)


@pytest.mark.parametrize("covered", ["printed", "random"])
def test_covered_cities_are_told(covered: str) -> None:
    match = westbound.new("pioneers", players=2, seed=1, options={"covered": covered})
    told = [Speech(GAME, match.box).entry(entry, None) for entry in match.news(None)]
    cities = [city["label"] for city in match.view(None)["cities"] if city["covered"]]
    assert len(cities) == names.COVERS
    assert {f"{city} is covered and out of the game." for city in cities} <= set(told)


def test_nobody_reads_what_he_did_not_see() -> None:
    hidden = 0
    *_, match = positions("pioneers", 4, 3)
    for viewer in (None, *range(4)):
        news = match.news(viewer)
        for entry in (entry for moment in match.past for entry in moment.news if entry.kind == names.NUGGET_SEEN):
            seen = entry.numbers[0] == viewer
            hidden += not seen
            assert (entry in news) == seen
        sentences = [Speech(GAME, match.box, "en").entry(entry, viewer) for entry in news]
        assert not any("looks at the nugget" in sentence for sentence in sentences)
    assert hidden


# How it sounds


@pytest.mark.parametrize(
    ("language", "kind", "viewer", "words", "sentence"),
    [
        ("en", names.BUILT, None, "red st_louis-independence", "Annie builds the St. Louis--Independence road."),
        ("en", names.BUILT, 0, "red st_louis-independence", "You build the St. Louis--Independence road."),
        ("en", names.PAID, 3, "red blue 1", "Annie pays Blue $1."),
        ("en", names.PAID, 0, "red blue 1", "You pay Blue $1."),
        ("en", names.PAID, 1, "red blue 1", "Annie pays you $1."),
        ("en", names.PAID, 1, "red bank 2", "Annie pays the bank $2."),
        ("en", names.PAID, 0, "red bank 2", "You pay the bank $2."),
        ("en", names.PAID, 0, "bank blue 3", "Blue takes $3 from the bank."),
        ("en", names.PAID, 1, "bank blue 3", "You take $3 from the bank."),
        ("en", names.INCOME_TAKEN, 1, "red 4", "Annie takes $4 of income."),
        ("en", names.INCOME_TAKEN, 0, "red 4", "You take $4 of income."),
        ("en", names.COACH_BOUGHT, None, "green overland 3", "Green buys the coach Overland for $3."),
        ("en", names.COACH_EMPTIED, None, "green overland 7", "Green empties the coach Overland: 7 points and $1."),
        ("en", names.SETTLED, 2, "green digger el_paso", "You settle a gold digger in El Paso."),
        ("en", names.NUGGET_SEEN, 2, "green 5", "Your nugget is worth 5 points."),
        ("en", names.ARRIVED, None, "blue boston 0", "Blue drives to Boston for free."),
        ("en", names.JOINED, 1, "green blue", "Green joins you."),
        ("en", names.SCORED_NETWORK, None, "blue 1 2", "Blue scores 2 points for one pioneer in the largest network."),
        ("en", names.SCORED_SEATS, 1, "blue 1", "You score 1 point for empty seats."),
        ("fr", names.BUILT, 0, "red st_louis-independence", "Tu construis la route entre St. Louis et Independence."),
        ("fr", names.PAID, 1, "red blue 1", "Annie te paie 1~$."),
        ("fr", names.PAID, 1, "bank blue 3", "Tu reçois 3~$ de la banque."),
        ("fr", names.INCOME_TAKEN, 0, "red 4", "Tu touches 4~$ de revenus."),
        ("fr", names.COACH_BOUGHT, 2, "green overland 3", "Tu achètes le chariot «~Overland~» pour 3~$."),
        ("fr", names.SETTLED, None, "green digger el_paso", "Vert installe un chercheur d'or à El Paso."),
        ("fr", names.COACH_EMPTIED, 2, "green overland 7", "Tu vides le chariot «~Overland~»~: 7~points et 1~$."),
        ("fr", names.TILE_KEPT, None, "yellow banker", "Jaune garde la tuile Banquier."),
        ("fr", names.JOINED, 1, "green blue", "Vert accepte ton invitation."),
        ("fr", names.SCORED_SEATS, None, "blue 0", "Bleu marque 0~point pour les places vides."),
        ("fr", names.LAST_ROUND_ROADS, None, "green", "Vert a construit ses 15 routes~: c'est la dernière manche."),
        ("de", names.BUILT, 0, "red st_louis-independence", "Du baust die Straße St. Louis--Independence."),
        ("de", names.PAID, 1, "red blue 1", "Annie zahlt dir 1~$."),
        ("de", names.PAID, 0, "bank blue 3", "Blau erhält 3~$ von der Bank."),
        ("de", names.INCOME_TAKEN, None, "red 4", "Annie erhält 4~$ Einkommen."),
        ("de", names.COACH_BOUGHT, 2, "green overland 3", "Du kaufst die Kutsche „Overland“ für 3~$."),
        ("de", names.SETTLED, None, "green sergeant el_paso", "Grün siedelt einen Sergeanten in El Paso an."),
        ("de", names.SETTLED, 2, "green merchant el_paso", "Du siedelst eine Händlerin in El Paso an."),
        ("de", names.COACH_EMPTIED, None, "green overland 7", "Grün leert die Kutsche „Overland“: 7~Punkte und 1~$."),
        ("de", names.TILE_KEPT, 3, "yellow merchant", "Du behältst das Händlerinnen-Plättchen."),
        ("de", names.DECLINED, 1, "green blue", "Grün lehnt deine Einladung ab."),
        ("de", names.SCORED_SEATS, 1, "blue 1", "Du erhältst 1~Punkt für leere Plätze."),
    ],
)
def test_journal(language: str, kind: int, viewer: int | None, words: str, sentence: str) -> None:
    assert tell(Speech(GAME, BOX, language, OWN_NAMES), kind, viewer, *words.split()) == written(sentence)


def table(step: str) -> View:
    """What Annie (red) sees: two of her coaches, one to buy, one road of Blue's, two ways to Boston."""
    seats = [{"job": "farmer", "taken": True}, {"job": "banker", "taken": False}]
    coach = {"name": "overland", "seats": seats, "points": 4, "starting": False, "price": 2}
    view = westbound.new("pioneers", players=4, seed=1).view(0)
    boston = next(city for city in view["cities"] if city["name"] == "boston")
    line = next(line for line in view["lines"] if line["name"] == "st_louis-independence")
    ways = [{"fare": 2, "pays": {"bank": 1, "blue": 1}, "lines": []}, {"fare": 3, "pays": {"bank": 3}, "lines": []}]
    view |= {"step": step, "actors": [0], "player": 2, "display": [None, coach, None, None], "ways": {"boston": ways}}
    view |= {"taken": "hotel", "arrival": "merchant", "stagecoach": "boston", "bought": ["road"]}
    view["players"][0] |= {"coaches": [coach], "cash": 5, "merchants": 2}
    boston["tile"], line["roads"] = "digger", [1]
    return view


@pytest.mark.parametrize(
    ("language", "step", "words", "text"),
    [
        ("en", "purchase", "pass", "Buy nothing more"),
        ("en", "purchase", "road st_louis-independence", "Build the St. Louis--Independence road ($2)"),
        ("en", "purchase", "coach 2", "Buy the second coach for $2: Overland (farmer, banker; 4 points)"),
        ("en", "purchase", "coach 3", "Buy coach 3 on display"),
        ("en", "movement", "travel boston", "Drive to Boston: gold digger ($2 to $3)"),
        ("en", "movement", "travel el_paso", "Drive to El Paso"),
        ("en", "routing", "route 1", "Route 1: $1 to the bank, $1 to Blue"),
        ("en", "routing", "route 3", "Route 3"),
        (
            "en",
            "settling",
            "settle farmer 1",
            "Settle a farmer from coach 1 (Overland); this empties it: 4 points and $1",
        ),
        ("en", "settling", "settle farmer 2", "Settle a farmer from coach 2"),
        (
            "en",
            "free road",
            "road st_louis-independence",
            "Build the St. Louis--Independence road for free, next to Blue",
        ),
        ("en", "barkeeping", "pass", "Keep everyone aboard"),
        ("fr", "purchase", "coach 2", "Acheter le deuxième chariot pour 2~$~: Overland (fermier, banquier~; 4~points)"),
        ("fr", "movement", "travel boston", "Aller à Boston~: chercheur d'or (2 à 3~$)"),
        ("fr", "routing", "route 1", "Trajet 1~: 1~$ à la banque, 1~$ à Bleu"),
        (
            "fr",
            "settling",
            "settle farmer 1",
            "Installer un fermier du chariot 1 (Overland)~; cela le vide~: 4~points et 1~$",
        ),
        ("fr", "joining", "pass", "Refuser l'invitation"),
        ("de", "purchase", "coach 2", "Zweite Kutsche für 2~$ kaufen: Overland (Farmer, Bankier; 4~Punkte)"),
        ("de", "movement", "travel boston", "Nach Boston fahren: Goldgräber (2 bis 3~$)"),
        ("de", "routing", "route 2", "Weg 2: 3~$ an die Bank"),
        (
            "de",
            "joining",
            "join 1",
            "Für 2~$ anschließen: Händlerin aus Kutsche 1 (Overland); das leert sie: 4~Punkte und 1~$",
        ),
        ("de", "more farmers", "pass", "Keine weiteren Farmer ansiedeln"),
    ],
)
def test_actions(language: str, step: str, words: str, text: str) -> None:
    action = GAME.space(BOX).parse(words)
    assert Speech(GAME, BOX, language).action(action, table(step)) == written(text)


def test_actions_without_a_view() -> None:
    speech, space = Speech(GAME, BOX), GAME.space(BOX)
    assert speech.action(space.parse("pass")) == "Pass"
    assert speech.action(space.parse("pass"), step="free road") == "Don’t build a road"
    assert speech.action(space.parse("road st_louis-independence")) == written("Build the St. Louis--Independence road")
    assert speech.action(space.parse("return digger 3")) == "Return a gold digger from coach 3 to the supply"


@pytest.mark.parametrize(
    ("language", "step", "text"),
    [
        ("en", "settling", "Settle any pioneer in Boston. Who gets off, and from which coach?"),
        ("en", "routing", "Which route do you take to Boston? You have $5."),
        (
            "fr",
            "joining",
            "Vert a installé un marchand à Boston. Payer 2~$ à Vert pour y installer aussi un marchand, "
            "sans action spéciale~? Il te reste 5~$.",
        ),
        (
            "de",
            "purchase",
            "Eine Straße für 2~$ kaufen, zwei Straßen für 5~$ oder eine Kutsche für 1 bis 4~$? "
            "Du hast 5~$ und noch 2~verschiedene Einkäufe.",
        ),
    ],
)
def test_prompts(language: str, step: str, text: str) -> None:
    assert Speech(GAME, BOX, language).prompt(table(step), 0) == written(text)


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "Your coaches are empty: you must buy a coach first, for $1 to $4. You have $5 and one purchase left."),
        (
            "fr",
            "Tes chariots sont vides~: tu dois d'abord acheter un chariot, de 1 à 4~$. Il te reste 5~$ et un achat.",
        ),
        (
            "de",
            "Deine Kutschen sind leer: Du musst zuerst eine Kutsche kaufen, für 1 bis 4~$. "
            "Du hast 5~$ und noch einen Einkauf.",
        ),
    ],
)
def test_a_coach_that_must_be_bought_first(language: str, text: str) -> None:
    view = table("purchase") | {"forced": True, "bought": []}
    view["players"][0]["merchants"] = 0
    assert Speech(GAME, BOX, language).prompt(view, 0) == written(text)


@pytest.mark.parametrize(
    ("language", "step", "remaining", "text"),
    [
        ("en", "building", 2, "Two roads, already paid for: choose a free line for the first one."),
        ("en", "building", 1, "One more road, already paid for: choose a free line."),
        ("en", "more farmers", 2, "Settle another farmer in Boston? You may settle up to two more, one at a time."),
        ("en", "more farmers", 1, "Settle one last farmer in Boston?"),
        ("fr", "building", 1, "Encore une route, déjà payée~: choisis une ligne libre."),
        ("fr", "more farmers", 1, "Installer un dernier fermier à Boston~?"),
        ("de", "building", 1, "Noch eine Straße, schon bezahlt: Wähle eine freie Strecke."),
        (
            "de",
            "more farmers",
            2,
            "Noch einen Farmer in Boston ansiedeln? Du darfst bis zu zwei weitere ansiedeln, einen nach dem anderen.",
        ),
    ],
)
def test_prompts_count_down(language: str, step: str, remaining: int, text: str) -> None:
    assert Speech(GAME, BOX, language).prompt(table(step) | {"remaining": remaining}, 0) == written(text)


@pytest.mark.parametrize(
    ("language", "actors", "text"),
    [
        ("en", [1], "Blue is choosing: purchase"),
        ("en", [0, 1, 2], "Annie, Blue and Green are choosing: purchase"),
        ("fr", [1, 2], "Bleu et Vert choisissent~: achat"),
        ("de", [], "Der Zufall entscheidet (Einkauf)"),
    ],
)
def test_waiting(language: str, actors: list[int], text: str) -> None:
    view = table("purchase") | {"actors": actors}
    assert Speech(GAME, BOX, language, OWN_NAMES).waiting(view) == written(text)
    assert Speech(GAME, BOX, language, OWN_NAMES).prompt(view, 3) == written(text)


@pytest.mark.parametrize(
    ("language", "winners", "viewer", "text"),
    [
        ("en", [1], None, "Blue wins with 63 points."),
        ("en", [0, 1], 2, "Annie and Blue share the victory with 63 points each."),
        ("en", [0, 1], 0, "You and Blue share the victory with 63 points each."),
        ("fr", [1], 1, "Tu gagnes avec 63~points."),
        ("fr", [0, 1], 1, "Tu partages la victoire avec Annie~: 63~points chacun."),
        ("de", [1], 0, "Blau gewinnt mit 63~Punkten."),
        ("de", [0, 1, 2], None, "Annie, Blau und Grün teilen sich den Sieg: je 63~Punkte."),
    ],
)
def test_winners(language: str, winners: list[int], viewer: int | None, text: str) -> None:
    view = table("") | {"over": True, "actors": [], "winners": winners, "viewer": viewer}
    for player in view["players"]:
        player["score"] = 63
    assert Speech(GAME, BOX, language, OWN_NAMES).waiting(view) == written(text)


# Another game: nothing but its own folder


def dropped(columns: str) -> View:
    """What Red sees after these stones."""
    table = FOUR.deal(None)
    for i, column in enumerate(columns):
        table.apply(i % 2, int(column) - 1)
    return FOUR.view(table, 0)


FULL_BOARD = "121212212121343434434343565656656565777777"


@pytest.mark.parametrize(
    ("language", "columns", "texts"),
    [
        ("en", "", ["Choose a column for your stone.", "Annie is choosing: turn"]),
        ("fr", "4", ["Jaune choisit~: tour", "Jaune choisit~: tour"]),
        ("de", "4", ["Gelb wählt: Zug", "Gelb wählt: Zug"]),
        ("en", "1212121", ["You win.", "You win."]),
        ("fr", "71212121", ["Jaune gagne.", "Jaune gagne."]),
        ("de", "71212121", ["Gelb gewinnt.", "Gelb gewinnt."]),
        ("en", FULL_BOARD, ["You and Yellow share the victory."] * 2),
        ("fr", FULL_BOARD, ["Tu partages la victoire avec Jaune."] * 2),
        ("de", FULL_BOARD, ["Du teilst dir den Sieg mit Gelb."] * 2),
    ],
)
def test_connect_four(language: str, columns: str, texts: list[str]) -> None:
    speech, view = Speech(FOUR, None, language, ["Annie"]), dropped(columns)
    assert [speech.prompt(view, 0), speech.waiting(view)] == [written(text) for text in texts]


@every_language
def test_connect_four_can_be_played_and_told(language: str) -> None:
    speech, view = Speech(FOUR, None, language), dropped("44")
    for action in range(FOUR.space(None).size):
        PROOF.check(language, speech.action(action, view))
    for entry in entries(FOUR, None, 2):
        for viewer in (None, 0, 1):
            PROOF.check(language, speech.entry(entry, viewer))
