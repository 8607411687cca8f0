"""Notices by mail: to confirmed addresses only, rate-limited, and never after unsubscribing."""

from __future__ import annotations

import re
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing
from itertools import count
from pathlib import Path
from urllib.parse import urlsplit

import httpx
import pytest

from tests.server.databases import Postgres
from tests.server.receiving import A_WHILE, Postoffice, free_port, links_in, post_office, text_of, wait_for
from tests.server.serving import PATIENCE, Json, Server, serving
from tests.server.test_notices import act, look, refused, two_seats, who_is_asked
from tests.server.test_people import PASSPHRASE, claim, own
from westbound.server.notices.mail import check_mail, is_address
from westbound.server.settings import Settings, WrongSettings

NUMBERS = count(1)
SENDING = {"smtp_from": "Westbound <table@table.example>", "smtp_host": "127.0.0.1", "smtp_tls": "none"}
PACE = 0.1  # minutes between two mails


@pytest.fixture(scope="module")
def office() -> Iterator[Postoffice]:
    with post_office() as office:
        yield office


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, office: Postoffice) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("mail"), **sending(office), mail_minutes=PACE, proxies="127.0.0.1") as server:
        yield server


@pytest.fixture
def address() -> str:
    """Anna's, which no other test writes to."""
    return f"anna{next(NUMBERS)}@pioneers.example"


def sending(office: Postoffice) -> Json:
    """The settings of a server that sends its mail there."""
    port = free_port()
    here = {"port": port, "origin": f"http://127.0.0.1:{port}", "notice_after": 0.5}
    return {**here, **SENDING, "smtp_port": office.port}


def by_mail(address: str, language: str = "en") -> Json:
    return {"kind": "mail", "target": address, "language": language}


def wish(server: Server, seated: Json, order: Json) -> Json:
    """From a machine of its own: one alone may have only that many addresses asked."""
    caller = server.caller(seated["key"])
    caller.http.headers["x-forwarded-for"] = f"10.0.0.{next(NUMBERS)}"
    made: Json = caller.put(f"/api/tables/{seated['table']}/wishes", order)
    return made


def follow(server: Server, link: str, method: str = "POST", **more: str) -> httpx.Response:
    """Follow a link of a mail, in a browser that has never been here."""
    assert link.startswith(server.url)
    return httpx.request(method, link, timeout=PATIENCE, **more)  # type: ignore[arg-type]


def confirm(server: Server, office: Postoffice, address: str) -> httpx.Response:
    """Confirm what the last mail asks."""
    wait_for(lambda: office.box.to(address))
    (link,) = [each for each in links_in(office.box.to(address)[-1]) if "confirm" in each]
    return follow(server, link).raise_for_status()


def test_an_address_is_asked_first(server: Server, office: Postoffice, address: str) -> None:
    asked, _ = who_is_asked(server, *two_seats(server))
    assert wish(server, asked, by_mail(address))["confirmed"] is False
    mail = office.box.expect(address)
    assert mail["Subject"] == "Is this your address?"
    assert mail["From"] == SENDING["smtp_from"]
    assert asked["table"] not in text_of(mail)
    assert "Ben" not in text_of(mail)
    (link,) = [each for each in links_in(mail) if "confirm" in each]
    shown = follow(server, link, "GET")
    assert f"Should Westbound email {address} when it’s your turn?" in shown.text
    assert "<script" not in shown.text
    time.sleep(A_WHILE)
    assert len(office.box.to(address)) == 1  # looking at the link confirms nothing
    assert "From now on Westbound emails" in follow(server, link).text
    assert office.box.expect(address, 2)["Subject"] == "Your turn: Pioneers"


def test_a_mail_says_who_waits_and_opens_the_seat(server: Server, office: Postoffice, address: str) -> None:
    asked, other = who_is_asked(server, *two_seats(server))
    wish(server, asked, by_mail(address, language="fr"))
    confirm(server, office, address)
    mail = office.box.expect(address, 2)
    assert mail["Subject"] == "À toi de jouer\xa0: Pioneers"
    assert mail["Auto-Submitted"] == "auto-generated"
    name = "Ben" if other["seat"] else "Anna"
    assert f"À toi de jouer\xa0: Pioneers\nAvec {name}\nT’attend depuis une minute\n" in text_of(mail)
    assert f"{server.url}/table/{asked['table']}#{asked['key']}" in links_in(mail)
    assert other["key"] not in text_of(mail)
    assert address not in server.logged()
    assert asked["key"] not in server.logged()


def test_one_mail_about_all_tables(server: Server, office: Postoffice, address: str) -> None:
    first, second = (who_is_asked(server, *two_seats(server)) for _ in range(2))
    wish(server, first[0], by_mail(address))
    confirm(server, office, address)
    office.box.expect(address, 2)
    wish(server, second[0], by_mail(address))
    confirm(server, office, address)  # a third mail; then nothing, for a while
    act(server, first[0])
    act(server, first[1])
    assert len(office.box.to(address)) == 3
    mail = office.box.expect(address, 4)
    assert mail["Subject"] == "2 tables are waiting for you"
    for seated in (first[0], second[0]):
        assert f"{server.url}/table/{seated['table']}#{seated['key']}" in links_in(mail)
    times = [mail["Date"].datetime for mail in office.box.to(address) if "Is this" not in mail["Subject"]]
    assert (times[1] - times[0]).total_seconds() >= 60 * PACE - 2


def test_a_mail_can_be_ended_by_one_click(server: Server, office: Postoffice, address: str) -> None:
    asked, other = who_is_asked(server, *two_seats(server))
    wish(server, asked, by_mail(address))
    confirm(server, office, address)
    mail = office.box.expect(address, 2)
    assert mail["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    link = mail["List-Unsubscribe"].strip("<>")
    assert link in links_in(mail)
    assert dict(mail.raw_items())["List-Unsubscribe"] == f"<{link}>", "mail programs decode nothing here"
    assert "Stop emails?" in follow(server, link, "GET").text
    path = f"/api/tables/{asked['table']}/wishes"
    assert len(server.caller(asked["key"]).get(path)) == 1  # looking at the link ends nothing
    ended = follow(server, link, data={"List-Unsubscribe": "One-Click"})  # type: ignore[arg-type]
    assert f"Westbound no longer emails {address}" in ended.text
    assert server.caller(asked["key"]).get(path) == []
    act(server, asked)
    act(server, other)
    time.sleep(60 * PACE)
    office.box.expect(address, 2)


def test_who_has_confirmed_once_need_not_again(server: Server, office: Postoffice, address: str) -> None:
    anna, _ = two_seats(server)
    wish(server, anna, by_mail(address))
    known = confirm(server, office, address).headers["set-cookie"]
    assert "HttpOnly" in known
    other, _ = two_seats(server)
    caller = server.caller(other["key"])
    caller.http.cookies.set("westbound-mail", re.findall(r'westbound-mail="?([^";]+)', known)[0], path="/api")
    path = f"/api/tables/{other['table']}/wishes"
    assert caller.put(path, by_mail(address))["confirmed"] is True
    assert caller.put(path, by_mail("eve@pioneers.example"))["confirmed"] is False


def test_nobody_is_asked_again_and_again(server: Server, office: Postoffice, address: str) -> None:
    anna, _ = two_seats(server)
    for _ in range(3):
        wish(server, anna, by_mail(address))
    said = refused(server.caller(anna["key"]), anna["table"], by_mail(address))
    assert said.startswith("too-fast: we have written to this address several times")
    office.box.expect(address, 3)


@pytest.mark.parametrize("path", ["confirm", "end"])
@pytest.mark.parametrize("method", ["GET", "POST"])
def test_links_that_are_not_ours(server: Server, path: str, method: str) -> None:
    for token in ("", "x", "WyJhIiwiYiJd.aaaa.bbbb", "é"):
        answer = httpx.request(method, f"{server.url}/api/notices/{path}", params={"token": token}, timeout=PATIENCE)
        assert answer.status_code == 404
        assert "This link doesn’t work" in answer.text


def test_a_link_to_confirm_does_not_end_and_the_other_way_round(
    server: Server, office: Postoffice, address: str
) -> None:
    anna, _ = two_seats(server)
    wish(server, anna, by_mail(address))
    (link,) = [each for each in links_in(office.box.expect(address)) if "confirm" in each]
    token = urlsplit(link).query
    assert httpx.post(f"{server.url}/api/notices/end?{token}", timeout=PATIENCE).status_code == 404


def test_an_address_that_does_not_exist_is_forgotten(server: Server, office: Postoffice, address: str) -> None:
    asked, _ = who_is_asked(server, *two_seats(server))
    wish(server, asked, by_mail(address))
    with look(server, asked):
        confirm(server, office, address)
        office.box.refuses[address] = "550 no such mailbox"
    wait_for(lambda: server.caller(asked["key"]).get(f"/api/tables/{asked['table']}/wishes") == [])
    assert "the mail server says 550 no such mailbox" in server.logged()


@pytest.mark.parametrize(
    "address", ["anna", "@b.example", "anna@", "a b@c.example", "a@b.example\nBcc: x@y.example", "a@b,c@d"]
)
def test_what_is_no_address(server: Server, address: str) -> None:
    anna, _ = two_seats(server)
    said = refused(server.caller(anna["key"]), anna["table"], by_mail(address))
    assert said == "malformed: target: this is not a mail address"
    assert not is_address(address)


@pytest.mark.parametrize("how", ["the name is given up", "the wish is ended"])
def test_an_address_that_nobody_wishes_to_be_told_at_is_kept_nowhere(
    server: Server, office: Postoffice, how: str, address: str
) -> None:
    asked, _ = who_is_asked(server, *two_seats(server))
    made = wish(server, asked, by_mail(address))
    confirm(server, office, address)
    office.box.expect(address, 2)
    assert address in kept_in(server)
    if how == "the wish is ended":
        server.caller(asked["key"]).ask("DELETE", f"/api/tables/{asked['table']}/wishes/{made['id']}")
    else:
        anna, _ = claim(server, "Anna")
        anna.put("/api/me/games", {"seats": [own(asked)]})
        assert address in anna.ask("GET", "/api/me/export").text
        anna.ask("DELETE", "/api/me", {"passphrase": PASSPHRASE})
    assert address not in kept_in(server)


def kept_in(server: Server) -> str:
    """All that is in its database, as text."""
    file = server.database.removeprefix("sqlite:///")
    with closing(sqlite3.connect(f"file:{file}?mode=ro", uri=True)) as connection:
        return "\n".join(connection.iterdump())


@pytest.mark.soak
def test_a_mail_leaves_out_what_one_looks_at_through_another_process(
    postgres: Postgres, office: Postoffice, address: str
) -> None:
    shared = postgres.new()
    west, east = ({**sending(office), "notice_after": 3} for _ in range(2))
    with serving(shared, **west) as server, serving(shared, **east) as other:
        seen, _ = who_is_asked(other, *two_seats(other))
        with look(other, seen):
            wish(server, seen, by_mail(address))
            confirm(server, office, address)
            missed, _ = who_is_asked(server, *two_seats(server))
            wish(server, missed, by_mail(address))
            wait_for(lambda: len(office.box.to(address)) == 2)
            confirm(server, office, address)
            mail = office.box.expect(address, 3)
            assert mail["Subject"] == "Your turn: Pioneers"
            assert missed["table"] in text_of(mail)
            assert seen["table"] not in text_of(mail)


# Trouble


@pytest.mark.filterwarnings("ignore:Requiring AUTH")
def test_a_wrong_password_is_logged_and_nothing_is_lost(tmp_path: Path, address: str) -> None:
    with post_office("sesame") as office:
        settings = {**sending(office), "smtp_user": "table"}
        with serving(tmp_path, smtp_password="sesame", **settings) as server:
            asked, _ = who_is_asked(server, *two_seats(server))
            with look(server, asked):
                wish(server, asked, by_mail(address))
                confirm(server, office, address)
                office.password = "mustard"
            wait_for(lambda: "a notice could not be sent, and will be tried again" in server.logged())
            assert "the mail server says 535" in server.logged()
            said = refused(server.caller(asked["key"]), asked["table"], by_mail("ben@pioneers.example"))
            assert said.startswith("unavailable: the mail could not be sent: the mail server says 535")
            assert len(office.box.mails) == 1
            office.password = "sesame"
            assert office.box.expect(address, 2)["Subject"] == "Your turn: Pioneers"
            assert "sesame" not in server.logged()


def test_a_mail_server_that_is_away_is_waited_for(server: Server, office: Postoffice, address: str) -> None:
    asked, _ = who_is_asked(server, *two_seats(server))
    with look(server, asked):
        wish(server, asked, by_mail(address))
        confirm(server, office, address)
        office.close()
    wait_for(lambda: "the mail server cannot be used" in server.logged())
    office.open()
    assert office.box.expect(address, 2)["Subject"] == "Your turn: Pioneers"


def test_mail_needs_a_sender_and_an_origin() -> None:
    check_mail(Settings())
    with pytest.raises(WrongSettings, match="smtp_host needs smtp_from and origin, too"):
        check_mail(Settings(smtp_host="mail.example"))
