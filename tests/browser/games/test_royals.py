"""Royals in the browser: the sentence after a touch, and answers within reach on a low screen."""

from __future__ import annotations

import random
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, expect

from regalia.kernel.scene import Choice, Scene
from tests.browser.page import Player, fighting
from tests.server.servers.process import ServerProcess

GAMES = 8
LOW = {"viewport": {"width": 844, "height": 390}, "has_touch": True, "is_mobile": True}
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
AIMED = re.compile(
    r"^Touch (the royal that your \w+ of \w+ attacks|the \w+ of \w+ to attack h(er|im)|random to (attack|hit for \d+ points?))\.$"
)


def until(player: Player, bot: str, seed: int, wanted: Callable[[Scene], bool]) -> Scene:
    """Play games against this bot until the player is asked in a scene like this."""
    choose = fighting(random.Random(seed))
    for _ in range(GAMES):
        player.set_up(("me", bot))
        while player.asked_or_over():
            assert player.scene is not None
            if wanted(player.scene):
                return player.scene
            player.touch(choose(player.scene.choices))
    raise AssertionError(f"no such scene in {GAMES} games")


def found(scene: Scene, verb: str) -> Choice | None:
    return next((choice for choice in scene.choices if choice.line.split(" ")[1] == verb), None)


@pytest.mark.parametrize("context", [{}, PHONE], ids=["desktop", "phone"])
def test_a_touched_royal_asks_for_its_slot(browser: Browser, server: ServerProcess, context: dict[str, object]) -> None:
    """The likely act is said and previewed first; discarding is a quiet button beside it."""
    player = Player(browser, server.url, **context)
    scene = until(player, "greedy", 1, lambda scene: found(scene, "recruit") is not None)
    recruit = found(scene, "recruit")
    assert recruit is not None
    player.press(recruit.touch[0])
    expect(player.page.locator(".prompt .say")).to_have_text(
        re.compile(r"^Touch a slot to recruit the (jack|queen|king)\.$")
    )
    if not context:  # a phone previews sums only
        expect(player.page.locator(".preview-slot")).to_contain_text("takes a slot")
    expect(player.page.locator('.prompt [data-act="act:discard"]')).to_have_class(re.compile("quiet"))
    expect(player.page.locator(".prompt .btn.primary")).to_have_count(0)
    player.leave()


@pytest.mark.release
def test_an_attack_says_what_its_target_would_cost(browser: Browser, server: ServerProcess) -> None:
    player = Player(browser, server.url)
    scene = until(player, "random", 2, lambda scene: found(scene, "attack") is not None)
    attack = found(scene, "attack")
    assert attack is not None
    said = player.page.locator(".prompt .say")
    player.press(attack.touch[0])
    expect(said).to_have_text(re.compile(r"^Touch the card that your (jack|queen|king) of \w+ attacks with\.$"))
    unrelated = player.page.locator(".option.off").filter(has_text=re.compile("Recruit|Revive|Reveal|Attack with"))
    expect(unrelated).to_have_count(0)
    player.press(attack.touch[1])
    expect(said).to_have_text(AIMED)
    player.leave()


@pytest.mark.parametrize("answers", [1, 2], ids=["pass", "block"])
@pytest.mark.parametrize("context", [LOW, PHONE], ids=["landscape", "portrait"])
def test_every_answer_can_be_touched_on_a_phone(
    browser: Browser, server: ServerProcess, context: dict[str, object], answers: int
) -> None:
    player = Player(browser, server.url, **context)
    until(player, "greedy", 3, lambda scene: scene.prompt.mode == "answer" and len(scene.choices) == answers)
    buttons = player.page.locator(".prompt .acts .btn")
    expect(buttons.first).to_be_visible()
    for button in buttons.all():
        assert button.evaluate(
            """button => {
                const box = button.getBoundingClientRect()
                const inside = y => button.contains(document.elementFromPoint(box.x + box.width / 2, y))
                return inside(box.top + 2) && inside(box.bottom - 2)
            }"""
        ), button.inner_text()
    expect(player.page.locator(".trace-mark").filter(visible=True)).to_have_count(0)
    player.leave()


def jokers_and_attack(scene: Scene) -> bool:
    """Whether an attack waits for an answer while a joker is on the table."""
    cards = [
        token for zone in scene.zones if zone.id.startswith("jokers") for token in zone.tokens if token.kind == "card"
    ]
    attack = next((zone.tokens for zone in scene.zones if zone.id == "attack"), ())
    return scene.prompt.mode == "answer" and bool(attack) and bool(cards)


@pytest.mark.release
def test_an_attack_hides_neither_jokers_nor_royals(browser: Browser, server: ServerProcess) -> None:
    player = Player(browser, server.url)
    until(player, "greedy", 4, jokers_and_attack)
    for width, height in ((1280, 800), (1440, 900), (844, 390)):
        player.page.set_viewport_size({"width": width, "height": height})
        hidden = player.page.evaluate(
            """() => {
                const box = document.querySelector('.r-attack').getBoundingClientRect()
                const cards = [...document.querySelectorAll('.r-field .card:not(.place), .r-jokers .card:not(.place)')]
                return cards.filter(card => {
                    const { left, right, top, bottom } = card.getBoundingClientRect()
                    const wide = Math.min(right, box.right) - Math.max(left, box.left)
                    const high = Math.min(bottom, box.bottom) - Math.max(top, box.top)
                    return wide > 6 && high > 6
                }).length
            }"""
        )
        assert hidden == 0, (width, height)
    player.leave()
