"""Every column of what a seat knows as numbers has a name."""

from __future__ import annotations

import pytest

from tests.contract.cases import CASES, Case

FIRST = {(case.game.name, case.players): case for case in reversed(CASES)}


@pytest.mark.parametrize("case", FIRST.values(), ids=str)
def test_every_column_has_a_name_of_its_own(case: Case) -> None:
    columns, table = case.game.columns(case.players), case.deal()
    assert len({*columns}) == len(columns)
    assert all(len(columns) == len(table.sight(seat)) for seat in range(case.players))
    assert all(name.split(".")[0] in ("common", *(f"player_{i}" for i in range(case.players))) for name in columns)
