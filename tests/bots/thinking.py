"""What minds make of many positions, line by line: the same whether interpreted or compiled.

``python -m tests.bots.thinking``; ``WESTBOUND_SOURCE=1`` runs everything interpreted.
"""

from __future__ import annotations

import hashlib
import itertools
import random
from array import array
from collections.abc import Iterator

from connect_four.game import GAME as CONNECT_FOUR
from rails.game import GAME as RAILS

import westbound
from westbound.bots import minds
from westbound.bots.mind import selfplay
from westbound.bots.mind.names import HIDDEN, OUTPUTS, SECOND
from westbound.bots.mind.net import Net
from westbound.bots.weights import Header, Weights
from westbound.engine.flow import Flow
from westbound.engine.game import Game
from westbound.engine.knowing import sight
from westbound.engine.names import CHANCE
from westbound.game_skeleton.game.game import GAME as SKELETON

EVERY = 23  # decisions of the larger games


def lines() -> Iterator[str]:
    for game, players, every in [
        (SKELETON, 3, 5),
        (CONNECT_FOUR, 2, 7),
        (RAILS, 2, 3),
        (RAILS, 4, 3),
        *((westbound.game(name), 2, EVERY) for name in westbound.games()),
        *((westbound.game(name), 4, 3 * EVERY) for name in westbound.games()),
    ]:
        for number, (table, seat) in enumerate(decisions(game, players)):
            if number % every == 0:
                yield f"{game.name}-{players} {number} {thoughts(game, table, seat)}"
    for game in map(westbound.game, westbound.games()):
        for number, options in enumerate(others(game)):
            first = number % EVERY
            for table, seat in itertools.islice(decisions(game, 3, options), first, first + 4 * EVERY, 2 * EVERY):
                yield f"{game.name}-3 {options} {thoughts(game, table, seat)}"
    for game in (SKELETON, CONNECT_FOUR, RAILS):
        yield f"{game.name} {played_itself(game, game.deal(game.box(2)), 3)}"
    for game in map(westbound.game, westbound.games()):
        yield f"{game.name} {played_itself(game, game.deal(game.box(3, others(game)[-1])), 1)}"


def others(game: Game) -> list[dict[str, str]]:
    """Options for three players, with each value of each option."""
    return [options for players, options in game.variants() if players == 3]


def decisions(game: Game, players: int, options: dict[str, str] | None = None) -> Iterator[tuple[Flow, int]]:
    """The decisions of a random game."""
    table, rng = game.deal(game.box(players, options)), random.Random(players)
    for _ in range(400):
        if table.over:
            return
        actors = table.actors()
        seat = (actors & -actors).bit_length() - 1
        if seat == CHANCE:
            table.apply(CHANCE, rng.choices(table.legal(CHANCE), table.weights(CHANCE))[0])
            continue
        if len(table.legal(seat)) > 1:
            yield table, seat
        table.apply(seat, rng.choice(table.legal(seat)))


def thoughts(game: Game, table: Flow, seat: int) -> str:
    """What each kind of mind thinks about a position, as exact numbers."""
    known = game.imagine(table, seat, random.Random(seat))
    net = minds.learned(game, made_up(game, table))
    reflex = minds.reflex_of(game, minds.points(game), known, 2).choice(known, seat, 5)
    tree = minds.tree_of(game, net, known, 1)
    tried = [tree.search(known, seat, 6, seed, seed > 98) for seed in (98, 99)]  # other worlds at the same root
    hopes = minds.hopes(game, 0.4).worths(known, seat)
    worths = [*net.worths(known, seat), *hopes, *tree.worths(seat), *appraised(game, net, known, seat)]
    numbers = [float(worth).hex() for worth in worths]
    return f"{game.knowledge(table, seat)} {float(known.estimated(seat)).hex()} {reflex} {tried} {numbers}"


def appraised(game: Game, net: Net, known: Flow, seat: int) -> list[float]:
    """What the coach sums up for the first option, and what playing it out comes to."""
    first = known.legal(seat)[0]
    tree = minds.appraiser_of(game, net, known, 1, first + 1)
    tree.appraises = seat
    tree.keep_to([first])
    tree.search(known, seat, 3, 5)
    playouts = minds.playouts_of(game, net, known, 0)
    return [*tree.tallies(first), *playouts.play(known, seat, [first], 1, 3, 5)[0]]


def played_itself(game: Game, table: Flow, count: int) -> str:
    """What a net that plays against itself notes down."""
    net: Net = minds.learned(game, made_up(game, table))
    reflex, rival = (minds.reflex_of(game, net, table, 0) for _ in range(2))
    games = minds.part(game, selfplay).SelfPlay(reflex, rival, net, minds.part(game, sight).Sight(), table.copy())
    games.prepare(len(table.sight(0)), 1000, count)
    games.play(table, 1, count, 5, 0.2, 0.01, 0.3)
    noted = array("f", games.rows).tobytes() + array("i", games.game_of).tobytes() + array("f", games.results).tobytes()
    return f"{games.steps} {games.examples} {hashlib.sha256(noted).hexdigest()}"


def made_up(game: Game, table: Flow) -> Weights:
    """A net with random weights."""
    columns, rng = max(1, len(table.sight(0))), random.Random(7)
    size = columns * HIDDEN + HIDDEN + HIDDEN * SECOND + SECOND + SECOND * OUTPUTS + OUTPUTS
    header = Header(game=game.name, players=table.players, columns=columns, ahead=1, mix=0.2)
    return Weights(header, array("d", [rng.gauss(0, 0.1) for _ in range(size)]))


if __name__ == "__main__":
    for line in lines():
        print(line)
