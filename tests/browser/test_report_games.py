"""An example game of a balance report opens at the table: the link carries it to the reader's server."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import expect

from regalia.kernel.record import write
from regalia.lab.balance.link import link
from regalia.lab.simulate import Player as Games
from regalia.lab.simulate import Run
from tests.browser.page import Player
from tests.server.servers.process import ServerProcess

pytestmark = pytest.mark.release


@pytest.fixture(scope="module")
def address(server: ServerProcess) -> str:
    games = Games(Run("royals", {}, ("greedy", "greedy"), 1, 1, records=True))
    return link(server.url, json.loads(write(games.recorded(7)[0])))


def test_a_link_of_a_report_opens_the_game(mira: Player, address: str) -> None:
    mira.page.goto(address)
    mira.page.wait_for_url("**/r/*")
    assert "#game=" not in mira.page.url
    expect(mira.page.locator(".film, .filmbar, [class*=film]").first).to_be_visible()
    mira.page.go_back()
    assert "/r/" not in mira.page.url


def test_a_link_that_was_cut_is_refused_in_words(mira: Player, address: str) -> None:
    mira.page.goto(address[:-40])
    expect(mira.page.get_by_text("does not hold a whole game")).to_be_visible()
