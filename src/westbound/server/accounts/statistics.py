"""Statistics of a person's games, counted from the cards of tables without replaying any."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from statistics import fmean

import msgspec

from westbound.server.protocol.accounts import Outcome, Share, Tally
from westbound.server.protocol.socket import SeatStatus

COUNTED: tuple[Outcome, ...] = ("won", "shared", "lost")  # outcomes of games that people played themselves to the end


class Result(msgspec.Struct, frozen=True):
    """What the card of a table says about its game; older programs wrote less."""

    game: str
    seats: list[SeatStatus]
    scores: list[int] = []
    winners: list[int] = []
    lesson: dict[str, object] | None = None
    archive: bool = False
    deal: dict[str, object] | None = None
    abandoned: bool | None = None  # None: an older program wrote it

    def outcome(self, seat: int) -> Outcome:
        """How the game ended for the person at *seat*."""
        occupant = self.seats[seat]
        if occupant.who != "person" or self.lesson or self.archive:
            return ""
        if occupant.resigned:
            return "resigned"
        if self.abandoned or not self.scores:
            return "abandoned" if self.abandoned else ""
        if occupant.gone or occupant.stood_in:
            return "stood-in"
        if seat not in self.winners:
            return "lost"
        return "won" if len(self.winners) == 1 else "shared"


results = msgspec.json.Decoder(Result)


def tally(played: Iterable[tuple[int, Result]]) -> list[Tally]:
    """The statistics by game, from a person's seats and results; the most played game first."""
    by_game: defaultdict[str, list[tuple[int, Result]]] = defaultdict(list)
    for seat, result in played:
        if result.outcome(seat) in (*COUNTED, "resigned"):
            by_game[result.game].append((seat, result))
    tallies = [tally_of(game, games) for game, games in by_game.items()]
    return sorted(tallies, key=lambda each: (-each.played, each.game))


def tally_of(game: str, ended: list[tuple[int, Result]]) -> Tally:
    games = [(seat, result) for seat, result in ended if result.outcome(seat) in COUNTED]
    points = [result.scores[seat] for seat, result in games]
    wins = [len(result.winners) for seat, result in games if seat in result.winners]
    return Tally(
        game=game,
        played=len(games),
        won=wins.count(1),
        shared=len(wins) - wins.count(1),
        resigned=len(ended) - len(games),
        average=round(fmean(points), 1) if points else None,
        best=max(points, default=None),
        hinted=sum(result.seats[seat].hints > 0 for seat, result in games),
        by_players=[share(games, players) for players in sorted({len(result.seats) for _, result in games})],
    )


def share(games: list[tuple[int, Result]], players: int) -> Share:
    wins = [seat in result.winners for seat, result in games if len(result.seats) == players]
    return Share(players, len(wins), sum(wins))
