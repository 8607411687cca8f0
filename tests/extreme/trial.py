"""Some games on one edition; what fails is saved."""

from __future__ import annotations

import random

from tests import ROOT
from tests.extreme.editions import edition
from tests.extreme.playing import PLANS, Failed, Log, play
from westbound.editions.files import write
from westbound.engine.edition import Content
from westbound.engine.game import Game
from westbound.engine.names import CHANCE
from westbound.engine.record import Header, Played, Record

FOLDER = ROOT / "build"


def trial(game: Game, number: int, games: int) -> tuple[int, list[str]]:
    """How many actions were played on that edition, and what went wrong."""
    content, rng = edition(game, number), random.Random(number)
    actions, failures = 0, []
    for played in range(games):
        players = game.players[played % len(game.players)]
        options = {key: rng.choice(values) for key, values in game.choices(players).items()}
        log: Log = []
        plan = PLANS[played % len(PLANS)]
        try:
            play(game, content, players, options, random.Random(f"{number} {played}"), plan, log)
        except Failed as failure:
            saved = save(game, content, number, played, players, options, log)
            failures.append(f"{players} players, {plan}, action {len(log)}: {failure}; see {saved}")
        actions += len(log)
    return actions, failures


def save(
    game: Game, content: Content, number: int, played: int, players: int, options: dict[str, str], log: Log
) -> str:
    """The edition and the record of a game, its last action included."""
    FOLDER.mkdir(exist_ok=True)
    name = FOLDER / f"extreme-{game.name}-{number}"
    name.with_suffix(".toml").write_text(write(content.says), encoding="utf-8")
    space = game.space(game.box(players, options, content))
    lines = [Played(None if seat == CHANCE else seat, space.text(action)) for seat, action in log]
    header = Header(
        game=game.name,
        rules=game.version,
        edition=str(content.says["name"]),
        digest=content.digest,
        players=players,
        options=game.usual(players, options),
        seats=list(game.seats[:players]),
    )
    record = FOLDER / f"extreme-{game.name}-{number}-{played}.jsonl"
    record.write_text(Record(header, lines).dumps(), encoding="utf-8")
    return str(record.relative_to(ROOT))
