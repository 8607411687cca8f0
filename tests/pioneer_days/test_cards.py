"""Every townsfolk card, board and tile of our edition acts: own it, set off its moment, see what it does."""

from __future__ import annotations

import pytest

from tests.pioneer_days.story import Person, Story, story
from westbound.games.pioneer_days.printed import Card, read_edition
from westbound.games.pioneer_days.vocabulary import MOMENT_NAMES, WORDS, Sentence

EDITION = read_edition("westbound")
OTHERS = ("red wild", "green wild")
COLORS = {"storm": "blue", "raid": "red", "famine": "yellow", "disease": "green"}
HAS = {"money": 13, "wood": 3, "medicine": 2, "cattle": 8, "favors": 12}
TOKENS = (1, 1, 2, 2, 3, 3, 1)
GEAR = ("safe_2", "wheel_2", "vaccine_2", "bandage_wood")
WAGONS = ("large 0", "large 0", "large 1", "small 2")


def company(card: Card) -> tuple[str, ...]:
    """Two others, who have acted when they came."""
    return tuple(name for name in ("schoolteacher", "circuit_rider", "woodcutter") if name != card.name)[:2]


def counted(card: Card) -> dict[str, int]:
    """How many the owner of *card* has of whatever is counted."""
    gear = len(GEAR) + (card in EDITION.tiles)
    folk = 2 + (card in EDITION.folk)
    return HAS | {"gold": len(TOKENS), "equipment": gear, "townsfolk": folk, "wagons": len(WAGONS), "damage": 3}


def owner(card: Card, recruited: bool = False) -> Story:
    """Ada has a lot, and the card; or she has yet to recruit it."""
    s = story()
    s.ada.plays("freight_company").has(**HAS).holds(*TOKENS).drives(*WAGONS)
    s.ada.carries(*GEAR, *([card.name] if card in EDITION.tiles else []))
    s.ada.leads(*company(card), *([card.name] if card in EDITION.folk and not recruited else []))
    if card in EDITION.boards:
        s.ada.plays(card.name)
    return s


def face(s: Story, shown: str) -> Person:
    s.rolls(f"blue {shown}", *OTHERS)
    return s.ada.takes(f"blue {shown}")


def before(s: Story) -> dict[str, int]:
    ada = s.ada
    return {good: getattr(ada, good) for good in (*HAS, "points")} | {
        "gold": len(ada.tokens),
        "small_wagon": ada.wagons.count("small 0"),
        "large_wagon": ada.wagons.count("large 0"),
    }


def draw_tokens(s: Story) -> None:
    while "token 1" in s.chance():
        s.draws("token 1")


def does(s: Story, card: Card, said: Sentence, set_off: str) -> None:
    """Ada's card has been set off: what it gives is seen in the journal and before her."""
    facts, word = WORDS.facts(said.effect), WORDS.words[said.effect.word].split()[0]
    text = f"{set_off}: {WORDS.say(said.effect)}"
    if word == "repair":
        s.ada.does("repair small 2")
        assert s.ada.wagons.count("small 1") == 1, text
        return
    if word == "take":
        s.ada.does("equip hay_1")
        assert "hay_1" in s.ada.gear, text
        return
    good = WORDS.name("good", facts["good"])
    had = before(s) if word == "may" or "other" in facts else None
    amount = facts["k"] if word == "may" else facts["n"]
    if "counted" in facts:
        amount *= counted(card)[WORDS.name("counted", facts["counted"])] // facts["k"]
    assert amount > 0, "lay more on the table"
    if had is not None:
        s.ada.does(f"choose {good}")
        cost = WORDS.name("cost", facts["cost"]) if "cost" in facts else None
        draw_tokens(s)
        assert before(s)[good] == had[good] + amount, text
        if cost:
            assert before(s)[cost] == had[cost] - facts["n"], text
    elif good == "gold":
        drawn = len(s.news("token-drawn"))
        draw_tokens(s)
        assert len(s.news("token-drawn")) == drawn + amount, text
    else:
        assert f"gained red {good} {amount}" in s.news("gained"), text


def set_off(card: Card, said: Sentence) -> None:
    """Bring about the moment of the sentence, and look."""
    moment = MOMENT_NAMES[said.moment]
    s = owner(card, recruited=moment == "now")
    if moment == "always":
        holds(card, said)
        return
    if moment == "now":
        s.slots(wild=card.name).store("hay_1")
        face(s, "wild").does(f"recruit {card.name}")
        assert card.name in s.ada.folk
    elif moment == "each turn":
        person, had, facts = face(s, "wild"), before(s), WORDS.facts(said.effect)
        person.does(f"pay {card.name}")
        draw_tokens(s)
        cost, good = WORDS.name("cost", facts["cost"]), WORDS.name("good", facts["good"])
        assert before(s)[good] == had[good] + facts["k"]
        assert before(s)[cost] == had[cost] - facts["n"]
        assert f"pay {card.name}" not in person.may()
        return
    elif moment.startswith("on "):
        face(s, moment.removeprefix("on "))
    elif moment.startswith("after "):
        strike(s, moment.removeprefix("after "), card)
    else:
        s.week_ends()
    if moment != "now":
        while f"acts red {card.name}" not in s.news("acts"):
            draw_tokens(s)
    does(s, card, said, moment)


def strike(s: Story, disaster: str, card: Card) -> None:
    s.tracks(**{disaster: 2}).left(COLORS[disaster])
    if s.asked and s.step == "diseases":
        for name in [name for name in (card.name, *company(card)) if f"keep {name}" in s.ada.may()]:
            if s.asked and f"keep {name}" in s.ada.may():
                s.ada.does(f"keep {name}")
    while s.asked and s.ada.may("damage"):
        s.ada.does(s.ada.may("damage")[0])


def holds(card: Card, said: Sentence) -> None:
    """What a lasting word changes, with the card and without."""
    kind, n = WORDS.words[said.effect.word], WORDS.facts(said.effect).get("n", 1)
    s, plain = owner(card), story()
    plain.ada.plays("homestead").drives(*WAGONS).leads(*company(card))
    if kind.endswith("cattle"):
        for each in (s, plain):
            each.ada.has(money=0)
            each.tracks(famine=2).left("yellow")
        assert (s.ada.cattle, plain.ada.cattle) == (min(n, 8), 0)
    elif kind.endswith("money"):
        s.tracks(raid=2).left("red")
        assert s.ada.money == 13 - (13 - n + 1) // 2
    elif kind.endswith("wagons"):
        wheels = n + 1 + (card not in EDITION.boards)  # and the wheel and the board that she has
        s.ada.has(wood=9).drives(*["large 0"] * 7)
        s.tracks(storm=2).left("blue")
        assert s.ada.wood == 9 - (7 - wheels)
    elif kind.endswith("townsfolk"):
        crowd = (*company(card), "herder", "drover", "nurse")
        s.ada.has(medicine=0).leads(*([card.name] if card in EDITION.folk else []), *crowd)
        s.tracks(disease=2).left("green")
        kept = 0
        while s.asked:
            s.ada.does(s.ada.may("keep")[0])
            kept += 1
        assert kept == n + 1  # and the vaccine that she has
        assert len(s.ada.folk) == kept
    elif kind.startswith("income"):
        person = face(s, "wild")
        person.does("income")
        assert s.news("income-taken") == [f"income-taken red {1 + n + 2}"]  # and the safe that she has
    elif kind.startswith("draw"):
        face(s, "mine").does("mine")
        s.draws(*["token 1"] * (1 + n))
        assert s.step == "keeping token"
    elif kind.startswith("recruit"):
        s.slots(wild="herder", mine="drover", equipment="nurse")
        assert face(s, "mine").may("recruit") == ["recruit herder", "recruit drover", "recruit nurse"]
    elif kind.startswith("change"):
        face(s, "mine").does("turn wood")
        assert s.ada.money == 13 - n
    elif kind.startswith("wagons"):
        face(s, "wild").does("wagon small")
        assert s.ada.money == 13 - 5 + n
    else:
        assert kind.startswith("carry")
        assert s.ada.capacity == 6 + 6 + 4 + 0 + n


@pytest.mark.parametrize("card", [*EDITION.folk, *EDITION.boards, *EDITION.tiles], ids=lambda card: str(card.name))
def test_every_card_does_what_it_says(card: Card) -> None:
    assert card.does
    for said in card.does:
        set_off(card, said)


@pytest.mark.parametrize(
    "card", [card for card in (*EDITION.folk, *EDITION.boards) if card.scores], ids=lambda card: str(card.name)
)
def test_every_condition_scores_what_it_says(card: Card) -> None:
    said = card.scores[0].effect
    facts, words = WORDS.facts(said), WORDS.words[said.word].split()
    points = facts["n"]
    if "counted" in facts:
        have = counted(card)[WORDS.name("counted", facts["counted"])]
        many = facts.get("k", 1)
        points *= have // many if "per" in words else have >= many
    s = owner(card)
    if card in EDITION.boards:
        assert s.ada.final["board"] == points
        return
    for name in company(card):
        s.prints(name, "now gain 1 money")  # and scores nothing
    assert s.ada.final["townsfolk"] == points
