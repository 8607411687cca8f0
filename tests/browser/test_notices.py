"""Turn notifications in a real browser, and the page as an app, offline too.

No push service on the internet is involved: the browser's ``PushManager`` is replaced by one whose subscriptions lead
to a push service of the tests.
"""

from __future__ import annotations

import json
import random
import re
import time
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.conftest import Newcomer
from tests.browser.people import DESK, PHONE, Person, expect, expect_turn, play_on
from tests.server.dealing import dealing
from tests.server.receiving import (
    Call,
    Device,
    Postoffice,
    Receiver,
    free_port,
    links_in,
    post_office,
    receiving,
    wait_for,
)
from tests.server.serving import Server

SIZES = pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
SUBSCRIBING = """([endpoint, p256dh, auth]) => {
  let made = null;
  const subscription = (options) => ({
    endpoint, options, toJSON: () => ({ endpoint, keys: { p256dh, auth } }),
    unsubscribe: () => { made = null; return Promise.resolve(true); },
  });
  PushManager.prototype.getSubscription = () => Promise.resolve(made);
  PushManager.prototype.subscribe = ({ applicationServerKey }) => {
    made = subscription({ applicationServerKey: applicationServerKey.buffer });
    return Promise.resolve(made);
  };
}"""
NOTICES = """() => navigator.serviceWorker.ready.then((worker) => worker.getNotifications())
  .then((all) => all.map(({ title, body, tag, data }) => ({ title, body, tag, data })))"""
# Asked while it is being shown, the browser takes a notice for one that was closed, and drops it: so wait for it.
WATCH_NOTICES = """() => {
  const show = registration.showNotification.bind(registration);
  self.shown = new Promise((done) => { registration.showNotification = (...said) => show(...said).then(done); });
}"""
OFFERING = """() => {
  const offer = new Event('beforeinstallprompt');
  offer.prompt = () => { window.asked = true; return Promise.resolve({ outcome: 'accepted' }); };
  dispatchEvent(offer);
}"""


@pytest.fixture(scope="session")
def browser(whole_browser: Browser) -> Browser:
    return whole_browser


@pytest.fixture(scope="module")
def office() -> Iterator[Postoffice]:
    with post_office() as office:
        yield office


@pytest.fixture(scope="module")
def service() -> Iterator[Receiver]:
    with receiving() as receiver:
        yield receiver


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, office: Postoffice) -> Iterator[Server]:
    port = free_port()
    mail = {"smtp_host": "127.0.0.1", "smtp_port": office.port, "smtp_tls": "none", "smtp_from": "table@table.example"}
    here = {"port": port, "origin": f"http://127.0.0.1:{port}", "notice_after": 1, "notices_private": True}
    with dealing(tmp_path_factory.mktemp("notices"), **here, **mail) as server:
        yield server


def subscribing(person: Person, device: Device) -> None:
    """Let the browser of *person* subscribe to the push service of the tests."""
    wish = device.wish()
    person.context.grant_permissions(["notifications"])
    made = json.dumps([wish["target"], wish["p256dh"], wish["auth"]])
    person.context.add_init_script(f"({SUBSCRIBING})({made})")


def begin(anna: Person, ben: Person, game: str = "pioneers") -> Person:
    """Anna and Ben start a game; returns whose turn it is."""
    address = anna.open_table("me", "open", game=game)
    ben.sit_down(address, "Ben")
    return expect_turn([anna, ben])


def wait_for_worker(page: Page) -> None:
    page.evaluate("navigator.serviceWorker.ready.then(() => null)")
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")


# My turn


def test_the_tab_says_that_it_is_my_turn(newcomer: Newcomer) -> None:
    anna, ben = newcomer(), newcomer()
    asked = begin(anna, ben)
    other = ben if asked is anna else anna
    icon = "document.querySelector('link[rel=icon]').href"
    expect(asked.page).to_have_title("● Your turn: Pioneers – Westbound")
    expect(other.page).to_have_title("Pioneers – Westbound")
    assert "icon-turn" in asked.page.evaluate(icon)
    assert "icon-turn" not in other.page.evaluate(icon)
    asked.page.get_by_role("link", name="Westbound: home").click()
    asked.expect_home()
    assert "icon-turn" not in asked.page.evaluate(icon)
    asked.expect_no_complaints()


@SIZES
def test_sounds_are_low_until_somebody_mutes_them(newcomer: Newcomer, size: tuple[int, int]) -> None:
    anna = newcomer(size=size)
    anna.context.add_init_script(
        "window.played = 0; const start = OscillatorNode.prototype.start;"
        "OscillatorNode.prototype.start = function (...all) {"
        "  window.played += 1; window.sounds = this.context; return start.apply(this, all); };"
    )
    anna.open_table("me", "random")
    expect_turn([anna])
    assert anna.page.evaluate("window.played") == 0, "nobody has touched the page"
    assert play_on([anna], random.Random(1), most=2) == 2
    expect_turn([anna])
    assert anna.page.evaluate("window.played") > 0, "what happens can be heard"
    mute = anna.page.get_by_role("button", name="Mute sounds")
    mute.click()
    expect(mute).to_have_attribute("aria-pressed", "true")
    before = anna.page.evaluate("window.played")
    assert play_on([anna], random.Random(1), most=2) == 2
    expect_turn([anna])
    assert anna.page.evaluate("window.played") == before
    anna.page.wait_for_function("() => window.sounds.state === 'suspended'")  # silence costs no power

    anna.reload()
    expect(mute).to_have_attribute("aria-pressed", "true")
    anna.page.get_by_role("button", name="Language and display").click()
    anna.page.get_by_label("Sounds", exact=True).check()
    before = anna.page.evaluate("window.played")
    expect(anna.page.get_by_label("Volume")).to_have_value("25")
    anna.page.get_by_label("Volume").press("ArrowRight")
    assert anna.page.evaluate("window.played") > before
    anna.show(f"sounds-{'phone' if size == PHONE else 'desk'}")


# Notices


@SIZES
def test_who_wishes_it_is_told_on_this_device(newcomer: Newcomer, service: Receiver, size: tuple[int, int]) -> None:
    device = Device(service, f"device-{size[0]}")
    anna, ben = newcomer(size=size, service_workers="allow"), newcomer()
    subscribing(anna, device)
    begin(anna, ben)
    anna.page.get_by_role("button", name="Menu").click()
    anna.page.get_by_label("Notify me on this device").click()
    expect(anna.page.get_by_text("This device will notify you from now on.")).to_be_visible()
    expect(anna.page.get_by_label("Notify me on this device")).to_be_checked()
    anna.show(f"notices-{'phone' if size == PHONE else 'desk'}")
    time.sleep(2)
    assert not service.to(device.path)  # Anna is at the table
    anna.go_to("/")
    rng = random.Random(1)

    def told() -> list[Call]:
        """Let Ben choose on Ben’s turn; returns the notifications so far."""
        if ben.ready():
            ben.choose_any(rng)
        ben.page.wait_for_timeout(100)
        return service.to(device.path)

    (call,) = wait_for(told)
    assert device.read(call)["title"] == "Your turn: Pioneers"
    anna.expect_no_complaints()


def test_once_they_are_on_other_tables_tell_too(newcomer: Newcomer, service: Receiver) -> None:
    device = Device(service, "device-all")
    anna = newcomer(service_workers="allow")
    subscribing(anna, device)
    anna.open_table("me", "greedy")
    anna.page.get_by_role("button", name="Menu").click()
    anna.page.get_by_label("Notify me on this device").click()
    expect(anna.page.get_by_text("This device will notify you from now on.")).to_be_visible()
    with anna.page.expect_response(lambda answer: answer.url.endswith("/wishes") and answer.request.method == "PUT"):
        second = anna.open_table("me", "random", game="colorado")
    expect_turn([anna])
    anna.go_to("/")
    path = re.sub(r"^.*(/table/\w+).*$", r"\1", second)
    wait_for(lambda: path in [device.read(call)["path"] for call in service.to(device.path)])


def test_who_has_forbidden_it_reads_what_to_do(newcomer: Newcomer) -> None:
    anna = newcomer(service_workers="allow")  # headless chromium denies it without asking
    anna.open_table("me", "greedy")
    anna.page.get_by_role("button", name="Menu").click()
    if anna.page.evaluate("Notification.permission") != "denied":
        anna.page.get_by_label("Notify me on this device").click()
    expect(anna.page.get_by_text("This browser doesn’t let Westbound show notifications.")).to_be_visible()
    anna.show("notices-denied")


def test_a_notice_is_shown_and_opens_the_table(newcomer: Newcomer, server: Server) -> None:
    """The browser itself delivers the message to our service worker."""
    anna = newcomer(service_workers="allow")
    anna.context.grant_permissions(["notifications"])
    anna.go_to("/")
    wait_for_worker(anna.page)
    devtools = anna.context.new_cdp_session(anna.page)
    active: set[str] = set()  # registrations whose worker is activated: until then a push is dropped

    def note(event: dict[str, Any]) -> None:
        active.update(each["registrationId"] for each in event["versions"] if each["status"] == "activated")

    def activated() -> set[str]:
        anna.page.wait_for_timeout(20)  # lets events in
        return active

    devtools.on("ServiceWorker.workerVersionUpdated", note)
    devtools.send("ServiceWorker.enable")
    (worker,) = wait_for(activated)
    assert anna.page.evaluate(NOTICES) == []  # by then the browser has read its notifications, and drops no new one
    (script,) = anna.context.service_workers
    script.evaluate(WATCH_NOTICES)
    said = {"title": "Your turn: Pioneers", "body": "With Ben", "path": "/table/abc", "since": 1}
    message = {"origin": server.url, "registrationId": worker, "data": json.dumps(said)}
    devtools.send("ServiceWorker.deliverPushMessage", message)
    script.evaluate("() => self.shown")
    notices = anna.page.evaluate(NOTICES)
    data = {"path": "/table/abc"}
    assert notices == [{"title": "Your turn: Pioneers", "body": "With Ben", "tag": "/table/abc", "data": data}]


@SIZES
def test_by_mail(newcomer: Newcomer, office: Postoffice, size: tuple[int, int]) -> None:
    where = "phone" if size == PHONE else "desk"
    address = f"anna-{where}@pioneers.example"
    anna = newcomer(size=size, locale="de-DE")
    anna.go_to("/new")
    anna.page.get_by_role("textbox").first.fill("Anna")
    anna.page.locator("section[aria-labelledby$=-seats] select").nth(1).select_option("open")
    anna.page.get_by_role("button", name="Tisch öffnen").click()
    anna.page.get_by_role("heading", name="Wenn ich dran bin").click()
    anna.page.get_by_label("Per E-Mail").fill(address)
    anna.page.get_by_role("button", name="Schreib mir").click()
    expect(anna.page.get_by_text(f"Wir haben an {address} geschrieben.")).to_be_visible()
    expect(anna.page.get_by_text("noch nicht bestätigt")).to_be_visible()
    anna.show(f"notices-mail-{where}")
    (mail,) = office.box.to(address)
    table = anna.page.url
    anna.go_to(next(link for link in links_in(mail) if "confirm" in link))
    anna.show(f"notices-confirm-{where}")
    anna.page.get_by_role("button", name="Ja, schreib mir").click()
    expect(anna.page.get_by_role("heading", name="Danke")).to_be_visible()
    anna.go_to(table)
    anna.page.get_by_role("heading", name="Wenn ich dran bin").click()
    expect(anna.page.get_by_text(address)).to_be_visible()
    expect(anna.page.get_by_text("noch nicht bestätigt")).to_have_count(0)
    anna.page.get_by_role("button", name=f"Keine Benachrichtigungen mehr an {address}").click()
    expect(anna.page.get_by_text(f"Keine Benachrichtigungen mehr an {address}.")).to_be_visible()
    anna.expect_no_complaints()


def test_a_webhook_shows_its_secret_once(newcomer: Newcomer, service: Receiver) -> None:
    anna = newcomer()
    anna.open_table("me", "open")
    anna.page.get_by_role("heading", name="When it’s my turn").click()
    anna.page.get_by_text("For programs: a webhook").click()
    anna.page.get_by_label("Address").fill("ftp://nowhere")
    anna.page.get_by_role("button", name="Add webhook").click()
    expect(anna.page.get_by_role("alert")).to_contain_text("This address can’t be used: the URL has to begin")
    anna.page.get_by_label("Address").fill(f"{service.url}/hook")
    anna.page.get_by_role("button", name="Add webhook").click()
    expect(anna.page.get_by_label("Webhook secret")).to_have_value(re.compile("^[0-9a-f]{64}$"))
    anna.show("notices-webhook")
    anna.reload()
    anna.page.get_by_role("heading", name="When it’s my turn").click()
    anna.page.get_by_text("For programs: a webhook").click()
    expect(anna.page.get_by_text(f"{service.url}/hook")).to_be_visible()
    expect(anna.page.get_by_label("Webhook secret")).to_have_count(0)


# An app


@SIZES
def test_without_a_network_the_page_says_so(newcomer: Newcomer, size: tuple[int, int]) -> None:
    anna = newcomer(size=size, service_workers="allow")
    anna.open_table("me", "greedy")
    expect_turn([anna])
    table = anna.page.url
    wait_for_worker(anna.page)
    kept = anna.page.evaluate(
        """async () => {
          const caught = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
          return caught.flat().map(({ url }) => new URL(url).pathname);
        }"""
    )
    assert "/" in kept
    assert not [path for path in kept if path != "/" and not path.startswith("/assets/")]
    anna.go_to("/")
    anna.context.set_offline(True)
    expect(anna.page.get_by_text("You’re offline.")).to_be_visible()
    anna.show(f"offline-{'phone' if size == PHONE else 'desk'}")
    anna.go_to("/")  # from the cache; Playwright loses its offline state here
    expect(anna.page.get_by_role("heading", name="Westbound")).to_be_visible()
    expect(anna.page.get_by_text("the server isn’t responding")).to_be_visible()
    anna.go_to(table)
    expect(anna.page.get_by_role("heading", name="The server isn’t responding")).to_be_visible()
    anna.context.set_offline(False)
    expect_turn([anna])


def test_it_can_be_installed(newcomer: Newcomer) -> None:
    anna = newcomer(service_workers="allow")
    anna.go_to("/")
    wait_for_worker(anna.page)
    devtools = anna.context.new_cdp_session(anna.page)
    assert devtools.send("Page.getAppManifest")["errors"] == []
    errors = devtools.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert [error["errorId"] for error in errors if error["errorId"] != "in-incognito"] == []
    manifest = anna.page.request.get("/manifest.json").json()
    for icon in manifest["icons"]:
        answer = anna.page.request.get(icon["src"])
        assert answer.headers["content-type"] == icon["type"]
    button = anna.page.get_by_role("button", name="Install Westbound as an app")
    expect(button).to_have_count(0)
    anna.page.evaluate(OFFERING)
    expect(button).to_be_visible()
    anna.show("install")
    button.click()
    assert anna.page.evaluate("window.asked")
    expect(button).to_have_count(0)
    anna.expect_no_complaints()
