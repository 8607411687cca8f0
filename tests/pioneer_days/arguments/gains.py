"""What a choice brings or costs its player."""

from __future__ import annotations

from tests.pioneer_days.arguments.case import Moment, about, rolled, speaks
from tests.pioneer_days.story import Story, story
from westbound.engine.game import Share


@speaks(1, "acts", "Own cards bring 1 wood at once.", goods=[Share("wood", 1)])
def a_hatchet_acts() -> tuple[Moment, Moment]:
    s = story()
    s.ada.carries("hatchet_cattle")
    rolled(s)
    return about(s, s.ada, "take red cattle"), about(s, s.ada, "take blue wood")


@speaks(1, "brings", "Brings $5.", goods=[Share("money", 5)])
def income_is_money() -> tuple[Moment, Moment]:
    s = rolled(story().slots(wood="herder"))
    s.ada.takes("blue wood")
    return about(s, s.ada, "income"), about(s, s.ada, "recruit herder")


@speaks(-1, "costs", "Costs $5.", goods=[Share("money", 5)])
def a_wagon_has_a_price() -> tuple[Moment, Moment]:
    s = story()
    s.ada.has(money=5)
    rolled(s)
    return about(s, s.ada, "wagon small"), about(s, s.ada, "take blue wood")


@speaks(1, "herd", "1 more cattle: up to 4 points by the end.", count=1, points=4)
def cattle_score_every_week() -> tuple[Moment, Moment]:
    s = rolled(story())
    s.ada.takes("red cattle")
    return about(s, s.ada, "cattle"), about(s, s.ada, "income")


def visit(favors: int = 2, ben_has: int = 0, **asks: int) -> Story:
    """Ada can supply Sacramento, at the end of the first week."""
    s = story().towns("sacramento").founds("sacramento", favors, **asks)
    s.ada.has(cattle=2, wood=2).holds(2, 3).carries("safe_1", "hay_1").drives("large 0")
    s.ben.has(favors=ben_has)
    return s.week_ends()


@speaks(-1, "herd-lost", "2 fewer cattle: up to 6 points less by the end.", count=2, points=6)
def cattle_given_away_score_no_more() -> tuple[Moment, Moment]:
    given, kept = visit(cattle=2), visit(wood=2)
    return about(given, given.ada, "fulfil sacramento"), about(kept, kept.ada, "fulfil sacramento")


@speaks(1, "gold", "A gold token: 1 to 3 points at the end.", count=1, least=1, most=3)
def a_token_is_worth_its_nuggets() -> tuple[Moment, Moment]:
    s = rolled(story(), "blue mine", "red cattle", "black wild")
    s.ada.takes("blue mine")
    return about(s, s.ada, "mine"), about(s, s.ada, "income")


@speaks(1, "nuggets", "Gold: 3 points at the end.", points=3)
def a_lamp_shows_two_tokens() -> tuple[Moment, Moment]:
    s = story()
    s.ada.carries("lamp_1")
    rolled(s, "blue mine", "red cattle", "black wild")
    s.ada.takes("blue mine")
    before = about(s, s.ada, "mine")
    s.ada.does("mine")
    s.draws("token 1", "token 3")
    return about(s, s.ada, "keep token 3"), before


@speaks(-1, "gold-lost", "Costs a gold token: at least 2 points.", count=1, points=2)
def a_town_asks_for_gold() -> tuple[Moment, Moment]:
    gold, wood = visit(gold=1), visit(wood=2)
    return about(gold, gold.ada, "fulfil sacramento"), about(wood, wood.ada, "fulfil sacramento")


@speaks(-1, "nuggets-lost", "Gives up gold: 3 points less.", points=3)
def a_token_is_given() -> tuple[Moment, Moment]:
    s = visit(gold=1, equipment=1)
    s.ada.does("fulfil sacramento")
    token = about(s, s.ada, "give token 3")
    s.ada.does("give token 2")
    return token, about(s, s.ada, "give tile safe_1")


@speaks(1, "points", "Scores 2 points at once.", points=2)
def a_butcher_pays_in_points() -> tuple[Moment, Moment]:
    s = story(sets="B+C")
    s.ada.leads("butcher").has(cattle=1, money=5)
    rolled(s)
    return about(s, s.ada, "pay butcher"), about(s, s.ada, "wagon small")


@speaks(1, "favors", "2 favors: 4 points at the end.", favors=2, points=4)
def a_town_does_favors() -> tuple[Moment, Moment]:
    town = visit(wood=2)
    s = story(sets="B+C")
    s.ada.leads("butcher").has(cattle=1)
    rolled(s)
    return about(town, town.ada, "fulfil sacramento"), about(s, s.ada, "pay butcher")


@speaks(1, "most-favors", "Nobody has more favors then: 5 points if it stays that way.", points=5)
def most_favors_can_be_shared() -> tuple[Moment, Moment]:
    level, behind = visit(ben_has=2, wood=2), visit(ben_has=3, wood=2)
    return about(level, level.ada, "fulfil sacramento"), about(behind, behind.ada, "fulfil sacramento")


@speaks(1, "cards-more", "Townsfolk and board score 1 point more.", points=1)
def a_carpenter_counts_wood() -> tuple[Moment, Moment]:
    s = story()
    s.ada.leads("carpenter")
    rolled(s)
    s.ada.takes("black wild")
    return about(s, s.ada, "wood"), about(s, s.ada, "cattle")


@speaks(-1, "cards-less", "Townsfolk and board score 1 point less.", points=1)
def a_banker_counts_money() -> tuple[Moment, Moment]:
    rich, other = story(), story()
    rich.ada.leads("banker").has(money=9)
    other.ada.leads("coachbuilder").has(money=9)
    return about(rolled(rich), rich.ada, "wagon small"), about(rolled(other), other.ada, "wagon small")
