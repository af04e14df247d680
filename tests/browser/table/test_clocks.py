"""A clock at the table: chosen in the form, shown on the plates, announced only when time is short."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.page import Player


@pytest.mark.release
def test_a_clock_runs_down_and_plays_the_default(mira: Player) -> None:
    page = mira.page
    mira.set_up(("me", "squire"), clock={"kind": "move", "base": 10}, first_player="seat0")
    assert mira.asked_or_over()
    own = page.locator(".mine .clock")
    expect(own).to_have_class("clock run low")
    name = own.get_attribute("aria-label") or ""
    assert name.startswith("Clock of Guest")
    assert own.get_attribute("role") == "timer"
    expect(own.get_by_role("status")).to_have_text("")
    assert mira.scene is not None
    turn = mira.scene.facts[1].text
    page.wait_for_function(f"() => !document.querySelector('.facts')?.textContent.includes('{turn}')")
    expect(page.locator(".clock")).to_have_count(2)
