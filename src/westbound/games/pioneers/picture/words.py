"""Pioneers, drawn: the words in the picture, in English unless they are translated."""

from __future__ import annotations

from westbound.kit.sheet import Say

ENGLISH = {
    "tile-banker": "Banker",
    "tile-merchant": "Merchant",
    "tile-sergeant": "Sergeant",
    "tile-barkeeper": "Barkeeper",
    "tile-digger": "Gold digger",
    "tile-farmer": "Farmer",
    "tile-hotel": "Hotel",
    "job-banker": "Banker",
    "job-merchant": "Merchant",
    "job-sergeant": "Sergeant",
    "job-barkeeper": "Barkeeper",
    "job-digger": "Gold digger",
    "job-farmer": "Farmer",
    "player-red": "Red",
    "player-blue": "Blue",
    "player-green": "Green",
    "player-yellow": "Yellow",
    "term-pioneers": "Pioneers",
    "term-round": "Round",
    "term-last-round": "Last round",
    "term-game-over": "Game over",
    "term-turn": "Turn",
    "term-first-player": "First player",
    "term-decides": "Decides",
    "term-you": "you",
    "term-winner": "Winner",
    "term-winner.many": "Winners",
    "term-purchase": "Purchase",
    "term-building": "Building",
    "term-movement": "Movement",
    "term-routing": "Choosing a route",
    "term-driving": "Taking the reins",
    "term-settling": "Settling",
    "term-free-road": "Free road",
    "term-barkeeping": "Returning a pioneer",
    "term-more-farmers": "More farmers",
    "term-joining": "Invitation",
    "term-bought": "Bought",
    "term-one-road": "one road",
    "term-two-roads": "two roads",
    "term-one-coach": "coach",
    "term-cash": "Dollars",
    "term-roads": "Roads left",
    "term-supply": "Supply",
    "term-nuggets": "Nuggets",
    "term-bankers": "Bankers",
    "term-merchants": "Merchants",
    "term-from-coaches": "coaches",
    "term-from-seats": "empty seats",
    "term-from-nuggets": "nuggets",
    "term-from-network": "network",
    "term-for-sale": "Coaches for sale",
    "term-stack": "Stack",
    "term-nuggets-left": "Nuggets",
    "term-tiles": "Tiles",
    "term-price": "Price",
    "term-seat-taken": "taken",
    "term-seat-empty": "empty",
    "term-emptied": "emptied",
    "term-empty-slot": "empty",
    "term-no-road": "no road",
    "term-covered": "covered",
    "term-settled": "Settled",
    "term-start": "start",
    "term-stagecoach": "Stagecoach",
    "term-fare": "Fare",
}

PHRASES = {"term-dollars": "${amount}", "term-fact": "{what}: {fact}", "points": "{points} points"}


def english(key: str, /, **values: str | int) -> str:
    """The English word or phrase; a key without one is shown as it is."""
    if values == {"points": 1}:
        return "1 point"
    if key in PHRASES:
        return PHRASES[key].format(**values)
    return ENGLISH.get(key, key.partition("-")[2].replace("-", " "))


def dollars(say: Say, amount: int) -> str:
    """An amount of money: ``$2``."""
    return say("term-dollars", amount=amount)


def titled(name: str) -> str:
    """The name of a coach as it is written."""
    return name.replace("_", " ").title()
