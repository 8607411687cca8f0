"""A game being played: what is refused, what can be taken back, who learns what."""

from __future__ import annotations

import random

import pytest
from rails.game import GAME as RAILS

import westbound
from tests.stories.matches import ARROW, before_chance, finished, pioneers, play_on, state
from westbound import IllegalAction, Match
from westbound.engine.entry import Entry
from westbound.engine.match import Moment
from westbound.engine.names import CHANCE, EVERYBODY
from westbound.engine.record import Header
from westbound.engine.save import dump
from westbound.games.pioneers.names import NUGGET_SEEN, NUGGET_TAKEN


def rails(players: int = 3, start: str = "mixed", seed: int | None = 1) -> Match:
    box = RAILS.box(players, {"start": start})
    header = Header(
        game="rails", rules=1, edition="printed", digest="0", players=players, options={"start": start}, seats=[]
    )
    return Match(RAILS, box, header, None if seed is None else random.Random(seed))


def refused(match: Match, seat: int, words: str, complaint: str, version: int | None = None) -> None:
    before = state(match)
    with pytest.raises(IllegalAction, match=complaint):
        match.play(seat, words, version)
    assert state(match) == before


# Refused, and nothing has changed


def test_an_illegal_action_names_the_place() -> None:
    match = pioneers()
    seat = match.actors()[0]
    color = match.game.seats[seat]
    refused(match, seat, "travel start", rf"^{color} may not 'travel start' now \(turn of {color} . purchase\)")


def test_an_illegal_action_suggests_the_nearest() -> None:
    match = pioneers(players=2)  # boston is covered
    refused(match, match.actors()[0], "road boston-albany", r"; did you mean 'road start-albany'\?$")


def test_unknown_words() -> None:
    match = pioneers()
    for words in ("", "xyzzy", "road", "🐎", "pass; drop table", "ROAD albany-albany", "x" * 10_000):
        refused(match, match.actors()[0], words, "there is no action called")


def test_another_seat_is_not_asked() -> None:
    match = pioneers()
    seat = match.actors()[0]
    other = (seat + 1) % 3
    refused(
        match,
        other,
        "pass",
        f"{match.game.seats[other]} may not 'pass': it is up to {match.game.seats[seat]} to choose",
    )


@pytest.mark.parametrize("seat", [-1, 3, 4, CHANCE, 99])
def test_there_is_no_such_seat(seat: int) -> None:
    match = pioneers(players=3)
    refused(match, seat, "pass", f"there is no seat {seat}; seats are 0 to 2")
    for look in (match.legal, match.where, match.view, match.news, match.undo, match.undo_needs, match.scores):
        with pytest.raises(IllegalAction, match="there is no seat"):
            look(seat)
    with pytest.raises(IllegalAction, match="there is no seat"):
        match.imagine(seat, random.Random(1))


def test_chance_is_no_seat_for_players() -> None:
    match = rails(start="alike", seed=None)
    refused(match, 0, "draw elk", "north may not 'draw elk': it is up to chance to choose")


def test_a_stale_action_is_refused() -> None:
    match = pioneers()
    seat, version = match.actors()[0], match.version
    words = match.legal(seat)[0]
    refused(match, seat, words, f"version {version - 1} of the game; it is at version {version}", version - 1)
    refused(match, seat, words, "was meant for version", version + 1)
    match.play(seat, words, version)
    assert match.version > version


def test_undoing_makes_a_new_version() -> None:
    match = pioneers()
    seat, version = match.actors()[0], match.version
    match.play(seat, "pass", version)
    match.undo(seat, consent=[0, 1, 2])
    assert match.version == version + 2  # nothing meant for the old one fits


def test_after_the_end_nothing_is_legal() -> None:
    match = finished()
    assert match.actors() == []
    assert match.legal(0) == match.legal(1) == []
    refused(match, 0, "pass", "red may not 'pass': the game is over")
    with pytest.raises(IllegalAction, match=r"chance may not .*: the game is over"):
        match.draw("nugget 3")


def test_everything_that_is_not_legal_is_refused() -> None:
    match = pioneers(players=2)
    rng = random.Random(3)
    for _ in range(6):
        play_on(match, 4, rng)
        before = state(match)
        for seat in range(2):
            legal = match.legal(seat)
            for words in [match.space.text(a) for a in range(match.space.size) if a in match.space._texts]:
                if words not in legal:
                    with pytest.raises(IllegalAction):
                        match.play(seat, words)
        assert state(match) == before


# Chance


def test_chance_plays_by_the_seed() -> None:
    assert pioneers(seed=1).record.dumps() == pioneers(seed=1).record.dumps() != pioneers(seed=2).record.dumps()


def test_without_a_seed_no_two_games_are_alike() -> None:
    assert len({westbound.new("pioneers", players=2).record.dumps() for _ in range(4)}) == 4


def test_chance_can_be_told_what_to_draw() -> None:
    match = rails(start="alike", seed=None)
    assert match.actors() == []
    for card in ("elk", "owl", "fox"):
        match.draw(f"draw {card}")
    assert match.actors() == [0, 1, 2]
    assert [match.view(seat)["hand"] for seat in range(3)] == [[1, 0, 0], [0, 0, 1], [0, 1, 0]]
    before = state(match)
    for words in ("draw elk", "draw bear"):
        with pytest.raises(IllegalAction):
            match.draw(words)
    assert state(match) == before


# All at once


def test_several_may_act_in_any_order() -> None:
    match = rails(start="alike")
    assert match.actors() == [0, 1, 2]
    match.play(2, "take")
    assert match.actors() == [0, 1]
    assert match.where(0).split(ARROW) == ["round of north", "resolving", "acting"]
    refused(match, 2, "take", "it is up to north, east to choose")
    match.play(0, "take")
    match.play(1, "take")
    assert match.actors() == [0, 1, 2]  # the next round
    play_on(match, 1000, random.Random(1))
    assert match.over


def test_taking_back_while_others_act() -> None:
    match = rails(players=2, start="mixed", seed=None)
    match.draw("draw elk")
    match.play(0, "take")
    assert match.undo_needs(0) == []
    match.play(1, "take")
    assert match.undo_needs(0) == [1]
    assert match.undo_needs(1) == []
    match.undo(1)
    assert match.undo_needs(0) == []
    assert match.actors() == [1]


# Undo


def test_free_inside_the_frontier() -> None:
    match = pioneers()
    seat = match.actors()[0]
    before, view, lines = dump(match.table), match.view(seat), len(match.record.log)
    road = next(words for words in match.legal(seat) if words.startswith("road"))
    match.play(seat, road)
    assert match.past[-1].seat == seat
    assert match.undo_needs(seat) == []
    assert match.undo_point(seat) == lines
    match.undo(seat)
    assert dump(match.table) == before
    assert match.view(seat) == view
    assert len(match.record.log) == lines + 2
    assert match.record.log[-1].undo == lines
    match.play(seat, road)


def test_nothing_to_take_back() -> None:
    match = pioneers()
    for seat in range(3):
        with pytest.raises(IllegalAction, match="you have nothing to undo"):
            match.undo(seat, consent=[0, 1, 2])


def test_one_after_the_other() -> None:
    match = pioneers(players=2, seed=3)
    seat = match.actors()[0]
    start = dump(match.table)
    match.play(seat, "two roads") if "two roads" in match.legal(seat) else None
    road = next(words for words in match.legal(seat) if words.startswith("road"))
    match.play(seat, road)
    count = sum(moment.seat == seat for moment in match.past)
    for _ in range(count):
        match.undo(seat)
    assert dump(match.table) == start
    with pytest.raises(IllegalAction, match="you have nothing to undo"):
        match.undo(seat)


def test_beyond_a_draw_everybody_must_consent() -> None:
    match = pioneers(seed=5)
    seat = before_chance(match, "coach", random.Random(5))
    others = [other for other in range(3) if other != seat]
    assert match.undo_needs(seat) == others
    before = state(match)
    for consent in ([], others[:1], others[1:], [seat]):
        with pytest.raises(IllegalAction, match="needs the consent of"):
            match.undo(seat, consent)
    assert state(match) == before
    match.undo(seat, others)
    assert match.record.log[-1].consent == tuple(others)


def test_the_missing_are_named() -> None:
    match = pioneers(seed=5)
    seat = before_chance(match, "coach", random.Random(5))
    others = [other for other in range(3) if other != seat]
    with pytest.raises(IllegalAction, match=f"^undoing this needs the consent of {match.game.seats[others[1]]}$"):
        match.undo(seat, others[:1])


def test_beyond_anothers_action_everybody_must_consent() -> None:
    match = pioneers(players=2, seed=2)
    first = match.actors()[0]
    match.play(first, "pass")
    rng = random.Random(2)
    while match.actors() == [first]:
        play_on(match, 1, rng)
    other = match.actors()[0]
    play_on(match, 1, rng)
    assert match.undo_needs(first) == [other]
    match.undo(first, [other])
    assert match.actors() == [first]


def test_after_a_draw_was_taken_back_the_next_is_fresh() -> None:
    match = pioneers(seed=5)
    seat = before_chance(match, "coach", random.Random(5))
    point = match.undo_point(seat)
    words = match.record.actions()[point].words
    drawn = set()
    for _ in range(6):
        drawn.add(match.record.actions()[point + 1].words)
        match.undo(seat, [0, 1, 2])
        match.play(seat, words)
    assert len(drawn) > 1
    again = westbound.load(match.record.dumps())
    assert dump(again.table) == dump(match.table)
    assert again.record.dumps() == match.record.dumps()


def test_a_hidden_entry_is_something_learned() -> None:
    open_, hidden = Entry(1, EVERYBODY, (0, 0, 0)), Entry(1, 0b10, (0, 0, 0))
    assert not Moment(0, 1, (open_,)).tells
    assert Moment(0, 1, (open_, hidden)).tells
    assert Moment(CHANCE, 1, (open_,)).tells
    assert [hidden.seen(seat) for seat in (0, 1, 2, None)] == [False, True, False, False]
    assert all(open_.seen(seat) for seat in (0, 1, None))


def test_the_end_shows_the_nuggets_so_it_cannot_be_taken_back_alone() -> None:
    """When the game ends, everybody sees everybody's nuggets: who ended it must not go back and play on with that."""
    for seed in range(40):
        match = finished(players=2, seed=seed)
        seat = match.past[-1].seat
        other = 1 - seat
        if seat != CHANCE and match.view(other)["players"][other]["nuggets"]:
            assert match.undo_needs(seat) == [other]
            return
    raise AssertionError("no such game")


# News and views


def nugget_match() -> tuple[Match, int]:
    """A match in which a seat has just found a nugget."""
    for seed in range(50):
        match, rng = pioneers(seed=seed), random.Random(seed)
        while not match.over:
            play_on(match, 1, rng)
            for moment in match.past[-3:]:
                if any(entry.kind == NUGGET_SEEN for entry in moment.news):
                    return match, next(e.numbers[0] for e in moment.news if e.kind == NUGGET_SEEN)
    raise AssertionError("nobody found one")


def test_news_are_for_those_who_saw_it() -> None:
    match, finder = nugget_match()
    seen = {seat: [e.kind for e in match.news(seat)] for seat in (0, 1, 2, None)}
    assert all(NUGGET_TAKEN in kinds for kinds in seen.values())
    assert [seat for seat, kinds in seen.items() if NUGGET_SEEN in kinds] == [finder]


def test_news_since() -> None:
    match = pioneers()
    since = len(match.past)
    seat = match.actors()[0]
    match.play(seat, next(words for words in match.legal(seat) if words.startswith("road")))
    fresh = match.news(seat, since)
    assert fresh
    assert match.news(seat)[-len(fresh) :] == fresh
    assert len(match.news(seat)) > len(fresh)


def test_what_is_taken_back_is_no_news_any_more() -> None:
    match = pioneers()
    before = match.news(None)
    seat = match.actors()[0]
    match.play(seat, next(words for words in match.legal(seat) if words.startswith("road")))
    match.undo(seat)
    assert match.news(None) == before


def test_scores_hide_what_the_view_hides() -> None:
    match, finder = nugget_match()
    other = (finder + 1) % 3
    assert (match.breakdown(finder)[finder]["nuggets"] or 0) >= 3
    assert match.breakdown(other)[finder]["nuggets"] is match.breakdown()[finder]["nuggets"] is None
    assert match.scores(finder)[finder] > match.scores(other)[finder] == match.scores()[finder]
    for seat in (0, 1, 2, None):
        assert match.scores(seat) == [player["score"] for player in match.view(seat)["players"]]


def test_winners_only_at_the_end() -> None:
    match = pioneers(players=2)
    assert match.winners() == []
    match = finished()
    best = max(match.scores())
    assert match.winners()
    assert all(match.scores()[seat] == best for seat in match.winners())


def test_where() -> None:
    match = pioneers()
    seat = match.actors()[0]
    assert match.where(seat).split(ARROW) == [f"turn of {match.game.seats[seat]}", "purchase"]


def test_bots_get_an_imagined_table() -> None:
    match = pioneers()
    before = dump(match.table)
    table = match.imagine(0, random.Random(1))
    while actors := table.actors():
        seat = actors.bit_length() - 1
        table.apply(seat, table.legal(seat)[0])
    assert dump(match.table) == before
