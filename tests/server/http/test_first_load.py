"""What a stranger's first visit costs: the built client and the answers that the front page needs, compressed as served.

The small boards of the front page come later, when the browser is idle, and are not part of it.
"""

from __future__ import annotations

import json
from pathlib import Path

import httpx
import pytest

from regalia.games import catalogue
from regalia.server.http.client import HOME
from tests.browser.conftest import needed
from tests.server.harness import make_services, running

KB = 1024
MOST_SCRIPT = 40 * KB
MOST = 110 * KB
ANSWERS = ("/api/me", "/api/games", "/api/characters", "/api/lobby", "/api/puzzles/daily", "/api/events")

pytestmark = pytest.mark.anyio


def chunks() -> dict[str, dict[str, list[str] | str]]:
    found: dict[str, dict[str, list[str] | str]] = json.loads((HOME / "chunks.json").read_text())
    return found


def files_of(key: str, known: dict[str, dict[str, list[str] | str]], found: set[str]) -> set[str]:
    """The files that a chunk needs: its own, its stylesheets, and those of what it imports."""
    chunk = known[key]
    if chunk["file"] not in found:
        found |= {str(chunk["file"]), *chunk.get("css", ()), *chunk.get("assets", ())}
        for other in chunk.get("imports", ()):
            files_of(other, known, found)
    return found


def first_load() -> set[str]:
    """The front page with the tiles of all games and the large picture of the first."""
    known = chunks()
    first = next(iter(catalogue()))
    wanted = ["index.html", "src/lobby/LobbyPage.tsx", f"src/games/{first}/hero.tsx"]
    wanted += [f"src/games/{game}/tile.tsx" for game in catalogue()]
    found = {"index.html"}
    for key in wanted:
        files_of(key, known, found)
    fonts = {f"assets/{path.name}" for path in (HOME / "assets").glob("*.woff2")}
    drawings = {f"assets/{path.name}" for path in (HOME / "assets").glob("*.svg")}
    return found | fonts | drawings


async def test_a_first_visit_needs_little_script_and_little_in_all(tmp_path: Path) -> None:
    needed((HOME / "chunks.json").is_file(), "the client is not built: 'make setup' builds it")
    async with running(make_services(tmp_path, games=dict(catalogue()))) as door:
        person = await door.person()
        sizes = {f"/{file}": await sent(person.http, f"/{file}") for file in sorted(first_load())}
        sizes |= {path: await sent(person.http, path) for path in ANSWERS}
    script = sum(size for path, size in sizes.items() if path.endswith(".js"))
    told = ", ".join(f"{path} {size}" for path, size in sorted(sizes.items(), key=lambda one: -one[1])[:12])
    assert script <= MOST_SCRIPT, told
    assert sum(sizes.values()) <= MOST, told
    assert f"/{chunks()['src/lobby/LobbyPage.tsx']['file']}" in sizes


async def sent(http: httpx.AsyncClient, path: str) -> int:
    """The bytes of an answer's body as they are sent."""
    async with http.stream("GET", path, headers={"accept-encoding": "gzip"}) as answer:
        assert answer.status_code == 200, path
        return sum([len(part) async for part in answer.aiter_raw()])
