"""The rules in the browser: examples are drawn by the game's own layout, and nothing in them can be touched."""

from __future__ import annotations

import random
import re
import time
from collections.abc import Callable
from io import BytesIO
from typing import Any

import pytest
from PIL import Image
from playwright.sync_api import Browser, FrameLocator, Locator, expect

from regalia.games import catalogue, find, rules_text
from regalia.kernel.match import Match
from regalia.kernel.rulebook import glossary
from regalia.kernel.scene import Refusal
from regalia.lessons.shelf import FIRST, lessons
from tests.browser.accessibility import DESKTOP, PHONE, SCREENS, scrolls_sideways, serious
from tests.browser.page import PATIENCE, Player, fighting
from tests.browser.steps import sit_in_the_middle
from tests.server.servers.process import ServerProcess

pytestmark = pytest.mark.release

SUM = "The one sum"
COLOURS = 1_000  # fewer than any picture in which something is drawn
LASTING = 5_500  # milliseconds; a refusal is shown for 5 seconds, and longer while a term in it is explained


def picture(player: Player, title: str) -> FrameLocator:
    """The picture of the example with that title, scrolled to."""
    figure = player.page.locator("figure.example").filter(has=player.page.get_by_text(title, exact=True))
    figure.scroll_into_view_if_needed()
    return figure.frame_locator("iframe")


@pytest.mark.parametrize("device", SCREENS, ids=["desktop", "phone"])
def test_an_example_shows_the_table_before_and_after(
    browser: Browser, server: ServerProcess, device: dict[str, Any]
) -> None:
    player = Player(browser, server.url, **device)
    player.page.goto(f"{server.url}/rules/royals")
    table = picture(player, SUM)
    expect(table.locator('[data-zone="field1"] [data-token="Kh"]')).to_be_visible()
    expect(table.locator("[role=button]")).to_have_count(0)
    player.page.get_by_role("group", name=f"{SUM}: which moment").get_by_text("After").click()
    expect(table.locator('[data-zone="field1"] .is-fallen')).to_be_visible()
    expect(table.locator(".pts").filter(has_text="9")).to_be_visible()
    assert not scrolls_sideways(player)
    player.leave()


@pytest.mark.parametrize("key", sorted(catalogue()))
def test_the_pictures_of_a_game_show_something(browser: Browser, server: ServerProcess, key: str) -> None:
    """An empty picture has hardly more colours than its frame and its ground."""
    player = Player(browser, server.url, **DESKTOP)
    player.page.goto(f"{server.url}/rules/{key}")
    until = time.monotonic() + PATIENCE / 1000
    for number in range(2):
        figure = player.page.locator("figure.example").nth(number)
        figure.scroll_into_view_if_needed()
        while (seen := colours(figure.locator("iframe"))) <= COLOURS and time.monotonic() < until:
            player.page.wait_for_timeout(100)
        assert seen > COLOURS, f"picture {number + 1} stays empty"
    player.leave()


def colours(shown: Locator) -> int:
    """How many colours a part of the page has."""
    with Image.open(BytesIO(shown.screenshot())) as picture:
        return len(picture.convert("RGB").getcolors(1 << 24) or [])


def test_the_parts_of_the_table_are_numbered_in_the_picture_and_below(browser: Browser, server: ServerProcess) -> None:
    player = Player(browser, server.url, **DESKTOP)
    player.page.goto(f"{server.url}/rules/royals")
    parts = player.page.locator("figure.example").first.locator(".parts li")
    expect(parts).to_have_count(6)
    expect(picture(player, "The table").locator(".part-number")).to_have_text(["1", "2", "3", "4", "5", "6"])
    player.leave()


def test_the_glossary_has_room_for_its_sentences_on_a_phone(browser: Browser, server: ServerProcess) -> None:
    player = Player(browser, server.url, **PHONE)
    player.page.goto(f"{server.url}/rules/royals")
    row = player.page.locator(".glossary tbody tr").first
    row.scroll_into_view_if_needed()
    widths = [box["width"] for one in (row, row.locator("td").nth(1)) if (box := one.bounding_box())]
    assert widths[1] > 0.9 * widths[0]
    assert not scrolls_sideways(player)
    player.leave()


def test_an_address_leads_to_a_rule(browser: Browser, server: ServerProcess) -> None:
    player = Player(browser, server.url, **PHONE)
    player.page.goto(f"{server.url}/rules/royals#8.2")
    expect(player.page.locator('[id="8.2"]')).to_be_in_viewport()
    player.leave()


@pytest.mark.parametrize("device", SCREENS, ids=["desktop", "phone"])
def test_axe_finds_nothing_serious_in_drawn_examples(
    browser: Browser, server: ServerProcess, device: dict[str, Any]
) -> None:
    player = Player(browser, server.url, bypass_csp=True, **device)
    player.page.goto(f"{server.url}/rules/royals")
    expect(picture(player, "The table").locator('[data-zone="field0"]')).to_be_visible()
    assert serious(player) == []
    player.leave()


def at_a_table(browser: Browser, server: ServerProcess, **device: Any) -> Player:
    """A player in a first turn, before anybody has a royal."""
    player = Player(browser, server.url, **device)
    player.set_up(("me", "greedy"), first_player="seat0")
    assert player.asked_or_over()
    return player


def test_a_term_is_explained_under_the_pointer_and_leads_to_its_rule(browser: Browser, server: ServerProcess) -> None:
    player = at_a_table(browser, server, **DESKTOP)
    term = player.page.locator(".prompt .term").first
    place = term.bounding_box()
    term.hover()
    box = player.page.locator(".explanation")
    expect(box).to_be_visible()
    assert term.bounding_box() == place, "nothing moves"
    expect(box.frame_locator(".picture iframe").locator(".table.still")).to_be_visible()
    rule = box.get_by_role("link").inner_text().removeprefix("Rule ")
    box.get_by_role("link").click()
    panel = player.page.get_by_role("complementary", name="Rules", exact=True)
    expect(panel.locator(f'[id="{rule}"]')).to_be_in_viewport()
    player.page.keyboard.press("Escape")
    expect(panel).to_have_count(0)
    player.leave()


def test_a_term_is_explained_by_touch(browser: Browser, server: ServerProcess) -> None:
    player = at_a_table(browser, server, **PHONE)
    player.page.locator(".prompt .term").first.tap()
    expect(player.page.locator(".explanation")).to_be_visible()
    player.page.locator(".bar .game").tap()
    expect(player.page.locator(".explanation")).to_have_count(0)
    player.leave()


def test_a_term_is_explained_by_keyboard_and_to_screen_readers(browser: Browser, server: ServerProcess) -> None:
    player = at_a_table(browser, server, bypass_csp=True, **DESKTOP)
    player.page.locator(".prompt").focus()
    player.page.keyboard.press("Tab")
    term = player.page.locator(".term:focus")
    expect(term).to_have_attribute("aria-describedby", "explained-text")
    assert serious(player) == []
    player.page.keyboard.press("Enter")
    expect(player.page.locator(".explanation a")).to_be_focused()
    player.page.keyboard.press("Escape")
    expect(player.page.locator(".explanation")).to_have_count(0)
    expect(term).to_be_focused()
    assert player.scene is not None
    assert player.scene.choices, "nothing was played"
    player.leave()


def refused(player: Player, wanted: Callable[[Refusal], bool] = lambda one: True) -> Refusal:
    """Play until something on the table is refused with a rule; a new game where one ends before."""
    choose = fighting(random.Random(7))
    while True:
        if not player.asked_or_over():
            player.set_up(("me", "greedy"), first_player="seat0")
            continue
        assert player.scene is not None
        found = next((one for one in player.scene.refusals if one.rule and wanted(one)), None)
        if found is not None:
            return found
        player.touch(choose(player.scene.choices))


def test_a_refusal_leads_to_its_rule(browser: Browser, server: ServerProcess) -> None:
    player = at_a_table(browser, server, **DESKTOP)
    refusal = refused(player)
    player.thing(refusal.touch).click(position=player.seen_at(refusal.touch), force=True)
    player.page.locator(".tip").get_by_role("link", name=f"Rule {refusal.rule}").click()
    panel = player.page.get_by_role("complementary", name="Rules", exact=True)
    expect(panel.locator(f'[id="{refusal.rule}"]')).to_be_in_viewport()
    player.leave()


FORMS = [form for entry in glossary(rules_text(find("royals"))) for form in entry.forms]


def test_a_term_in_a_refusal_is_explained_and_the_refused_thing_is_not_touched_again(
    browser: Browser, server: ServerProcess
) -> None:
    player = at_a_table(browser, server, **DESKTOP)
    refusal = refused(player, lambda one: any(re.search(rf"\b{form}\b", one.text) for form in FORMS))
    player.thing(refusal.touch).click(position=player.seen_at(refusal.touch), force=True)
    term = player.page.locator(".tip .term").first
    term.click()
    expect(player.page.locator(".explanation")).to_be_visible()
    player.page.wait_for_timeout(LASTING)
    expect(term).to_be_visible()
    expect(player.page.locator(".tip")).to_have_count(1)
    player.leave()


LANDSCAPE = {"viewport": {"width": 844, "height": 390}, "has_touch": True, "is_mobile": True}


def king_against_queen() -> Match:
    """The first lesson of Royals once the king stands again: the queen is the only thing he can attack."""
    game = find("royals")
    lesson = lessons(game)[FIRST]
    match = Match(game, lesson.options, lesson.seats)
    for line in lesson.lines[: lesson.lines.index("0 revive Kh1 5h") + 1]:
        match.play(line)
    return match


@pytest.mark.parametrize("device", [PHONE, LANDSCAPE], ids=["portrait", "sideways"])
def test_a_term_in_the_one_line_preview_is_explained_by_touch(
    browser: Browser, server: ServerProcess, device: dict[str, Any]
) -> None:
    player = Player(browser, server.url, **device)
    sit_in_the_middle(player, king_against_queen(), 0)
    player.press("Kh")
    player.press("6s")
    line = player.page.locator(".preview-line")
    expect(line).to_contain_text("6 ÷ 1 = 6 ≥ 2")
    whole = "one => one.scrollHeight <= one.clientHeight + 1 && one.scrollWidth <= one.clientWidth + 1"
    assert line.locator(".then-line").evaluate(whole), "no word is cut off"
    before = player.seq
    line.locator(".term").tap()
    expect(player.page.get_by_role("dialog", name="Block")).to_contain_text("ace")
    expect(player.page.locator("[aria-pressed=true]")).to_have_count(2)
    assert player.seq == before, "nothing was played"
    player.leave()
