"""What all tests share."""

from __future__ import annotations

import os

import pytest
from hypothesis import HealthCheck, settings

from tests import ROOT, STORIES

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # more would wait busily for each other: our matrices are small
settings.register_profile("usual", deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow])
settings.register_profile("long", settings.get_profile("usual"), derandomize=False, max_examples=2000)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "usual"))


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "slow: takes long; begins first, and is left out where rules run interpreted")
    config.addinivalue_line("markers", "soak: runs where its files changed, and in `make soak` (tests/soak.py)")
    config.addinivalue_line("markers", "story: covers engine and games (tests.STORIES)")


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark the stories, and run the slow tests first, so that no worker waits for one at the end."""
    stories = [ROOT / path for path in STORIES]
    for item in items:
        if any(item.path.is_relative_to(path) for path in stories):
            item.add_marker("story")
    items.sort(key=lambda item: item.get_closest_marker("slow") is None)
