"""Rated games from the form to the profile, and people who find each other."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.browser.conftest import Newcomer
from tests.browser.people import LIGHT_DESK_AND_DARK_PHONE, PHONE, Person, expect, expect_turn, table_of
from tests.browser.test_mine import claim
from tests.server.dealing import dealing
from tests.server.serving import Server

WHERE = "x-forwarded-for"


@pytest.fixture(scope="module")
def internet(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that people call from addresses of their own."""
    with dealing(tmp_path_factory.mktemp("internet"), proxies="127.0.0.1", sign_ins_per_hour=1000) as server:
        yield server


def open_rated(person: Person) -> None:
    """Open a rated table for two, with the form."""
    page = person.page
    person.go_to("/new")
    page.get_by_role("radio", name="2", exact=True).check(force=True)
    page.locator("summary", has_text="Pace").click()
    page.get_by_label("Pace").select_option("evening")
    page.locator("summary", has_text="Rated").click()
    page.get_by_label("Play rated").check()
    person.show("new-rated")
    page.get_by_role("button", name="Open table").click()
    page.wait_for_url("**/table/*")


@LIGHT_DESK_AND_DARK_PHONE
def test_a_rated_game_from_the_form_to_the_profile(
    newcomer: Newcomer, internet: Server, size: tuple[int, int], scheme: str
) -> None:
    width = size[0]
    anna = newcomer(internet.url, size=size, color_scheme=scheme, extra_http_headers={WHERE: f"10.1.{width % 100}.1"})
    claim(anna, f"Anna {width}")
    open_rated(anna)
    expect(anna.page.get_by_role("heading", level=1, name="Waiting for players")).to_be_visible()
    expect(anna.page.get_by_text("counts for the ratings of everyone")).to_be_visible()
    anna.show(f"gathering-rated-{width}")
    table = table_of(anna.page.url)

    guest = newcomer(internet.url, size=size, color_scheme=scheme, extra_http_headers={WHERE: f"10.1.{width % 100}.2"})
    guest.go_to(f"/table/{table}")
    expect(guest.page.get_by_text("Rated games need a name of your own")).to_be_visible()
    guest.show(f"sitting-down-rated-{width}")
    claim(guest, f"Guest {width}")
    guest.go_to(f"/table/{table}")
    guest.page.get_by_role("button", name="Play rated").click()
    expect_turn([anna, guest])
    with guest.seat() as theirs, anna.seat() as mine:
        theirs.do("resign")
        mine.do("abandon")
    expect(anna.page.get_by_text("This game has changed the ratings.")).to_be_visible()
    anna.show(f"ending-rated-{width}")

    anna.go_to("/ratings")
    row = anna.page.get_by_role("row", name=f"Anna {width}")
    expect(row).to_contain_text("±")
    anna.show(f"leaderboard-{width}")
    row.get_by_role("link").click()
    expect(anna.page.get_by_role("heading", level=1, name=f"Anna {width}")).to_be_visible()
    expect(anna.page.get_by_role("heading", name="Latest rated games")).to_be_visible()
    anna.page.locator("summary", has_text="As a table").click()
    anna.show(f"profile-{width}")
    expect(anna.page.get_by_role("link", name="Replay: Pioneers").first).to_be_visible()

    stranger = newcomer(internet.url, size=size)
    stranger.go_to(f"/people/Anna%20{width}")
    expect(stranger.page.get_by_role("heading", name="Latest rated games")).to_be_visible()
    assert table not in stranger.page.content()
    stranger.go_to("/people/Nobody")
    expect(stranger.page.get_by_text("Nobody with this name")).to_be_visible()
    anna.expect_no_complaints()


@pytest.mark.parametrize("size", [(1440, 900), PHONE], ids=["desk", "phone"])
def test_two_people_find_each_other(newcomer: Newcomer, size: tuple[int, int]) -> None:
    anna, ben = newcomer(size=size), newcomer(size=size)
    for person in (anna, ben):
        person.go_to("/")
        form = person.page.get_by_role("region", name="Find me a game")
        form.get_by_role("radio", name="Colorado").check(force=True)
        form.get_by_role("radio", name="2", exact=True).check(force=True)
        form.get_by_label("Play with bots").set_checked(False)
        form.scroll_into_view_if_needed()
        person.show(f"find-game-{size[0]}")
        form.get_by_role("button", name="Find me a game").click()
        person.page.wait_for_url("**/table/*")
        if person is anna:
            expect(anna.page.get_by_text("Looking for someone")).to_be_visible()
            anna.show(f"looking-{size[0]}")
    assert table_of(anna.page.url) == table_of(ben.page.url)
    expect_turn([anna, ben])


def test_bots_play_while_you_wait_and_you_can_stop(newcomer: Newcomer) -> None:
    anna = newcomer(size=PHONE)
    anna.go_to("/")
    form = anna.page.get_by_role("region", name="Find me a game")
    form.get_by_role("radio", name="Pioneers", exact=True).check(force=True)
    form.get_by_role("radio", name="3", exact=True).check(force=True)
    form.get_by_label("Play with bots").set_checked(True)
    form.get_by_role("button", name="Find me a game").click()
    anna.page.wait_for_url("**/table/*")
    expect(anna.page.get_by_text("During the first round")).to_be_visible()
    anna.show("looking-bots")
    anna.page.get_by_role("button", name="Stop looking").click()
    expect(anna.page.get_by_text("During the first round")).to_have_count(0)
    expect_turn([anna])


def test_waiting_alone_can_be_stopped(newcomer: Newcomer) -> None:
    anna = newcomer()
    anna.go_to("/")
    form = anna.page.get_by_role("region", name="Find me a game")
    form.get_by_role("radio", name="4", exact=True).check(force=True)
    form.get_by_label("Play with bots").set_checked(False)
    form.get_by_role("button", name="Find me a game").click()
    anna.page.get_by_role("button", name="Stop looking").click()
    anna.expect_home()
