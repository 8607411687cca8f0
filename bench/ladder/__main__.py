"""``python -m bench.ladder``: play what is not yet played, print what it proves, and write build/ladder/ladder.md.

It takes hours, and can be stopped at any time: the next run goes on.  When all of it is played, the ratings of the
levels are written beside the nets.
"""

import argparse
import os
import random
from contextlib import closing
from pathlib import Path
from typing import Final

import westbound
from bench.ladder.questions import GAMES, Question, questions
from westbound.arena import Cell, Plan, Pool, Results, run
from westbound.arena.ratings import ratings
from westbound.arena.results import read_run
from westbound.arena.statistics import wilson
from westbound.arena.summary import Speed, summarize
from westbound.bots import LEVELS
from westbound.bots.plugins import MODULES
from westbound.bots.ratings import Rating, rating_of, write_ratings

FOLDER: Final = Path("build/ladder")
ALLOWED: Final = 0.04  # by which the end of an interval may miss a bar
HEADS: Final = ("topic", "bot", "against", "game", "players", "wins", "95 %", "games", "ms a decision", "bar")


def main() -> None:
    """Play, and report."""
    parser = argparse.ArgumentParser("python -m bench.ladder", description="How strong are the levels?")
    parser.add_argument("--jobs", type=int, default=0, help="processes; default: one for each core")
    parser.add_argument("--only", default="", help="questions with this word in their name")
    asked = parser.parse_args()
    os.environ[MODULES] = "bench.ladder.controls"
    rows: list[tuple[str, ...]] = [HEADS]
    with closing(Pool(asked.jobs)) as workers:
        for question in questions():
            if asked.only in question.name:
                rows.append(answered(question, workers))
                print(" | ".join(rows[-1]), flush=True)
    if asked.only:
        return
    lines = [f"| {' | '.join(row)} |" for row in rows]
    rated = {game: rated_levels(game) for game in GAMES}
    said = [rating_line(game, found) for game, found in rated.items()]
    print("\n".join(said))
    for game, found in rated.items():
        write_ratings(westbound.game(game), found)
    text = "\n".join([lines[0], "|---" * len(HEADS) + "|", *lines[1:], "", *said])
    (FOLDER / "ladder.md").write_text(text + "\n", encoding="utf-8")


def answered(question: Question, workers: Pool) -> tuple[str, ...]:
    """Play what is missing, and return the row of a table."""
    editions = {content.digest: content for content in question.editions}
    cells = [Cell(question.game, question.players, question.options, digest) for digest in editions or [""]]
    plan = Plan("gauntlet", [question.one, question.others], cells, editions=editions)
    with Results(FOLDER / question.name, plan.header()) as results:
        run(plan, question.games, workers, results)
    summary = summarize(*read_run(FOLDER / question.name))
    games = sum(score.games for score in summary.scores)
    share = wilson(sum(score.share.value * score.games for score in summary.scores), games)
    met = share.high <= question.bar + ALLOWED if question.below else share.low >= question.bar - ALLOWED
    return (
        *(question.topic, question.one, question.others, question.game, str(question.players)),
        *(f"{share.value:.1%}", f"{share.low:.1%} to {share.high:.1%}", str(games), times(summary.speeds)),
        f"{'≤' if question.below else '≥'} {question.bar:.0%} {'met' if met else 'missed'}",
    )


def rated_levels(game: str) -> dict[str, Rating]:
    """Return the ratings of all levels with two players, from all games between them that were played so far."""
    found = [result for folder in sorted(FOLDER.glob(f"ladder-*-{game}-2")) for result in read_run(folder)[1]]
    random.Random(0).shuffle(found)  # what is rated first counts more
    known = {rating.bot: rating_of(rating.mean, rating.deviation) for rating in ratings(found)}
    return {level.name: known[level.name] for level in LEVELS if level.name in known}


def rating_line(game: str, found: dict[str, Rating]) -> str:
    """Return the ratings of a game as a sentence."""
    each = [f"{bot} {rating.points} ± {rating.give_or_take}" for bot, rating in found.items()]
    return f"Ratings, {game}, 2 players: {', '.join(each)}."


def times(speeds: list[Speed]) -> str:
    """Return the CPU time of each bot."""
    return " and ".join(f"{speed.each:.2g}" for speed in speeds)


if __name__ == "__main__":
    main()
