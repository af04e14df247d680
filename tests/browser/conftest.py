"""Fixtures: a real server, the built client and the system's Chromium. Without them tests are skipped, or fail in CI."""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from regalia.server.http.client import HOME
from tests.browser.page import PATIENCE, Player
from tests.server.servers.process import ServerProcess

CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
SERVE = (sys.executable, "-m", "tests.browser.serve", "serve")
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """A browser test has a second try: see docs/decisions/0023-a-second-try-in-the-browser.md."""
    here = Path(__file__).parent
    for item in items:
        if here in item.path.parents:
            item.add_marker(pytest.mark.flaky(reruns=1))


def needed(thing: bool, word: str) -> None:
    """Skip the test with this message if the thing is missing; fail in CI."""
    if thing:
        return
    if os.environ.get("CI"):
        pytest.fail(word)
    pytest.skip(word)


@pytest.fixture(scope="package")  # Playwright's event loop must end before other tests start theirs
def browser() -> Iterator[Browser]:
    needed(CHROMIUM is not None, "no Chromium on this machine: the browser tests need one")
    needed((HOME / "index.html").is_file(), "the client is not built: 'make setup' builds it")
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield running
        running.close()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    running = ServerProcess(tmp_path_factory.mktemp("data"), 0, "--pace", "0", command=SERVE)
    yield running
    if running.process.poll() is None:
        running.kill()


@pytest.fixture(scope="module")
def fair_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """The server with its own chance, so that its cards can be checked after the game."""
    running = ServerProcess(tmp_path_factory.mktemp("data"), 0, "--pace", "0")
    yield running
    running.kill()


@pytest.fixture
def mira(browser: Browser, server: ServerProcess) -> Iterator[Player]:
    player = Player(browser, server.url)
    yield player
    player.leave()


@pytest.fixture
def oskar(browser: Browser, server: ServerProcess) -> Iterator[Player]:
    player = Player(browser, server.url)
    yield player
    player.leave()
