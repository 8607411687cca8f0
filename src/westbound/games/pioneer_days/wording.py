"""Pioneer Days: the facts texts can mention."""

from __future__ import annotations

from westbound.engine.game import Fact, Facts, Share
from westbound.games.pioneer_days.names import LARGE_WAGON_COSTS, SMALL_WAGON_COSTS, TURNING_COSTS
from westbound.games.pioneer_days.view import CardView, PioneerDaysView, PlayerView, SentenceView
from westbound.games.pioneer_days.vocabulary import FACE_NAMES

WAGON_COSTS = {"small": SMALL_WAGON_COSTS, "large": LARGE_WAGON_COSTS}
OFFERED = ("n", "cost", "k")


def asked(view: PioneerDaysView, seat: int) -> Facts:
    """The player's money, the die in hand, and how the player's cards affect them."""
    own, die = view["players"][seat], view["die"]
    pledged, picked = own["pledged"], sum(wagon["count"] for wagon in view["battered"])
    facts: Facts = {
        "money": own["money"],
        "medicine": own["medicine"],
        "score": own["score"],
        "capacity": own["capacity"],
        "stowed": own["stowed"],
        "immune": lasting(own, "protect-townsfolk"),
        "turning": turning(own),
        "draws": 1 + lasting(own, "draw-more"),
        "pledged": len(pledged["towns"]) if pledged else 0,
        "pick": picked + 1,
        "picks": picked + view["exposed"],
    }
    if die is not None:
        facts["face"] = ("face", die["shows"])
        facts["income"] = 1 + FACE_NAMES.index(die["shows"]) + lasting(own, "more-income")
        facts["may_turn"] = int(not die["turned"] and own["money"] >= turning(own))
    return facts


def about(view: PioneerDaysView, kind: str, word: str) -> Facts | None:
    """More facts about an action; None if nobody can choose it now."""
    if not view["actors"]:
        return None
    viewer, actors = view["viewer"], view["actors"]
    own = view["players"][viewer if viewer in actors and viewer is not None else actors[0]]
    if kind == "size":
        return {"price": max(1, WAGON_COSTS[word] - lasting(own, "cheaper-wagons"))}
    if kind == "card":
        return of_seller(own, word)
    if kind == "good":
        return of_offer(view)
    if kind == "town":
        return of_town(view, word)
    return {}


def of_seller(own: PlayerView, name: str) -> Facts | None:
    """What a card sells each turn, and its price."""
    for card in cards(own):
        for sentence in card["does"]:
            if card["name"] == name and sentence["moment"] == "each turn":
                return stated(sentence, "n", "cost", "k", "good")
    return None


def of_offer(view: PioneerDaysView) -> Facts | None:
    """What the acting card gives, and its price."""
    offer = view["offer"]
    return stated(offer, *(slot for slot in OFFERED if slot in offer["facts"])) if offer else None


def of_town(view: PioneerDaysView, name: str) -> Facts | None:
    """What a town asks for, and its favors."""
    for town in view["towns"]:
        if town["name"] == name:
            return {"asks": [Share(*ask) for ask in town["asks"].items()], "favors": town["favors"]}
    return None


def parts(kind: str, word: str) -> Facts:
    """A die is a color and a face, a wagon is a size and its damage; a card you pay is one that can act."""
    if kind == "die":
        color, face = word.split()
        return {"color": ("color", color), "face": ("face", face)}
    if kind == "wagon":
        size, damage = word.split()
        return {"size": ("size", size), "damage": int(damage)}
    return {kind: ("ability" if kind == "card" else kind, word)}


# What cards say


def cards(own: PlayerView) -> list[CardView]:
    """All cards that may act for a player."""
    return [*own["gear"], *own["folk"], *([own["board"]] if own["board"] else [])]


def lasting(own: PlayerView, word: str) -> int:
    """How much of a lasting effect a player has."""
    return sum(number(s, "n") for card in cards(own) for s in card["does"] if s["word"] == word)


def turning(own: PlayerView) -> int:
    """What a player pays to turn a die."""
    prices = [number(s, "n") for card in cards(own) for s in card["does"] if s["word"] == "change-for"]
    return min(TURNING_COSTS, min(prices, default=TURNING_COSTS))


def stated(sentence: SentenceView, *slots: str) -> Facts:
    """What a sentence mentions in these slots."""
    return {slot: named(sentence["facts"][slot]) for slot in slots}


def named(fact: int | str) -> Fact:
    return fact if isinstance(fact, int) else ("good", fact)


def number(sentence: SentenceView, slot: str) -> int:
    return int(sentence["facts"][slot])
