"""Levels to choose from, and a hint in the game."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.page import Player
from tests.browser.steps import open_account, sit_by_link


def test_a_hint_is_shown_lit_and_played(mira: Player) -> None:
    mira.set_up(("me", "page"), turn_limit="4", first_player="seat0")
    assert mira.asked_or_over()
    expect(mira.page.locator(".name", has_text="Alba")).to_contain_text("Page")
    mira.page.get_by_role("button", name="Hint").click()
    panel = mira.page.get_by_role("region", name="Hint")
    rows = panel.locator("[data-advice]")
    expect(rows.first).to_contain_text("% winning chance")
    expect(panel.locator(".advice .why").first).to_contain_text(".")
    assert mira.scene is not None
    lines = [row.get_attribute("data-advice") for row in rows.all()]
    assert 1 <= len(lines) <= 3
    best = next(choice for choice in mira.scene.choices if choice.line == lines[0])
    lit = mira.page.locator(".hinted")
    if any(not id.startswith("act:") for id in best.touch):
        mira.page.mouse.move(5, 5)
        expect(lit.first).to_be_visible()
    before = mira.seq
    rows.first.click()
    if best.confirm:
        mira.page.locator(f'.prompt [data-choice="{best.line}"]').click()
    mira.moved_on(before)
    expect(panel).to_be_hidden()


def test_no_hint_between_people(mira: Player, oskar: Player) -> None:
    mira.set_up(("me", "open"), first_player="seat0")
    sit_by_link(mira, oskar)
    assert mira.asked_or_over()
    expect(mira.page.get_by_role("button", name="Hint")).to_have_count(0)


def test_a_rated_player_is_warned_before_a_hint_makes_the_game_unrated(mira: Player) -> None:
    open_account(mira, "Mira the advised", "correct horse")
    mira.set_up(("me", "page"))  # by the standard rules: others are not rated anyway
    assert mira.asked_or_over()
    mira.page.get_by_role("button", name="Hint").click()
    panel = mira.page.get_by_role("region", name="Hint")
    expect(panel).to_contain_text("With a hint it counts for nobody")
    expect(panel.locator("[data-advice]")).to_have_count(0)
    panel.get_by_role("button", name="Take the hint, unrated").click()
    expect(panel.locator("[data-advice]").first).to_contain_text("%")
    panel.get_by_role("button", name="Close the hint").click()
    mira.page.get_by_role("button", name="Hint").click()
    expect(panel.locator("[data-advice]").first).to_contain_text("%")
