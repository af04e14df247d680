"""Reloading, a lost connection, a killed server: the table comes back with nothing lost or repeated."""

from __future__ import annotations

import json
import random
import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, WebSocketRoute, expect

from regalia.server.http.client import HOME
from tests.browser.page import Player, fighting
from tests.server.servers.process import ServerProcess


def scripts(*names: str) -> str:
    """A pattern of the addresses of these scripts, whose files are named by their digests."""
    chunks = json.loads((HOME / "chunks.json").read_text()).values()
    found = {chunk["name"]: chunk["file"] for chunk in chunks if chunk.get("name") in names}
    assert set(found) == set(names)
    return "|".join(re.escape(file) for file in found.values())


def looks(player: Player) -> tuple[list[str], str]:
    """The tokens with their names and the prompt, as the screen shows them."""
    names = player.page.locator("[data-token]").evaluate_all(
        "tokens => tokens.map(token => token.dataset.token + ' ' + (token.getAttribute('aria-label') ?? ''))"
    )
    return sorted(names), player.page.locator(".prompt .say").inner_text()


@pytest.mark.release
def test_reload_in_the_middle_brings_the_same_table_back(mira: Player) -> None:
    mira.set_up(("me", "greedy"), turn_limit="8", first_player="seat0")
    choose = fighting(random.Random(8))
    mira.play_on(choose, most=4)
    assert mira.asked_or_over()
    before, seq = looks(mira), mira.seq
    mira.scene = None
    mira.page.reload()
    assert mira.asked_or_over()
    assert mira.seq == seq
    assert looks(mira) == before
    mira.play_on(choose)
    expect(mira.page.get_by_role("region", name="Result")).to_be_visible()


def test_a_script_beside_the_table_may_fail_to_load(mira: Player) -> None:
    """Without its sounds, drawings and notifications the table still works, and nothing is an error on the page."""
    mira.page.route(re.compile(f"{scripts('follow', 'start', 'waiting')}|/assets/cards-"), lambda route: route.abort())
    mira.set_up(("me", "greedy"), turn_limit="8", first_player="seat0")
    mira.play_on(fighting(random.Random(8)), most=2)
    mira.page.wait_for_timeout(1_000)  # the scripts come when the page is idle


@pytest.mark.release
def test_a_part_that_is_not_loaded_says_so_in_the_prompts_place(browser: Browser, server: ServerProcess) -> None:
    """As after a new version of the server: the words stood outside the table, one letter in a line."""
    player = Player(browser, server.url, service_workers="block")
    player.page.route(re.compile(scripts("ResultBar")), lambda route: route.abort())
    player.set_up(("me", "greedy"), turn_limit="4")
    player.play_on(fighting(random.Random(8)))
    alert = player.page.locator(".failure").first  # the panel beside it is not loaded either
    expect(alert).to_be_in_viewport(ratio=1)
    expect(alert).to_contain_text("A part of this page could not be loaded.")
    player.page.unroute_all()
    alert.get_by_role("button", name="Try again").click()
    expect(player.page.get_by_role("region", name="Result")).to_be_visible()
    player.leave()


@pytest.mark.release
def test_a_lost_connection_is_restored(mira: Player) -> None:
    routes: list[WebSocketRoute] = []

    def connect(route: WebSocketRoute) -> None:
        route.connect_to_server()
        routes.append(route)

    mira.page.route_web_socket(re.compile("/socket$"), connect)
    mira.set_up(("me", "greedy"), turn_limit="8", first_player="seat0")
    choose = fighting(random.Random(9))
    mira.play_on(choose, most=3)
    assert mira.asked_or_over()
    routes[-1].close(code=1001)
    for _ in mira.waiting("the page did not reconnect"):
        if len(routes) > 1:
            break
    mira.play_on(choose)
    expect(mira.page.get_by_role("region", name="Result")).to_be_visible()


@pytest.mark.release
def test_server_killed_and_restarted_in_the_middle(browser: Browser, tmp_path: Path) -> None:
    server = ServerProcess(tmp_path / "data", 0, "--pace", "0")
    mira = Player(browser, server.url)
    mira.set_up(("me", "greedy"), turn_limit="8", first_player="seat0")
    choose = fighting(random.Random(10))
    mira.play_on(choose, most=4)
    assert mira.asked_or_over()
    before, seq = looks(mira), mira.seq
    server.kill()
    mira.page.wait_for_selector(".strip")
    again = ServerProcess(tmp_path / "data", server.port, "--pace", "0")
    try:
        mira.page.wait_for_selector(".strip", state="detached")
        assert mira.asked_or_over()
        assert mira.seq == seq
        assert looks(mira) == before
        mira.play_on(choose)
        expect(mira.page.get_by_role("region", name="Result")).to_be_visible()
        mira.leave()
    finally:
        again.kill()
