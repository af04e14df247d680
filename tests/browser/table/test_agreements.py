"""Agreements between two players in two browsers: taking back and resigning."""

from __future__ import annotations

import random

from playwright.sync_api import expect

from tests.browser.page import Player, fighting
from tests.browser.steps import sit_by_link


def test_a_move_is_taken_back_by_agreement_and_who_resigns_loses(mira: Player, oskar: Player) -> None:
    mira.set_up(("me", "open"), first_player="seat0")
    sit_by_link(mira, oskar)
    assert mira.asked_or_over()
    assert mira.scene is not None
    before = mira.scene
    mira.play_on(fighting(random.Random(3)), most=1)
    mira.page.get_by_role("button", name="Take back my last move").click()
    expect(mira.page.get_by_role("region", name="At the table")).to_contain_text("You ask to take back the last move")
    oskar.page.get_by_role("button", name="Agree").click()
    expect(mira.page.get_by_role("region", name="At the table")).to_have_count(0)
    for _ in mira.waiting("the move was not taken back"):
        if mira.scene == before:
            break
    mira.page.get_by_role("button", name="Menu").click()
    mira.page.get_by_role("button", name="Resign").click()
    mira.page.get_by_role("button", name="Yes, I resign").click()
    expect(oskar.page.get_by_role("region", name="Result")).to_contain_text("You win")
    expect(mira.page.get_by_role("region", name="Result")).to_contain_text("has resigned")
    expect(mira.page.get_by_role("button", name="Menu")).to_be_focused()
