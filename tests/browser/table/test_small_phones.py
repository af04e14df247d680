"""The smallest phone on its side: every game's sentence, buttons and board are whole there, with clocks and at the end."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from regalia.games import find
from regalia.kernel.match import Match
from regalia.kernel.rng import FastRng
from regalia.kernel.scene import Scene
from tests.browser.accessibility import PHONE
from tests.browser.page import Player, fighting
from tests.browser.steps import sit_in_the_middle
from tests.games.face import played_by_bots
from tests.server.servers.process import ServerProcess

pytestmark = pytest.mark.release
SMALL = {**PHONE, "viewport": {"width": 568, "height": 320}}
CLOCK = {"kind": "move", "base": 600}

Wanted = Callable[[Scene], bool]

MOMENTS: dict[str, tuple[str, int, int, dict[str, Any], Wanted]] = {
    "a hand of Royal Battles to keep or discard": (
        "royal-battles",
        4,
        1,
        {"mode": "melee", "army_choice": "random"},
        lambda scene: scene.phase == "Post-turn",
    ),
    "an attack in Royals to answer": (
        "royals",
        2,
        1,
        {},
        lambda scene: len(scene.prompt.say) > 40 and len(scene.acts) > 1,
    ),
    "a turn of four in Battle Royal": ("battle-royal", 4, 2, {}, lambda scene: scene.phase == "Act"),
    "a way to walk in The Royal Ascension": ("royal-ascension", 4, 2, {}, lambda scene: scene.phase == "Ring"),
    "a territory to take in The Royal Ascension": ("royal-ascension", 3, 1, {}, lambda scene: scene.phase == "Draft"),
    "an attack of three in Battle": ("battle", 4, 1, {}, lambda scene: scene.phase == "Block"),
}
OVER = """() => {
    const box = part => part.getBoundingClientRect()
    const all = selector => [...document.querySelectorAll(selector)].filter(part => box(part).height > 0)
    const [prompt] = all('.prompt').map(box)
    const [dock] = all('.dock').map(box)
    const outside = all('.prompt .acts .btn, .dock .btn, .ra-plaque, .ra-space').filter(part =>
        box(part).right > innerWidth - 6 || box(part).bottom > innerHeight || box(part).left < 0)
    const cut = all('.prompt .btn, .dock .btn').filter(part => part.scrollWidth > part.clientWidth + 1)
    const under = prompt.bottom > dock.top + 1 ? ['the prompt lies under the dock'] : []
    return [...under, ...[...outside, ...cut].map(part => part.textContent)]
}"""


def moment(name: str) -> tuple[Match, int]:
    """A game of greedy bots with a fixed seed, where the viewer is asked as wanted."""
    key, seats, viewer, options, wanted = MOMENTS[name]
    game = find(key)
    for seed in range(1, 20):
        for match in played_by_bots(Match(game, options, seats), FastRng(seed), ["greedy"]):
            if match.turn == viewer and wanted(game.scene(match.view(viewer), match.rules)):
                return match, viewer
    raise AssertionError(f"no such moment: {name}")


@pytest.mark.parametrize("name", MOMENTS)
def test_sentence_and_buttons_are_whole(name: str, browser: Browser, server: ServerProcess) -> None:
    player = Player(browser, server.url, **SMALL)
    sit_in_the_middle(player, *moment(name))
    assert player.page.evaluate(OVER) == []
    ring = player.page.locator(".ra-round")
    if ring.count():
        box = ring.bounding_box()
        assert box is not None
        assert box["width"] >= 220  # it was 70
    player.leave()


@pytest.mark.parametrize(("width", "height", "least"), [(375, 667, 280), (320, 568, 200)])
def test_the_ring_is_large_on_a_short_phone(
    width: int, height: int, least: int, browser: Browser, server: ServerProcess
) -> None:
    """Sentences and players took its room: it was 104 pixels wide on the smallest phone held upright."""
    player = Player(browser, server.url, **{**PHONE, "viewport": {"width": width, "height": height}})
    sit_in_the_middle(player, *moment("a way to walk in The Royal Ascension"))
    box = player.page.locator(".ra-round").bounding_box()
    assert box is not None
    assert box["width"] >= least
    player.leave()


@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("battle", {}),
        ("battle-royal", {}),
        ("royal-ascension", {}),
        ("royal-battles", {"mode": "melee", "army_choice": "random"}),
    ],
)
def test_clocks_of_four_leave_room_for_the_sentence(
    game: str, options: dict[str, Any], browser: Browser, server: ServerProcess
) -> None:
    player = Player(browser, server.url, **SMALL)
    player.set_up(("me", "squire", "squire", "squire"), game, clock=CLOCK, **options)
    assert player.asked_or_over()
    expect(player.page.locator(".clock:visible")).to_have_count(4)
    assert player.page.evaluate(OVER) == []
    player.leave()


def test_the_result_of_four_leaves_the_dock_in_sight(browser: Browser, server: ServerProcess) -> None:
    player = Player(browser, server.url, **SMALL)
    player.set_up(("me", "greedy", "greedy", "greedy"), "battle-royal", quiet_rounds="5")
    player.play_on(fighting(random.Random(4)))
    card = player.page.locator(".result-card")
    expect(card).to_be_in_viewport(ratio=1)
    covered = player.page.locator(".dock .btn").evaluate_all(
        """all => all.filter(one => {
            const box = one.getBoundingClientRect()
            return !one.contains(document.elementFromPoint(box.x + box.width / 2, box.y + 4))
        }).map(one => one.textContent)"""
    )
    assert covered == []
    player.leave()
