"""Nothing can change between checking a passphrase and acting on it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator

import pytest
from argon2 import PasswordHasher

from tests.server.databases import told
from westbound.server.accounts import passphrases
from westbound.server.accounts.passphrases import Passphrases
from westbound.server.accounts.people import People
from westbound.server.protocol.accounts import Claim, NewPassphrase, Recover, SignedIn, SignIn
from westbound.server.refusal import Refusal
from westbound.server.storage.store import Store

OLD, NEW, THIRD = "many a mile westbound", "and never once eastbound", "over the hills and far"


@pytest.fixture(autouse=True)
def quick_hashes(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(passphrases, "hasher", PasswordHasher(time_cost=1, memory_cost=8, parallelism=1))
    passphrases.nobodys.cache_clear()
    yield
    passphrases.nobodys.cache_clear()


class Slow(Passphrases):
    """After the next check that fits, something else happens first."""

    def __init__(self) -> None:
        super().__init__()
        self.meanwhile: Callable[[], Awaitable[object]] | None = None

    async def fits(self, text: str, hashed: str | None, address: str) -> bool:
        found = await super().fits(text, hashed, address)
        happens, self.meanwhile = self.meanwhile, None
        if happens:
            await happens()
        return found


def people_of(store: Store) -> tuple[People, Slow]:
    people, slow = People(store.database, 1000), Slow()
    people._passphrases = slow
    return people, slow


async def refusal(deed: Awaitable[object]) -> str:
    with pytest.raises(Refusal) as refused:
        await deed
    return refused.value.code


def test_who_signs_in_while_the_passphrase_is_changed_stays_outside(database: str) -> None:
    async def story(store: Store) -> None:
        people, slow = people_of(store)
        anna = await people.claim(Claim("Anna", OLD), "")
        person = await people.whose(anna.token)
        slow.meanwhile = lambda: people.change(person, anna.token, NewPassphrase(OLD, NEW))
        assert await refusal(people.sign_in(SignIn("Anna", OLD), "")) == "wrong-key"
        assert len(await people.devices(person, anna.token)) == 1
        slow.meanwhile = lambda: people.recover(Recover("Anna", anna.code, THIRD), "")
        assert await refusal(people.sign_in(SignIn("Anna", NEW), "")) == "wrong-key"
        assert len(await people.devices(person, "")) == 1

    told(database, story)


def test_a_recovery_code_is_good_for_one_recovery(database: str) -> None:
    async def story(store: Store) -> None:
        people, slow = people_of(store)
        anna = await people.claim(Claim("Anna", OLD), "")
        first: list[SignedIn] = []

        async def recover() -> None:
            first.append(await people.recover(Recover("Anna", anna.code, NEW), ""))

        slow.meanwhile = recover
        assert await refusal(people.recover(Recover("Anna", anna.code, THIRD), "")) == "wrong-key"
        assert (await people.whose(first[0].token)).name == "Anna"
        assert await refusal(people.sign_in(SignIn("Anna", THIRD), "")) == "wrong-key"
        assert (await people.sign_in(SignIn("Anna", NEW), "")).token

    told(database, story)


def test_a_passphrase_is_changed_once_at_a_time(database: str) -> None:
    async def story(store: Store) -> None:
        people, slow = people_of(store)
        anna = await people.claim(Claim("Anna", OLD), "")
        person = await people.whose(anna.token)
        slow.meanwhile = lambda: people.recover(Recover("Anna", anna.code, NEW), "")
        assert await refusal(people.change(person, anna.token, NewPassphrase(OLD, THIRD))) == "not-yours"
        assert (await people.sign_in(SignIn("Anna", NEW), "")).token

    told(database, story)


def test_a_name_that_there_is_not_costs_as_much_as_one_there_is(
    sqlite_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Counted in hashes that are compared, which is what takes long."""
    compared: list[str] = []
    compare = passphrases.compare

    def count(text: str, hashed: str) -> bool:
        compared.append(hashed.rpartition("$")[0].rpartition("$")[0])  # how it is made, without salt and hash
        return compare(text, hashed)

    monkeypatch.setattr(passphrases, "compare", count)

    async def story(store: Store) -> None:
        people, _ = people_of(store)
        await people.claim(Claim("Anna", OLD), "")
        costs = []
        for name in ("Anna", "Nobody"):
            for deed in (people.sign_in(SignIn(name, NEW), ""), people.recover(Recover(name, "abcde", NEW), "")):
                before = len(compared)
                assert await refusal(deed) == "wrong-key"
                costs.append(compared[before:])
        assert costs[:2] == costs[2:]
        assert [len(cost) for cost in costs] == [1] * 4
        assert costs[0][0].startswith("$argon2id$")

    told(sqlite_database, story)
