"""Guided games in the browser: the coach in the prompt, one thing to touch, kind answers, and playing on."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from regalia.games import catalogue, find
from regalia.lessons.shelf import FIRST, lessons
from tests.browser.accessibility import DESKTOP, PHONE, serious
from tests.browser.page import Player
from tests.browser.steps import coach_says
from tests.server.servers.process import ServerProcess

LANDSCAPE = {"viewport": {"width": 844, "height": 390}, "has_touch": True, "is_mobile": True}

ALL = [(key, name) for key in catalogue() for name in lessons(find(key))]
QUICK = [
    pytest.param(key, name, marks=() if (key, name) == ("royals", FIRST) else pytest.mark.release) for key, name in ALL
]


def follow(player: Player, key: str, name: str = FIRST) -> None:
    """Play a lesson by touching what it asks for, up to its end."""
    lesson = lessons(find(key))[name]
    player.page.goto(f"{player.url}/learn/{key}/{name}")
    player.page.wait_for_url("**/t/*")
    for step in (step for beat in lesson.beats for step in beat.steps):
        assert player.asked_or_over()
        assert player.scene is not None
        assert player.scene.choices[0].line == step.line
        expect(player.page.locator(".prompt .say")).to_contain_text(coach_says(step.say))
        player.touch(player.scene.choices[0])
    for _ in player.waiting("the lesson did not end"):
        if player.scene is not None and player.scene.coach is not None and player.scene.coach.over:
            break
    player.shown(player.seq)
    expect(player.page.get_by_role("button", name="Play on")).to_be_visible()


@pytest.mark.parametrize(("key", "name"), QUICK)
def test_a_lesson_by_mouse_and_then_one_plays_on_with_hints(mira: Player, key: str, name: str) -> None:
    follow(mira, key, name)
    expect(mira.page.get_by_role("button", name="Hint")).to_have_count(0)
    mira.page.get_by_role("button", name="Play on").click()
    expect(mira.page.locator(".coached")).to_have_count(0)
    assert mira.asked_or_over()
    assert mira.scene is not None
    assert mira.scene.coach is None
    expect(mira.page.get_by_role("button", name="Hint")).to_be_enabled()


@pytest.mark.release
@pytest.mark.parametrize("device", [PHONE, LANDSCAPE], ids=["portrait", "landscape"])
@pytest.mark.parametrize(("key", "name"), ALL)
def test_a_lesson_on_a_phone(
    browser: Browser, server: ServerProcess, key: str, name: str, device: dict[str, Any]
) -> None:
    player = Player(browser, server.url, **device)
    follow(player, key, name)
    player.leave()


def test_the_coach_gives_the_reason_and_answers_other_touches(mira: Player) -> None:
    mira.open_lobby()
    mira.page.get_by_role("link", name="Learn Royals").click()
    mira.page.wait_for_url("**/t/*")
    assert mira.asked_or_over()
    expect(mira.page.get_by_role("list").filter(has_text="Recruit the king")).to_contain_text("Strike with the joker")
    mira.page.get_by_role("button", name="Why?").click()
    expect(mira.page.locator(".coached .reason")).to_contain_text("While a royal of yours stands")
    mira.thing("7c").click(force=True)  # not asked for, but it answers
    expect(mira.page.get_by_text("put your guard up first")).to_be_visible()
    before = mira.seq
    mira.page.locator(".prompt").focus()
    mira.page.keyboard.press("1")  # the only row: what the coach asks for
    mira.moved_on(before)


IN_THE_WINDOW = """() => {
    const area = document.querySelector('.prompt-area'), { top, bottom } = area.getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight && area.scrollHeight <= area.clientHeight + 1;
}"""


@pytest.mark.parametrize(
    ("key", "name", "beats"),
    [("battle", "draft", 3), pytest.param("battle-royal", "broken", 1, marks=pytest.mark.release)],
)
def test_on_a_phone_on_its_side_no_line_of_a_reason_is_cut(
    browser: Browser, server: ServerProcess, key: str, name: str, beats: int
) -> None:
    player = Player(browser, server.url, **LANDSCAPE)
    player.page.goto(f"{player.url}/learn/{key}/{name}")
    player.page.wait_for_url("**/t/*")
    for _ in lessons(find(key))[name].beats[:beats]:
        assert player.asked_or_over()
        assert player.scene is not None
        player.page.get_by_role("button", name="Why?").click()
        expect(player.page.locator(".coached .reason")).to_be_visible()
        assert player.page.evaluate(IN_THE_WINDOW)
        player.page.get_by_role("button", name="Why?").click()
        player.touch(player.scene.choices[0])
    player.leave()


@pytest.mark.release
@pytest.mark.parametrize("device", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_axe_finds_nothing_serious_in_a_lesson(browser: Browser, server: ServerProcess, device: dict[str, Any]) -> None:
    player = Player(browser, server.url, **device)
    player.page.goto(f"{player.url}/learn/royals/first")
    player.page.wait_for_url("**/t/*")
    assert player.asked_or_over()
    player.page.get_by_role("button", name="Why?").click()
    assert serious(player) == []
    player.leave()


def test_a_finished_lesson_is_ticked_and_the_next_one_follows(mira: Player) -> None:
    first, second, *_ = lessons(find("royals")).values()
    follow(mira, "royals")
    mira.page.get_by_role("link", name="Next lesson").click()
    expect(mira.page.get_by_role("region", name="Lesson")).to_contain_text(second.title)
    mira.open_lobby()
    mira.page.get_by_role("link", name="Learn Royals").click()  # the list, now that the first one is done
    expect(mira.page.get_by_role("listitem").filter(has_text=first.title)).to_contain_text("done")
    mira.page.get_by_role("link", name=f"Start: {second.title}").click()
    expect(mira.page.get_by_role("region", name="Lesson")).to_contain_text(second.title)


def test_enter_touches_what_the_coach_asks_for(mira: Player) -> None:
    lesson = lessons(find("royals"))["wipe"]
    mira.page.goto(f"{mira.url}/learn/royals/wipe")
    mira.page.wait_for_url("**/t/*")
    for step in (step for beat in lesson.beats for step in beat.steps):
        assert mira.asked_or_over()
        assert mira.scene is not None
        choice = mira.scene.choices[0]
        assert choice.line == step.line
        before = mira.seq
        expect(mira.page.locator(".coach-hand")).to_be_visible()
        for id in choice.touch:
            expect(mira.thing(id)).to_be_visible()
            mira.page.keyboard.press("Enter")
        mira.moved_on(before)


def test_the_words_met_are_explained(mira: Player) -> None:
    mira.page.goto(f"{mira.url}/learn/royals/first")
    mira.page.wait_for_url("**/t/*")
    assert mira.asked_or_over()
    words = mira.page.get_by_role("region", name="Words you have met")
    words.get_by_role("button", name="recruit").click()
    expect(mira.page.get_by_role("dialog", name="Recruit")).to_contain_text("free slot")
