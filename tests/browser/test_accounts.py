"""An account in the browser: opened, found from another browser, recovered, and logged out there."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.page import Player
from tests.browser.steps import enter, open_account


def test_an_account_is_opened_and_found_again_from_another_browser(mira: Player, oskar: Player) -> None:
    mira.set_up(("me", "greedy"), first_player="seat0")
    open_account(mira, "Mira of the hills", "correct horse")
    enter(oskar, "Log in", "mira of the hills", "wrong horse")
    expect(oskar.page.get_by_role("alert").first).to_have_text("The name or the password is wrong.")
    enter(oskar, "Log in", "mira of the hills", "correct horse")
    oskar.page.wait_for_url(f"{oskar.url}/")
    expect(oskar.page.locator("button.visitor")).to_contain_text("Mira of the hills")
    expect(oskar.page.get_by_role("region", name="Next")).to_contain_text("Your turn against greedy")
    mira.page.goto(f"{mira.url}/account")
    places = mira.page.get_by_role("region", name="Where you are logged in")
    expect(places.get_by_role("listitem")).to_have_count(2)
    expect(places.get_by_role("listitem").first).to_contain_text("This browser")
    places.get_by_role("button", name="Log out there").click()
    expect(places.get_by_role("listitem")).to_have_count(1)
    oskar.page.reload()
    expect(oskar.page.locator("button.visitor")).to_contain_text("guest")
    mira.page.get_by_role("button", name="Log out", exact=True).click()
    mira.page.wait_for_url(f"{mira.url}/")
    expect(mira.page.locator("button.visitor")).to_contain_text("guest")


def test_a_lost_password_is_replaced_by_a_recovery_code(mira: Player, oskar: Player) -> None:
    codes = open_account(mira, "Mira the forgetful", "correct horse")
    oskar.page.goto(f"{oskar.url}/account")
    oskar.page.get_by_role("button", name="Forgotten the password?").click()
    form = oskar.page.get_by_role("form", name="Log in with a recovery code")
    form.get_by_label("Name").fill("Mira the forgetful")
    form.get_by_label("Recovery code").fill(codes[0])
    form.get_by_label("New password").fill("password1")
    oskar.page.keyboard.press("Enter")
    expect(form.get_by_role("alert")).to_contain_text("easy to guess")
    form.get_by_label("New password").fill("battery staple")
    oskar.page.keyboard.press("Enter")
    oskar.page.wait_for_url(f"{oskar.url}/")
    oskar.page.goto(f"{oskar.url}/account")
    keys = oskar.page.get_by_role("region", name="You", exact=True)
    expect(keys).to_contain_text("9 left")
    keys.get_by_role("button", name="Change").click()
    change = oskar.page.get_by_role("form", name="Change the password")
    change.get_by_label("Old password").fill("correct horse")
    change.get_by_label("New password").fill("staple battery")
    oskar.page.keyboard.press("Enter")
    expect(change.get_by_role("alert")).to_have_text("The password is wrong.")
    change.get_by_label("Old password").fill("battery staple")
    oskar.page.keyboard.press("Enter")
    expect(change).to_be_hidden()
    mira.page.reload()
    expect(mira.page.locator("button.visitor")).to_contain_text("guest")
