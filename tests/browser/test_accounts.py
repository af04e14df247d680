"""An account in the browser: opened, left, found again from another browser with the games in it."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.page import Player
from tests.browser.steps import enter


def test_an_account_is_opened_and_found_again_from_another_browser(mira: Player, oskar: Player) -> None:
    mira.set_up(("me", "greedy"), first_player="seat0")
    enter(mira, "Open an account", "Mira of the hills", "correct horse")
    mira.page.wait_for_url(f"{mira.url}/")
    enter(oskar, "Log in", "mira of the hills", "wrong horse")
    expect(oskar.page.get_by_role("alert").first).to_have_text("The name or the password is wrong.")
    enter(oskar, "Log in", "mira of the hills", "correct horse")
    oskar.page.wait_for_url(f"{oskar.url}/")
    expect(oskar.page.locator("button.visitor")).to_contain_text("Mira of the hills")
    expect(oskar.page.get_by_role("region", name="Your games")).to_contain_text("Royals, against a bot")
    mira.page.goto(f"{mira.url}/account")
    mira.page.get_by_role("button", name="Log out everywhere").click()
    mira.page.wait_for_url(f"{mira.url}/")
    expect(mira.page.locator("button.visitor")).to_contain_text("guest")
    oskar.page.reload()
    expect(oskar.page.locator("button.visitor")).to_contain_text("guest")
