"""Several processes on PostgreSQL behind nginx: one dies, PostgreSQL restarts, a new release replaces the old one."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.cluster import clustered, evening, unpacked_release
from tests.server.databases import Postgres

SOME = 40  # acknowledged actions


def test_a_process_is_killed_and_nobody_loses_anything(tmp_path: Path, postgres_database: str) -> None:
    with clustered(tmp_path, postgres_database, 2) as cluster, evening(cluster, ("pioneers",)) as people:
        people.play_on(SOME // 2)
        cluster.processes[0].kill()
        people.play_on(SOME // 2)


@pytest.mark.soak
def test_every_process_is_killed_once(tmp_path: Path, postgres_database: str) -> None:
    with clustered(tmp_path, postgres_database, 3) as cluster, evening(cluster) as people:
        for process in cluster.processes:
            people.play_on(SOME)
            process.kill()
            people.somebody_is_away()
            people.play_on(SOME)
            process.start()


@pytest.mark.soak
def test_postgres_is_restarted(tmp_path: Path, postgres: Postgres, postgres_database: str) -> None:
    with clustered(tmp_path, postgres_database, 2) as cluster, evening(cluster) as people:
        for _ in range(3):
            people.play_on(SOME)
            people.somebody_is_away()
            postgres.stop()
            postgres.start()
        people.play_on(SOME)


@pytest.mark.soak
def test_a_release_replaces_the_last_one_process_by_process(tmp_path: Path, postgres_database: str) -> None:
    """Processes of both programs run at the same time, on the schema of the new one."""
    source = unpacked_release(tmp_path)
    with clustered(tmp_path, postgres_database, 3, source) as cluster, evening(cluster) as people:
        for process in cluster.processes:
            people.play_on(SOME)
            people.somebody_is_away()
            process.upgrade()
        people.somebody_is_away()
        people.play_on(SOME)
    assert all("Traceback" not in process.logged() for process in cluster.processes)
