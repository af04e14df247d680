"""Replays of Royal Battles in the browser: the bar of a replay beside a board."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, ViewportSize, expect

from regalia.games import find
from regalia.kernel import record as records
from regalia.kernel.match import Match
from regalia.kernel.rng import FastRng
from tests.browser.page import Player
from tests.games.face import played_by_bots
from tests.server.servers.process import ServerProcess

LYING: tuple[ViewportSize, ...] = ({"width": 844, "height": 390}, {"width": 568, "height": 320})
OPEN = """async record => {
    await fetch('/api/me')
    return (await (await fetch('/api/replays', {method: 'POST', body: record})).json()).id
}"""


def finished(mode: str, seats: int) -> str:
    """The record of a whole battle of greedy bots."""
    start = Match(find("royal-battles"), {"mode": mode, "army_choice": "random"}, seats)
    *_, end = played_by_bots(start, FastRng(1), ["greedy"])
    return records.write(end.record()).decode()


@pytest.mark.parametrize(("mode", "seats"), [("duel", 2), ("master", 3)])
def test_the_bar_is_whole_on_a_phone_on_its_side(
    mode: str, seats: int, browser: Browser, server: ServerProcess
) -> None:
    """On the smallest one the way to see other hands, and in a duel to try the position, lay under the hand."""
    for size in LYING:
        player = Player(browser, server.url, viewport=size, has_touch=True)
        player.page.goto(f"{server.url}/api/me")
        player.page.goto(f"{server.url}/r/{player.page.evaluate(OPEN, finished(mode, seats))}#at=40")
        bar = player.page.locator(".film-bar")
        expect(bar).to_be_visible()
        for part in (bar.get_by_role("button", name="Try it from here"), bar.locator(".film-eyes")):
            expect(part).to_be_in_viewport(ratio=1)
        overflow = player.page.locator(".film").evaluate("one => one.scrollHeight - one.clientHeight")
        assert overflow <= 1
        player.leave()
