"""Setting up a table in the browser: presets, opponents, time, rating, house rules in players' words."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from regalia.games import catalogue
from regalia.presets import presets
from tests.browser.page import Player, fighting

pytestmark = pytest.mark.release

ENGINE = re.compile(r"[a-z]+_[a-z]+|\bnull\b|[{}]|\b(verb|driven|greedy|random(?! cards))\b")


@pytest.mark.parametrize("key", catalogue())
def test_no_engine_word_is_on_the_form_of_any_game(mira: Player, key: str) -> None:
    mira.page.goto(f"{mira.url}/new/{key}")
    mira.page.get_by_role("button", name="House rules").click()
    found = catalogue()[key]
    expect(mira.page.locator(".presets b")).to_have_text([preset.title for preset in presets(found).values()])
    expect(mira.page.locator(".house-rules .rule").first).to_be_visible()
    words = mira.page.locator("main").inner_text() + " ".join(mira.page.locator("main option").all_inner_texts())
    assert ENGINE.search(words) is None, ENGINE.search(words)
    assert mira.page.locator("textarea").count() == 0
    assert mira.page.locator(".btn.primary").count() == 1


def test_a_preset_an_opponent_and_a_clock_make_a_table(mira: Player) -> None:
    page = mira.page
    page.goto(f"{mira.url}/new/battle")
    page.get_by_text("Four for all").click()
    page.get_by_text("Greta").click()
    page.get_by_text("10 min").click()
    page.get_by_text("Seats by lot").click()  # off: the first seat is yours
    expect(page.locator(".summary")).to_contain_text("You play with Greta, Hugo and Iris, Knights all.")
    expect(page.locator(".summary")).to_contain_text("Ten minutes each.")
    page.get_by_role("button", name="Sit down").click()
    page.wait_for_url("**/t/*")
    table = mira.at_table(page.url.rpartition("/")[2])
    assert [player.name for player in table.players][1:] == ["Greta", "Hugo", "Iris"]
    assert (table.clock, table.preset, table.differs, table.you) == ("10 minutes for the game", "Four for all", "", 0)
    page.goto(f"{mira.url}/new/battle")
    again = page.get_by_role("button", name="Four for all")
    expect(again).to_contain_text("Greta, Hugo and Iris, Knights all; 10 min")
    again.click()
    expect(page.get_by_role("radio", name="Greta")).to_be_checked()
    expect(page.get_by_role("radio", name="10 min")).to_be_checked()


def test_the_table_can_be_opened_without_scrolling_on_every_phone(mira: Player) -> None:
    """The bar with the button leaves at least half of a low screen to what there is to choose."""
    mira.page.goto(f"{mira.url}/new/royal-battles")
    for width, height in ((390, 844), (360, 640), (844, 390), (568, 320)):
        mira.page.set_viewport_size({"width": width, "height": height})
        expect(mira.page.get_by_role("button", name="Sit down")).to_be_in_viewport(ratio=1)
        bar = mira.page.locator(".summary").bounding_box()
        assert bar is not None
        assert bar["height"] < height / 4


def test_house_rules_are_marked_told_and_taken_back(mira: Player) -> None:
    page = mira.page
    page.goto(f"{mira.url}/new/battle")
    fold = page.get_by_role("button", name="House rules")
    expect(fold).to_contain_text("standard: five hits")
    fold.click()
    page.get_by_label("Hits that bring a castle down", exact=True).fill("3")
    page.get_by_role("button", name="Jokers in each deck: more").click()
    expect(page.locator(".rule.changed")).to_have_count(2)
    said = page.locator(".differs")
    expect(said).to_contain_text("three hits bring a castle down instead of five, and one joker is in each deck.")
    expect(said).to_contain_text("This game is not rated.")
    expect(page.get_by_role("switch", name="Rated")).to_be_disabled()
    page.get_by_role("button", name="Sit down").click()
    page.wait_for_url("**/t/*")
    table = mira.at_table(page.url.rpartition("/")[2])
    assert table.options == {"jokers": 1, "hits_to_lose": 3}
    page.get_by_role("button", name="House rules").click()
    expect(page.locator("#table-kind")).to_contain_text("three hits bring a castle down")
    page.goto(f"{mira.url}/new/battle")
    page.get_by_role("button", name="House rules standard").click()
    page.get_by_label("Hits that bring a castle down", exact=True).fill("3")
    page.get_by_role("button", name="Back to standard").click()
    expect(page.locator(".rule.changed")).to_have_count(0)
    expect(said).to_contain_text("Standard rules.")


def test_a_ticked_no_limit_means_no_limit(mira: Player) -> None:
    page = mira.page
    page.goto(f"{mira.url}/new/royals")
    page.get_by_role("button", name="House rules").click()
    page.get_by_label("no limit").check()
    expect(page.locator("#option-reshuffle_limit")).to_be_disabled()
    expect(page.locator(".differs")).to_contain_text("the deck is reshuffled without limit")
    page.get_by_role("button", name="Sit down").click()
    page.wait_for_url("**/t/*")
    table = mira.at_table(page.url.rpartition("/")[2])
    assert table.options == {"reshuffle_limit": None}
    assert mira.scene is not None
    shown = page.locator("[data-zone], .facts").all_inner_texts()
    assert not any("of 3" in text for text in shown)


def test_a_wrong_number_is_refused_by_its_label(mira: Player) -> None:
    page = mira.page
    page.goto(f"{mira.url}/new/battle")
    page.get_by_role("button", name="House rules").click()
    page.get_by_label("Cards in the first hand", exact=True).fill("99")
    page.get_by_role("button", name="Sit down").click()
    expect(page.get_by_role("alert").first).to_contain_text(
        "Cards in the first hand: choose a whole number from 1 to 10."
    )
    assert "/new/" in page.url


def test_a_map_of_your_own_is_asked_for_first(mira: Player) -> None:
    page = mira.page
    page.goto(f"{mira.url}/new/battle-royal")
    page.get_by_text("Your map").click()
    page.get_by_role("button", name="Sit down").click()
    expect(page.get_by_role("alert")).to_contain_text("Load your map first")


def test_a_friend_is_told_the_house_rules_in_the_invitation(mira: Player, oskar: Player) -> None:
    page = mira.page
    page.goto(f"{mira.url}/new/royals")
    page.get_by_text("Two decks").click()
    page.get_by_text("A friend").click()
    page.get_by_role("button", name="Open the table").click()
    link = page.get_by_label("Invitation link").input_value()
    oskar.page.goto(link)
    expect(oskar.page.locator(".invitation")).to_contain_text("Two decks. Differs from the standard in one thing")
    oskar.page.get_by_role("button", name="Sit down").click()
    expect(page.get_by_role("button", name="Two decks")).to_be_visible()


def test_with_a_friend_the_other_seats_are_bots_or_friends_as_you_choose(mira: Player) -> None:
    page = mira.page
    page.goto(f"{mira.url}/new/battle")
    page.get_by_text("Four for all").click()
    page.get_by_text("Seats by lot").click()  # off: the first seat is yours
    page.get_by_text("A friend", exact=True).first.click()
    expect(page.locator(".summary")).to_contain_text(
        "You play with a friend and 2 Squires. You get a link for your friend."
    )
    page.get_by_label("Player 3").select_option("A friend")
    page.get_by_label("Player 4").select_option("Greta")
    expect(page.locator(".summary")).to_contain_text(
        "You play with 2 friends and Greta. You get 2 links for your friends."
    )
    page.get_by_role("button", name="Open the table").click()
    expect(page.get_by_label("Link 2")).to_be_visible()
    table = mira.at_table(page.url.rpartition("/")[2])
    assert [player.kind for player in table.players] == ["person", "open", "open", "bot"]
    assert table.players[3].name == "Greta"
    page.goto(f"{mira.url}/new/battle")
    page.get_by_role("button", name="Four for all").click()  # the last table, set up again
    expect(page.get_by_label("Player 4")).to_have_value("greta")


def test_after_a_win_the_next_stronger_one_is_a_touch_away(mira: Player) -> None:
    """Games of two turns end quickly; the first one that is won offers Dario."""
    import random

    for seed in range(12):
        mira.set_up(("me", "alba"), turn_limit="6", first_player="seat0")
        mira.play_on(fighting(random.Random(seed)))
        mira.page.get_by_role("region", name="Result").wait_for()
        if mira.scene is not None and mira.scene.result == (1.0, 0.0):
            break
    offer = mira.page.locator("[data-act=stronger]")
    expect(offer).to_contain_text("Next: Dario, Squire")
    before = mira.page.url
    offer.click()
    mira.page.wait_for_url(lambda url: url != before)
    table = mira.at_table(mira.page.url.rpartition("/")[2])
    assert [player.name for player in table.players][1:] == ["Dario"]
