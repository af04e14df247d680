"""axe-core finds nothing serious on any page, in light and dark, on desktop and phone."""

from __future__ import annotations

import random
from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.browser.accessibility import SCREENS, serious
from tests.browser.page import Player, fighting
from tests.server.servers.process import ServerProcess


@pytest.mark.release
@pytest.mark.parametrize("device", SCREENS, ids=["desktop", "phone"])
def test_axe_finds_nothing_serious(browser: Browser, fair_server: ServerProcess, device: dict[str, Any]) -> None:
    player = Player(browser, fair_server.url, bypass_csp=True, **device)
    found: list[str] = []
    for path in ("/", "/new/royals", "/rules/royals", "/records", "/account", "/ratings", "/events", "/events/royals"):
        player.page.goto(player.url + path)
        player.page.wait_for_selector("main")
        player.page.wait_for_timeout(200)
        found += serious(player)
    player.set_up(("me", "greedy"), turn_limit="4", first_player="seat0")
    choose = fighting(random.Random(11))
    for _ in range(3):
        if not player.asked_or_over():
            break
        found += serious(player)
        assert player.scene is not None
        player.press(player.scene.choices[-1].touch[0])
        found += serious(player)
        player.page.keyboard.press("Escape")
        player.play_on(choose, most=1)
    player.play_on(choose)
    found += serious(player)
    player.page.get_by_role("link", name="Review").click()
    player.page.wait_for_url("**/r/*")
    player.page.wait_for_selector("[data-token]")
    found += serious(player)
    player.page.goto(player.page.url.replace("/r/", "/check/"))
    player.page.locator("summary").click()
    found += serious(player)
    player.leave()
    assert found == []
