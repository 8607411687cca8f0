"""What a seat may not know: the gold of others, boards before and after the reveal, promises, and what comes next."""

from __future__ import annotations

import itertools
import json
import random

import pytest

import westbound
from tests.pioneer_days.story import (
    Story,
    story,
    table_of,
    undrawn,
)
from tests.stories.secrets import alike, everything, twins
from tests.stories.story import draw_on
from westbound.engine.match import Match
from westbound.games.pioneer_days.names import DRAWING, MINING

# Gold


def mined(token: int) -> Story:
    s = story(3).rolls("blue mine", "red wild", "green wild", "black wild")
    s.ada.takes("blue mine").does("mine")
    return s.draws(f"token {token}")


@pytest.mark.parametrize("viewer", [1, 2, None])
def test_p06_nobody_else_can_tell_which_token_was_drawn(viewer: int | None) -> None:
    assert alike([mined(1), mined(2), mined(3)], viewer)


def test_p06_the_drawer_can() -> None:
    assert [mined(token).match.view(0)["players"][0]["token_values"] for token in (1, 2, 3)] == [[1], [2], [3]]


def lamped(first: int, second: int, kept: int) -> Story:
    s = story(3)
    s.ada.carries("lamp_1")
    s.rolls("blue mine", "red wild", "green wild", "black wild")
    s.ada.takes("blue mine").does("mine")
    s.draws(f"token {first}", f"token {second}")
    if kept:
        s.ada.does(f"keep token {kept}")
    return s


@pytest.mark.parametrize("viewer", [1, 2, None])
def test_ruling_lamp_nobody_else_can_tell_what_was_drawn_kept_and_put_back(viewer: int | None) -> None:
    assert alike([lamped(1, 2, 0), lamped(3, 3, 0), lamped(1, 1, 0)], viewer)
    assert alike([lamped(1, 2, 1), lamped(1, 2, 2), lamped(3, 3, 3), lamped(1, 3, 3)], viewer)


def panned(token: int) -> Story:
    s = story(3)
    s.ada.carries("pan_wood")
    s.rolls("blue wood", "red wild", "green wild", "black wild")
    s.ada.takes("blue wood")
    return s.draws(f"token {token}")


@pytest.mark.parametrize("viewer", [1, 2, None])
def test_ruling_pan_draws_are_secret_like_any_gold(viewer: int | None) -> None:
    assert alike([panned(1), panned(2), panned(3)], viewer)


def discarded(token: int) -> Story:
    s = story(3)
    s.ada.holds(1, 2, 3).has(wood=2)
    s.rolls("blue wood", "red wild", "green wild", "black wild")
    s.ada.takes("blue wood").does("wood", f"discard token {token}")
    return s


@pytest.mark.parametrize("viewer", [1, 2, None])
def test_ruling_overflow_nobody_else_can_tell_which_token_was_discarded(viewer: int | None) -> None:
    assert alike([discarded(1), discarded(2), discarded(3)], viewer)


def given(token: int, done: bool) -> Story:
    s = story(3).towns("tombstone")
    s.ada.holds(1, 2, 3).has(medicine=1)
    s.ben.holds(1).has(medicine=1)
    s.week_ends().ada.does("fulfil tombstone", f"give token {token}")
    if done:
        s.ben.does("pass")
    return s


@pytest.mark.parametrize("done", [False, True])
@pytest.mark.parametrize("viewer", [1, 2, None])
def test_ruling_town_nobody_else_can_tell_which_token_was_given(viewer: int | None, done: bool) -> None:
    assert alike([given(1, done), given(2, done), given(3, done)], viewer)


def test_p03_counts_of_tokens_are_public_and_values_their_owner_s() -> None:
    s = story(3)
    s.ada.holds(1, 3)
    s.cora.holds(2)
    for viewer in (0, 1, 2, None):
        players = s.match.view(viewer)["players"]
        assert [player["tokens"] for player in players] == [2, 0, 1]
        owned = [[1, 3], [], [2]]
        assert [p["token_values"] for p in players] == [owned[i] if i == viewer else None for i in range(3)]
        assert s.match.view(viewer)["gold_left"] == 33


def test_scores_of_others_count_no_nuggets_before_the_end() -> None:
    s = story(3)
    s.ada.holds(1, 3)
    assert s.match.scores(0)[0] == s.match.scores(1)[0] + 4
    assert s.match.breakdown(1)[0]["gold"] is s.match.breakdown(None)[0]["gold"] is None


def test_p08_at_the_end_all_gold_is_shown() -> None:
    s = story()
    s.ada.holds(1, 3)
    s.week_ends(4)
    assert s.over
    assert s.match.view(None)["players"][0]["token_values"] == [1, 3]
    assert s.match.scores(1)[0] == s.match.scores(0)[0]


def test_a_complaint_tells_no_secret() -> None:
    complaints = set()
    for s in (mined(1), mined(3)):
        with pytest.raises(westbound.IllegalAction) as refusal:
            s.match.play(2, "discard token 3")
        complaints.add(str(refusal.value))
    assert len(complaints) == 1


def finder(match: Match) -> int | None:
    """The player who draws a token now."""
    return table_of(match).note if match.table.step in (DRAWING, MINING) else None


@pytest.mark.parametrize("players", [2, 3, 4])
def test_two_tables_that_a_seat_cannot_tell_apart(players: int) -> None:
    """Every byte sent to the others and to spectators is equal."""
    pairs = twins(undrawn(players), undrawn(players), random.Random(players), ("token 1", "token 2"), finder)
    compared = 0
    for owner, one, two in itertools.islice(pairs, 0, None, 9):
        for viewer in [*(seat for seat in range(players) if seat != owner), None]:
            assert everything(one, viewer) == everything(two, viewer)
        compared += 1
    assert compared > 0


# Boards


def dealt(*boards: str) -> Match:
    match = undrawn(2)
    draw_on(match, "first red", until="dealing")
    for board in boards:
        match.draw(f"deal {board}")
    return match


def test_boards_dealt_to_others_cannot_be_told_apart() -> None:
    one = dealt("homestead", "dispensary", "congregation", "trading_post")
    two = dealt("homestead", "dispensary", "cattle_outfit", "mining_claim")
    assert everything(one, 0) == everything(two, 0)
    assert everything(one, None) == everything(two, None)
    assert everything(one, 1) != everything(two, 1)
    one.play(1, "board congregation")
    two.play(1, "board standard")
    assert everything(one, 0) == everything(two, 0)
    assert everything(one, None) == everything(two, None)


def rejected(board: str) -> Match:
    match = dealt("homestead", "dispensary", "congregation", board)
    match.play(0, "board homestead")
    match.play(1, "board congregation")
    draw_on(match, until="taking")
    return match


def test_ruling_the_rejected_board_stays_unseen_for_good() -> None:
    one, two = rejected("cattle_outfit"), rejected("mining_claim")
    for viewer in (0, None):
        assert everything(one, viewer) == everything(two, viewer)


# Promises


def promised(*words: str) -> Story:
    s = story(3).towns("abilene", "oregon_city")
    for person in s.people:
        person.has(cattle=2, wood=3)
    s.week_ends().cora.does(*words)
    return s


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_ruling_promises_are_unseen_until_everybody_is_done(viewer: int | None) -> None:
    assert alike([promised("fulfil abilene"), promised("fulfil oregon_city")], viewer)


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_ruling_who_is_done_may_be_seen_and_not_with_what(viewer: int | None) -> None:
    both = [promised("fulfil abilene", "pass"), promised("fulfil oregon_city", "pass")]
    assert alike(both, viewer)


# What comes next


def test_the_view_tells_nothing_of_the_piles() -> None:
    match = undrawn(2, boards="standard")
    draw_on(match, until="taking")
    t = table_of(match)
    for viewer in (0, 1, None):
        text = json.dumps(match.view(viewer))
        shown = [t.box.edition.folk[folk].name for folk in t.slots]
        for card in t.box.edition.folk:
            assert (f'"{card.name}"' in text) == (card.name in shown)
        assert match.view(viewer)["folk_left"] == 18
