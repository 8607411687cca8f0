"""Set-up: rulebook pages 2 and 3."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from tests.pioneers.story import table_of, together, undrawn
from tests.stories.story import chance_may, draw_on, step_of
from westbound import IllegalAction
from westbound.engine.match import Match
from westbound.engine.names import CHANCE
from westbound.games.pioneers.game import GAME
from westbound.games.pioneers.names import BANK, CITIES, COVERED, NO_TILE, PLAYERS, START, WORD
from westbound.games.pioneers.printed import JOB_NAMES, TILE_NAMES, Side
from westbound.kit.edition import WrongEdition

COUNTS = pytest.mark.parametrize("players", [2, 3, 4])
REMOVED_TILES = {2: 2, 3: 1, 4: 0}
REMOVED_COACHES = {2: 12, 3: 6, 4: 2}
OPEN_CITIES = {2: 30, 3: 38, 4: 45}


def lay_tiles(match: Match, beside_start: str, leaving: dict[str, int]) -> None:
    """Tell chance which tiles to draw: the start's neighbors show the same, and these are left over."""
    t = table_of(match)
    neighbours = {sum(line) for line in t.box.side.lines if START in line}
    draw_on(match, until="laying")
    left = {tile: t.leftover[i] - leaving.get(tile, 0) for i, tile in enumerate(TILE_NAMES)}
    left[beside_start] -= 2
    while step_of(match) == "laying":
        if t.count in neighbours:
            tile = beside_start
        else:
            tile = max(left, key=lambda tile: left[tile])
            left[tile] -= 1
        match.draw(f"lay {tile}")


def beside_start(side: Side) -> list[int]:
    return [sum(line) for line in side.lines if START in line]


def laid(match: Match) -> list[int]:
    return [tile for tile in table_of(match).tiles if tile < NO_TILE]


def hangs_together(side: Side, without: set[int]) -> bool:
    """Whether the start reaches every city that is not left out."""
    reached = {START}
    for _ in side.cities:
        reached |= {b for line in side.lines for a, b in (line, line[::-1]) if a in reached and b not in without}
    return reached | without == set(range(len(side.cities)))


# Step 1: the board


@COUNTS
def test_p02_the_side_of_the_board_goes_by_the_players(players: int) -> None:
    match = undrawn(players)
    assert len(table_of(match).box.side.cities) == {2: 39, 3: 39, 4: 46}[players]


def test_p02_two_players_cover_eight_cities_as_printed() -> None:
    t = table_of(undrawn(2))
    assert [city for city in range(CITIES) if t.tiles[city] == COVERED] == sorted(t.box.side.covered)
    assert len(t.box.side.covered) == 8


@pytest.mark.parametrize("players", [3, 4])
def test_p02_nothing_is_covered_with_more_players(players: int) -> None:
    assert COVERED not in table_of(undrawn(players)).tiles


@pytest.mark.parametrize("covered", ["printed", "random"])
def test_p02_lines_touching_a_covered_city_are_out(covered: str) -> None:
    match = undrawn(2, covered)
    draw_on(match, until="first player")
    t = table_of(match)
    for line, ends in enumerate(t.box.side.lines):
        out = any(t.tiles[end] == COVERED for end in ends)
        assert t.free[line // WORD] >> line % WORD & 1 == (not out)


@pytest.mark.parametrize("seed", range(6))
def test_p02_variant_covers_eight_random_cities_one_by_one(seed: int) -> None:
    """Each uniformly among those that keep both start neighbors open and everything connected."""
    match, rng = undrawn(2, "random"), random.Random(seed)
    side = table_of(match).box.side
    covered: set[int] = set()
    for _ in range(8):
        allowed = [
            city
            for city in range(1, len(side.cities))
            if city not in covered and city not in beside_start(side) and hangs_together(side, covered | {city})
        ]
        assert chance_may(match) == {f"cover {side.cities[city].name}": 1 for city in allowed}
        city = rng.choice(allowed)
        match.draw(f"cover {side.cities[city].name}")
        covered.add(city)
    assert {city for city in range(CITIES) if table_of(match).tiles[city] == COVERED} == covered
    assert step_of(match) == "laying"


# Step 2: the tiles


@COUNTS
def test_p02_tiles_are_removed_by_the_number_of_players(players: int) -> None:
    match = undrawn(players)
    assert chance_may(match) == {f"lay {tile}": 7 - REMOVED_TILES[players] for tile in TILE_NAMES}


@COUNTS
def test_p02_one_tile_on_every_open_city(players: int) -> None:
    match = undrawn(players)
    draw_on(match, until="first player")
    t = table_of(match)
    cities = range(1, len(t.box.side.cities))
    assert all(t.tiles[city] < NO_TILE or t.tiles[city] == COVERED for city in cities)
    assert len(laid(match)) == OPEN_CITIES[players]
    assert t.tiles[START] == NO_TILE
    for tile in range(len(TILE_NAMES)):
        assert laid(match).count(tile) + t.leftover[tile] == 7 - REMOVED_TILES[players]


@COUNTS
def test_p02_every_tile_still_in_the_pile_is_equally_likely(players: int) -> None:
    match, rng = undrawn(players), random.Random(players)
    pile = Counter(dict.fromkeys(TILE_NAMES, 7 - REMOVED_TILES[players]))
    while step_of(match) == "laying":
        assert chance_may(match) == {f"lay {tile}": count for tile, count in pile.items() if count}
        tile = rng.choice(list(pile.elements()))
        match.draw(f"lay {tile}")
        pile[tile] -= 1


@COUNTS
def test_p02_different_tiles_beside_the_start_stay(players: int) -> None:
    match = undrawn(players)
    a, b = beside_start(table_of(match).box.side)
    while step_of(match) == "laying":
        may = list(chance_may(match))
        match.draw(may[-1] if table_of(match).count == b else may[0])
    assert table_of(match).tiles[a] != table_of(match).tiles[b]
    assert step_of(match) == "first player"


@COUNTS
def test_p02_equal_tiles_beside_the_start_one_of_them_is_replaced(players: int) -> None:
    """Which one is random, and so is the left-over tile of another type."""
    match = undrawn(players)
    left = {"banker": 1, "hotel": 1, "farmer": 2} | ({"digger": 1} if players == 2 else {})
    lay_tiles(match, "banker", left)
    side = table_of(match).box.side
    a, b = sorted(beside_start(side))
    assert chance_may(match) == {f"replace {side.cities[a].name}": 1, f"replace {side.cities[b].name}": 1}
    match.draw(f"replace {side.cities[b].name}")
    assert chance_may(match) == {f"lay {tile}": count for tile, count in left.items() if tile != "banker"}
    match.draw("lay farmer")
    t = table_of(match)
    assert [TILE_NAMES[t.tiles[a]], TILE_NAMES[t.tiles[b]]] == ["banker", "farmer"]
    assert t.leftover[TILE_NAMES.index("banker")] == 2
    assert t.leftover[TILE_NAMES.index("farmer")] == 1
    assert step_of(match) == "first player"


def test_p02_no_left_over_tile_differs_two_cities_exchange() -> None:
    match = undrawn(4)
    lay_tiles(match, "banker", {"banker": 4})
    t, side = table_of(match), table_of(match).box.side
    a, b = sorted(beside_start(side))
    banker = TILE_NAMES.index("banker")
    others = [city for city in range(1, 46) if t.tiles[city] != banker]
    before = list(t.tiles)
    match.draw(f"replace {side.cities[a].name}")
    assert chance_may(match) == {f"exchange {side.cities[city].name}": 1 for city in others}
    match.draw(f"exchange {side.cities[others[-1]].name}")
    after = list(t.tiles)
    assert after[a] == before[others[-1]] != banker
    assert after[others[-1]] == after[b] == banker
    assert t.leftover[banker] == 4
    assert step_of(match) == "first player"


def test_p02_four_left_over_tiles_of_one_other_type_replace() -> None:
    match = undrawn(4)
    lay_tiles(match, "banker", {"hotel": 4})
    match.draw("replace boston")
    assert chance_may(match) == {"lay hotel": 4}


# Steps 3 to 5


@COUNTS
def test_p03_the_first_player_is_random(players: int) -> None:
    match = undrawn(players)
    draw_on(match, until="first player")
    assert chance_may(match) == {f"first {seat}": 1 for seat in GAME.seats[:players]}


@COUNTS
@pytest.mark.parametrize("seat", range(4))
def test_p03_the_first_player_begins(players: int, seat: int) -> None:
    if seat >= players:
        return
    match = undrawn(players)
    draw_on(match, f"first {GAME.seats[seat]}")
    assert match.actors() == [seat]
    assert table_of(match).first == seat


@COUNTS
def test_p03_coaches_are_removed_unseen_and_four_laid_out(players: int) -> None:
    match, rng = undrawn(players), random.Random(players)
    draw_on(match, until="display")
    coaches = [coach.name for coach in table_of(match).box.edition.coaches[:24]]
    assert table_of(match).stack_size == 24 - REMOVED_COACHES[players]
    shown: list[str] = []
    for _ in range(4):
        assert chance_may(match) == {f"reveal {coach}": 1 for coach in coaches if coach not in shown}
        shown.append(rng.choice([coach for coach in coaches if coach not in shown]))
        match.draw(f"reveal {shown[-1]}")
    t = table_of(match)
    assert [t.box.edition.coaches[card].name for card in t.display] == shown
    assert t.stack_size == 20 - REMOVED_COACHES[players]
    assert step_of(match) == "starting coaches"


@COUNTS
def test_p03_everybody_gets_a_random_starting_coach_face_up(players: int) -> None:
    match = undrawn(players)
    draw_on(match, until="starting coaches")
    names = [coach.name for coach in table_of(match).box.edition.coaches[24:]]
    for _ in range(players):
        assert chance_may(match) == {f"deal {name}": 1 for name in names}
        match.draw(f"deal {names.pop()}")
    for viewer in (None, 0):
        for seat in range(players):
            coach = match.view(viewer)["players"][seat]["coaches"][0]
            assert coach["points"] == 12
            assert coach["starting"]
            assert len({s["job"] for s in coach["seats"]} & set(JOB_NAMES)) == 5
            assert all(s["taken"] for s in coach["seats"])


@COUNTS
def test_p03_what_lies_before_everybody(players: int) -> None:
    match = undrawn(players)
    draw_on(match, "first blue")
    t = table_of(match)
    assert [t.cash[seat] for seat in range(players)] == [2 + 3 * (seat == 1) for seat in range(players)]
    assert t.supply[:players] == [14] * players
    assert t.stock[:players] == [15] * players
    assert t.settlers[START * PLAYERS : START * PLAYERS + players] == [1] * players
    assert sum(t.settlers) == players
    assert t.points == t.bankers == t.merchants == [0] * PLAYERS
    assert t.stagecoach == START
    assert t.nuggets == [6, 3, 1]
    assert t.cash[BANK] == -sum(t.cash[:players])


@COUNTS
def test_p03_only_chance_is_asked_before_the_first_turn(players: int) -> None:
    match = undrawn(players)
    while match.table.actors() >> CHANCE & 1:
        assert match.table.actors() == 1 << CHANCE
        assert match.actors() == []
        for seat in range(players):
            assert match.legal(seat) == []
        match.draw(next(iter(chance_may(match))))


def test_p03_set_up_keeps_all_pieces() -> None:
    match = undrawn(4)
    before = together(table_of(match))
    draw_on(match)
    assert together(table_of(match)) == before
    assert before == {"money": 0, "pioneers": 80, "roads": 60, "coaches": 28, "nuggets": 10}


def test_ruling_chance_cannot_draw_what_is_not_there() -> None:
    match = undrawn(4)
    for _ in range(7):
        match.draw("lay hotel")
    with pytest.raises(IllegalAction):
        match.draw("lay hotel")


def test_p02_pioneers_is_for_two_to_four() -> None:
    for players in (1, 5):
        with pytest.raises(ValueError, match="2 to 4 players"):
            GAME.box(players)


def test_ruling_covers_are_an_option_for_two_only() -> None:
    assert GAME.choices(2) == {"covered": ("printed", "random")}
    assert GAME.choices(3) == GAME.choices(4) == {}
    with pytest.raises(ValueError, match="no option 'covered'"):
        GAME.box(3, {"covered": "random"})
    with pytest.raises(WrongEdition):
        GAME.box(3, edition="nowhere")


@COUNTS
def test_ruling_a_box_serves_many_games(players: int) -> None:
    """It is shared by all positions and never changed."""
    match = undrawn(players)
    tiles, nuggets = list(match.box.tiles), list(match.box.nuggets)
    draw_on(match)
    assert (list(match.box.tiles), list(match.box.nuggets)) == (tiles, nuggets)
    assert tiles == [7 - REMOVED_TILES[players]] * 7
