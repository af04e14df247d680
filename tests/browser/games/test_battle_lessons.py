"""Battle's lessons in the browser: what the coach says can be read on a small screen."""

from __future__ import annotations

from playwright.sync_api import Browser, expect

from regalia.games.battle import GAME
from regalia.lessons.shelf import FIRST, lessons
from tests.browser.accessibility import PHONE
from tests.browser.page import Player
from tests.browser.steps import coach_says
from tests.server.servers.process import ServerProcess

UNCOVERED = """tip => {
    tip.style.pointerEvents = "auto"
    const box = tip.getBoundingClientRect()
    return [0.1, 0.5, 0.95].every(x => tip.contains(document.elementFromPoint(box.left + box.width * x, box.top + 8)))
}"""


def learning(player: Player, name: str) -> None:
    player.page.goto(f"{player.url}/learn/{GAME.key}/{name}")
    player.page.wait_for_url("**/t/*")
    assert player.asked_or_over()


def test_the_coach_speaks_in_a_draft_on_a_phone(browser: Browser, server: ServerProcess) -> None:
    player = Player(browser, server.url, **PHONE)
    learning(player, "draft")
    for beat in lessons(GAME)["draft"].beats[:2]:
        assert player.asked_or_over()
        assert player.scene is not None
        expect(player.page.locator(".prompt .say")).to_be_visible()
        expect(player.page.locator(".prompt .say")).to_contain_text(coach_says(beat.steps[0].say))
        player.touch(player.scene.choices[0])
    player.leave()


def test_an_answer_on_a_soldier_lies_over_the_soldiers_beside_it(browser: Browser, server: ServerProcess) -> None:
    player = Player(browser, server.url, **PHONE)
    learning(player, FIRST)
    for _ in range(3):  # three soldiers
        assert player.asked_or_over()
        assert player.scene is not None
        player.touch(player.scene.choices[0])
    assert player.asked_or_over()
    player.thing("Qs").click(force=True)  # the coach asks for something else
    expect(player.page.locator(".tip")).to_be_visible()
    assert player.page.locator(".tip").evaluate(UNCOVERED)
    player.leave()
