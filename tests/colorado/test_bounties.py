"""Les icônes, les médailles et le tableau des primes: pages 10 to 12 of the rulebook, on our board."""

from __future__ import annotations

import pytest

from tests.colorado.story import Story, story

TIPI = "tick twin_lakes 1"
SALOON = "tick twin_lakes 4"
WANTED = "tick nee_noshe 1"


def lakeside(players: int = 2) -> Story:
    """Everybody has discovered two lakes with a tipi, a saloon and a wanted step beside their flags."""
    s = story(players)
    for person in s.people:
        person.discovered("twin_lakes", "nee_noshe")
    return s


# Icons


def test_p10_nuggets_and_cards_on_a_step_offer_their_duo() -> None:
    s = story(3)
    for person in s.people:
        person.holds("red 1", "red 2", "violet 2").discovered("grand_mesa")
    s.calls("blue 1")
    s.joe.does("tick grand_mesa 1")
    assert s.joe.may() == ["nugget", "buy red 1", "buy red 2", "buy violet 2"]
    s.audrey.does("tick grand_mesa 4")
    assert s.audrey.may() == ["draw", "swap violet 2"]


def test_p10_free_play_lays_a_card_for_nothing() -> None:
    s = story()
    s.joe.holds("red 3", "violet 2", "violet 2").lays("violet 2").owns(0).ticked("durango", 3, 4)
    s.calls("blue 1")
    s.joe.does("tick durango 5")
    assert s.joe.may() == ["pass", "free red 3"]
    s.joe.does("free red 3")
    assert s.joe.area == ["red 3", "violet 2", "blue 1"]
    assert s.joe.nuggets == 1


def test_p10_the_card_laid_for_nothing_gives_an_action() -> None:
    s = story()
    s.joe.holds("orange 3").ticked("durango", 3, 4)
    s.calls("blue 1")
    s.joe.does("tick durango 5", "free orange 3")
    assert s.joe.may() == ["tick durango 1", "tick durango 2", "rail 1"]


def test_ruling_free_play_may_be_passed() -> None:
    s = story()
    s.joe.holds("orange 3").ticked("durango", 3, 4)
    s.calls("blue 1")
    s.joe.does("tick durango 5", "pass")
    assert s.joe.hand == ["orange 3"]
    assert s.asked == ["audrey"]


def test_ruling_free_play_with_nothing_to_lay_is_still_a_question() -> None:
    s = story()
    s.joe.holds("orange 3").lays("orange 3").ticked("durango", 3, 4)
    s.calls("blue 1")
    s.joe.does("tick durango 5")
    assert s.joe.may() == ["pass"]


def test_ruling_free_play_without_a_card_is_skipped() -> None:
    s = story()
    s.joe.ticked("durango", 3, 4)
    s.calls("blue 1")
    s.joe.does("tick durango 5")
    assert s.asked == ["audrey"]
    assert s.news("nothing-to-do") == ["nothing-to-do campfire"]


def test_p11_discovery_ticks_flag_and_zone_at_once() -> None:
    s = story()
    s.joe.travelled(1, 2, 3, 6, 7)
    s.calls("blue 1")
    s.joe.does("rail 8", "discover great_sand_dunes")
    assert s.joe.regions == ["durango", "great_sand_dunes"]
    assert s.joe.boxes("desert") == 1
    assert s.joe.points["desert"] == 3


def test_ruling_discovery_with_no_region_in_reach_is_nothing() -> None:
    s = story()
    s.t.flags = [(1 << 13) - 1, 1 << s.region("durango"), 0, 0]
    s.joe.travelled(1, 2, 3, 6, 7)
    s.calls("blue 1")
    s.joe.does("rail 8")
    assert s.news("nothing-near") == ["nothing-near campfire"]
    assert s.asked == ["audrey"]


def test_p11_discovery_of_the_only_region_left_is_no_question() -> None:
    s = story()
    s.t.flags = [(1 << 13) - 1 & ~(1 << s.region("elkhead")), 1 << s.region("durango"), 0, 0]
    s.joe.travelled(1, 2, 3, 6, 7)
    s.calls("blue 1")
    s.joe.does("rail 8")
    assert s.asked == ["audrey"]
    assert "elkhead" in s.joe.regions


# Tipi


def test_p10_the_first_box_of_tipi_is_the_centre() -> None:
    s = lakeside().calls("blue 1")
    s.joe.does(TIPI)
    assert s.joe.tipi_track == "...x..."
    assert s.asked == ["audrey"]


@pytest.mark.parametrize(
    ("before", "left", "right"),
    [
        ("...x...", "..xx...", "...xx.."),
        ("..xx...", ".xxx...", "..xxx.."),
        ("...xxx.", "..xxxx.", "...xxxx"),
        (".xxxxx.", "xxxxxx.", ".xxxxxx"),
    ],
)
def test_p10_then_any_neighbour_of_a_ticked_one(before: str, left: str, right: str) -> None:
    for way, after in (("left", left), ("right", right)):
        s = lakeside()
        s.joe.tipi(before)
        s.calls("blue 1")
        s.joe.does(TIPI)
        assert s.joe.may() == ["left", "right"]
        s.joe.does(way)
        assert s.joe.tipi_track == after


@pytest.mark.parametrize(("before", "after"), [("xxxx...", "xxxxx.."), ("...xxxx", "..xxxxx"), (".xxxxxx", "xxxxxxx")])
def test_p10_with_one_end_reached_there_is_no_choice(before: str, after: str) -> None:
    s = lakeside()
    s.joe.tipi(before)
    s.calls("blue 1")
    s.joe.does(TIPI)
    assert s.joe.tipi_track == after


def test_ruling_a_full_track_is_nothing_and_says_so() -> None:
    s = lakeside(3)
    s.joe.tipi("xxxxxxx")
    s.audrey.marked(wanted=5)
    s.tom.marked(saloon=4)
    s.calls("blue 1")
    s.joe.does(TIPI)
    s.audrey.does(WANTED)
    s.tom.does(SALOON)
    assert [person.medals for person in s.people] == [[], [], []]
    assert s.news("track-ticked") == []
    full = ("campfire tipi", "wheel wanted", "horseshoe saloon")
    assert s.news("track-full") == [f"track-full {track}" for track in full]


@pytest.mark.parametrize(
    ("before", "way", "offered"),
    [
        ("...x...", "left", ["nugget", "buy red 1", "buy red 2", "buy violet 2"]),
        ("..xx...", "left", ["draw", "swap violet 2"]),
        ("...x...", "right", ["pass", "free red 1", "free red 2", "free violet 2"]),
        ("...xx..", "right", ["discover black_forest"]),
    ],
)
def test_p10_boxes_of_tipi_have_icons(before: str, way: str, offered: list[str]) -> None:
    s = lakeside()
    s.joe.holds("red 1", "red 2", "violet 2").tipi(before)
    s.calls("blue 1")
    s.joe.does(TIPI, way)
    assert set(offered) <= set(s.joe.may())
    assert {words.split()[0] for words in s.joe.may()} == {words.split()[0] for words in offered}


@pytest.mark.parametrize(("before", "way"), [(".xxx...", "left"), ("...xxx.", "right")])
def test_p10_both_ends_of_tipi_give_a_medal(before: str, way: str) -> None:
    s = lakeside()
    s.joe.tipi(before)
    s.calls("blue 1")
    s.joe.does(TIPI, way)
    assert s.joe.medals == [9]
    assert s.news("medal-won") == ["medal-won campfire tipi 9"]


def test_p10_the_second_end_gives_the_next_medal() -> None:
    s = lakeside().closed(tipi=1)
    s.joe.tipi("xxxxxx.").has_won(9)
    s.calls("blue 1")
    s.joe.does(TIPI)
    assert s.joe.medals == [9, 6]


# Saloon and wanted


@pytest.mark.parametrize("before", range(3))
def test_p10_saloon_goes_from_left_to_right_without_icons(before: int) -> None:
    s = lakeside()
    s.joe.marked(saloon=before)
    s.calls("blue 1")
    s.joe.does(SALOON)
    assert s.joe.boxes("saloon") == before + 1
    assert s.asked == ["audrey"]
    assert s.joe.medals == []


def test_p10_the_last_box_of_saloon_gives_a_medal() -> None:
    s = lakeside()
    s.joe.marked(saloon=3)
    s.calls("blue 1")
    s.joe.does(SALOON)
    assert s.joe.medals == [8]


@pytest.mark.parametrize("before", [0, 2, 3])
def test_p10_wanted_goes_from_left_to_right(before: int) -> None:
    s = lakeside()
    s.joe.marked(wanted=before).holds("red 1")
    s.calls("blue 1")
    s.joe.does(WANTED)
    assert s.joe.boxes("wanted") == before + 1
    assert s.asked == ["audrey"]


def test_p12_the_second_box_of_wanted_has_a_bonus() -> None:
    s = lakeside()
    s.joe.marked(wanted=1).holds("red 1")
    s.calls("blue 1")
    s.joe.does(WANTED)
    assert s.joe.may() == ["nugget", "buy red 1"]


def test_p10_the_last_box_of_wanted_gives_a_medal() -> None:
    s = lakeside()
    s.joe.marked(wanted=4)
    s.calls("blue 1")
    s.joe.does(WANTED)
    assert s.joe.medals == [7]


def test_p12_rows_are_everybodys_own() -> None:
    s = lakeside().calls("blue 1")
    s.joe.does(SALOON)
    s.audrey.does(WANTED)
    assert (s.joe.boxes("saloon"), s.joe.boxes("wanted")) == (1, 0)
    assert (s.audrey.boxes("saloon"), s.audrey.boxes("wanted")) == (0, 1)


# The zones


@pytest.mark.parametrize(
    ("regions", "zone", "totals"),
    [
        (("fort_collins",), "village", [4]),
        (("browns_park", "great_sand_dunes", "pawnee_buttes"), "desert", [3, 6, 10]),
        (("grand_mesa", "grand_lake", "twin_lakes"), "lake", [1, 2, 4]),
        (("elkhead", "san_juan", "black_forest"), "forest", [1, 3, 6]),
    ],
)
def test_p12_only_the_total_over_the_last_box_counts(regions: tuple[str, ...], zone: str, totals: list[int]) -> None:
    s = story()
    found = []
    for region in regions:
        s.joe.discovered(region)
        found.append(s.joe.points[zone])
    assert found == totals


@pytest.mark.parametrize(
    ("known", "new", "points"),
    [
        (("browns_park", "pawnee_buttes"), "great_sand_dunes", 7),
        (("grand_lake", "twin_lakes"), "grand_mesa", 5),
        (("elkhead", "black_forest"), "san_juan", 6),
    ],
)
def test_p12_the_last_box_of_a_zone_gives_its_medal(known: tuple[str, ...], new: str, points: int) -> None:
    s = story()
    s.joe.discovered(*known).travelled(1, 2, 3, 6, 7)
    s.calls("blue 1")
    s.joe.does("rail 8", f"discover {new}")
    assert s.joe.medals == [points]


def test_p12_the_medal_of_a_zone_is_for_the_first() -> None:
    s = story().closed(desert=1)
    s.joe.discovered("browns_park", "pawnee_buttes").travelled(1, 2, 3, 6, 7)
    s.calls("blue 1")
    s.joe.does("rail 8", "discover great_sand_dunes")
    assert s.joe.medals == []
    assert s.joe.points["desert"] == 10


def test_p12_the_villages_have_no_medal() -> None:
    s = story()
    s.joe.discovered("black_forest").travelled(1, 2, 3, 6, 7)
    s.calls("blue 1")
    s.joe.does("rail 8", "discover fort_collins")
    assert s.joe.medals == []


def test_ruling_a_full_row_is_nothing_but_the_region_is_discovered() -> None:
    s = story()
    s.joe.discovered("grand_lake", "twin_lakes", "nee_noshe").travelled(1, 2, 3, 6, 7)
    s.calls("blue 1")
    s.joe.does("rail 8", "discover grand_mesa")
    assert s.joe.boxes("lake") == 3
    assert s.joe.medals == []
    assert s.news("track-full") == ["track-full campfire lake"]
    assert "grand_mesa" in s.joe.regions


# Contested medals


def test_p11_the_highest_medal_left_of_a_track() -> None:
    for closed, expected in ((0, [9]), (1, [6]), (2, [3]), (3, [])):
        s = lakeside().closed(tipi=closed)
        s.joe.tipi("...xxx.")
        s.calls("blue 1")
        s.joe.does(TIPI, "right")
        assert s.joe.medals == expected


def test_p11_a_ticked_medal_is_for_nobody_else_in_later_turns() -> None:
    s = lakeside()
    for person in s.people:
        person.marked(saloon=3)
    s.audrey.holds("orange 1", "orange 2", "orange 3")
    s.calls("blue 1")
    s.joe.does(SALOON)
    s.audrey.does("rail 1", "nugget")
    s.draws("orange 1", "red 3", "red 3")
    assert s.medals_left("saloon") == [4]
    assert s.caller == "audrey"
    s.audrey.does("ask campfire orange 1")
    s.joe.does("give orange 1")
    s.audrey.does(SALOON)
    assert s.audrey.medals == [4]


def test_p11_in_the_same_turn_all_get_its_full_points() -> None:
    s = lakeside(3)
    for person in s.people:
        person.marked(saloon=3)
    s.calls("blue 1")
    s.audrey.does(SALOON)
    s.tom.does(SALOON)
    assert s.medals_left("saloon") == [8, 4]
    s.joe.does(SALOON)
    assert [person.medals for person in s.people] == [[8], [8], [8]]
    s.rest_act()
    assert s.medals_left("saloon") == [4]
    s.turn_ends()
    assert s.medals_left("saloon") == [4]
    assert s.news("medals-closed") == ["medals-closed saloon 1"]


def test_ruling_an_own_second_claim_gets_the_next() -> None:
    """With an icon over the left end, Joe reaches both ends in one turn, and Audrey one."""
    s = lakeside().prints("tipi", "free play", "", "", "", "", "", "")
    s.joe.holds("orange 1").tipi(".xxxxx.").discovered("black_forest")
    s.audrey.tipi(".xxxxxx")
    s.calls("blue 1")
    s.joe.does(TIPI, "left", "free orange 1", "tick black_forest 1")
    assert s.joe.medals == [9, 6]
    assert s.audrey.hand == []
    s.audrey.does(TIPI)
    assert s.audrey.medals == [9]
    s.rest_act()
    assert s.news("medals-closed") == ["medals-closed tipi 2"]
    assert s.medals_left("tipi") == [3]


def test_ruling_a_medal_is_open_until_the_turn_is_over_phase_iii_included() -> None:
    s = story()
    s.joe.discovered("browns_park", "pawnee_buttes").travelled(1, 2, 3, 6, 7)
    s.audrey.discovered("browns_park", "pawnee_buttes").lays("grey 1", "grey 2", "grey 3")
    s.calls("blue 1")
    s.joe.does("rail 8", "discover great_sand_dunes")
    assert s.joe.medals == [7]
    s.audrey.does("tick durango 3", "discover great_sand_dunes")
    assert s.audrey.medals == [7]
    s.rest_act()
    assert s.medals_left("desert") == []


def test_p11_medals_are_written_down_at_once_in_the_order_won() -> None:
    s = lakeside()
    s.joe.has_won(4).holds("orange 1").marked(saloon=3).ticked("durango", 1, 2, 3, 4)
    s.calls("blue 1")
    s.joe.does("tick durango 5", "free orange 1", SALOON)
    assert s.joe.medals == [4, 5, 8]


def test_ruling_when_the_medals_are_gone_there_is_nothing() -> None:
    s = lakeside().closed(wanted=2)
    s.joe.marked(wanted=4)
    s.calls("blue 1")
    s.joe.does(WANTED)
    assert s.joe.medals == []
    assert s.joe.boxes("wanted") == 5
