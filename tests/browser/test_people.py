"""Two people in two browsers, spectators, and what each is sent."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import expect

from tests.browser.page import Player, fighting
from tests.browser.steps import hidden_from, play_together, sit_by_link


@pytest.mark.release
def test_two_browsers_play_each_other_by_link_and_see_only_their_own_hand(mira: Player, oskar: Player) -> None:
    mira.set_up(("me", "open"), turn_limit="6", first_player="seat0")
    sit_by_link(mira, oskar)
    play_together((mira, oskar), fighting(random.Random(5)))
    assert hidden_from(mira, 1)
    assert hidden_from(oskar, 0)
    assert not hidden_from(mira, 0)
    assert not hidden_from(oskar, 1)


def test_a_link_is_good_for_one_guest_and_others_watch_both_hands_hidden(mira: Player, oskar: Player) -> None:
    mira.set_up(("me", "open"), first_player="seat0")
    link = mira.page.get_by_label("Invitation link").input_value()
    sit_by_link(mira, oskar)
    assert mira.asked_or_over()
    mira.play_on(fighting(random.Random(6)), most=1)

    watcher = Player(mira.context.browser, mira.url)  # type: ignore[arg-type]
    watcher.page.goto(link)
    watcher.page.get_by_role("button", name="Sit down").click()
    expect(watcher.page.get_by_role("alert")).to_be_visible()
    watcher.page.get_by_role("button", name="Only watch").click()
    watcher.page.wait_for_selector("[data-seq]")
    assert watcher.scene is not None
    assert watcher.scene.prompt.mode == "watch"
    assert watcher.scene.choices == ()
    assert hidden_from(watcher, 0)
    assert hidden_from(watcher, 1)
    watcher.leave()


@pytest.mark.release
def test_a_finished_game_is_replayed_as_it_was_seen_and_opened_again_from_its_file(mira: Player) -> None:
    mira.set_up(("me", "random"), turn_limit="6", first_player="seat0")
    mira.play_on(fighting(random.Random(7)))
    result = mira.page.get_by_role("region", name="Result")
    with mira.page.expect_download() as download:
        mira.page.get_by_role("navigation", name="More").get_by_role("link", name="Record").click()
    file = download.value.path()
    result.get_by_role("link", name="Review").click()
    mira.page.wait_for_url("**/r/*")
    slider = mira.page.get_by_role("slider")
    expect(slider).to_be_visible()
    steps = int(slider.get_attribute("max") or 0)
    assert steps > 6
    for _ in range(3):  # both hands are dealt by then
        mira.page.get_by_role("button", name="One step on").click()
    other_hand = mira.page.locator('[data-zone="hand1"] .card.card')
    expect(other_hand).to_have_count(5)  # all hands open
    mira.page.get_by_label("Seen by").select_option("0")
    expect(mira.page.locator('[data-zone="hand1"] .card.back')).to_have_count(5)  # as it was seen

    mira.page.goto(f"{mira.url}/records")
    mira.page.locator("input[type=file]").set_input_files(file)
    mira.page.wait_for_url("**/r/*")
    expect(mira.page.get_by_role("slider")).to_have_attribute("max", str(steps))
