"""Taking the reins, line by line: rulebook page 5, phase 3 a)."""

from __future__ import annotations

import random

import pytest

import westbound
from tests.pioneers.ladder import SQUARES, ladder
from tests.pioneers.positions import aboard, positions, with_more_roads
from tests.pioneers.story import Story, story
from tests.pioneers.ways import Map, Payment, plus, wanted
from westbound.bots.bot import Situation
from westbound.bots.greedy import Greedy
from westbound.games.pioneers.game import GAME
from westbound.games.pioneers.names import ARRIVED, BANK, DRIVE, DRIVING, NO_TILE, PAID, REINS, ROUTES_LOST, TRAVEL
from westbound.games.pioneers.rules import Pioneers
from westbound.speech import Speech

PLENTY = westbound.compiled()
FEW_PATHS = 20_000

Way = tuple[int, Payment]  # where it ends, and who was paid


def two_ways_to_albany() -> Story:
    """Bill reaches Albany free over Boston, or for $1 over Philadelphia, where Annie has a road."""
    s = story().tiles(albany="farmer", bangor="banker", buffalo="banker")
    s.bill.built("start-boston", "boston-albany", "philadelphia-albany")
    s.annie.built("start-philadelphia").has(cash=1).rides("farmer", "digger")
    s.bill.has(cash=1, supply=0).rides("farmer", "digger")
    return s


# Whom to pay


def test_p05_a_rival_who_is_paid_can_join() -> None:
    """$1 to Annie, who has $1 and a farmer: now she can pay $2 to settle beside Bill."""
    s = two_ways_to_albany()
    s.bill.takes_reins("philadelphia", "albany")
    assert s.where == "albany"
    assert s.asked == ["annie"]
    s.annie.does("join 1")
    assert s.gains == {"bill": 1, "annie": -1}
    assert s.settlers("albany") == [1, 1, 0, 0]


def test_p05_the_free_way_leaves_the_rival_out() -> None:
    s = two_ways_to_albany()
    s.bill.drives("albany")
    assert s.gains == {}
    assert s.turn == "annie"
    assert s.step == "purchase"


def test_p05_the_reins_lie_beside_the_destinations() -> None:
    s = two_ways_to_albany()
    s.bill.buys_nothing()
    assert s.bill.may() == ["travel albany", "reins"]


def test_p05_no_reins_where_no_rival_has_a_road_on_the_way() -> None:
    s = story().tiles(albany="farmer", bangor="banker", buffalo="banker")
    s.bill.built("start-boston").has(cash=3, supply=0).rides("farmer", "digger")
    s.annie.built("santa_fe-tucson")
    s.bill.buys_nothing()
    assert s.bill.may() == ["travel albany"]


def test_p05_the_reins_are_offered_for_a_rival_road_beside_an_own_one() -> None:
    s = story().tiles(albany="farmer", bangor="banker", buffalo="banker")
    s.bill.built("start-boston").has(cash=3, supply=0).rides("farmer", "digger")
    s.jim.built("start-boston")
    s.bill.takes_reins("boston")
    assert s.gains == {}


def test_p05_no_reins_where_the_rival_cannot_be_paid() -> None:
    """Over Philadelphia it costs $2, and Bill has $1 after the free road to Boston."""
    s = story().tiles(boston="farmer", albany="banker")
    s.bill.built("start-boston").has(cash=1, supply=0).rides("farmer", "digger")
    s.annie.built("start-philadelphia")
    s.jim.built("start-philadelphia")
    s.bill.buys_nothing()
    assert s.bill.may() == ["travel boston"]


# Line by line


def test_p05_every_line_is_paid_as_it_is_driven() -> None:
    s = two_ways_to_albany()
    s.bill.takes_reins()
    assert s.bill.may() == ["drive boston", "drive philadelphia"]
    s.bill.does("drive philadelphia")
    assert s.where == "philadelphia"
    assert s.gains == {"bill": -1, "annie": 1}
    assert s.bill.may() == ["drive albany"]


def test_p06_two_rival_roads_are_both_paid() -> None:
    s = two_ways_to_albany()
    s.jim.built("start-philadelphia")
    s.bill.has(cash=2)
    s.bill.takes_reins("philadelphia")
    assert s.gains == {"bill": -2, "annie": 1, "jim": 1}


def test_p05_no_city_twice() -> None:
    """From Philadelphia it may not go back to the start, where it comes from."""
    s = two_ways_to_albany()
    s.bill.has(cash=9)
    s.bill.takes_reins("philadelphia")
    assert "drive start" not in s.bill.may()
    s.bill.may_not("drive start")


def test_p06_never_where_no_fitting_tile_can_be_reached_any_more() -> None:
    """Over Boston there is no way but Bangor, and beyond it only tiles that suit nobody."""
    s = story().tile_everywhere("banker", but=["boston", "philadelphia", "bangor"]).tiles(richmond="farmer")
    s.annie.built("start-philadelphia")
    s.bill.has(cash=9, supply=0, stock=0).rides("farmer", "farmer").has(supply=0)
    s.bill.takes_reins()
    assert s.bill.may() == ["drive philadelphia"]


def test_p06_only_as_far_as_the_money_goes() -> None:
    """With $1, Bill gets to Albany over Boston, but not over Philadelphia, where the second line costs another $1."""
    s = story().tiles(albany="farmer", bangor="banker", buffalo="banker")
    s.bill.built("boston-albany").has(cash=1, supply=0).rides("farmer", "digger")
    s.annie.built("start-boston", "start-philadelphia")
    s.bill.takes_reins()
    assert s.bill.may() == ["drive boston"]


def test_p06_the_first_tile_ends_the_drive() -> None:
    s = two_ways_to_albany()
    s.tiles(boston="farmer")
    s.bill.takes_reins("boston")
    assert s.where == "boston"
    assert s.step != "driving"


def test_p06_nothing_earned_on_the_way_pays_the_fare() -> None:
    """The hotel's $3 come too late: without money only the free way is open."""
    s = two_ways_to_albany()
    s.tiles(albany="hotel")
    s.annie.built("boston-bangor")
    s.bill.has(cash=0)
    assert s.bill.may() == ["travel albany"]


def test_p05_whoever_has_the_reins_cannot_stop() -> None:
    s = two_ways_to_albany()
    s.bill.takes_reins()
    s.bill.may_not("pass")
    s.bill.may_not("travel albany")


def test_ruling_every_line_can_be_taken_back() -> None:
    match = westbound.new("pioneers", players=3, seed=3)
    rng = random.Random(1)
    while "reins" not in match.legal(match.actors()[0]):
        seat = match.actors()[0]
        match.play(seat, rng.choice(match.legal(seat)))
    seat = match.actors()[0]
    before = match.view(seat)
    match.play(seat, "reins")
    taken = match.view(seat)
    match.play(seat, match.legal(seat)[0])
    assert match.undo_needs(seat) == []
    match.undo(seat)
    assert match.view(seat) == taken
    match.undo(seat)
    assert match.view(seat) == before


def test_ruling_the_view_tells_the_drive_so_far() -> None:
    s = two_ways_to_albany()
    s.bill.takes_reins()
    assert s.match.view(1)["drive"] == {"fare": 0, "pays": {}, "lines": [], "cities": ["start"]}
    s.bill.does("drive philadelphia")
    lines = [s.t.box.side.line_name(s.line("start-philadelphia"))]
    for viewer in (0, 1, None):
        drive = s.match.view(viewer)["drive"]
        assert drive == {"fare": 1, "pays": {"blue": 1}, "lines": lines, "cities": ["start", "philadelphia"]}
    s.bill.does("drive albany")
    assert s.match.view(0)["drive"] is None
    assert not any(s.t.way)


@pytest.mark.parametrize(
    ("language", "prompt", "choice"),
    [
        ("en", "Which city comes next? So far: $1 to Blue. You have $0.", "Drive on to Albany: farmer (free)"),
        ("de", "In welche Stadt weiter? Bisher: 1 $ an Blau. Du hast 0 $.", "Weiter nach Albany: Farmer (kostenlos)"),
        (
            "fr",
            "Quelle ville ensuite ? Jusqu’ici : 1 $ à Bleu. Il te reste 0 $.",
            "Continuer vers Albany : fermier (gratuit)",
        ),
    ],
)
def test_ruling_the_texts_tell_the_drive_so_far(language: str, prompt: str, choice: str) -> None:
    s = two_ways_to_albany()
    s.bill.takes_reins("philadelphia")
    speech, view = Speech(GAME, s.t.box, language), s.match.view(0)
    assert speech.prompt(view, 0).replace("\xa0", " ") == prompt
    assert speech.action(s.t.legal(0)[0], view).replace("\xa0", " ") == choice


# All ways of the rulebook, and no other


def ways_driven(t: Pioneers) -> set[Way]:
    """Every end that travel and reins lead to from here, with what was paid."""
    player, found = t.player, set()
    for action in t.legal(player):
        other = t.copy()
        if action == REINS:
            other.apply(player, action)
            found |= drives(other, player, (0,) * t.players)
        else:
            goal = action - TRAVEL
            found |= {(goal, tuple(route[: t.players])) for route in other.routes_to(player, goal)}
    return found


def drives(t: Pioneers, player: int, paid: Payment) -> set[Way]:
    """Every end of a drive that has begun."""
    found: set[Way] = set()
    for action in t.legal(player):
        other, city = t.copy(), action - DRIVE
        journal = other.listen()
        other.apply(player, action)
        now = plus(paid, told(journal.news(), player, t.players))
        if t.tiles[city] != NO_TILE:
            found.add((city, now))
        else:
            assert other.step == DRIVING
            found |= drives(other, player, now)
    return found


def told(news: list[int], player: int, players: int) -> Payment:
    """What a line cost, as the journal tells it; nothing of what follows the arrival."""
    paid = [0] * players
    for kind, _, payer, payee, amount in zip(*[iter(news)] * 5, strict=True):
        if kind == ARRIVED:
            break
        if kind == PAID:
            assert payer == player
            paid[0 if payee == BANK else (payee - player) % players] += amount
    return tuple(paid)


def ways_allowed(t: Pioneers) -> set[Way] | None:
    """Every simple path that the rulebook allows; None if there are too many to look at."""
    board, jobs = Map(t, t.player), aboard(t, t.player)
    nothing, found, looked_at = (0,) * t.players, set(), 0
    for goal in range(1, t.box.cities + 1):
        if wanted(t.tiles[goal], jobs):
            for paid in board.paths(board.start, goal, frozenset({board.start}), nothing):
                found.add((goal, paid))
                looked_at += 1
                if looked_at > FEW_PATHS:
                    return None
    return found


def judge(t: Pioneers) -> bool:
    """Whether there were reins; with them, exactly the ways of the rulebook are open.

    Without, nobody can be paid but the bank, and travel takes the cheapest way.
    """
    allowed = ways_allowed(t)
    if not allowed:
        return False
    t.advance()
    driven = ways_driven(t)
    if REINS in t.legal(t.player):
        assert driven == allowed
        return True
    assert not any(any(paid[1:]) for _, paid in allowed)
    assert driven == {(goal, min(paid for end, paid in allowed if end == goal)) for goal, _ in allowed}
    return False


@pytest.mark.parametrize(
    "count", [pytest.param(80 if PLENTY else 40, marks=pytest.mark.slow), pytest.param(400, marks=pytest.mark.soak)]
)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_p05_every_way_of_the_rulebook_in_random_games(players: int, count: int) -> None:
    assert sum(map(judge, positions(players, count, seed=30 + players))) > 5


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3, 4])
def test_p05_every_way_of_the_rulebook_with_more_roads(players: int) -> None:
    rng = random.Random(players)
    tables = positions(players, 100 if PLENTY else 20, seed=40 + players)
    assert sum(judge(with_more_roads(t, rng, rng.randrange(5, 40))) for t in tables) > 5


# More ways than anybody can list


def test_ruling_a_search_that_runs_out_of_room_says_so() -> None:
    """Nobody rides for free: the driver learns that and takes the reins."""
    s = ladder(cash=30)
    assert s.bill.may() == ["travel end", "reins"]
    assert s.match.view(0)["ways"] == {"end": []}
    s.bill.does("travel end")
    assert [entry.kind for entry in s.match.past[-1].news] == [ROUTES_LOST]
    assert s.step == "driving"
    assert s.where == "start"
    assert s.gains == {}


def test_ruling_the_reins_lead_everywhere_all_the_same() -> None:
    """Ten times over Annie's road, which is the last of sixty-six payments."""
    s = ladder(cash=22)
    s.bill.takes_reins("first", *[city for at in SQUARES for city in (f"left_{at}", f"joint_{at}")], "end")
    assert s.where == "end"
    assert s.gains == {"bill": -22, "annie": 10, "bank": 12}


def test_ruling_there_is_enough_paper_where_money_is_short() -> None:
    """The reins cannot be paid here, either: the way is too long."""
    s = ladder(cash=21)
    assert s.turn == "annie"


def test_ruling_playouts_come_to_an_end_where_routes_are_lost() -> None:
    s = ladder(cash=30)
    s.settle()
    decisions, *_ = s.t.playouts(20, 1)
    assert decisions > 20 * 22


def test_ruling_the_texts_say_that_there_are_too_many_ways() -> None:
    s = ladder(cash=30)
    s.settle()
    speech = Speech(GAME, s.t.box)
    assert speech.action(s.t.legal(0)[0], s.match.view(0)) == "Drive to end: farmer (drive line by line)"


# Bots


@pytest.mark.parametrize("seed", range(5))
def test_ruling_greedy_drives_to_the_city_at_once(seed: int) -> None:
    """What it would pay by the reins, it can pay by traveling; it does not think of what others do with it."""
    s = two_ways_to_albany()
    s.bill.buys_nothing()
    choice = Greedy().choose(Situation(GAME, s.t.copy(), 0, random.Random(seed)))
    assert s.match.space.text(choice) == "travel albany"


def test_ruling_greedy_finds_its_way_with_the_reins_in_hand() -> None:
    s = ladder(cash=30)
    s.bill.does("travel end")
    while s.step == "driving":
        choice = Greedy().choose(Situation(GAME, s.t.copy(), 0, random.Random(1)))
        s.bill.does(s.match.space.text(choice))
    assert s.where == "end"
