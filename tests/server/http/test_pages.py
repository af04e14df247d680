"""The built client, and the headers of every answer."""

from __future__ import annotations

import gzip
import os
from pathlib import Path

import pytest

from regalia.games import catalogue
from tests.server.harness import make_services, running

pytestmark = pytest.mark.anyio

SCRIPT = "console.log('Regalia');" * 50


@pytest.fixture
def built(tmp_path: Path) -> Path:
    """A client as the build leaves it."""
    home = tmp_path / "client"
    (home / "assets").mkdir(parents=True)
    (home / "index.html").write_text("<!doctype html><title>Regalia</title>")
    (home / "assets" / "index-d1ge5t.js").write_text(SCRIPT)
    (home / "cards.svg").write_text("<svg/>")
    (home / "font.woff2").write_bytes(b"\x00\x01")
    return home


async def test_files_and_the_one_page_for_every_address(tmp_path: Path, built: Path) -> None:
    async with running(make_services(tmp_path), built) as door:
        visitor = door.stranger()
        for path in ("/", "/t/abc", "/r/abc", "/new/royals", "/index.html"):
            page = await visitor.get(path)
            assert (page.status_code, page.headers["content-type"]) == (200, "text/html; charset=utf-8")
            assert page.headers["cache-control"] == "no-cache"
        script = await visitor.get("/assets/index-d1ge5t.js")
        assert script.text == SCRIPT
        assert script.headers["content-encoding"] == "gzip"
        assert script.headers["content-type"] == "text/javascript; charset=utf-8"
        assert "immutable" in script.headers["cache-control"]
        plain = await visitor.http.get("/assets/index-d1ge5t.js", headers={"accept-encoding": "identity"})
        assert "content-encoding" not in plain.headers
        assert len(gzip.compress(plain.content)) < len(plain.content)
        same = await visitor.http.get(
            "/cards.svg", headers={"if-none-match": (await visitor.get("/cards.svg")).headers["etag"]}
        )
        assert (same.status_code, same.content) == (304, b"")
        assert "content-encoding" not in (await visitor.get("/font.woff2")).headers
        for path in ("/missing.js", "/assets/old-1234.js", "/..%2fclient.py", "/%2e%2e/app.py"):
            assert (await visitor.get(path)).status_code == 404
        (built / "index.html").write_text("<!doctype html><title>Regalia, built again</title>")
        os.utime(built / "index.html", (1, 1))
        assert "built again" in (await visitor.get("/")).text


async def test_what_never_changes_is_sent_once_and_compressed(tmp_path: Path) -> None:
    async with running(make_services(tmp_path, games=catalogue())) as door:
        visitor = door.stranger()
        for path in ("/api/games", "/api/games/royals/rules", "/api/games/royals/terms"):
            first = await visitor.get(path)
            assert first.headers["content-encoding"] == "gzip"
            assert first.headers["cache-control"] == "no-cache"
            again = await visitor.http.get(path, headers={"if-none-match": first.headers["etag"]})
            assert (again.status_code, again.content) == (304, b"")


async def test_without_a_build_the_page_says_how_to_make_one(tmp_path: Path) -> None:
    async with running(make_services(tmp_path), tmp_path / "nothing") as door:
        page = await door.stranger().get("/t/abc")
        assert page.status_code == 200
        assert "make play" in page.text


async def test_what_a_browser_may_do_is_on_every_answer(tmp_path: Path, built: Path) -> None:
    async with running(make_services(tmp_path), built) as door:
        visitor = door.stranger()
        for path in ("/", "/api/games", "/api/nothing", "/missing.js"):
            headers = (await visitor.get(path)).headers
            policy = headers["content-security-policy"]
            assert "default-src 'none'" in policy
            assert "unsafe" not in policy
            assert headers["x-content-type-options"] == "nosniff"
            assert headers["referrer-policy"] == "no-referrer"
        assert (await visitor.get("/api/lobby")).headers["cache-control"] == "no-store"


async def test_the_cookie_is_the_servers_alone(tmp_path: Path) -> None:
    async with running(make_services(tmp_path)) as door:
        given = (await door.stranger().get("/api/me")).headers["set-cookie"]
        assert given.startswith("regalia=")
        for word in ("HttpOnly", "SameSite=strict", "Path=/", "Max-Age="):
            assert word in given
        mira = await door.person("Mira")
        assert "set-cookie" not in (await mira.get("/api/me")).headers
