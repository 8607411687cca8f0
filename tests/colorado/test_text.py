"""The texts: everything has a name, and all that happens, is asked or may be done can be said."""

from __future__ import annotations

import itertools
from collections.abc import Iterator

import pytest

import westbound
from tests.colorado.story import FIRST
from tests.stories.matches import positions
from tests.stories.texts import Proofreader, asked_step, tell, written
from westbound.engine.entry import Entry
from westbound.engine.game import View
from westbound.engine.names import EVERYBODY
from westbound.games.colorado import names
from westbound.games.colorado.game import GAME
from westbound.games.colorado.printed import (
    BOUNTY_NAMES,
    CARD_NAMES,
    COLOR_NAMES,
    DUO_NAMES,
    ICON_NAMES,
    ZONE_NAMES,
)
from westbound.games.colorado.view import SOURCES
from westbound.speech import Speech
from westbound.texts import LANGUAGES, WrongText

ASKED = ["choosing village", "calling", "giving", "duo", "pairing", "ticking tipi", "free play", "discovering"]
TOGETHER = ["choosing villages", "actions", "families"]  # where others see somebody asked
OWN_NAMES = ["Annie", "wheel"]
BOX = GAME.box(4, {}, FIRST)
EDITION = BOX.edition
PROOF = Proofreader(["nuggets?", "cards?", "check", "free play", "discovery", "desert", "lake", "forest", *GAME.seats])

every_language = pytest.mark.parametrize("language", LANGUAGES)


# Names


@every_language
def test_everything_has_a_name(language: str) -> None:
    speech = Speech(GAME, BOX, language)
    words = {
        "player": [*GAME.seats, "chance"],
        "color": COLOR_NAMES,
        "card": CARD_NAMES,
        "duo": DUO_NAMES,
        "icon": [icon or "none" for icon in ICON_NAMES if icon != "check"],
        "bounty": BOUNTY_NAMES,
        "zone": ZONE_NAMES,
        "region": [region.name for region in EDITION.regions],
        "source": [*SOURCES, *BOUNTY_NAMES, "railroad", *(region.name for region in EDITION.regions)],
        "step": list(filter(None, GAME.steps)),
        "term": ["caller", "nugget", "step", "flag", "medal", "railroad", "sheet", "board", "hand", "area", "winner"],
    }
    PROOF.check_names(speech, words)
    with pytest.raises(WrongText, match="no card is called 'pink 1'"):
        speech.name("card", "pink 1")


@every_language
def test_every_symbol_says_what_it_does(language: str) -> None:
    speech = Speech(GAME, BOX, language)
    for kind, those in {"duo": DUO_NAMES, "bounty": BOUNTY_NAMES, "zone": ZONE_NAMES}.items():
        for word in those:
            PROOF.check(language, speech.say(f"{kind}-{word}.does"))
    for icon in ICON_NAMES:
        if icon != "check":
            PROOF.check(language, speech.say(f"icon-{(icon or 'none').replace(' ', '-')}.does"))


@every_language
def test_passing_is_explained_where_it_means_something_else(language: str) -> None:
    speech = Speech(GAME, BOX, language)
    assert speech.has("help-pass-duo")
    assert speech.has("help-pass-free-play")


@every_language
def test_no_two_cards_are_called_alike(language: str) -> None:
    speech = Speech(GAME, BOX, language)
    for form in ("", ".plain", ".the", ".thing"):
        assert len({speech.say(f"card-{card.replace(' ', '-')}{form}") for card in CARD_NAMES}) == len(CARD_NAMES)


@pytest.mark.parametrize(
    ("language", "card", "name", "the"),
    [
        ("en", "red 1", "Red 1 (pickaxe)", "the red 1 (pickaxe)"),
        ("fr", "orange 2", "2~orange (mule)", "le 2~orange (mule)"),
        ("fr", "red 3", "3~rouge (chercheuse d’or)", "le 3~rouge (chercheuse d’or)"),
        ("de", "grey 2", "Grau~2 (Pferd)", "die graue~2 (Pferd)"),
    ],
)
def test_names(language: str, card: str, name: str, the: str) -> None:
    speech = Speech(GAME, BOX, language)
    assert speech.name("card", card) == written(name)
    assert speech.say(f"card-{card.replace(' ', '-')}.the") == written(the)


# What happens, and what can be done


def entries() -> Iterator[Entry]:
    """Every kind of entry, with everybody and everything in it."""
    regions, each = EDITION.regions, names.STEPS_EACH
    all_of = {"player": range(3), "card": range(names.KINDS), "color": range(names.COLORS), "zone": range(names.ZONES)}
    all_of |= {"bounty": range(names.BOUNTIES), "region": range(names.REGIONS), "rail": range(BOX.rails)}
    all_of |= {"source": range(names.OF_RAILROAD + 1), "box": range(names.BOXES), "number": range(3)}
    steps = [region * each + step for region in range(len(regions)) for step in range(len(regions[region].steps))]
    for kind, (_, fields) in GAME.kinds.items():
        natures = [field.nature for field in fields]
        for numbers in itertools.product(*(steps if nature == "step" else all_of[nature] for nature in natures)):
            if natures.count("player") < 2 or numbers[0] != numbers[1]:
                yield Entry(kind, EVERYBODY, (*numbers, *[0] * (3 - len(numbers))))


@every_language
def test_everything_that_can_happen_can_be_told(language: str) -> None:
    speech = Speech(GAME, BOX, language, OWN_NAMES)
    for entry in entries():
        for viewer in (None, 0):
            PROOF.check(language, speech.entry(entry, viewer))


@every_language
def test_everything_that_can_be_done_can_be_said(language: str) -> None:
    PROOF.check_actions(Speech(GAME, BOX, language))


@every_language
def test_every_step_that_asks_has_a_prompt(language: str) -> None:
    speech = Speech(GAME, BOX, language)
    assert all(speech.has(f"prompt-{step.replace(' ', '-')}") for step in ASKED + TOGETHER)


# Whole games


@pytest.mark.slow
@pytest.mark.parametrize("players", GAME.players)
def test_a_game_can_be_told_in_every_language(players: int) -> None:
    PROOF.check_game(GAME, players, OWN_NAMES)


def test_every_prompt_is_met() -> None:
    met = {asked_step(match) for seed in range(2) for match in positions("colorado", 3, seed)}
    assert met == {*ASKED, ""}


def test_chance_has_words_too() -> None:
    PROOF.check_setup(GAME)


def test_nobody_reads_what_he_did_not_see() -> None:
    *_, match = positions("colorado", 3, 3)
    for viewer in (None, *range(3)):
        told = [entry for entry in match.news(viewer) if entry.kind == names.CARD_SEEN]
        assert all(entry.numbers[0] == viewer for entry in told)
        assert bool(told) == (viewer is not None)


# How it sounds


@pytest.mark.parametrize(
    ("language", "kind", "viewer", "words", "text"),
    [
        ("en", names.TURN_OF, 0, "campfire 3", "Turn 3: you’re the Caller."),
        ("en", names.ASKED, None, "campfire wheel orange-2", "Annie asks Wheel for the orange 2 (mule)."),
        ("en", names.ASKED, 1, "campfire wheel orange-2", "Annie asks you for the orange 2 (mule)."),
        ("en", names.GAVE, 0, "wheel campfire green-2", "Wheel gives you the green 2 (stagecoach)."),
        ("en", names.TAKEN, 1, "wheel campfire red-1", "Annie takes one of your cards at random: the red 1 (pickaxe)."),
        ("en", names.DUPLICATE, 0, "campfire green-2", "You already have the green 2 (stagecoach) and discard it."),
        ("en", names.DREW_CARDS, None, "campfire 1", "Annie draws 1 card."),
        ("en", names.DREW_CARDS, 0, "campfire 0", "You have no cards left to draw."),
        ("en", names.TICKED, None, "campfire durango-3", "Annie ticks a step: Durango 3."),
        ("en", names.TRACK_TICKED, 0, "campfire saloon 4", "You tick box 4 on the saloon track."),
        ("en", names.TRACK_FULL, 0, "campfire tipi", "You have already filled the tipi track: nothing to tick."),
        ("en", names.TRACK_FULL, None, "wheel lake", "Wheel has already filled the lake zone: nothing to tick."),
        ("en", names.MEDAL_WON, 0, "campfire great_sand_dunes 15", "You win a medal (Great Sand Dunes): 15 points."),
        ("en", names.MEDAL_WON, None, "wheel lake 5", "Wheel wins a medal (lakes): 5 points."),
        ("en", names.FAMILY_DISCARDED, None, "campfire blue", "Annie discards the blue family."),
        ("en", names.SCORED_MEDALS, 0, "campfire 39 7", "You score 39 points for 7 medals."),
        ("fr", names.ASKED, None, "campfire wheel orange-2", "Annie demande le 2~orange (mule) à Roue."),
        ("fr", names.GAVE, 1, "wheel campfire violet-2", "Tu donnes le 2~violet (saloon ambulant) à Annie."),
        (
            "fr",
            names.ZONE_TICKED,
            None,
            "campfire desert 3",
            "Annie avance dans la zone des déserts~: 3~points désormais.",
        ),
        ("fr", names.TRACK_FULL, None, "campfire lake", "Annie a déjà rempli la zone des lacs~: rien à cocher."),
        ("fr", names.MEDAL_WON, 0, "campfire tipi 9", "Tu gagnes une médaille (piste Tipi)~: 9~points."),
        ("de", names.GAVE, 0, "wheel campfire grey-1", "Du bekommst von Rad die graue~1 (Lasso)."),
        ("de", names.RAIL_TICKED, None, "campfire 2", "Annie hakt Etappe 2 der Eisenbahn ab."),
        ("de", names.TRACK_FULL, 0, "campfire saloon", "Du hast die Saloon-Leiste schon ausgefüllt: nichts abzuhaken."),
        ("de", names.FAMILY_DISCARDED, 0, "campfire blue", "Du wirfst die blaue Familie ab."),
        ("de", names.PAID, None, "campfire 1", "Annie zahlt 1~Nugget."),
    ],
)
def test_journal(language: str, kind: int, viewer: int | None, words: str, text: str) -> None:
    speech = Speech(GAME, BOX, language, OWN_NAMES)
    assert tell(speech, kind, viewer, *(word.replace("-", " ") for word in words.split())) == written(text)


def table(step: str) -> View:
    """What Annie (campfire) sees: a start in Durango, the tipi track but for its ends, all but one saloon."""
    view = westbound.new("colorado", players=4, seed=1, edition=FIRST).view(0)
    view |= {"step": step, "actors": [0], "caller": 1 if step == "giving" else 0}
    view["asked"] = "orange 2" if step == "giving" else None
    view["laid"] = "blue 3" if step == "pairing" else None
    view["duo"] = "nuggets" if step == "duo" else None
    view["players"][0] |= {
        "nuggets": 2,
        "hand": ["green 2", "orange 1", "blue 3"],
        "area": ["blue 1", "blue 2"],
        "flags": ["durango"],
        "steps": ["durango 1", "durango 2", "durango 3", "durango 4"],
        "open_rails": ["3", "4"],
        "tipi": [False, True, True, True, True, True, False],
        "tracks": {"saloon": 3, "wanted": 5},
        "zones": {"village": 1, "desert": 0, "lake": 2, "forest": 0},
    }
    view["players"][1] |= {"cards": 5, "area": ["green 2", "orange 2", "orange 3"]}
    return view


@pytest.mark.parametrize(
    ("language", "step", "words", "text"),
    [
        ("en", "choosing village", "start durango", "Start in Durango (5 steps, medal 5)"),
        (
            "en",
            "calling",
            "ask wheel blue 3",
            "Ask Wheel (5 cards) for the blue 3 (pioneer): Check; it completes the family",
        ),
        (
            "en",
            "giving",
            "give green 2",
            "Give the green 2 (stagecoach): Nuggets; Wheel discards it and takes a nugget",
        ),
        ("en", "giving", "give orange 1", "Give the orange 1 (bear trap): Check; it completes a family for Wheel"),
        ("en", "duo", "buy green 2", "Play the green 2 (stagecoach) for 2 nuggets: Nuggets"),
        ("en", "duo", "tick durango 5", "Tick step 5 in Durango: the last one, medal 5, then free card"),
        ("en", "duo", "tick great_sand_dunes 1", "Tick step 1 in Great Sand Dunes"),
        ("en", "duo", "tick grand_mesa 2", "Tick step 2 in Grand Mesa: tipi (box 1 or 7 of 7, medal 9)"),
        ("en", "duo", "tick grand_mesa 3", "Tick step 3 in Grand Mesa: wanted (full)"),
        ("en", "duo", "tick twin_lakes 4", "Tick step 4 in Twin Lakes: saloon (box 4 of 4, medal 8)"),
        ("en", "duo", "rail 3", "Tick step 3 of the railroad: free card (closes the other branch)"),
        ("en", "ticking tipi", "left", "Tick tipi box 1, on the left: medal 9"),
        (
            "en",
            "discovering",
            "discover fort_collins",
            "Discover Fort Collins (village, 5 steps, medal 4): 4 more points",
        ),
        (
            "en",
            "discovering",
            "discover grand_mesa",
            "Discover Grand Mesa (lake, 5 steps, medal 3): 2 more points, zone medal 5",
        ),
        ("fr", "duo", "draw", "Piocher 3~cartes"),
        ("fr", "duo", "buy orange 1", "Poser le 1~orange (piège à ours) pour 1~pépite~: Cocher"),
        ("fr", "duo", "tick durango 5", "Cocher l’étape 5 (Durango)~: la dernière, médaille 5, puis carte gratuite"),
        ("fr", "free play", "pass", "Ne pas poser de carte"),
        ("de", "duo", "tick twin_lakes 4", "Etappe 4 von Twin Lakes abhaken: Saloon (Feld 4 von 4, Medaille 8)"),
        (
            "de",
            "free play",
            "free blue 3",
            "Blau~3 (Pionierin) gratis ausspielen: Abhaken; die Familie ist vollständig",
        ),
        ("de", "pairing", "pair red 1 2", "Rot~1 (Spitzhacke) und Rot~2 (Esel) abwerfen"),
    ],
)
def test_actions(language: str, step: str, words: str, text: str) -> None:
    action = GAME.space(BOX).parse(words)
    assert Speech(GAME, BOX, language).action(action, table(step)) == written(text)


def test_p11_a_medal_claimed_this_turn_is_not_claimed_again() -> None:
    view = table("ticking tipi")
    view["players"][0] |= {"tipi": [True] * 6 + [False], "claims": {"tipi": 1}}
    action = GAME.space(BOX).parse("tick grand_mesa 2")
    assert Speech(GAME, BOX).action(action, view) == "Tick step 2 in Grand Mesa: tipi (box 7 of 7, medal 6)"


def test_p10_the_first_tipi_box_is_the_centre() -> None:
    view = table("duo")
    view["players"][0]["tipi"] = [False] * 7
    action = GAME.space(BOX).parse("tick grand_mesa 2")
    assert Speech(GAME, BOX).action(action, view) == "Tick step 2 in Grand Mesa: tipi (box 4 of 7)"


def test_p10_the_icon_over_the_next_box() -> None:
    view = table("duo")
    view["players"][0]["tracks"] = {"saloon": 0, "wanted": 1}
    action = GAME.space(BOX).parse("tick grand_mesa 3")
    assert Speech(GAME, BOX).action(action, view) == "Tick step 3 in Grand Mesa: wanted (box 2 of 5, Nuggets)"


@pytest.mark.parametrize(
    ("language", "step", "text"),
    [
        ("en", "calling", "You’re the Caller: ask someone for a card you don’t already have in front of you."),
        ("en", "duo", "Take a nugget, or play a card for its value? You have 2 nuggets."),
        ("fr", "pairing", "Quelles cartes de même couleur défausses-tu pour poser le 3~bleu (pionnière)~?"),
        ("de", "ticking tipi", "Tipi: Hakst du das nächste Feld links oder rechts ab?"),
    ],
)
def test_prompts(language: str, step: str, text: str) -> None:
    assert Speech(GAME, BOX, language).prompt(table(step), 0) == written(text)


@pytest.mark.parametrize(
    ("hand", "text"),
    [
        (["orange 2", "red 1"], "You have it, so you give it."),
        (["green 2", "blue 3"], "You don’t have it: give a card of the same color or value."),
        (["red 1"], "You have neither its color nor its value: Wheel takes one of your cards at random."),
    ],
)
def test_p04_what_there_is_to_answer(hand: list[str], text: str) -> None:
    view = table("giving")
    view["players"][0]["hand"] = hand
    assert Speech(GAME, BOX).prompt(view, 0) == f"Wheel asks for the orange 2 (mule). {text}"


def test_others_do_not_read_what_there_is_to_answer() -> None:
    view = table("giving") | {"viewer": None}
    view["players"][0]["hand"] = None
    assert Speech(GAME, BOX).prompt(view, 0) == "Wheel asks for the orange 2 (mule)."


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "Wheel wins with 50 points."),
        ("fr", "Roue gagne avec 50~points."),
        ("de", "Rad gewinnt mit 50~Punkten."),
    ],
)
def test_winners(language: str, text: str) -> None:
    view = table("scoring") | {"over": True, "actors": [], "winners": [1]}
    view["players"][1]["score"] = 50
    assert Speech(GAME, BOX, language).waiting(view) == written(text)
