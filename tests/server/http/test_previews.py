"""Link previews: what strangers' programs are told about an address, and what they are not."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from regalia.kernel.errors import RegaliaError
from regalia.server.checks.checks import Checks
from tests.server.harness import for_two, make_services, play_out, running

pytestmark = pytest.mark.anyio

PAGE = "<!doctype html><html><head><title>Regalia</title></head><body></body></html>"


@pytest.fixture
def client(tmp_path: Path) -> Path:
    folder = tmp_path / "client"
    folder.mkdir()
    (folder / "index.html").write_text(PAGE)
    return folder


def told(text: str) -> dict[str, str]:
    return dict(re.findall(r'<meta property="([^"]+)" content="([^"]*)" />', text))


async def test_a_public_table_tells_who_plays_and_how_it_ended(tmp_path: Path, client: Path) -> None:
    async with running(make_services(tmp_path), client) as door:
        table, mira, oskar = await for_two(door)
        crawler = door.stranger()
        page = await crawler.get(f"/t/{table}")
        tags = told(page.text)
        assert tags["og:title"].endswith(": Mira and Oskar")
        assert tags["og:description"].startswith("Being played now")
        assert tags["og:image"].endswith(f"/preview/t/{table}.png")
        assert tags["og:url"].endswith(f"/t/{table}")
        assert page.headers["content-security-policy"]
        async with mira.at(table) as one, oskar.at(table) as other:
            await play_out([one, other])
        assert re.search(r"(has won|tie)", told((await crawler.get(f"/r/{table}")).text)["og:description"])
        picture = await crawler.get(f"/preview/t/{table}.png")
        assert (picture.status_code, picture.headers["content-type"]) == (200, "image/png")
        assert (int.from_bytes(picture.content[16:20]), int.from_bytes(picture.content[20:24])) == (1200, 630)
        again = await crawler.get(f"/preview/t/{table}.png")
        assert again.content == picture.content


async def test_an_invitation_says_who_waits_and_names_are_text(tmp_path: Path, client: Path) -> None:
    async with running(make_services(tmp_path), client) as door:
        mira = await door.person('"<b>Mira')
        opened = await mira.open_table("me", "open")
        page = (await door.stranger().get(f"/t/{opened.id}")).text
        assert "<b>" not in page
        assert told(page)["og:description"] == "&quot;&lt;b&gt;Mira waits for you. One seat is free."


async def test_a_private_table_or_event_tells_nothing_but_the_game(tmp_path: Path, client: Path) -> None:
    async with running(make_services(tmp_path), client) as door:
        mira = await door.person("Mira")
        waiting = await mira.open_table("me", "open", private=True)
        playing = await mira.open_table("me", "greedy", private=True)
        event = (await mira.post("/api/events", {"title": "Mira's", "game": "bluff", "private": True})).json()["id"]
        for path in (f"/t/{waiting.id}", f"/t/{playing.id}", f"/e/{event}"):
            tags = told((await door.stranger().get(path)).text)
            assert tags["og:title"]
            assert "Mira" not in "".join(tags.values())


async def test_an_event_has_its_title(tmp_path: Path, client: Path) -> None:
    async with running(make_services(tmp_path), client) as door:
        mira = await door.person("Mira")
        event = (await mira.post("/api/events", {"title": "Sunday knockout", "game": "bluff"})).json()["id"]
        assert told((await door.stranger().get(f"/e/{event}")).text)["og:title"] == "Sunday knockout"


async def test_other_pages_are_as_they_were_and_a_missing_picture_is_the_house(
    tmp_path: Path, client: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def without_typst(self: Checks, data: object, whose: str) -> bytes:
        raise RegaliaError("A picture needs the package 'typst'.")

    async with running(make_services(tmp_path), client) as door:
        table, _, _ = await for_two(door)
        crawler = door.stranger()
        for path in ("/", "/t/nothing", "/t", "/t/a/b", "/e/nothing", "/people/Mira"):
            assert (await crawler.get(path)).text == PAGE
        monkeypatch.setattr(Checks, "preview", without_typst)
        for path in (f"/preview/t/{table}.png", "/preview/t/nothing.png", "/preview/x/y.png"):
            answer = await crawler.get(path)
            assert (answer.status_code, answer.headers["location"]) == (307, "/icons/preview.png")
