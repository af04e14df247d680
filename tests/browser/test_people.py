"""Two people in two browsers, spectators, and what each is sent."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import expect

from tests.browser.page import Player, fighting
from tests.browser.steps import hidden_from, open_account, play_together, sit_by_link

pytestmark = pytest.mark.release


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


def test_a_profile_shows_results_and_leads_from_the_ladder_and_the_history(mira: Player, oskar: Player) -> None:
    open_account(mira, "Mira of the lake", "correct horse")
    mira.set_up(("me", "random"), first_player="seat0")
    mira.page.get_by_role("button", name="Menu").click()
    mira.page.get_by_role("button", name="Resign").click()
    mira.page.get_by_role("button", name="Yes, I resign").click()
    expect(mira.page.get_by_role("region", name="Result")).to_be_visible()
    mira.page.goto(f"{mira.url}/me")
    page = mira.page
    expect(page.get_by_role("heading", level=1)).to_have_text("Mira of the lake")
    expect(page.get_by_role("region", name="Last games").get_by_role("row")).to_have_count(2)  # with the header
    expect(page.get_by_role("region", name="Last games")).to_contain_text("lost")
    page.get_by_role("navigation", name="Profile").get_by_role("link", name="Games").click()
    expect(page.get_by_role("region", name="Games")).to_contain_text("1 game")
    oskar.page.goto(f"{oskar.url}/people/Mira%20of%20the%20lake")
    expect(oskar.page.get_by_role("heading", level=1)).to_have_text("Mira of the lake")
    expect(oskar.page.get_by_role("button", name="Block")).to_be_visible()


def test_a_name_at_the_table_opens_a_profile_or_introduces_a_character(mira: Player, oskar: Player) -> None:
    open_account(oskar, "Oskar of Ulm", "correct horse")
    mira.set_up(("me", "open", "dario"), game="battle")
    sit_by_link(mira, oskar)
    plates = mira.page.locator(".plate")
    expect(plates.get_by_role("link", name="Oskar of Ulm")).to_have_attribute("href", "/people/Oskar%20of%20Ulm")
    dario = plates.filter(has_text="Dario")
    expect(dario.locator(".shield use").last).to_have_attribute("href", "#i-sword")  # what his crest bears
    expect(plates.filter(has_text="Oskar of Ulm").locator(".shield use")).to_have_count(1)
    dario.get_by_role("button", name="Dario").click()
    card = mira.page.get_by_role("dialog", name="Dario")
    expect(card).to_contain_text("Squire")
    expect(card).to_contain_text("Plays soundly, but errs where choices are close.")
    card.get_by_role("button", name="Close").click()
    mira.page.get_by_role("button", name="Say something").click()
    people = mira.page.get_by_role("list", name="People")
    expect(people.get_by_role("link", name="Oskar of Ulm")).to_be_visible()
    people.get_by_role("button", name="Dario").click()
    expect(card).to_be_visible()


def test_somebody_who_leaves_is_missed_within_seconds_and_a_reload_is_not(mira: Player, oskar: Player) -> None:
    mira.set_up(("me", "open"), first_player="seat0")
    sit_by_link(mira, oskar)
    oskar.page.wait_for_selector("[data-seq]")
    told = mira.page.get_by_text("has left. The game waits. A bot can take over in")
    oskar.page.reload()
    oskar.page.wait_for_selector("[data-seq]")
    mira.page.wait_for_timeout(500)
    expect(told).to_have_count(0)
    oskar.page.goto("about:blank")
    expect(told).to_be_visible(timeout=10_000)
    oskar.page.go_back()
    expect(told).to_have_count(0)


def test_a_player_is_blocked_reported_and_muted_from_the_chat(mira: Player, oskar: Player) -> None:
    mira.set_up(("me", "open"), first_player="seat0")
    sit_by_link(mira, oskar)
    oskar.page.wait_for_selector("[data-seq]")
    mira.page.get_by_role("button", name="Say something").click()
    sheet = mira.page.get_by_role("dialog", name="At the table")
    sheet.get_by_role("switch", name="for everybody").click()
    expect(sheet.get_by_role("list", name="What was said")).to_contain_text("The host has muted")
    oskar.page.get_by_role("button", name="Say something").click()
    oskar.page.get_by_role("button", name="Hello!").click()
    expect(oskar.page.get_by_role("alert")).to_contain_text("The host has muted you")
    sheet.get_by_role("button", name="Report").click()
    form = mira.page.get_by_role("form", name="Report")
    form.get_by_label("Has an offensive name").check()
    form.get_by_role("button", name="Send the report").click()
    expect(mira.page.get_by_text("The operators of this server have your report.")).to_be_visible()
    mira.page.get_by_role("dialog", name="Report").get_by_role("button", name="Close").last.click()
    sheet.get_by_role("button", name="Block").click()
    expect(sheet.get_by_role("button", name="Unblock")).to_be_visible()
    mira.page.goto(f"{mira.url}/account")
    people = mira.page.get_by_role("region", name="Blocked people")
    people.get_by_role("button", name="Unblock").click()
    expect(people).to_contain_text("is no longer blocked")
