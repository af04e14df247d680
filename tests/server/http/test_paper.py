"""Printing on the server: games and events as PDFs, in a process of their own, and whose decks they show."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from regalia.cli.commands.print import EVENT
from regalia.cli.commands.print import main as print_sheets
from regalia.files.event_kind import EVENT_KIND
from regalia.games import catalogue
from regalia.kernel.errors import RegaliaError
from regalia.server.checks.press import Press
from regalia.server.limits import Limits, Rate
from regalia.server.wire.paper import PrintOrder
from tests.kernel.paper.sheets import PAPER_SIZES, page_count, paper_sizes
from tests.server.events.hosting import BATTLE, act, services, started
from tests.server.harness import make_services, running

pytestmark = pytest.mark.anyio

CONSTRUCTED = {"format": "constructed", "deck_size": 40, "turn_limit": 3}
FULL = BATTLE.series().pool(CONSTRUCTED) or []


async def test_parts_are_listed_and_printed_with_a_tables_options(tmp_path: Path) -> None:
    async with running(make_services(tmp_path, games=dict(catalogue()))) as door:
        mira = await door.person()
        parts = (await mira.get("/api/games/battle/paper")).json()
        assert [part["key"] for part in parts] == ["guide", "rules", "reference", "reference-cards", "mat", "scores"]
        order = {"parts": ["mat", "scores"], "paper": "letter", "options": {"hits_to_lose": 7}}
        answer = await mira.post("/api/games/battle/paper", order)
        assert answer.headers["content-type"] == "application/pdf"
        assert page_count(answer.content) == 2
        assert paper_sizes(answer.content) == {PAPER_SIZES["letter"]}


async def test_the_seats_of_a_table_are_printed(tmp_path: Path) -> None:
    async with running(make_services(tmp_path, games=dict(catalogue()))) as door:
        mira = await door.person()
        order = {"parts": ["forms"], "options": {"mode": "master"}}
        for seats, sheets in ((None, 3), (3, 3), (5, 5)):
            answer = await mira.post("/api/games/royal-battles/paper", {**order, "seats": seats})
            assert page_count(answer.content) == sheets


@pytest.mark.parametrize(
    ("order", "status", "said"),
    [
        ({"parts": ["dice"]}, 422, "Battle has no part 'dice' to print"),
        ({"parts": ["mat"], "options": {"hits_to_lose": 99}}, 422, "hits_to_lose"),
        ({"parts": ["mat"], "paper": "a0"}, 400, "not valid"),
        ({"parts": ["mat"], "seats": 9}, 422, "Battle takes 2 to 8 seats, not 9."),
    ],
)
async def test_a_wrong_order_is_refused_in_words(tmp_path: Path, order: dict[str, Any], status: int, said: str) -> None:
    async with running(make_services(tmp_path, games=dict(catalogue()))) as door:
        answer = await (await door.person()).post("/api/games/battle/paper", order)
        assert answer.status_code == status
        assert said in answer.json()["error"]


async def test_an_address_may_print_only_so_often(tmp_path: Path) -> None:
    async with running(make_services(tmp_path, games=dict(catalogue()), limits=Limits(prints=Rate(1, 0.001)))) as door:
        mira = await door.person()
        answers = [await mira.post("/api/games/royals/paper", {"parts": ["scores"]}) for _ in range(2)]
        assert [answer.status_code for answer in answers] == [200, 429]


async def test_a_print_is_kept_and_one_visitor_cannot_fill_the_queue() -> None:
    press = Press()
    royals = catalogue()["royals"]
    try:
        scores = PrintOrder(parts=("scores",))
        pdf = await press.game(royals, scores, "1.2.3.4")
        assert pdf.startswith(b"%PDF")
        assert await press.game(royals, scores, "9.9.9.9") is pdf
        assert await press.game(royals, replace(scores, paper="letter"), "9.9.9.9") is not pdf
        others = [replace(scores, options={"match_games": 20 + n}) for n in range(5)]
        many = [press.game(royals, other, "1.2.3.4") for other in others]
        done = await asyncio.gather(*many, return_exceptions=True)
        assert sum(isinstance(one, bytes) for one in done) == Press.most_of_one
    finally:
        await press.close()


async def test_pairings_and_score_slips_of_an_event(tmp_path: Path) -> None:
    async with running(services(tmp_path)) as door:
        id, (host, _) = await started(door, 2, game=BATTLE.key, best_of=3)
        for part in ("pairings", "scores"):
            answer = await host.get(f"/api/events/{id}/{part}.pdf?paper=letter")
            assert page_count(answer.content) == 1
            assert paper_sizes(answer.content) == {PAPER_SIZES["letter"]}
        assert (await host.get(f"/api/events/{id}/dice.pdf")).status_code == 404
        assert (await host.get(f"/api/events/{id}/pairings.pdf?paper=a0")).status_code == 400


async def test_a_deck_list_is_printed_for_its_owner_only(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    printed: list[dict[str, Any]] = []
    event_print = Press.event

    async def noted(press: Press, data: dict[str, Any], paper: str, whose: str) -> bytes:
        printed.append(data)
        return await event_print(press, data, paper, whose)

    monkeypatch.setattr(Press, "event", noted)
    async with running(services(tmp_path)) as door:
        id, (host, other) = await started(door, 2, game=BATTLE.key, options=CONSTRUCTED, best_of=3)
        first, second = FULL[:40], FULL[12:]
        assert "no deck list for you" in (await host.get(f"/api/events/{id}/decks.pdf")).json()["error"]
        await act(host, id, "hand_in", deck=first)
        await act(other, id, "hand_in", deck=second)
        for person, own in ((host, first), (other, second)):
            answer = await person.get(f"/api/events/{id}/decks.pdf")
            lists = printed.pop()["decks"]
            shown = [sorted(card for group in one["groups"] for card in group["cards"]) for one in lists]
            assert shown == [sorted(own)]
            assert page_count(answer.content) == 1
            assert answer.headers["cache-control"] == "no-store"
        stranger = await door.person("Sven")
        assert "no deck list for you" in (await stranger.get(f"/api/events/{id}/decks.pdf")).json()["error"]
        await act(host, id, "end")
        assert page_count((await stranger.get(f"/api/events/{id}/decks.pdf")).content) == 2


async def test_an_events_file_prints_on_the_command_line_without_secrets(tmp_path: Path) -> None:
    async with running(services(tmp_path)) as door:
        id, (host, other) = await started(door, 2, game=BATTLE.key, options=CONSTRUCTED, best_of=3)
        await act(host, id, "hand_in", deck=FULL[:40])
        await act(other, id, "hand_in", deck=FULL[12:])
        running_file = await host.get(f"/api/events/{id}/event.json")
        assert running_file.json()["decks"] == []
        await act(host, id, "end")
        over_file = await host.get(f"/api/events/{id}/event.json")
    assert [deck["cards"] for deck in over_file.json()["decks"]] == [FULL[:40], FULL[12:]]
    pages = []
    for name, file in (("running", running_file), ("over", over_file)):
        assert EVENT_KIND.faults(file.json()) == []
        source = tmp_path / f"{name}.json"
        source.write_bytes(file.content)
        print_sheets(EVENT, file=source, paper="letter")
        pdf = source.with_suffix(".pdf").read_bytes()
        assert paper_sizes(pdf) == {PAPER_SIZES["letter"]}
        pages.append(page_count(pdf))
    assert pages == [2, 4]
    with pytest.raises(RegaliaError, match="no deck list"):
        print_sheets(EVENT, file=tmp_path / "running.json", parts="decks")
