"""Operators' orders as players see them: a message of the day, a closed table, a ban."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.page import Player
from tests.server.servers.process import ServerProcess


@pytest.fixture
def data(tmp_path: Path) -> Path:
    return tmp_path / "data"


@pytest.fixture
def own_server(data: Path) -> Iterator[ServerProcess]:
    running = ServerProcess(data, 0, "--pace", "0")
    yield running
    running.kill()


def admin(data: Path, *words: str) -> Any:
    """What an operator's command answers."""
    command = [
        sys.executable,
        "-c",
        "from regalia.cli import run; run()",
        "admin",
        *words,
        "--data",
        str(data),
        "--json",
    ]
    return json.loads(subprocess.run(command, check=True, capture_output=True).stdout)


@pytest.mark.release
def test_players_read_what_operators_say(browser: Browser, own_server: ServerProcess, data: Path) -> None:
    mira = Player(browser, own_server.url)
    mira.open_lobby()
    text = "Restart at 22:00. <b>No move</b> is lost."
    admin(data, "message", text)
    expect(mira.page.locator(".message")).to_have_text(text)
    mira.set_up(("me", "greedy"), first_player="seat0")
    assert mira.asked_or_over()
    strip = mira.page.locator(".strip", has_text="No move")
    expect(strip).to_contain_text(text)
    strip.get_by_role("button", name="Close").click()
    expect(strip).to_have_count(0)
    table = mira.page.url.rpartition("/")[2]
    admin(data, "close", table, "--reason", "a test")
    closed = mira.page.get_by_role("region", name="Closed")
    expect(closed).to_contain_text("The operator of this server has closed this table: a test.")
    expect(mira.page.locator("[data-choice], .options [data-key]")).to_have_count(0)
    closed.get_by_role("link", name="To the lobby").click()
    expect(mira.page.get_by_text("Closed")).to_be_visible()
    mira.leave()


def test_a_banned_player_reads_why(browser: Browser, own_server: ServerProcess, data: Path) -> None:
    mira = Player(browser, own_server.url)
    mira.open_lobby()
    mira.set_up(("me", "greedy"), first_player="seat0")
    assert mira.asked_or_over()
    (player,) = admin(data, "players")
    admin(data, "ban", player["guest"], "--reason", "insults in the chat")
    said = "The operator of this server has banned you: insults in the chat."
    expect(mira.page.get_by_role("alert")).to_contain_text(said)
    mira.open_lobby()
    expect(mira.page.get_by_role("alert")).to_contain_text(said)
    mira.leave()
