"""Names that look alike are one name; names that do not, stay possible."""

from __future__ import annotations

import asyncio
import doctest
import string
from contextlib import suppress
from itertools import combinations

import pytest
from argon2 import PasswordHasher
from sqlalchemy import Connection, insert, select, update

from tests.server.databases import told
from westbound.server import look_alikes
from westbound.server.accounts import passphrases
from westbound.server.accounts.people import People
from westbound.server.clean_text import unique
from westbound.server.look_alikes import likeness
from westbound.server.protocol.accounts import Claim, SignIn
from westbound.server.refusal import Refusal
from westbound.server.storage.schema import people as people_table
from westbound.server.storage.store import Store

PASSPHRASE = "many a mile westbound"
ALIKE = [
    ("Anna", "\u0410nna"),  # Cyrillic
    ("Anna", "ANNA"),
    ("Anna", "Ann a"),
    ("Anna", "Ａｎｎａ"),
    ("Anna", "An\ufe0fna"),
    ("Nate", "\u039date"),  # Greek
    ("Ian", "lan"),
    ("Ian", "\u0456an"),  # a Ukrainian i
    ("Bob", "B0b"),
    ("Mary", "rnary"),
    ("paypal", "𝔭𝒶ỿ𝕡𝕒ℓ"),
    ("Ольга", "O\u043bьга"),
    ("Straße", "STRASSE"),
]
DIFFERENT = [
    "Anna Anne Hanna Аннa Анно Ганна",
    "José Jose Josè",
    "Jürgen Jurgen Juergen",
    "Νίκος Νικος Nikos",
    "佐藤 佐籐 加藤",
    "محمد محمود أحمد",
    "김민준 김민중",
    "👩‍👩‍👧 👨‍👨‍👧 👩",
    "Ben Den Ken Pen",
]


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(passphrases, "hasher", PasswordHasher(time_cost=1, memory_cost=8, parallelism=1))


def test_the_examples() -> None:
    assert doctest.testmod(look_alikes).failed == 0


@pytest.mark.parametrize(("one", "other"), ALIKE)
def test_alike(one: str, other: str) -> None:
    assert likeness(one) == likeness(other)
    assert unique(other, [one]) == f"{other} 2"


@pytest.mark.parametrize("names", DIFFERENT)
def test_different(names: str) -> None:
    for one, other in combinations(names.split(), 2):
        assert likeness(one) != likeness(other), (one, other)
        assert unique(one, [other]) == one


def test_letters_and_figures_that_are_alike() -> None:
    """All others are kept apart."""
    classes: dict[str, set[str]] = {}
    for letter in string.ascii_letters + string.digits:
        classes.setdefault(likeness(letter), set()).add(letter.lower())
    assert [group for group in classes.values() if len(group) > 1] == [{"i", "l", "1"}, {"o", "0"}]


def test_the_number_behind_a_name_does_not_look_like_another_name() -> None:
    assert unique("Anna", ["\u0410nna", "Anna2", "anna 3"]) == "Anna 4"


# In the database


async def is_free(people: People, name: str) -> bool:
    """Claim a name; return whether that could be done."""
    with suppress(Refusal):
        await people.claim(Claim(name, PASSPHRASE), name)
        return True
    return False


def test_of_two_who_claim_names_that_look_alike_at_once_one_gets_it(database: str) -> None:
    """Through two processes."""

    async def story(store: Store) -> None:
        everybody = [People(store.database, 1000) for _ in range(2)]
        for number, alike in enumerate(ALIKE):
            names = [f"{name} the {number + 2}" for name in alike]
            claims = [is_free(people, name) for people, name in zip(everybody, names, strict=True)]
            assert sorted(await asyncio.gather(*claims)) == [False, True], names

    told(database, story)


def test_names_of_an_older_program_count_and_both_of_two_that_look_alike_stay(database: str) -> None:
    def forget_likeness(connection: Connection) -> None:
        connection.execute(update(people_table).values(likeness=None))
        old = dict(connection.execute(select(people_table)).mappings().one())
        alike = {**old, "id": "another", "handle": "\u0430nnabel", "name": "\u0410nnabel"}
        del alike["likeness"]  # as an older program writes it
        connection.execute(insert(people_table).values(**alike))

    async def story(store: Store) -> None:
        people = People(store.database, 1000)
        assert await is_free(people, "Annabel")
        await store.database.writing.run(forget_likeness)
        for name in ("Annabel", "\u0410nnabel"):
            assert (await people.sign_in(SignIn(name, PASSPHRASE), "")).name == name
        assert not await is_free(people, "Anna bel")
        assert await store.database.reading.run(all_likenesses) == [likeness("Annabel")] * 2
        for name in ("Annabel", "\u0410nnabel"):
            assert (await people.sign_in(SignIn(name, PASSPHRASE), "")).name == name

    told(database, story)


def all_likenesses(connection: Connection) -> list[str | None]:
    return list(connection.scalars(select(people_table.c.likeness)))
