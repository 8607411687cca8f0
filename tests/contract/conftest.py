"""The contract is tested on more games than are registered."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.contract.cases import clear_shelf, fill_shelf


@pytest.fixture(autouse=True)
def _full_shelf() -> Iterator[None]:
    fill_shelf()
    yield
    clear_shelf()
