"""Puzzles at the server: without an account, judged line by line, and nothing told that the solver does not see."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from regalia.games import catalogue, find
from regalia.puzzles.attempt import own_lines
from regalia.puzzles.shelf import puzzles
from tests.server.harness import make_services, running

pytestmark = pytest.mark.anyio

GAMES = catalogue()
KEYS = sorted(GAMES)


async def test_a_stranger_solves_the_puzzles_of_the_day(tmp_path: Path) -> None:
    async with running(make_services(tmp_path, games=GAMES)) as door:
        stranger = door.stranger()
        today = (await stranger.get("/api/puzzles/today?date=2026-11-17")).json()
        assert today["date"] == "2026-11-17"
        assert [one["game"] for one in today["puzzles"]] == list(GAMES)
        assert all(one["why"] for one in today["yesterday"])
        assert not any("why" in one for one in today["puzzles"])
        for one in today["puzzles"]:
            puzzle = puzzles(find(one["game"]))[one["name"]]
            path = f"/api/puzzles/{one['game']}/{one['name']}"
            start = (await stranger.get(path)).json()
            assert start["scene"] == one["scene"]
            lines = own_lines(puzzle)
            told = [(await stranger.post(path, {"lines": lines[: count + 1]})).json() for count in range(len(lines))]
            assert [verdict["status"] for verdict in told] == ["open"] * (len(lines) - 1) + ["solved"]
            assert told[-1]["text"]
            assert len(told[-1]["moves"]) == len(lines)
            assert "choices" not in told[-1]["steps"][-1]["scene"]


async def test_a_wrong_line_is_answered_and_can_be_tried_again(tmp_path: Path) -> None:
    game = find("royals")
    puzzle = next(iter(puzzles(game).values()))
    async with running(make_services(tmp_path, games=GAMES)) as door:
        stranger = door.stranger()
        path = f"/api/puzzles/royals/{puzzle.name}"
        wrong = next(iter(puzzle.root.wrong))
        told = (await stranger.post(path, {"lines": [wrong]})).json()
        assert told["status"] == "missed"
        assert told["text"]
        assert (await stranger.post(path, {"lines": [wrong, wrong]})).status_code == 422
        assert (await stranger.post(path, {"lines": own_lines(puzzle)[:1]})).json()["status"] != "missed"


async def test_the_solution_is_told_when_it_is_asked_for(tmp_path: Path) -> None:
    game = find("battle")
    puzzle = next(iter(puzzles(game).values()))
    async with running(make_services(tmp_path, games=GAMES)) as door:
        told = (await door.stranger().get(f"/api/puzzles/battle/{puzzle.name}/solution")).json()
        assert told["status"] == "solved"
        assert told["lines"] == own_lines(puzzle)
        assert len(told["steps"]) == len(puzzle.main_line())


@pytest.mark.parametrize("key", KEYS)
async def test_nothing_is_sent_that_the_solver_does_not_see(tmp_path: Path, key: str) -> None:
    """The position's text holds all hands: neither it nor the answers may be in what is sent before they are given."""
    async with running(make_services(tmp_path, games=GAMES)) as door:
        stranger = door.stranger()
        shelf = await stranger.get("/api/puzzles")
        for puzzle in list(puzzles(find(key)).values())[:5]:
            start = await stranger.get(f"/api/puzzles/{key}/{puzzle.name}")
            for sent in (shelf.text, start.text):
                assert puzzle.position not in sent
            assert fields(start.json()) <= {"info", "seat", "names", "scene"}


def fields(sent: dict[str, Any]) -> set[str]:
    return set(sent)


@pytest.mark.parametrize(
    ("path", "status"),
    [
        ("/api/puzzles/royals/none", 404),
        ("/api/puzzles/nothing/none", 422),
        ("/api/puzzles/today?date=tomorrow", 400),
        ("/api/puzzles/today?date=0001-01-01", 200),
    ],
)
async def test_bad_requests_are_answered_plainly(tmp_path: Path, path: str, status: int) -> None:
    async with running(make_services(tmp_path, games=GAMES)) as door:
        answer = await door.stranger().get(path)
        assert answer.status_code == status
        assert status == 200 or answer.json()["error"]
