"""What townsfolk, equipment and boards are good for."""

from __future__ import annotations

from tests.pioneer_days.arguments.case import Moment, about, heard, rolled, speaks
from tests.pioneer_days.arguments.gains import visit
from tests.pioneer_days.story import Story, story, undrawn
from tests.stories.story import draw_on
from westbound.engine.game import Share


def recruiting(folk: str, cattle: int = 0, sets: str = "A+E") -> tuple[Story, str]:
    """Ada may recruit somebody."""
    s = story(sets=sets).slots(wood=folk)
    s.ada.has(cattle=cattle)
    rolled(s)
    s.ada.takes("blue wood")
    return s, f"recruit {folk}"


def on_recruiting(folk: str, cattle: int = 0) -> Moment:
    s, words = recruiting(folk, cattle)
    return about(s, s.ada, words)


@speaks(1, "scores", "Herder: scores 3 points as things stand.", ability=("ability", "herder"), points=3)
def a_herder_counts_cattle() -> tuple[Moment, Moment]:
    return on_recruiting("herder", cattle=3), on_recruiting("herder")


@speaks(1, "works", "Scout: 19 days left to be of use.", ability=("ability", "scout"), days=19)
def a_scout_always_helps() -> tuple[Moment, Moment]:
    return on_recruiting("scout"), on_recruiting("prospector")


@speaks(
    1,
    "works-on-face",
    "Drover: acts with every cattle die, for 19 more days.",
    ability=("ability", "drover"),
    days=19,
    face=("face", "cattle"),
)
def a_drover_waits_for_cattle() -> tuple[Moment, Moment]:
    return on_recruiting("drover"), on_recruiting("scout")


@speaks(
    1,
    "works-weekly",
    "Vaquero: acts at the end of each week, 4 more times.",
    ability=("ability", "vaquero"),
    weeks=4,
)
def a_vaquero_acts_every_week() -> tuple[Moment, Moment]:
    return on_recruiting("vaquero", cattle=3), on_recruiting("scout", cattle=3)


@speaks(
    -1,
    "parts-with",
    "Gives up the safe, with 15 days left to use it.",
    ability=("ability", "safe_1"),
    days=15,
)
def a_safe_is_missed() -> tuple[Moment, Moment]:
    s = visit(equipment=1)
    fulfil = about(s, s.ada, "fulfil sacramento")
    s.ada.does("fulfil sacramento")
    return about(s, s.ada, "give tile safe_1"), fulfil


@speaks(
    1,
    "starts",
    "Starts with a small wagon and $3, 1 cattle, 1 wood, 1 medicine.",
    size=("size", "small"),
    goods=[Share("money", 3), Share("cattle", 1), Share("wood", 1), Share("medicine", 1)],
)
def a_board_starts_with_goods() -> tuple[Moment, Moment]:
    match = undrawn(2)
    draw_on(match)
    return heard(match, 0, "board standard"), on_recruiting("scout")
