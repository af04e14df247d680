"""Whole games at the table, as people play them: by mouse, by keyboard, on a phone."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.accessibility import scrolls_sideways
from tests.browser.page import Player, fighting
from tests.browser.steps import play_by_keys
from tests.server.servers.process import ServerProcess


@pytest.mark.release
def test_a_whole_game_against_a_bot_by_mouse_and_a_rematch(mira: Player) -> None:
    mira.set_up(("me", "greedy"), reshuffle_limit="0")
    first_table = mira.page.url
    assert mira.play_on(fighting(random.Random(1))) > 5
    result = mira.page.get_by_role("region", name="Result")
    expect(result).to_be_visible()
    assert mira.scene is not None
    assert mira.scene.result is not None
    loser = mira.scene.result.index(min(mira.scene.result)) if 0.5 not in mira.scene.result else None

    result.get_by_role("button", name="Rematch").click()
    mira.page.wait_for_url(lambda url: "/t/" in url and url != first_table)
    table = mira.at_table(mira.page.url.rpartition("/")[2])
    if loser is not None:
        assert table.options["first_player"] == f"seat{loser}"  # the loser begins
    assert mira.asked_or_over()


def test_a_whole_game_by_keyboard_alone(mira: Player) -> None:
    mira.open_lobby()
    for _ in range(40):
        mira.page.keyboard.press("Tab")
        if mira.page.evaluate("document.activeElement?.getAttribute('href')") == "/new/royals":
            break
    mira.page.keyboard.press("Enter")
    mira.page.get_by_role("button", name="House rules").focus()
    mira.page.keyboard.press("Enter")
    limit = mira.page.locator("#option-reshuffle_limit")
    limit.focus()
    mira.page.keyboard.press("Control+a")
    mira.page.keyboard.type("0")
    mira.page.keyboard.press("Enter")  # submits the form
    mira.page.wait_for_url("**/t/*")
    assert play_by_keys(mira, random.Random(2)) > 5


def test_tokens_are_touched_by_keyboard_and_taken_back(mira: Player) -> None:
    mira.set_up(("me", "random"), first_player="seat0")
    assert mira.asked_or_over()
    assert mira.scene is not None
    choice = next(choice for choice in mira.scene.choices if choice.line.startswith("0 discard"))
    card = mira.thing(choice.touch[0])
    card.focus()
    mira.page.keyboard.press("Enter")
    expect(card).to_have_attribute("aria-pressed", "true")
    mira.page.keyboard.press("Escape")
    expect(card).not_to_have_attribute("aria-pressed", "true")
    mira.page.keyboard.press("ArrowRight")
    assert mira.page.evaluate("document.activeElement.dataset.token") != choice.touch[0]


@pytest.mark.release
@pytest.mark.parametrize("size", [(390, 844), pytest.param((844, 390), marks=pytest.mark.release)], ids=str)
def test_a_whole_game_on_a_phone_by_touch(browser: Browser, server: ServerProcess, size: tuple[int, int]) -> None:
    held = {"width": size[0], "height": size[1]}
    phone = {"viewport": held, "has_touch": True, "is_mobile": True, "device_scale_factor": 2}
    player = Player(browser, server.url, **phone)
    player.set_up(("me", "greedy"), turn_limit="8")
    assert player.play_on(fighting(random.Random(3))) > 3
    expect(player.page.get_by_role("region", name="Result")).to_be_visible()
    assert not scrolls_sideways(player)
    player.leave()


@pytest.mark.release
def test_motion_never_loses_a_move(browser: Browser, server: ServerProcess) -> None:
    """With motion on, a touch during an animation counts like any other."""
    player = Player(browser, server.url, reduced_motion="no-preference")
    player.set_up(("me", "random"), turn_limit="6", first_player="seat0")
    player.play_on(fighting(random.Random(4)))
    expect(player.page.get_by_role("region", name="Result")).to_be_visible()
    player.leave()


@pytest.mark.release
def test_what_is_touched_on_its_way_stays_under_the_finger(browser: Browser, server: ServerProcess) -> None:
    """Animations are held at their start: a touch at the old place still counts, although it ends all motion."""
    player = Player(browser, server.url, reduced_motion="no-preference")
    player.page.add_init_script("""
        const animate = Element.prototype.animate
        Element.prototype.animate = function (frames, timing) {
            return animate.call(this, frames, {...timing, delay: 30_000, fill: 'both'})
        }
    """)
    player.set_up(("me", "random"), turn_limit="8", first_player="seat0")
    choose = fighting(random.Random(4))
    while player.asked_or_over():
        assert player.scene is not None
        choice = choose(player.scene.choices)
        if player.seen_at(choice.touch[0]) is None:
            player.page.keyboard.press("Shift")  # any key ends all motion too
        player.touch(choice)
    expect(player.page.get_by_role("region", name="Result")).to_be_visible()
    player.leave()


def test_a_refused_touch_says_why(mira: Player) -> None:
    mira.set_up(("me", "random"), first_player="seat0")
    choose = fighting(random.Random(12))
    while mira.asked_or_over():
        assert mira.scene is not None
        touchable = {id for choice in mira.scene.choices for id in choice.touch}
        refusal = next((one for one in mira.scene.refusals if one.touch not in touchable), None)
        if refusal is not None:
            break
        mira.touch(choose(mira.scene.choices))
    assert refusal is not None
    before = mira.seq
    mira.thing(refusal.touch).click(force=True)
    expect(mira.page.locator(".tip, .why").first).to_be_visible()
    assert mira.seq == before
