"""The lobby in the browser: a code leads to a private table, and chat is shown as plain text."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.page import Player


def test_a_code_leads_to_a_private_table_where_words_are_text(mira: Player, oskar: Player) -> None:
    mira.page.goto(f"{mira.url}/new/royals")
    mira.page.get_by_label("Seat 2").select_option("open")
    mira.page.get_by_text("By link only").click()
    mira.page.get_by_role("button", name="Open the table").click()
    code = mira.page.locator(".code-line b").inner_text()
    oskar.open_lobby()
    oskar.page.get_by_label("Were you given a code?").fill(code)
    oskar.page.get_by_role("button", name="To the table").click()
    oskar.page.get_by_role("button", name="Sit down").click()
    oskar.page.wait_for_selector("[data-seq]")
    mira.page.get_by_role("button", name="Say something").click()
    mira.page.get_by_label("In your own words").fill("<i>hello</i>")
    mira.page.get_by_role("button", name="Say", exact=True).click()
    expect(oskar.page.locator(".heard")).to_contain_text("<i>hello</i>")
    oskar.page.get_by_role("button", name="Say something").click()
    oskar.page.get_by_role("switch").check()
    expect(oskar.page.get_by_text("Nothing yet.")).to_be_visible()


def test_a_form_says_what_an_empty_option_means(mira: Player) -> None:
    for game, option, meaning in (
        ("royals", "reshuffle_limit", "no limit"),
        ("battle", "deck_size", "the usual size"),
        ("royal-ascension", "win_territories", "the usual number"),
    ):
        mira.page.goto(f"{mira.url}/new/{game}")
        field = mira.page.locator(".field", has=mira.page.locator(f"#option-{option}"))
        expect(field.locator("label.none")).to_have_text(meaning)


def test_bots_take_the_seats_that_stay_empty(mira: Player) -> None:
    mira.set_up(("me", "open"), first_player="seat0")
    mira.page.get_by_role("button", name="Let bots take the free seats").click()
    assert mira.asked_or_over()
