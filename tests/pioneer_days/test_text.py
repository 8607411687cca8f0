"""The texts: everything has a name, and all that happens, is asked or stands on a card can be said."""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Iterator

import pytest

import westbound
from tests.stories.matches import positions
from tests.stories.texts import Proofreader, asked_step, tell, written
from westbound.engine.effects import Effect
from westbound.engine.entry import Entry
from westbound.engine.game import View
from westbound.engine.names import EVERYBODY
from westbound.games.pioneer_days import names
from westbound.games.pioneer_days.game import GAME
from westbound.games.pioneer_days.sentences import said, told
from westbound.games.pioneer_days.view import SOURCES, SentenceView, card, sentence
from westbound.games.pioneer_days.vocabulary import (
    COLOR_NAMES,
    DISASTER_NAMES,
    FACE_NAMES,
    GOOD_NAMES,
    MOMENT_NAMES,
    SIZE_NAMES,
    WORDS,
    Sentence,
    allowed,
    read_sentence,
)
from westbound.speech import Speech
from westbound.texts import LANGUAGES, WrongText

ASKED = [
    "choosing board",
    "taking",
    "using",
    "buying",
    "acting",
    "choosing good",
    "paying",
    "taking tile",
    "mending",
    "keeping token",
    "fitting",
    "storm damage",
    "disease keeping",
    "visiting",
    "giving",
]
TOGETHER = ["choosing boards", "storms", "diseases", "visits"]  # where others see somebody asked
OWN_NAMES = ["Annie", "blue"]
BOX = GAME.box(4)
EDITION = BOX.edition
PROOF = Proofreader(
    ["wood", "medicine", "cattle", "wagons?", "townsfolk", "storm", "raid", "disease", "die", "dice", *GAME.seats]
)

every_language = pytest.mark.parametrize("language", LANGUAGES)


# Names


@every_language
def test_everything_has_a_name(language: str) -> None:
    speech = Speech(GAME, BOX, language)
    tiles = [tile.name for tile in EDITION.tiles]
    folk = [card.name for card in EDITION.folk]
    boards = [board.name for board in EDITION.boards]
    words: dict[str, Iterable[str]] = {
        "player": [*GAME.seats, "chance"],
        "color": COLOR_NAMES,
        "face": FACE_NAMES,
        "good": GOOD_NAMES,
        "disaster": DISASTER_NAMES,
        "size": SIZE_NAMES,
        "equipment": {tile.kind for tile in EDITION.tiles},
        "tile": tiles,
        "folk": folk,
        "board": boards,
        "ability": [*tiles, *folk, *boards],
        "town": [town.name for town in EDITION.towns],
        "person": folk,
        "step": list(filter(None, GAME.steps)),
        "source": SOURCES,
        "option": ["sets", "boards", *(f"boards-{value}" for value in GAME.choices(2)["boards"])],
        "term": ["week", "day", "town", "wagon", "favor", "disaster", "nugget", "first-player", "winner", "you"],
    }
    PROOF.check_names(speech, words)
    with pytest.raises(WrongText, match="no tile is called 'saddle'"):
        speech.name("tile", "saddle")


@pytest.mark.parametrize(
    ("language", "kind", "word", "name", "the"),
    [
        ("en", "tile", "hatchet_mine", "Hatchet (mine)", "the hatchet (mine)"),
        ("en", "tile", "lamp_1", "Lamp", "the lamp"),
        ("fr", "tile", "pan_wood", "Tamis (bois)", "le tamis (bois)"),
        ("fr", "ability", "scout", "Éclaireur", "l’éclaireur"),
        ("de", "tile", "hatchet_mine", "Beil (Mine)", "das Beil (Mine)"),
        ("de", "folk", "herder", "Hirte", "den Hirten"),
        ("de", "ability", "congregation", "Gemeinde", "die Gemeinde"),
    ],
)
def test_names(language: str, kind: str, word: str, name: str, the: str) -> None:
    speech = Speech(GAME, BOX, language)
    assert speech.name(kind, word) == name
    assert speech.say(f"{kind}-{word}.the") == the


# Cards


@every_language
def test_every_card_says_what_it_does(language: str) -> None:
    speech = Speech(GAME, BOX, language)
    for pile in ("folk", "boards", "tiles"):
        for number in range(len(getattr(EDITION, pile))):
            printed = card(BOX, pile, number)
            for each in printed["does"] + printed["scores"]:
                PROOF.check(language, said(speech, each))


def sentences() -> Iterator[SentenceView]:
    """The whole vocabulary: every word at every moment, with every good; one of it, and more."""
    for moment in MOMENT_NAMES:
        for word in allowed(moment):
            slots = [WORDS.lists[slot].values() if slot in WORDS.lists else (1, 3) for slot in WORDS.slots[word]]
            for values in itertools.product(*slots):
                yield sentence(Sentence(moment, Effect(word, values)))


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "When you take a wood die: gain 1 wood; remove one damage marker from your wagons"),
        ("fr", "Quand tu prends un dé Bois~: reçois 1~bois~; retire un marqueur Dégât de tes chariots"),
        (
            "de",
            "Wenn du einen Holz-Würfel nimmst: Du erhältst 1~Holz. Entferne einen Schadensmarker von deinen Planwagen",
        ),
    ],
)
def test_a_card_that_does_two_things_at_a_moment_names_the_moment_once(language: str, line: str) -> None:
    raiser = next(i for i, each in enumerate(EDITION.folk) if each.name == "barn_raiser")
    assert told(Speech(GAME, BOX, language), card(BOX, "folk", raiser)["does"]) == [written(line)]


@every_language
def test_every_sentence_that_a_card_may_say_can_be_said(language: str) -> None:
    speech = Speech(GAME, BOX, language)
    heard: dict[str, SentenceView] = {}
    for each in sentences():
        text = said(speech, each)
        PROOF.check(language, text)
        same = heard.setdefault(text, each)
        assert same == each or {"points-per", "points-per-many"} == {same["word"], each["word"]}, text


@pytest.mark.parametrize(
    ("language", "words", "text"),
    [
        ("en", "now gain 1 cattle", "Right away: gain 1 cattle"),
        ("en", "on wood gain 1 wood or medicine", "When you take a wood die: gain 1 wood or 1 medicine"),
        ("en", "each turn may pay 2 money for 1 favors", "Once a turn: you may pay $2 to gain 1 favor"),
        (
            "en",
            "each week gain 2 money per 1 damage",
            "At the end of each week: gain $2 for each damage marker you own",
        ),
        ("en", "score 2 per cattle", "2 points for each cattle"),
        ("en", "score 1 per 4 money", "1 point for every $4"),
        ("en", "score 4 if 10 money", "4 points if you have at least $10"),
        ("fr", "after storm gain 2 gold", "Après un orage~: reçois 2~jetons Or"),
        ("fr", "always protect 1 wagons", "Toujours~: un de tes chariots est immunisé contre l’orage"),
        ("fr", "score 2 per 3 townsfolk", "2~points par tranche de 3~colons"),
        (
            "fr",
            "each week may pay 1 wood for 1 favors",
            "À la fin de chaque semaine~: tu peux défausser 1~bois pour recevoir 1~faveur",
        ),
        ("de", "now gain 1 small_wagon", "Sofort: Du erhältst 1~kleinen Planwagen"),
        (
            "de",
            "on wild may pay 2 money for 2 gold",
            "Wenn du einen Joker-Würfel nimmst: Du darfst 2~$ zahlen, um 2~Goldplättchen zu erhalten",
        ),
        ("de", "score 5 if 6 cattle", "5~Punkte, wenn du mindestens 6~Rinder hast"),
    ],
)
def test_cards(language: str, words: str, text: str) -> None:
    assert said(Speech(GAME, BOX, language), sentence(read_sentence(words))) == written(text)


# What happens, and what can be done


def entries() -> Iterator[Entry]:
    """Every kind of entry, with everybody and everything in it."""
    many = {"player": 3, "folk": names.FOLK, "tile": names.TILES, "board": names.BOARDS, "ability": names.ABILITIES}
    many |= {"town": names.TOWNS, "face": names.FACES, "color": names.COLORS, "disaster": names.TRACKS}
    many |= {"size": names.SIZES, "good": names.GAINS, "number": 3}
    for kind, (_, fields) in GAME.kinds.items():
        for numbers in itertools.product(*(range(many[field.nature]) for field in fields)):
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


@pytest.mark.parametrize(("players", "options"), GAME.variants())
def test_a_game_can_be_told_in_every_language(players: int, options: dict[str, str]) -> None:
    PROOF.check_game(GAME, players, OWN_NAMES, options)


def test_every_prompt_is_met_and_said() -> None:
    unheard, met = set(ASKED), set()
    for seed in range(40):
        for match in positions("pioneer_days", 3, seed, options={"sets": "D+E" if seed % 2 else "A+D"}):
            step = asked_step(match)
            met.add(step)
            if step in unheard:
                unheard.remove(step)
                PROOF.check_decision(match, [Speech(GAME, match.box, language) for language in LANGUAGES])
        if not unheard:
            break
    assert not unheard
    assert met == {*ASKED, ""}


def test_chance_has_words_too() -> None:
    PROOF.check_setup(GAME)


def test_nobody_reads_what_he_did_not_see() -> None:
    secrets = (names.BOARD_SEEN, names.TOKEN_SEEN, names.TOKEN_BACK_SEEN)
    *_, match = positions("pioneer_days", 3, 3)
    for viewer in (None, *range(3)):
        told = [entry for entry in match.news(viewer) if entry.kind in secrets]
        assert all(entry.numbers[0] == viewer for entry in told)
        assert bool(told) == (viewer is not None)


# How it sounds


@pytest.mark.parametrize(
    ("language", "kind", "viewer", "words", "text"),
    [
        ("en", names.TURN_OF, 0, "red 2 5", "Week 2, day 5: your turn."),
        ("en", names.DIE_TAKEN, None, "red black wild", "Annie takes a black die: wild."),
        ("en", names.ACTS, 1, "blue hatchet_mine", "You use the hatchet (mine)."),
        ("en", names.GAINED, None, "green money 3", "Green gains $3."),
        ("en", names.GAINED, 2, "green cattle 1", "You gain 1 cattle."),
        ("en", names.TOKENS_BACK, None, "red 1", "Annie puts a gold token back into the bag."),
        ("en", names.DISASTER_STRIKES, None, "raid", "Raiders attack."),
        (
            "en",
            names.WAGON_DAMAGED,
            1,
            "red small 1",
            "The storm damages Annie’s wagon: a small wagon with 1 damage marker.",
        ),
        ("en", names.TOWN_FULFILLED, 0, "red el_paso 3", "You supply El Paso: 3 favors."),
        ("fr", names.RECRUITED, None, "blue innkeeper", "Bleu recrute l’aubergiste."),
        ("fr", names.TOKEN_SEEN, 0, "red 1", "Ton jeton Or montre 1~pépite."),
        ("fr", names.SPARED, None, "red storm", "Annie traverse l’orage sans dommage."),
        ("fr", names.WAGON_DAMAGED, 0, "red small 0", "L’orage endommage un de tes chariots : un petit chariot."),
        ("fr", names.TOWN_FULFILLED, None, "red omaha 1", "Annie approvisionne Omaha~: 1~faveur."),
        ("de", names.FOLK_LOST, None, "red express_guard", "Annie verliert den Geldboten."),
        ("de", names.DIE_TAKEN, 1, "blue blue wood", "Du nimmst einen blauen Würfel: Holz."),
        ("de", names.WAGON_DAMAGED, 0, "red large 0", "Der Sturm beschädigt einen deiner Planwagen: Großer Planwagen."),
        ("de", names.WAGON_MENDED, 0, "red large 2", "Du reparierst einen großen Planwagen mit 2~Schadensmarkern."),
        ("de", names.SCORED_DAMAGE, 2, "green 2", "Du verlierst 2~Punkte durch Schaden."),
    ],
)
def test_journal(language: str, kind: int, viewer: int | None, words: str, text: str) -> None:
    assert tell(Speech(GAME, BOX, language, OWN_NAMES), kind, viewer, *words.split()) == written(text)


OFFERS = {
    "paying": {"moment": "", "word": "may-pay", "facts": {"n": 1, "cost": "wood", "k": 4, "good": "points"}},
    "choosing good": {"moment": "", "word": "gain-or", "facts": {"n": 1, "good": "wood", "other": "medicine"}},
}


def table(step: str) -> View:
    """What Annie (red) sees: a wood die in hand, Omaha on the way, and some cards of hers."""
    view = westbound.new("pioneer_days", players=4, seed=1, options={"boards": "standard"}).view(0)
    mine = ["lumber_dealer", "coachbuilder", "banker", "interpreter", "tinker", "bridge_builder"]
    folk = [card(BOX, "folk", i) for i, each in enumerate(EDITION.folk) if each.name in mine]
    lamp = next(i for i, tile in enumerate(EDITION.tiles) if tile.kind == "lamp")
    omaha = next(town for town in EDITION.towns if town.name == "omaha")
    view |= {"step": step, "actors": [0], "die": {"color": "blue", "face": "wood", "shows": "wood", "turned": False}}
    view["towns"] = [{"name": "omaha", "label": omaha.label, "asks": dict(omaha.asks), "favors": omaha.favors}]
    view["players"][0] |= {"folk": folk, "gear": [card(BOX, "tiles", lamp)], "money": 4, "medicine": 2}
    view["players"][0] |= {"capacity": 4, "stowed": 6}
    view["offer"] = OFFERS.get(step)
    return view


@pytest.mark.parametrize(
    ("language", "step", "words", "text"),
    [
        ("en", "taking", "take blue mine", "Take a blue die: mine"),
        ("en", "using", "income", "Take $7 of income"),
        ("en", "using", "mine", "Mine: draw 2 gold tokens and keep one"),
        ("en", "using", "turn wild", "Turn the die to wild ($1)"),
        ("en", "using", "wagon large", "Buy a large wagon ($6)"),
        ("en", "using", "pay lumber_dealer", "Lumber dealer: pay $2 to gain 1 wood"),
        ("en", "using", "pay lawyer", "Use the lawyer"),
        ("en", "paying", "choose points", "Give up 1 wood to score 4 points"),
        ("en", "choosing good", "choose wood", "Take 1 wood"),
        ("en", "using", "choose gold", "Choose: Gold"),
        ("en", "visiting", "fulfil omaha", "Omaha: give 2 wood, 2 pieces of equipment for 4 favors"),
        ("en", "visiting", "fulfil denver", "Supply Denver"),
        ("en", "visiting", "pass", "Skip the towns"),
        ("en", "storm damage", "damage small 0", "Damage a small wagon"),
        ("en", "storm damage", "damage large 2", "Damage a large wagon with 2 damage markers"),
        ("fr", "using", "turn wood", "Tourner le dé sur la face Bois (1~$)"),
        ("fr", "using", "recruit midwife", "Recruter la sage-femme"),
        ("fr", "visiting", "fulfil omaha", "Omaha~: donner 2~bois, 2~équipements pour 4~faveurs"),
        ("fr", "fitting", "discard token 2", "Remettre dans le sac un jeton Or à 2~pépites"),
        ("de", "using", "wagon small", "Kaufen: kleiner Planwagen (3~$)"),
        ("de", "using", "pay lumber_dealer", "Holzhändlerin: 2~$ zahlen für 1~Holz"),
        ("de", "mending", "repair small 1", "Reparieren: kleiner Planwagen mit 1~Schadensmarker"),
    ],
)
def test_actions(language: str, step: str, words: str, text: str) -> None:
    action = GAME.space(BOX).parse(words)
    assert Speech(GAME, BOX, language).action(action, table(step)) == written(text)


@pytest.mark.parametrize(
    ("language", "step", "text"),
    [
        (
            "en",
            "using",
            "Your die shows wood. Use it for an income of $7, for its action or to recruit? "
            "For $1 you may turn it to another face first. You have $4.",
        ),
        ("fr", "buying", "Acheter autre chose avant la fin de ton tour~? Il te reste 4~$."),
        (
            "fr",
            "disease keeping",
            "Qui sauves-tu de la maladie~? Un colon est immunisé. Chaque autre colon coûte 1~remède~; il t’en reste 2.",
        ),
        ("de", "fitting", "Deine Waren brauchen 6~Ladeplätze, aber deine Planwagen haben nur 4. Was wirfst du ab?"),
    ],
)
def test_prompts(language: str, step: str, text: str) -> None:
    assert Speech(GAME, BOX, language).prompt(table(step), 0) == written(text)


def test_a_die_that_was_turned() -> None:
    view = table("using")
    view["die"] |= {"shows": "wild", "turned": True}
    text = "Your die shows wild. Use it for an income of $3, for its action or to recruit? You have $4."
    assert Speech(GAME, BOX).prompt(view, 0) == text


@pytest.mark.parametrize(
    ("language", "text"),
    [("en", "Blue wins with 63 points."), ("fr", "Bleu gagne avec 63~points."), ("de", "Blau gewinnt mit 63~Punkten.")],
)
def test_winners(language: str, text: str) -> None:
    view = table("final scoring") | {"over": True, "actors": [], "winners": [1]}
    view["players"][1]["score"] = 63
    assert Speech(GAME, BOX, language).waiting(view) == written(text)
