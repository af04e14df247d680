"""Following the others' turns: the pace, staged attacks, and the recap with its replay."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.page import Player, fighting
from tests.server.servers.process import ServerProcess

pytestmark = pytest.mark.release

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


def moving(browser: Browser, url: str, pace: str, **context: object) -> Player:
    """A player whose browser shows motion, with this pace set."""
    player = Player(browser, url, reduced_motion="no-preference", **context)
    player.page.add_init_script(f"localStorage.setItem('regalia.pace', '{pace}')")
    return player


def until_recap(player: Player, rng: random.Random) -> None:
    """Play until it is this player's turn and the table shows what the other did."""
    choose = fighting(rng)
    while player.asked_or_over():
        assert player.scene is not None
        if player.scene.prompt.mode == "turn" and player.page.locator(".trace-mark").count():
            player.page.mouse.move(2, 2)  # off everything that has a preview
            return
        player.touch(choose(player.scene.choices))
    raise AssertionError("the other player never did anything that leaves a mark")


def mode(player: Player) -> str | None:
    return player.page.locator(".table").get_attribute("data-mode")


@pytest.mark.parametrize("context", [{}, PHONE], ids=["desktop", "phone"])
def test_the_last_turn_stays_until_the_first_touch(
    browser: Browser, server: ServerProcess, context: dict[str, object]
) -> None:
    player = moving(browser, server.url, "once", **context)
    player.set_up(("me", "greedy"), first_player="seat1")
    until_recap(player, random.Random(1))
    strip = player.page.locator(".recap-strip")
    expect(strip).to_contain_text("greedy")
    expect(strip.locator("p")).to_have_text(re.compile(r"greedy [a-z]+ .*\."))
    expect(player.page.locator(".trace-mark").first).to_be_visible()
    before = player.page.locator(".prompt").bounding_box()
    player.page.locator(".bar .game").click()  # a touch that plays nothing
    expect(player.page.locator(".trace-mark")).to_have_count(0)
    expect(strip).to_be_visible()
    assert player.page.locator(".prompt").bounding_box() == before
    player.leave()


def test_every_act_has_a_number_on_the_table_and_in_the_rail(browser: Browser, server: ServerProcess) -> None:
    player = moving(browser, server.url, "once")
    player.set_up(("me", "greedy"), first_player="seat1")
    until_recap(player, random.Random(2))
    rail = player.page.get_by_role("region", name="Last turn").locator("li .num").all_inner_texts()
    table = set(player.page.locator(".trace-mark .num").all_inner_texts())
    assert rail == [str(number + 1) for number in range(len(rail))]
    assert table <= set(rail)
    player.leave()


def test_after_a_reload_the_last_turn_is_told_again_with_its_marks(browser: Browser, server: ServerProcess) -> None:
    """The tab keeps what it has shown; the first touch still ends it, and it can be replayed."""
    player = moving(browser, server.url, "once")
    player.set_up(("me", "greedy"), first_player="seat1")
    until_recap(player, random.Random(7))
    told = player.page.locator(".recap-strip p")
    rows = player.page.get_by_role("region", name="Last turn").get_by_role("listitem")
    marks = player.page.locator(".trace-mark")
    before, acts, marked = told.inner_text(), rows.count(), marks.all_text_contents()
    player.page.reload()
    expect(told).to_have_text(before)
    expect(rows).to_have_count(acts)
    expect(marks).to_have_text(marked)
    expect(player.page.locator(".recap-strip .replay")).to_be_visible()
    player.page.locator(".bar .game").click()
    expect(marks).to_have_count(0)
    player.page.reload()
    expect(told).to_have_text(before)
    expect(marks).to_have_count(0)
    player.leave()


def test_in_another_tab_the_last_turn_is_told_from_the_log(browser: Browser, server: ServerProcess) -> None:
    """What was never shown there cannot be marked or shown again."""
    player = moving(browser, server.url, "once")
    player.set_up(("me", "greedy"), first_player="seat1")
    until_recap(player, random.Random(7))
    before = player.page.locator(".recap-strip p").inner_text()
    other = player.context.new_page()
    other.goto(player.page.url)
    expect(other.locator(".recap-strip p")).to_have_text(before)
    expect(other.locator(".trace-mark, .replay")).to_have_count(0)
    player.leave()


@pytest.mark.parametrize("by", ["key", "button"])
def test_the_last_turn_is_played_again(browser: Browser, server: ServerProcess, by: str) -> None:
    """A replay shows the acts once more, changes nothing, and ends at the same question."""
    player = moving(browser, server.url, "step")
    player.set_up(("me", "greedy"), first_player="seat1")
    step_to_recap(player)
    seq, asked = player.seq, player.page.locator(".prompt .say").text_content() or ""
    if by == "key":
        player.page.keyboard.press("r")
    else:
        player.page.locator(".recap-strip .replay").click()
    going = player.page.locator(".prompt.beat")
    expect(going).to_be_visible()
    expect(player.page.locator(".options")).to_have_count(0)  # nothing can be chosen meanwhile
    acts = 0
    while going.count():
        player.page.keyboard.press("Enter")
        acts += 1
        player.page.wait_for_timeout(20)
    assert acts >= 2
    expect(player.page.locator(".prompt .say")).to_have_text(asked)
    assert player.seq == seq
    player.leave()


def step_to_recap(player: Player) -> None:
    """The same with the pace Step: every act waits for a key."""
    choose = fighting(random.Random(3))
    for _ in player.waiting("no recap"):
        if player.page.locator('[data-act="next"]').count():
            player.page.keyboard.press("Enter")
        elif player.scene is not None and player.scene.choices and mode(player) in ("turn", "answer"):
            if mode(player) == "turn" and player.page.locator(".trace-mark").count():
                return
            player.shown(player.seq)
            player.touch(choose(player.scene.choices))


def test_each_act_waits_for_a_touch_and_skip_shows_the_rest(browser: Browser, server: ServerProcess) -> None:
    player = moving(browser, server.url, "step")
    player.set_up(("me", "random"), first_player="seat1")
    following = player.page.locator('[data-act="next"]')
    expect(following).to_be_visible()
    shown = int(player.page.locator(".table").get_attribute("data-seq") or 0)
    for _ in player.waiting("no further step arrived"):
        if player.seq > shown + 1:
            break
    assert int(player.page.locator(".table").get_attribute("data-seq") or 0) == shown  # it waits
    player.page.locator('[data-act="skip"]').click()
    player.shown(player.seq)
    player.leave()


def test_the_pace_is_chosen_at_the_table_and_remembered(browser: Browser, server: ServerProcess) -> None:
    player = moving(browser, server.url, "once")
    player.set_up(("me", "greedy"), first_player="seat1")
    until_recap(player, random.Random(4))
    rail = player.page.get_by_role("region", name="Last turn")
    rail.get_by_role("radio", name="Brisk").check()
    assert player.page.evaluate("localStorage.getItem('regalia.pace')") == "brisk"
    player.page.get_by_role("button", name="Menu").click()
    expect(player.page.get_by_role("dialog").get_by_role("radio", name="Brisk")).to_be_checked()
    player.leave()


def test_without_motion_the_marks_and_the_sentence_stay(mira: Player) -> None:
    mira.set_up(("me", "greedy"), first_player="seat1")
    until_recap(mira, random.Random(5))
    expect(mira.page.locator(".recap-strip")).to_be_visible()
    assert mira.page.locator(".stage-layer .strike").count() == 0
    seq = mira.seq
    mira.page.keyboard.press("r")  # nothing travels
    expect(mira.page.locator(".prompt.beat")).to_have_count(0)
    assert mira.seq == seq
