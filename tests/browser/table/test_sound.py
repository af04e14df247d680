"""Sounds: none before the first touch, those of what the table shows, and a volume that is remembered."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.page import Player, fighting
from tests.browser.steps import sit_by_link
from tests.server.servers.process import ServerProcess

pytestmark = pytest.mark.release

LISTEN = """
window.heard = []
document.addEventListener("regalia:sound", event => window.heard.push(event.detail))
"""


def listening(browser: Browser, server: ServerProcess) -> Player:
    player = Player(browser, server.url)
    player.context.add_init_script(LISTEN)
    return player


def heard(player: Player) -> list[str]:
    names: list[str] = player.page.evaluate("window.heard.map(({ name }) => name)")
    return names


def test_nothing_is_heard_before_the_first_touch(browser: Browser, server: ServerProcess, oskar: Player) -> None:
    mira = listening(browser, server)
    oskar.set_up(("me", "open"), first_player="seat0")
    sit_by_link(oskar, mira)
    assert oskar.asked_or_over()
    mira.page.reload()  # a page that nobody has touched yet
    mira.page.wait_for_selector("[data-seq]")
    before = mira.seq
    oskar.play_on(fighting(random.Random(4)), most=1)
    mira.moved_on(before)
    mira.shown(mira.seq)
    assert heard(mira) == []
    mira.page.locator(".bar .game").click()
    for _ in mira.waiting("nothing is heard after a touch"):
        if mira.scene is not None and mira.scene.choices:
            mira.play_on(fighting(random.Random(5)), most=1)
        elif oskar.scene is not None and oskar.scene.choices:
            oskar.play_on(fighting(random.Random(4)), most=1)
        if heard(mira):
            break
    mira.leave()


def test_a_whole_game_is_heard_to_its_end(browser: Browser, server: ServerProcess) -> None:
    mira = listening(browser, server)
    mira.set_up(("me", "greedy"), turn_limit="8")
    mira.play_on(fighting(random.Random(6)))
    assert mira.scene is not None
    assert mira.scene.result is not None
    last = "lose" if mira.scene.result[0] < max(mira.scene.result) else "win"
    for _ in mira.waiting("the end is not heard"):
        if last in heard(mira):
            break
    assert {"card", "draw"} <= set(heard(mira))
    mira.leave()


def test_volume_and_switch_are_remembered(browser: Browser, server: ServerProcess) -> None:
    mira = listening(browser, server)
    mira.set_up(("me", "random"), first_player="seat0")
    assert mira.asked_or_over()
    mira.page.get_by_role("button", name="Sound", exact=True).click()
    mira.page.get_by_role("slider", name="Volume").fill("3")
    for _ in mira.waiting("the new volume is not heard"):
        if 0.3 in mira.page.evaluate("window.heard.map(({ volume }) => volume)"):
            break
    mira.page.reload()
    mira.page.get_by_role("button", name="Sound", exact=True).click()
    expect(mira.page.get_by_role("slider", name="Volume")).to_have_value("3")
    mira.page.get_by_role("switch", name="Play sounds").click()
    mira.page.keyboard.press("Escape")
    mira.page.reload()
    expect(mira.page.get_by_role("button", name="Sound, off")).to_be_visible()
    mira.play_on(fighting(random.Random(2)), most=3)
    assert heard(mira) == []
    mira.leave()
