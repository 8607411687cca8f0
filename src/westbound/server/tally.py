"""How somebody has fared: counted from the cards of tables, without replaying a game."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from statistics import fmean

import msgspec

from westbound.server.messages import SeatInfo
from westbound.server.personal import Share, Tally


class Result(msgspec.Struct, frozen=True):
    """What the card of a table says of its game; one that an older program wrote says less."""

    game: str
    seats: list[SeatInfo]
    scores: list[int] = []
    winners: list[int] = []
    lesson: dict[str, object] | None = None
    archive: bool = False

    @property
    def counts(self) -> bool:
        """Whether somebody has played it against others."""
        return bool(self.scores) and not self.lesson and not self.archive


results = msgspec.json.Decoder(Result)


def tally(played: Iterable[tuple[int, Result]]) -> list[Tally]:
    """By game, of somebody's seats and what came of them; most played first."""
    by_game: defaultdict[str, list[tuple[int, Result]]] = defaultdict(list)
    for seat, result in played:
        if result.counts and result.seats[seat].who == "person":
            by_game[result.game].append((seat, result))
    tallies = [tally_of(game, games) for game, games in by_game.items()]
    return sorted(tallies, key=lambda each: (-each.played, each.game))


def tally_of(game: str, games: list[tuple[int, Result]]) -> Tally:
    points = [result.scores[seat] for seat, result in games]
    wins = [len(result.winners) for seat, result in games if seat in result.winners]
    return Tally(
        game=game,
        played=len(games),
        won=wins.count(1),
        shared=len(wins) - wins.count(1),
        average=round(fmean(points), 1),
        best=max(points),
        by_players=[share(games, players) for players in sorted({len(result.seats) for _, result in games})],
    )


def share(games: list[tuple[int, Result]], players: int) -> Share:
    wins = [seat in result.winners for seat, result in games if len(result.seats) == players]
    return Share(players, len(wins), sum(wins))
