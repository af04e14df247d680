"""Events in the browser: a host runs a knockout with three bots; a player hands in a deck."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.accessibility import PHONE, serious
from tests.browser.page import Player, fighting
from tests.server.servers.process import ServerProcess

pytestmark = pytest.mark.release


def open_event(mira: Player, **options: str) -> None:
    """Open an event for four with the form."""
    mira.page.goto(f"{mira.url}/events")
    mira.page.get_by_role("link", name="Royals", exact=True).click()
    mira.page.get_by_label("Title").fill("Four <b>crowns</b>")
    mira.page.get_by_label("Fewest players").fill("4")
    for name, value in options.items():
        mira.page.locator(f"#option-{name}").fill(value)
    mira.page.get_by_role("button", name="Open the event").click()
    mira.page.wait_for_url("**/e/*")


def test_a_host_alone_runs_a_knockout_of_four_with_three_bots(mira: Player) -> None:
    open_event(mira, turn_limit="2")
    page = mira.page
    expect(page.get_by_role("heading", level=1)).to_have_text("Four <b>crowns</b>")
    page.get_by_role("button", name="Join").click()
    page.locator(".fill select").select_option("page")
    page.get_by_role("button", name="Fill with bots").click()
    expect(page.locator(".event-players li")).to_have_count(4)
    page.get_by_role("button", name="Start").click()
    event = page.url
    choose = fighting(random.Random(8))
    for _ in range(6):  # a drawn game is played again, at most three in a match, and there are two rounds
        page.wait_for_selector(".live-tile.yours a, [data-phase=over], .bracket")
        page.wait_for_function(
            "() => document.querySelector('.live-tile.yours a, [data-phase=over]')"
            " || [...document.querySelectorAll('.event-standings tr.you td:last-child')]"
            ".some(cell => /^out/.test(cell.textContent))"
        )
        if page.locator(".live-tile.yours a").count() == 0:
            break
        page.get_by_role("region", name="Your game").get_by_role("link", name="Play").click()
        page.wait_for_url("**/t/*")
        mira.play_on(choose)
        page.get_by_role("link", name="Back to the event").click()
        page.wait_for_url(event)
    expect(page.locator(".event-state")).to_contain_text("has won")
    expect(page.locator(".round")).to_have_count(2)
    expect(page.locator(".event-standings tbody tr").first.locator("td").first).to_have_text(re.compile("^1$"))
    bracket = page.get_by_role("region", name="Bracket")
    expect(bracket.locator(".match")).to_have_count(3)
    expect(bracket.locator(".match .won")).to_have_count(3)
    expect(page.get_by_role("link", name="Save the bracket")).to_be_visible()


def test_axe_finds_nothing_serious_at_an_event(browser: Browser, server: ServerProcess) -> None:
    host = Player(browser, server.url, bypass_csp=True, **PHONE)
    open_event(host)
    page = host.page
    page.get_by_role("button", name="Join").click()  # the host's match waits for the host
    page.locator(".fill select").select_option("page")
    page.get_by_role("button", name="Fill with bots").click()
    expect(page.locator(".event-players li")).to_have_count(4)
    found = serious(host)
    page.get_by_role("button", name="Start").click()
    page.get_by_role("region", name="Bracket").wait_for()
    page.locator(".live-tile").first.wait_for()
    found += serious(host)
    page.locator(".round summary").first.click()
    page.locator(".bout", has_text="Guest").get_by_role("button", name="Set result").click()
    dialog = page.get_by_role("dialog")
    found += serious(host)
    places = dialog.locator("select")
    places.nth(0).select_option("2")
    places.nth(1).select_option("1")
    dialog.get_by_label("Reason, which everybody can read").fill("a dead line")
    dialog.get_by_role("button", name="Set the result").click()
    corrected = page.locator(".bout").filter(has_text="Set by the host: a dead line")
    expect(corrected).to_have_count(1)
    expect(corrected.locator(".who > span").nth(1)).to_contain_text("(won)")
    host.leave()
    assert found == []


def test_a_deck_is_made_and_handed_in_before_the_first_round(browser: Browser, server: ServerProcess) -> None:
    host = Player(browser, server.url, bypass_csp=True)
    page = host.page
    page.goto(f"{host.url}/events/battle")
    page.get_by_label("Fewest players").fill("2")
    page.locator("#option-format").select_option("constructed")
    page.get_by_role("button", name="Open the event").click()
    page.wait_for_url("**/e/*")
    page.get_by_role("button", name="Join").click()
    page.locator(".fill select").select_option("page")
    page.get_by_role("button", name="Fill with bots").click()
    expect(page.locator(".event-players li")).to_have_count(2)
    page.get_by_role("button", name="Start").click()
    deck = page.get_by_role("region", name="Your deck")
    hand_in = deck.get_by_role("button", name="Hand in")
    expect(page.locator(".event-players li").first).to_contain_text("is building a deck")
    expect(deck.get_by_role("status")).to_have_text("40 cards: this can be your deck.")
    deck.locator("[aria-pressed=true]").first.click()
    expect(deck.get_by_role("status")).to_have_text("39 of 40 cards: 1 more.")
    expect(hand_in).to_be_disabled()
    deck.get_by_role("button", name="Suggest one").click()
    expect(hand_in).to_be_enabled()
    assert serious(host) == []
    hand_in.click()
    expect(page.get_by_role("region", name="Your game").get_by_role("link", name="Play")).to_be_visible()
    expect(deck).to_be_hidden()
    host.leave()


def test_all_rounds_are_in_sight_from_the_start(mira: Player) -> None:
    page = mira.page
    page.goto(f"{mira.url}/events/royals")
    page.get_by_label("Kind of event").select_option("bracket")
    page.get_by_label("Fewest players").fill("2")
    page.get_by_role("button", name="Open the event").click()
    page.wait_for_url("**/e/*")
    page.get_by_role("button", name="Join").click()
    page.locator(".fill input").fill("6")
    page.get_by_role("button", name="Fill with bots").click()
    page.get_by_role("button", name="Start").click()
    bracket = page.get_by_role("region", name="Bracket")
    expect(bracket.locator(".cap")).to_have_count(3)
    expect(bracket.locator(".match.next").last).to_contain_text("winner of 4")
    expect(bracket.locator(".wins", has_text="bye")).to_have_count(2)
    expect(page.locator(".event-progress")).to_contain_text("of 5 matches")
    expect(page.locator(".live-tile")).to_have_count(2)
    page.set_viewport_size({"width": 390, "height": 844})
    expect(page.locator(".round-tabs button")).to_have_count(3)
    page.get_by_role("button", name="Final to come").click()
    expect(page.locator(".round-matches")).to_contain_text("winner of 4")
    assert page.evaluate("document.documentElement.scrollWidth") <= 390


def test_the_page_of_events_says_what_one_is_and_starts_a_kind_of_it(mira: Player) -> None:
    page = mira.page
    page.goto(f"{mira.url}/events")
    expect(page.locator(".about-events .match .won")).to_have_count(3)  # the finished example
    page.get_by_text("League").click()
    page.get_by_role("link", name="Battle", exact=True).click()
    page.wait_for_url("**/events/battle#league")
    expect(page.get_by_label("Kind of event")).to_have_value("round_robin")
    expect(page.get_by_label("Fewest players")).to_have_value("4")
    page.goto(f"{mira.url}/events")
    page.get_by_text("Best of three").click()
    page.get_by_role("link", name="Royals", exact=True).click()
    expect(page.get_by_label("Games of a match")).to_have_value("3")
    expect(page.get_by_role("switch", name="The loser begins the next game")).to_be_checked()
    page.set_viewport_size({"width": 390, "height": 844})
    page.goto(f"{mira.url}/events")
    page.locator(".about-events").wait_for()
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
