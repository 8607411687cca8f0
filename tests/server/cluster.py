"""Several processes of the server on one PostgreSQL behind nginx, and people who play there and keep notes."""

from __future__ import annotations

import asyncio
import os
import re
import subprocess
import sys
import time
import warnings
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import pytest

from tests import ROOT
from tests.crash import check_end, check_notes, count_doubled, count_lost, read_logs
from tests.server.guests import LOST, Guest, Notes, Person, Site
from tests.server.launcher import Launched
from tests.server.nginx import Nginx, nginx_before
from tests.server.receiving import Receiver, free_port, receiving, wait_for
from tests.server.serving import Caller, Client, Json, Server

GAMES = ("pioneers", "pioneer_days", "colorado")
AWAY = 15.0  # seconds before an absent player is notified; longer than a reconnect takes on a busy machine
LONG = 600.0  # seconds, until all games are over
MIGRATIONS = "src/westbound/server/storage/migrations/versions"


class Process(Server):
    """A process of the cluster: of this program, or of another one whose sources are in *source*."""

    def __init__(self, database: str, source: Path | None, **settings: object) -> None:
        self.source = source
        super().__init__(database, "", 0, **settings)

    def launch(self) -> None:
        every = self.settings
        if self.source:
            known = ask(self.source, "from westbound.server.settings import Settings as S; print(*S.__struct_fields__)")
            self.settings = {name: value for name, value in every.items() if name in known.split()}
        super().launch()
        self.settings = every

    def begin(self, words: list[str]) -> Launched | subprocess.Popen[str]:
        if not self.source:
            return super().begin(words)
        words = [str(Path(sys.executable).with_name("westbound")), *words]
        environment = os.environ | environment_of(self.source)
        return subprocess.Popen(words, stdout=subprocess.PIPE, stderr=self.log, text=True, env=environment)

    def upgrade(self) -> None:
        """Stop the other program, and start this one at the same port."""
        self.stop()
        self.source = None
        self.start()


class Cluster(Site):
    """The processes behind nginx."""

    def __init__(self, processes: list[Process], nginx: Nginx) -> None:
        self.processes = processes
        self.nginx = nginx

    @property
    def url(self) -> str:
        return self.nginx.url

    def caller(self, key: str = "") -> Caller:
        return Caller(self.url, key)


@contextmanager
def clustered(folder: Path, database: str, count: int, source: Path | None = None) -> Iterator[Cluster]:
    """A cluster of *count* processes, in which people at one table are served by different ones."""
    settings = {"notice_after": AWAY, "notices_private": True, "chats_per_minute": 100_000, "sockets_per_address": 1000}
    with ExitStack() as stack:
        processes = []
        for _ in range(count):
            process = Process(database, source, port=free_port(), **settings)
            stack.callback(lambda each: print(each.logged(), file=sys.stderr), process)
            stack.callback(process.kill)
            processes.append(process)
        ports = [each.port for each in processes]
        yield Cluster(processes, stack.enter_context(nginx_before(folder, ports, mixed=True)))


class Sitter(Guest):
    """Has the table open, and does nothing though it is their turn."""

    def __init__(self, site: Site, seated: Json) -> None:
        super().__init__(site, seated["key"])
        self.seated = seated

    def visit(self) -> bool:
        with Client(self.server.url, self.seated["table"], self.seated["key"]) as client:
            while not self.leaving.is_set():
                try:
                    client.hear(timeout=0.5)
                except TimeoutError:
                    continue
        return True


class Evening:
    """People who play all games against each other and bots, one who only sits there, and others who are away."""

    def __init__(self, site: Site, receiver: Receiver, games: tuple[str, ...] = GAMES) -> None:
        self.site = site
        self.receiver = receiver
        self.paths: list[str] = []  # for notices to absent players
        caller = site.caller()
        self.people = [person for game in games for person in self._couple(caller, game)]
        self.sitter = Sitter(site, self._seat("/present"))
        for guest in (*self.people, self.sitter):
            guest.start()

    def _couple(self, caller: Caller, game: str) -> list[Person]:
        mine = caller.open("me", "open", "random", game=game)
        theirs = caller.sit(mine["table"], "Ben")
        return [Person(self.site, f"{game} {each['seat']}", each) for each in (mine, theirs)]

    def _seat(self, path: str) -> Json:
        """Seat two people, and subscribe the one whose turn it is; return their seat."""
        caller = self.site.caller()
        mine = caller.open("me", "open")
        theirs = caller.sit(mine["table"], "Ben")
        with caller.look(mine["table"], mine["key"]) as client:
            while not client.ask:  # through a process that has yet to hear of Ben
                client.hear()
            asked = mine if client.asked else theirs
        order = {"kind": "hook", "target": self.receiver.url + path, "language": "en"}
        self.site.caller(asked["key"]).put(f"/api/tables/{mine['table']}/wishes", order)
        return asked

    @property
    def notes(self) -> list[Notes]:
        return [notes for person in self.people for notes in person.notes]

    @property
    def acknowledged(self) -> int:
        return sum(len(notes.promised) for notes in self.notes)

    def play_on(self, actions: int) -> None:
        """Wait until that many more actions were acknowledged."""
        goal, end = self.acknowledged + actions, time.monotonic() + LONG
        while self.acknowledged < goal:
            for guest in (*self.people, self.sitter):
                if guest.trouble:
                    raise guest.trouble
            assert time.monotonic() < end, "play does not go on"
            time.sleep(0.05)

    def somebody_is_away(self) -> None:
        """From now on, at a table of their own where it is their turn."""
        end = time.monotonic() + LONG
        path = f"/away/{len(self.paths)}"
        while path not in self.paths:
            try:
                self._seat(path)
                self.paths.append(path)
            except LOST:
                assert time.monotonic() < end, "nobody can sit down"
                time.sleep(0.2)

    def finish(self) -> None:
        """Everybody plays to the end; nothing is lost or doubled, and only absent players were notified, once."""
        for person in self.people:
            person.leaving.set()
        end = time.monotonic() + LONG
        for person in self.people:
            person.farewell(end - time.monotonic())
        wait_for(lambda: all(self.receiver.to(path) for path in self.paths))
        time.sleep(AWAY / 3)  # in which a second process might notify them again
        assert [len(self.receiver.to(path)) for path in self.paths] == [1] * len(self.paths)
        assert not self.receiver.to("/present")
        self.sitter.leaving.set()
        self.sitter.farewell(LONG)

    def check(self, database: str) -> str:
        """Compare the logs with what everybody was shown; return what was compared."""
        logs = asyncio.run(read_logs(database))
        for notes in self.notes:
            check_notes(notes, logs[notes.table])
            assert check_end(self.site.caller(), notes.table, logs[notes.table])
        lost = sum(count_lost(notes, logs[notes.table]) for notes in self.notes)
        doubled = sum(count_doubled(notes, logs[notes.table]) for notes in self.notes)
        assert (lost, doubled) == (0, 0)
        comings = sum(notes.welcomes for notes in self.notes)
        return f"{self.acknowledged} acknowledged actions, {lost} lost, {doubled} doubled, {comings} connections"


@contextmanager
def evening(cluster: Cluster, games: tuple[str, ...] = GAMES) -> Iterator[Evening]:
    """An evening that ends well."""
    with receiving() as receiver:
        begun = Evening(cluster, receiver, games)
        yield begun
        begun.finish()
        print(begun.check(cluster.processes[0].database))


# The last release


def git(*words: str) -> str:
    """What git says; nothing, if there is no git or no history."""
    try:
        return subprocess.run(["git", *words], cwd=ROOT, check=True, capture_output=True, text=True).stdout.strip()
    except (OSError, subprocess.CalledProcessError):
        return ""


def rules_versions(commit: str) -> dict[str, str]:
    """The version of the rules of each game, as a commit has it."""
    found = {}
    for game in GAMES:
        version = re.search(r"^ +version = (\d+)$", git("show", f"{commit}:src/westbound/games/{game}/game.py"), re.M)
        found[game] = version[1] if version else ""
    return found


def last_release() -> str:
    """The commit of the last release whose games in progress this program can continue.

    After a change of the rules there is none: then it is the last commit before the latest change of the schema.
    """
    release = git("log", "-1", "--format=%H", "-G^__version__", "--", "src/westbound/__init__.py")
    if parent(release) and rules_versions(release) == rules_versions("HEAD"):
        return release
    return parent(git("log", "-1", "--format=%H", "--diff-filter=A", "--", MIGRATIONS))


def parent(commit: str) -> str:
    """The commit before; nothing where the history ends, which in a shallow clone seems to have made everything."""
    return git("rev-parse", "--verify", "--quiet", f"{commit}^") if commit else ""


def unpacked_release(folder: Path) -> Path:
    """The sources of the last release; without a history the test is skipped."""
    commit = last_release()
    if not commit:
        warnings.warn("NO HISTORY: fetch all commits, or the upgrade from the last release goes untested", stacklevel=2)
        pytest.skip("the history of the repository is missing")
    packed = subprocess.run(["git", "archive", commit, "src"], cwd=ROOT, check=True, capture_output=True).stdout
    subprocess.run(["tar", "xf", "-", "-C", str(folder)], input=packed, check=True)
    source = folder / "src"
    imported = ask(source, "import westbound.server; print(westbound.server.__file__)")
    assert Path(imported).is_relative_to(source), imported
    return source


def ask(source: Path, code: str) -> str:
    """What *code* prints if it imports the program in *source*."""
    words, environment = [sys.executable, "-c", code], os.environ | environment_of(source)
    return subprocess.run(words, env=environment, check=True, capture_output=True, text=True).stdout


def environment_of(source: Path) -> dict[str, str]:
    """Variables that make Python run the program in *source* without compiling it."""
    return {"WESTBOUND_SOURCE": "1", "PYTHONPATH": str(source)}
