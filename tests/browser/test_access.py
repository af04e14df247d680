"""axe-core finds nothing serious on any page, in light and dark, on desktop and phone."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.browser.conftest import needed
from tests.browser.page import Player, fighting
from tests.server.process import ServerProcess

AXE = Path(__file__).resolve().parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
DESKTOP = {"viewport": {"width": 1280, "height": 800}}
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


def serious(player: Player) -> list[str]:
    """What axe calls serious or critical, with the place."""
    player.page.evaluate(AXE.read_text(encoding="utf-8"))
    found: dict[str, Any] = player.page.evaluate("async () => await axe.run()")
    return [
        f"{player.page.url}: {violation['id']}: {node['target']} {node['failureSummary']}"
        for violation in found["violations"]
        if violation["impact"] in ("serious", "critical")
        for node in violation["nodes"]
    ]


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("device", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_axe_finds_nothing_serious(
    browser: Browser, server: ServerProcess, scheme: str, device: dict[str, Any]
) -> None:
    needed(AXE.is_file(), "axe-core is not installed: 'make setup' installs it")
    player = Player(browser, server.url, color_scheme=scheme, bypass_csp=True, **device)
    found: list[str] = []
    for path in ("/", "/new/royals", "/rules/royals", "/records", "/account", "/ratings"):
        player.page.goto(player.url + path)
        player.page.wait_for_selector("main")
        player.page.wait_for_timeout(200)
        found += serious(player)
    player.set_up(("me", "greedy"), turn_limit="8", first_player="seat0")
    choose = fighting(random.Random(11))
    for _ in range(3):
        if not player.asked_or_over():
            break
        found += serious(player)
        assert player.scene is not None
        player.thing(player.scene.choices[-1].touch[0]).click()
        found += serious(player)
        player.page.keyboard.press("Escape")
        player.play_on(choose, most=2)
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
