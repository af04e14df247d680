"""Fair chance in the browser: the seal is shown, and after the game the page computes every draw."""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest
from playwright.sync_api import expect

from regalia.fairness.recompute import chance_fault_in
from regalia.kernel import record as records
from tests.browser.page import Player, fighting
from tests.server.servers.process import ServerProcess


@pytest.fixture(scope="module")
def server(fair_server: ServerProcess) -> ServerProcess:
    """Not the server of the other browser tests, which deals the same cards in every run."""
    return fair_server


def test_the_cards_are_checked_in_the_browser(mira: Player, tmp_path: Path) -> None:
    mira.set_up(("me", "random"), turn_limit="4")
    table = mira.page.url.rpartition("/")[2]
    assert mira.asked_or_over()
    mira.page.get_by_role("button", name="Menu").click()
    note = mira.page.get_by_label("Fair chance")
    expect(note).to_contain_text("Every player’s browser has added a part.")
    seal = note.locator("code").inner_text()
    assert len(seal) == 64
    mira.page.keyboard.press("Escape")
    mira.play_on(fighting(random.Random(3)))
    mira.page.get_by_role("link", name="Check the cards").first.click()
    expect(mira.page.locator("[data-verdict=good]")).to_contain_text("draws, all correct")
    fixed = mira.page.get_by_label("What was fixed before the first card")
    expect(fixed).to_contain_text(seal)
    expect(fixed).to_contain_text("This browser was shown the same seal before the first card.")
    expect(fixed).to_contain_text("This is the part that this browser gave.")
    expect(fixed).to_contain_text("the server’s own part")
    record = records.read(mira.context.request.get(f"{mira.url}/api/tables/{table}/record").body())
    assert record.chance["commitment"] == seal
    assert chance_fault_in(record) is None
    document = json.loads(records.write(record))
    at = next(number for number, line in enumerate(document["lines"]) if line.startswith("~ draw"))
    document["lines"][at] = " ".join(reversed(document["lines"][at].split(" ")))
    bad = tmp_path / "bad.json"
    bad.write_text(json.dumps(document))
    mira.page.locator("input[type=file]").set_input_files(bad)
    expect(mira.page.locator("[data-verdict=bad]")).to_contain_text(f"Line {at + 1}")
