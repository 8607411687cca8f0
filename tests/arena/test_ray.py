"""A Ray cluster of two nodes, one of which is killed."""

from __future__ import annotations

import sys
import threading
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from tests.arena.runs import plan, played, timeless
from tests.arena.test_running import wait_for_games
from westbound.arena import BotFailed
from westbound.arena.pool import WorkersLost
from westbound.arena.ray_pool import QUIET, NoRay, RayPool
from westbound.arena.results import read_run


def test_without_ray_the_command_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(NoRay, match=r"pip install 'westbound\[cluster\]'"):
        RayPool("auto")


@pytest.fixture
def cluster(monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    """Two nodes on this machine."""
    for name, value in QUIET.items():
        monkeypatch.setenv(name, value)
    pytest.importorskip("ray")
    from ray.cluster_utils import Cluster

    node: dict[str, Any] = {"num_cpus": 1, "object_store_memory": 80_000_000, "node_ip_address": "127.0.0.1"}
    cluster: Any = Cluster(initialize_head=True, head_node_args={**node, "include_dashboard": False})
    cluster.add_node(**node)
    yield cluster
    cluster.shutdown()


@pytest.mark.soak
def test_a_lost_node_costs_only_time(cluster: Any, tmp_path: Path) -> None:
    wanted = plan("slow", "random")
    with closing(RayPool(cluster.address)) as workers:
        assert workers.jobs == 2

        def lose() -> None:
            wait_for_games(tmp_path / "cluster", 10)
            assert len(read_run(tmp_path / "cluster")[1]) < 150
            cluster.remove_node(next(iter(cluster.worker_nodes)), allow_graceful=False)

        killer = threading.Thread(target=lose)
        killer.start()
        found = played(wanted, 200, tmp_path / "cluster", workers)
        killer.join()
        assert workers.jobs == 1
    assert len(found) == 200
    assert timeless(found) == timeless(played(wanted, 200, tmp_path / "alone"))


@pytest.mark.soak
def test_a_failing_bot_is_named(cluster: Any, tmp_path: Path) -> None:
    with closing(RayPool(cluster.address)) as workers, pytest.raises(BotFailed, match="clumsy chose -1"):
        played(plan("clumsy", "first"), 2, tmp_path, workers)


@pytest.mark.soak
def test_workers_that_always_die_end_the_run(cluster: Any, tmp_path: Path) -> None:
    with closing(RayPool(cluster.address)) as workers, pytest.raises(WorkersLost, match="10 times in a row"):
        played(plan("deadly", "first"), 4, tmp_path, workers)
