"""The Print button: a dialog of parts and papers, and a PDF of what was chosen, for every game."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from regalia.games import catalogue
from tests.browser.accessibility import PHONE, serious
from tests.browser.page import Player
from tests.kernel.paper.sheets import PAPER_SIZES, page_count, paper_sizes
from tests.server.servers.process import ServerProcess

pytestmark = pytest.mark.release


@pytest.mark.parametrize("key", sorted(catalogue()))
def test_the_rules_page_prints_what_is_ticked(browser: Browser, server: ServerProcess, key: str) -> None:
    player = Player(browser, server.url, **PHONE)
    page = player.page
    page.goto(f"{server.url}/rules/{key}")
    page.get_by_role("button", name="Print").click()
    dialog = page.get_by_role("dialog")
    rules = dialog.get_by_label("The rules with their pictures")
    expect(rules).to_be_checked()
    assert not serious(player)
    rules.uncheck()
    expect(dialog.locator("[data-act=make-pdf]")).to_be_disabled()
    dialog.get_by_label("What to print, how often, and how to cut it").check()
    dialog.get_by_label("A4").check()
    with page.expect_download() as saved:
        dialog.get_by_role("button", name="Save as PDF").click()
    assert saved.value.suggested_filename == f"{key}.pdf"
    pdf = Path(saved.value.path()).read_bytes()
    assert page_count(pdf) == 1
    assert paper_sizes(pdf) == {PAPER_SIZES["a4"]}
    player.leave()
