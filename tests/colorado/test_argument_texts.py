"""The arguments for and against choices in words, and in other words where other things are true."""

from __future__ import annotations

import pytest

from tests.colorado.laid_choices import (
    TRUE,
    Laid,
    acting,
    calling,
    checking,
    discovering,
    ending,
    few_checks,
    finishing,
    giving,
    holding,
    last_lake,
    on_railroad,
    on_tipi,
    pairing,
    seventh,
)
from westbound.games.colorado.hints.arguments import ARGUED
from westbound.texts import LANGUAGES

SENTENCES = {  # in English, French and German
    "medal": (
        "Wins a medal worth 5 (Durango).",
        "Rapporte une médaille valant 5 (Durango).",
        "Bringt eine Medaille im Wert von 5 (Durango).",
    ),
    "first-there": (
        "audrey is 1 box from the same medal: after this turn the best one left is worth 5.",
        "audrey est à 1\u00a0case de la même médaille\u00a0: après ce tour, la meilleure qui reste vaut 5.",
        "audrey braucht zur selben Medaille noch 1\u00a0Feld: Nach diesem Zug ist die beste übrige nur 5 wert.",
    ),
    "ends": (
        "It’s the seventh medal: the game ends after this turn, so far 11 points ahead.",
        "C’est la septième médaille\u00a0: la partie se termine après ce tour, pour l’instant avec 11\u00a0points "
        "d’avance.",
        "Das ist die siebte Medaille: Die Partie endet nach diesem Zug, bisher mit 11\u00a0Punkten Vorsprung.",
    ),
    "points": (
        "Scores 3 more points in the desert zone.",
        "Rapporte 3\u00a0points de plus dans la zone des déserts.",
        "Bringt 3\u00a0Punkte mehr für die Wüstenzone.",
    ),
    "step-nearer": (
        "Medal worth 5 (Durango): 3 steps to go.",
        "Médaille valant 5 (Durango)\u00a0: encore 3\u00a0étapes.",
        "Medaille im Wert von 5 (Durango): noch 3\u00a0Etappen.",
    ),
    "box-nearer": (
        "Medal worth 7 (wanted track): 4 boxes to go.",
        "Médaille valant 7 (piste Wanted)\u00a0: encore 4\u00a0cases.",
        "Medaille im Wert von 7 (Steckbrief-Leiste): noch 4\u00a0Felder.",
    ),
    "leads-to": (
        "Opens the way to: wanted.",
        "Ouvre la voie vers\u00a0: avis de recherche.",
        "Macht den Weg frei zu: Steckbrief.",
    ),
    "bonus": (
        "Ticks a tipi box, on the left or on the right (at best: discovery).",
        "Coche une case Tipi, à gauche ou à droite (au mieux\u00a0: découverte).",
        "Hakt ein Tipi-Feld ab, links oder rechts (bestenfalls: Entdeckung).",
    ),
    "action": (
        "Brings an action: Check.",
        "Offre une action\u00a0: Cocher.",
        "Bringt eine Aktion: Abhaken.",
    ),
    "next-medal": (
        "A check would then win a medal worth 5.",
        "Cocher rapporterait alors une médaille valant 5.",
        "Abhaken würde dann eine Medaille im Wert von 5 bringen.",
    ),
    "rival-medal": (
        "joe could check, too, and win a medal worth 5.",
        "joe pourrait cocher aussi et gagner une médaille valant 5.",
        "joe könnte auch abhaken und eine Medaille im Wert von 5 gewinnen.",
    ),
    "no-action": (
        "Plays no card, so there’s no action.",
        "Pas de carte posée, donc pas d’action.",
        "Ohne ausgespielte Karte gibt es keine Aktion.",
    ),
    "price": (
        "Costs 1 nugget and leaves 2: too few for any other card in hand.",
        "Coûte 1\u00a0pépite et en laisse 2\u00a0: trop peu pour toute autre carte en main.",
        "Kostet 1\u00a0Nugget, danach noch 2: zu wenig für jede andere Handkarte.",
    ),
    "saves": (
        "Saves 3 nuggets.",
        "Économise 3\u00a0pépites.",
        "Spart 3\u00a0Nuggets.",
    ),
    "nugget": (
        "Brings a nugget: 3 in all, enough for the blue 3 (pioneer).",
        "Rapporte une pépite\u00a0: 3 en tout, assez pour le 3\u00a0bleu (pionnière).",
        "Bringt ein Nugget: insgesamt 3, genug für die blaue\u00a03 (Pionierin).",
    ),
    "family": (
        "Completes the blue family: a discovery at the end of the turn.",
        "Complète la famille bleue\u00a0: une découverte à la fin du tour.",
        "Vervollständigt die blaue Familie: eine Entdeckung am Ende des Zuges.",
    ),
    "refill": (
        "Leaves 1 card in hand: it’s filled up to 3 at the end of the turn.",
        "Laisse 1 carte en main, complétée à 3 à la fin du tour.",
        "Lässt 1 Handkarte übrig; am Ende des Zuges wird auf 3 aufgefüllt.",
    ),
    "draw": (
        "Draws 3 cards: 7 in hand.",
        "Pioche 3\u00a0cartes\u00a0: 7 en main.",
        "Bringt 3\u00a0Karten: 7 auf der Hand.",
    ),
    "loses": (
        "Lets go of the blue 2 (wagon), which would complete the blue family.",
        "Se sépare d’une carte qui compléterait la famille bleue\u00a0: le 2\u00a0bleu (chariot).",
        "Gibt die blaue\u00a02 (Planwagen) her, die die blaue Familie vervollständigen würde.",
    ),
    "spare": (
        "Easy to spare, as another copy is in front or in hand: blue 2 (wagon).",
        "Facile à céder, car il y en a un autre exemplaire posé ou en main\u00a0: 2\u00a0bleu (chariot).",
        "Leicht zu entbehren, da noch eine ausliegt oder auf der Hand bleibt: Blau\u00a02 (Planwagen).",
    ),
    "random": (
        "audrey has nothing of this color or value: it’s a random card for sure.",
        "audrey n’a rien de cette couleur ni de cette valeur\u00a0: ce sera à coup sûr une carte au hasard.",
        "audrey hat weder diese Farbe noch diesen Wert: Es wird sicher eine zufällige Karte.",
    ),
    "in-vain": (
        "audrey said they don’t have this card, and they’ve drawn none since.",
        "audrey a dit ne pas avoir cette carte, et n’a rien pioché depuis.",
        "audrey hat gesagt, diese Karte nicht zu haben, und seitdem keine gezogen.",
    ),
    "copies": (
        "4 copies of this card are out of sight, and audrey has 4 cards in hand.",
        "4 exemplaires de cette carte ne sont pas visibles, et audrey a 4\u00a0cartes en main.",
        "4 Exemplare dieser Karte sind nicht zu sehen, und audrey hat 4\u00a0Karten auf der Hand.",
    ),
    "otherwise": (
        "8 of the 29 other cards of this color or value out of sight bring a check.",
        "Parmi les 29 autres cartes cachées de cette couleur ou valeur, 8 permettent de cocher.",
        "8 der 29 anderen verdeckten Karten dieser Farbe oder dieses Werts bringen Abhaken.",
    ),
    "wanted": (
        "If it’s given, it completes the blue family.",
        "Si elle est donnée, elle complète la famille bleue.",
        "Wird sie gegeben, vervollständigt sie die blaue Familie.",
    ),
    "rival-family": (
        "Completes the blue family of joe.",
        "Complète la famille bleue de joe.",
        "Vervollständigt die blaue Familie von joe.",
    ),
    "region": (
        "5 steps to a medal worth 5.",
        "5 étapes jusqu’à une médaille valant 5.",
        "5 Etappen bis zu einer Medaille im Wert von 5.",
    ),
    "icons": (
        "3 of its 5 steps have an icon.",
        "3 de ses 5 étapes ont une icône.",
        "3 seiner 5 Etappen haben ein Symbol.",
    ),
    "opens": (
        "Brings more regions within reach: Browns Park, Twin Lakes.",
        "Rend accessibles d’autres régions\u00a0: Browns Park, Twin Lakes.",
        "Macht weitere Gebiete erreichbar: Browns Park, Twin Lakes.",
    ),
}

# The same arguments, said in other words.
VARIANTS: dict[str, tuple[str, Laid]] = {
    "two medals at once": ("medal", Laid(lambda: finishing(saloon=3), "joe", "tick fort_collins 2")),
    "the only medal": ("first-there", Laid(lambda: last_lake(2), "joe", "discover grand_mesa")),
    "behind": ("ends", Laid(lambda: ending(audrey=20), "joe", "tick durango 5")),
    "level": ("ends", Laid(lambda: ending(audrey=11), "joe", "tick durango 5")),
    "one point": ("ends", Laid(lambda: ending(audrey=10), "joe", "tick durango 5")),
    "the railroad": ("step-nearer", Laid(lambda: checking(), "joe", "rail 1")),
    "a zone": ("box-nearer", Laid(lambda: discovering(), "joe", "discover san_juan")),
    "a free card": ("bonus", Laid(lambda: holding("blue 1").calls("blue 2"), "joe", "tick durango 5")),
    "a discovery": ("bonus", Laid(lambda: on_railroad(7), "joe", "rail 8")),
    "a tipi medal": ("bonus", Laid(lambda: on_tipi(".xxxxx."), "joe", "tick san_juan 3")),
    "a plain tipi box": ("bonus", Laid(lambda: on_tipi("..xxx..").prints("tipi", *[""] * 7), "joe", "tick san_juan 3")),
    "for all": ("action", Laid(lambda: giving("blue 2", "red 2", asked="green 2"), "audrey", "give red 2")),
    "if given": ("action", Laid(lambda: calling(), "joe", "ask wheel grey 2")),
    "the last for me": ("next-medal", Laid(lambda: seventh("audrey"), "audrey", "give blue 1")),
    "the last for a rival": ("rival-medal", Laid(lambda: seventh("joe"), "audrey", "give blue 1")),
    "enough left": ("price", Laid(lambda: acting("red 2", "blue 1", "blue 2"), "joe", "buy blue 1")),
    "none left": ("price", Laid(lambda: acting("red 2", "blue 3"), "joe", "buy blue 3")),
    "nothing to buy": ("nugget", Laid(lambda: acting("red 2", "grey 1"), "joe", "nugget")),
    "the second": ("family", Laid(lambda: acting("red 2", "blue 3", area=("blue 1",)), "joe", "buy blue 3")),
    "the third in hand": (
        "family",
        Laid(lambda: acting("red 2", "blue 3", "blue 2", area=("blue 1",)), "joe", "buy blue 3"),
    ),
    "an empty hand": ("refill", Laid(lambda: acting("red 2", "blue 1"), "joe", "buy blue 1")),
    "a swap": ("refill", Laid(lambda: acting("grey 2", "red 1", "red 2", "blue 1", "blue 2"), "joe", "swap blue 1")),
    "few cards": ("draw", Laid(lambda: on_railroad(1, "red 1"), "joe", "rail 2")),
    "a second card": (
        "loses",
        Laid(lambda: giving("blue 2", "red 2", asked="green 2", area=("blue 1",)), "audrey", "give blue 2"),
    ),
    "two of a kind": ("spare", Laid(lambda: pairing(), "joe", "pair red 1 2")),
    "all in sight": ("in-vain", Laid(lambda: calling("grey 2", hand=("grey 3",) * 3), "joe", "ask wheel grey 3")),
    "one copy": ("copies", Laid(lambda: calling("grey 2", hand=("grey 3",) * 2), "joe", "ask wheel grey 3")),
    "one check": ("otherwise", Laid(lambda: few_checks("grey 1"), "joe", "ask wheel grey 2")),
    "a check for sure": ("otherwise", Laid(lambda: few_checks(), "joe", "ask wheel grey 2")),
    "wanted as second": ("wanted", Laid(lambda: calling("blue 1"), "joe", "ask wheel blue 3")),
    "a rival's second": (
        "rival-family",
        Laid(lambda: giving("blue 2", "red 2", asked="green 2", caller=("blue 1",)), "audrey", "give blue 2"),
    ),
    "icons everywhere": ("icons", Laid(lambda: discovering(), "joe", "discover grand_mesa")),
}

OTHER_WORDS = {
    "two medals at once": "Wins 2 medals worth 12 together (Fort Collins, saloon track).",
    "the only medal": "audrey is 1 box from the same medal: after this turn there’s none left.",
    "behind": "It’s the seventh medal: the game ends after this turn, so far 9 points behind.",
    "level": "It’s the seventh medal: the game ends after this turn, so far level with the best rival.",
    "one point": "It’s the seventh medal: the game ends after this turn, so far 1 point ahead.",
    "the railroad": "Medal worth 8 (railroad): 7 steps to go.",
    "a zone": "Medal worth 6 (forests): 2 boxes to go.",
    "a free card": "Lets a card be played for free.",
    "a discovery": "Discovers a region.",
    "a tipi medal": "Ticks a tipi box, which can win a medal worth 9.",
    "a plain tipi box": "Ticks a tipi box, on the left or on the right.",
    "for all": "Everyone’s action is then: Nuggets.",
    "if given": "If it’s given, everyone’s action is: Cards.",
    "the last for me": "A check would then win a medal worth 5, which ends the game.",
    "the last for a rival": "joe could check, too, and win a medal worth 5, which ends the game.",
    "enough left": "Costs 1 nugget and leaves 2.",
    "none left": "Costs 3 nuggets and leaves none.",
    "nothing to buy": "Brings a nugget: 4 in all.",
    "the second": "It’s the second card of the blue family.",
    "the third in hand": "It’s the second card of the blue family, and the third is in hand.",
    "an empty hand": "Empties the hand, which is filled up to 3 cards at the end of the turn.",
    "a swap": "Leaves 1 card in hand: it’s filled up to 3 at the end of the turn.",
    "few cards": "Draws 3 cards, but the hand would be filled up to 3 at the end of the turn anyway.",
    "a second card": "Lets go of the blue 2 (wagon), which would be the second card of the blue family.",
    "two of a kind": "Easy to spare, as another copy is in front or in hand: red 1 (pickaxe), red 2 (donkey).",
    "all in sight": "Every copy of this card is in sight: audrey can’t have it.",
    "one copy": "1 copy of this card is out of sight, and audrey has 4 cards in hand.",
    "one check": "1 of the 2 other cards of this color or value out of sight brings a check.",
    "a check for sure": "The only other card of this color or value out of sight brings a check.",
    "wanted as second": "If it’s given, it’s the second card of the blue family.",
    "a rival's second": "It’s the second card of the blue family for joe.",
    "icons everywhere": "Each of its 5 steps has an icon.",
}


def test_every_argument_has_its_sentences() -> None:
    assert {*SENTENCES} == ARGUED


@pytest.mark.parametrize("key", TRUE)
def test_an_argument_is_said_in_every_language(key: str) -> None:
    assert tuple(TRUE[key].said(key, language) for language in ("en", "fr", "de")) == SENTENCES[key]


def test_every_variant_has_its_words() -> None:
    assert {*VARIANTS} == {*OTHER_WORDS}


@pytest.mark.parametrize("variant", VARIANTS)
def test_arguments_are_said_in_other_words(variant: str) -> None:
    key, laid = VARIANTS[variant]
    assert laid.said(key, "en") == OTHER_WORDS[variant]
    assert all(laid.said(key, language).endswith(".") for language in LANGUAGES)
