"""The installed app: its shell without a network, tables that wait, notifications, invitations by QR code."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Page, expect

from regalia.kernel.scene import Choice
from tests.browser.page import Player
from tests.browser.steps import sit_by_link

pytestmark = pytest.mark.release

DAYS = {"kind": "days", "base": 2 * 24 * 3600}


def at_once(player: Player, path: str, body: object) -> dict[str, object]:
    """The server's answer to a request of this visitor."""
    answer = player.page.request.post(f"{player.url}/api/{path}", data=json.dumps(body), headers={"origin": player.url})
    assert answer.ok, answer.text()
    return dict(answer.json())


def controlled(page: Page) -> None:
    """Wait until the service worker answers for the page."""
    page.evaluate("() => navigator.serviceWorker.ready.then(() => true)")
    page.reload()
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")


def test_the_app_can_be_installed(mira: Player) -> None:
    mira.page.goto(mira.url)
    manifest = mira.page.request.get(f"{mira.url}/manifest.webmanifest")
    assert manifest.headers["content-type"].startswith("application/manifest+json")
    told = manifest.json()
    assert (told["start_url"], told["display"]) == ("/", "standalone")
    for icon in told["icons"]:
        answer = mira.page.request.get(f"{mira.url}{icon['src']}")
        assert (answer.status, answer.headers["content-type"]) == (200, "image/png")
        width = int.from_bytes(answer.body()[16:20])
        assert f"{width}x{width}" == icon["sizes"]
    worker = mira.page.request.get(f"{mira.url}/sw.js")
    assert worker.headers["cache-control"] == "no-cache"
    found = re.search(r"const FILES = (\[.*?\]);", worker.text())
    assert found is not None
    files = json.loads(found[1])
    assert len(files) > 5
    assert {mira.page.request.get(f"{mira.url}{file}").status for file in files} == {200}


def test_without_a_network_the_shell_opens_and_says_so_and_shows_nothing_old(mira: Player) -> None:
    mira.page.goto(mira.url)
    controlled(mira.page)
    expect(mira.page.get_by_role("heading", name="Royals", exact=True).first).to_be_visible()
    mira.context.set_offline(True)
    mira.page.goto(f"{mira.url}/me")
    expect(mira.page.get_by_text("You are offline.")).to_be_visible()
    kept = mira.page.evaluate(
        "caches.keys().then(names => Promise.all(names.map(name => caches.open(name).then(cache => cache.keys()))))"
        ".then(all => all.flat().map(request => new URL(request.url).pathname))"
    )
    assert "/" in kept
    assert not [path for path in kept if path.startswith("/api")]
    mira.page.goto(mira.url)
    expect(mira.page.get_by_text("You are offline.")).to_be_visible()
    expect(mira.page.get_by_role("heading", name="Royals", exact=True)).to_have_count(
        0
    )  # the list comes from the server
    mira.context.set_offline(False)
    expect(mira.page.get_by_text("You are offline.")).to_have_count(0)


def test_a_new_version_is_offered_and_not_forced(mira: Player) -> None:
    mira.page.goto(mira.url)
    controlled(mira.page)
    mira.page.evaluate("window.stays = true; navigator.serviceWorker.register('/sw.js?newer').then(() => true)")
    offer = mira.page.get_by_text("A new version of Regalia is ready.")
    expect(offer).to_be_visible()
    assert mira.page.evaluate("window.stays") is True
    mira.page.get_by_role("button", name="Use it now").click()
    mira.page.wait_for_function("() => window.stays === undefined")
    expect(offer).to_have_count(0)


@pytest.fixture
def waiting(mira: Player, oskar: Player) -> list[str]:
    """Two correspondence tables; Mira moves first at both."""
    tables = []
    for player in (mira, oskar):
        player.page.goto(player.url)
        player.page.wait_for_load_state("networkidle")
    for _ in range(2):
        wanted = {
            "game": "royals",
            "seats": ["me", "open"],
            "clock": DAYS,
            "options": {"first_player": "seat0"},
        }
        id = str(at_once(mira, "tables", wanted)["id"])
        at_once(oskar, f"tables/{id}/seat", {})
        tables.append(id)
    for id in tables:  # the browsers add their parts to the shuffle
        for player in (oskar, mira):
            player.page.goto(f"{player.url}/t/{id}")
            player.page.wait_for_selector("[data-seq]")
        mira.page.wait_for_selector("[data-mode=turn]")
    return tables


def test_tables_that_wait_are_counted_listed_and_lead_to_each_other(mira: Player, waiting: list[str]) -> None:
    mira.page.goto(mira.url)
    mira.page.wait_for_function("() => document.title.startsWith('(2) Your turn')")
    mira.page.goto(f"{mira.url}/me")
    rows = mira.page.get_by_role("region", name="Your turn").get_by_role("listitem")
    expect(rows).to_have_count(2)
    expect(rows.first).to_contain_text(re.compile(r"(1 day 23 hours|2 days) left"))
    rows.first.get_by_role("link", name="Play").click()
    mira.page.wait_for_selector("[data-mode=turn]")
    here = mira.page.url
    mira.page.wait_for_function("() => document.title.startsWith('(1) ')")
    following = mira.page.get_by_role("link", name="Next table")
    for _ in range(20):
        mira.page.wait_for_timeout(300)
        if following.count():
            break
        if mira.scene is not None and mira.scene.choices:
            mira.play_on(lambda choices: choices[-1], most=1)
    following.click()
    mira.page.wait_for_function("here => location.href !== here", arg=here)
    assert mira.page.url.rsplit("/", 1)[1] in waiting


NOTICES = """() => navigator.serviceWorker.getRegistration().then(worker => worker.getNotifications())
    .then(all => all.map(({title, body, tag, data}) => ({title, body, tag, path: data.path})))"""
GO_AWAY = "() => { window.away = true; document.dispatchEvent(new Event('visibilitychange')) }"


@pytest.fixture
def apart(mira: Player, oskar: Player) -> str:
    """A table where Oskar is asked; Mira's browser may notify her, and her page can be hidden."""
    mira.context.grant_permissions(["notifications"], origin=mira.url)
    mira.page.add_init_script("Object.defineProperty(document, 'hidden', {get: () => window.away === true})")
    for player in (mira, oskar):
        player.page.goto(player.url)
        player.page.wait_for_load_state("networkidle")
    controlled(mira.page)
    wanted = {"game": "royals", "seats": ["me", "open"], "clock": DAYS, "options": {"first_player": "seat1"}}
    id = str(at_once(mira, "tables", wanted)["id"])
    at_once(oskar, f"tables/{id}/seat", {})
    for player in (oskar, mira):
        player.page.goto(f"{player.url}/t/{id}")
        player.page.wait_for_selector("[data-seq]")
    oskar.page.wait_for_selector("[data-mode=turn]")
    return id


def finish_turn(player: Player, other: Player) -> None:
    """Play the last choice, which ends the turn, until the other is asked."""
    for _ in range(20):
        if other.scene is not None and other.scene.choices:
            return
        if player.scene is not None and player.scene.choices:
            player.play_on(lambda choices: choices[-1], most=1)
        player.page.wait_for_timeout(50)
        other.page.wait_for_timeout(50)
    raise AssertionError("the turn did not end")


def test_a_hidden_page_notifies_when_it_is_your_turn(mira: Player, oskar: Player, apart: str) -> None:
    mira.page.goto(f"{mira.url}/account")
    switch = mira.page.get_by_role("switch", name="Notify me when it is my turn")
    expect(switch).not_to_be_checked()
    switch.click()
    expect(switch).to_be_checked()
    mira.page.goto(f"{mira.url}/t/{apart}")
    mira.page.wait_for_selector("[data-seq]")
    assert mira.page.evaluate(NOTICES) == []
    mira.page.evaluate(GO_AWAY)
    finish_turn(oskar, mira)
    for _ in mira.waiting("no notification came"):
        if notices := mira.page.evaluate(NOTICES):
            break
    (notice,) = notices
    assert notice["title"] == "Your turn: Royals"
    assert re.fullmatch(r"Against Guest \d+\. (1 day 23 hours|2 days) left\.", notice["body"])
    assert (notice["tag"], notice["path"]) == (apart, f"/t/{apart}")


def test_without_having_asked_nobody_is_notified(mira: Player, oskar: Player, apart: str) -> None:
    mira.page.evaluate(GO_AWAY)
    with mira.page.expect_response(lambda answer: "/me/waiting" in answer.url and apart in answer.text()):
        finish_turn(oskar, mira)  # the list has come that a notification would follow
    mira.page.wait_for_function("() => document.title.startsWith('● ')")
    assert mira.page.evaluate(NOTICES) == []


def ending(choices: tuple[Choice, ...]) -> Choice:
    """The choice that ends the turn, if there is one."""
    return next((choice for choice in choices if choice.line.split(" ")[1] == "end"), choices[-1])


def test_after_days_away_the_front_page_says_the_time_and_the_table_what_happened(
    mira: Player, oskar: Player, apart: str
) -> None:
    mira.page.goto("about:blank")
    for _ in oskar.waiting("Oskar's turn did not end"):
        if apart in mira.page.request.get(f"{mira.url}/api/me/waiting").text():
            break
        if oskar.scene is not None and oskar.scene.choices:
            oskar.play_on(ending, most=1)
    mira.page.goto(mira.url)
    hero = mira.page.get_by_role("region", name="Next")
    expect(hero).to_contain_text("Your turn against Guest")
    expect(hero).to_contain_text(re.compile(r"2 days per move\. (1 day 23 hours|2 days) left\."))
    hero.get_by_role("link", name="Continue").click()
    mira.page.wait_for_selector("[data-mode=turn]")
    told = mira.page.get_by_role("region", name="Last turn")
    expect(told.get_by_role("listitem").first).to_be_visible()
    clock = mira.page.locator(".mine [role=timer]")
    expect(clock).to_have_text(re.compile("1 day 23 h|2 days"))


def test_an_invitation_is_shown_as_a_qr_code_and_shared_where_the_device_can(mira: Player, oskar: Player) -> None:
    mira.page.add_init_script(
        "Object.defineProperty(navigator, 'share', { value: async (data) => { window.shared = data; } })"
    )
    mira.set_up(("me", "open"))
    link = mira.page.get_by_label("Invitation link").input_value()
    mira.page.locator("[data-act=share]").click()
    assert mira.page.evaluate("window.shared.url") == link
    mira.page.locator("[data-act=qr]").click()
    expect(mira.page.get_by_role("img", name="QR code of the invitation to Royals")).to_be_visible()
    mira.page.get_by_role("dialog", name="QR code").get_by_role("button", name="Close").click()
    sit_by_link(mira, oskar)
