"""Attacks and blocks in the making: where the arrows end, what the prompt says, hints and buttons that can be used."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, Page, expect

from regalia.games import find
from regalia.kernel.match import Match
from regalia.kernel.rng import FastRng
from regalia.kernel.state import CHANCE
from regalia.lessons.shelf import FIRST, lessons
from tests.browser.games.battle import planning, under_attack
from tests.browser.page import Player
from tests.browser.steps import sit_in_the_middle
from tests.server.servers.process import ServerProcess

pytestmark = pytest.mark.release

MOVING = {"reduced_motion": "no-preference"}
LANDSCAPE = {"viewport": {"width": 844, "height": 390}, "has_touch": True, "is_mobile": True}
ENDS = """() => {
    const svg = document.querySelector('.bt-arrows').getBoundingClientRect()
    return [...document.querySelectorAll('.bt-arrows g.foe .line')].map(line => {
        const at = line.getPointAtLength(line.getTotalLength())
        return [at.x + svg.left, at.y + svg.top]
    })
}"""


def still(page: Page) -> None:
    """Wait until nothing moves."""
    page.wait_for_function("() => document.getAnimations().every(one => one.playState === 'finished')")


def across(page: Page, selector: str) -> tuple[float, float]:
    """The left and right edge of an element."""
    box = page.locator(selector).first.bounding_box()
    assert box is not None
    return box["x"], box["x"] + box["width"]


def block_one(player: Player) -> tuple[str, int]:
    """Block the first group with the last soldier; return that soldier and the number of groups."""
    offered = planning(player)
    blocker = offered.pieces[-1]
    player.press(blocker)
    player.press(offered.aims[0].ids[0])
    return blocker, len(offered.aims)


def test_arrows_end_on_the_blocker_and_on_the_castle(browser: Browser, server: ServerProcess) -> None:
    player = Player(browser, server.url, **MOVING)
    sit_in_the_middle(player, under_attack(groups=2, soldiers=3), 1)
    page = player.page
    expect(page.locator(".bt-arrows g.foe")).to_have_count(len(planning(player).aims))
    still(page)
    left, right = across(page, ".bt-castle")
    assert all(left <= x <= right for x, _ in page.evaluate(ENDS))
    for castle, soldiers in ((".bt-castle", 0.8), (".bt-pane .bt-wall", 2.5)):  # castles are as large as targets are
        (left, right), (first, last) = across(page, castle), across(page, ".bt-army.own .card")
        assert right - left > soldiers * (last - first)
    blocker, groups = block_one(player)
    expect(page.locator(f'.bt-soldier:has([data-at="{blocker}"]) .bt-pennant')).to_be_visible()
    still(page)
    ends = page.evaluate(ENDS)
    edges = across(page, f'.card[data-at="{blocker}"]')
    assert edges[0] <= ends[0][0] <= edges[1]
    left, right = across(page, ".bt-castle")
    assert all(left <= x <= right for x, _ in ends[1:])
    assert len(ends) == groups
    player.leave()


def test_prompt_and_preview_say_the_same_of_a_planned_block(mira: Player) -> None:
    sit_in_the_middle(mira, under_attack(groups=2, soldiers=1), 1)
    said, preview = mira.page.locator(".prompt .say small"), mira.page.locator(".preview .what")
    before = said.inner_text()
    block_one(mira)
    expect(said).not_to_have_text(before)
    expect(preview).to_have_text(said.inner_text())


def test_the_block_button_can_be_touched_on_a_phone_held_sideways(browser: Browser, server: ServerProcess) -> None:
    """Nor is a name or a castle cut; the smallest phone is as low as a phone with its browser's bars."""
    player = Player(browser, server.url, **LANDSCAPE)
    sit_in_the_middle(player, under_attack(groups=2, soldiers=2), 1)
    block_one(player)
    send = player.page.locator('.prompt [data-act="send"]')
    expect(send).to_have_text(re.compile("Block"))
    for width, height in ((844, 390), (667, 375), (568, 320)):
        player.page.set_viewport_size({"width": width, "height": height})
        uncovered = send.evaluate(
            """button => {
                const box = button.getBoundingClientRect()
                const at = [box.top + 2, box.top + box.height / 2, box.bottom - 2]
                const seen = at.every(y => button.contains(document.elementFromPoint(box.left + box.width / 2, y)))
                return seen ? box.height : 0
            }"""
        )
        assert uncovered >= 40, width
        names = player.page.locator(".plate .called")
        cut = names.evaluate_all(
            "all => all.filter(one => one.scrollWidth > one.clientWidth).map(one => one.innerText)"
        )
        assert cut == [], width
        stones = player.page.locator(".bt-stones svg")
        assert stones.evaluate_all("all => all.every(one => one.getBoundingClientRect().right <= innerWidth)"), width
    player.leave()


def attack_after_the_lesson() -> Match:
    """The learner's next attack: soldiers are ready, and the lines of an attack come one after another."""
    game = find("battle")
    lesson = lessons(game)[FIRST]
    match = Match(game, lesson.options, lesson.seats)
    for line in lesson.lines:
        match.play(line)
    while match.turn == CHANCE:
        match.deal(FastRng(1))
    return match


def test_hints_are_followed_line_by_line_until_the_attack_is_sent(mira: Player) -> None:
    """A plan of the first advised line alone would hold all other soldiers back."""
    sit_in_the_middle(mira, attack_after_the_lesson(), 0)
    assert planning(mira).pieces
    advised = mira.page.locator("[data-advice]").first
    followed = 0
    while mira.scene is not None and any(" attack " in choice.line for choice in mira.scene.choices):
        before = mira.seq
        mira.page.get_by_role("button", name="Hint").click()
        expect(advised).to_be_visible()
        advised.click()
        mira.moved_on(before)
        followed += 1
        mira.asked_or_over()
    assert followed > 1, "the first hint sends a soldier, not the whole attack"
