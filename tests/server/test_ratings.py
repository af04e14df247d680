"""Ratings: accounts and bots, by complete games only, each once, with how sure they are."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path

import pytest

from regalia.server import bell
from regalia.server.ratings import Rating, counts, rated
from regalia.server.rows import MatchRow, Seat, Written
from regalia.server.wire import Resign
from tests.server.harness import Person, running
from tests.server.test_accounts import account, house_with_accounts
from tests.server.test_clocks import FirstMove

pytestmark = pytest.mark.anyio

ROW = MatchRow(
    "m", "bluff", 1, {}, "a", False, 0.0, (Seat("person", "a"), Seat("bot", bot="greedy")), over=True, result=(1.0, 0.0)
)
LINES = [Written("0 pass")]


def test_a_win_moves_both_and_makes_both_surer() -> None:
    new = rated(ROW, {"a": Rating(), "bot:greedy": Rating()})
    winner, loser = new["a"], new["bot:greedy"]
    assert winner.mu > Rating().mu > loser.mu
    assert winner.sigma < Rating().sigma
    assert (winner.games, loser.games) == (1, 1)


def test_a_draw_between_equals_moves_nobody() -> None:
    new = rated(replace(ROW, result=(0.5, 0.5)), {"a": Rating(), "bot:greedy": Rating()})
    assert new["a"].mu == pytest.approx(Rating().mu)


def test_four_are_ranked_by_their_results() -> None:
    seats = tuple(Seat("person", guest) for guest in "abcd")
    new = rated(replace(ROW, seats=seats, result=(0.0, 1.0, 0.0, 0.0)), {guest: Rating() for guest in "abcd"})
    assert new["b"].mu > new["a"].mu == pytest.approx(new["c"].mu)


def test_only_complete_games_of_accounts_and_bots_count() -> None:
    everybody = frozenset("ab")
    assert counts(ROW, LINES, everybody)
    assert counts(ROW, [*LINES, Written("< 1")], everybody)  # nobody has learned anything
    assert not counts(ROW, [*LINES, Written("< 1 fresh")], everybody)
    assert not counts(ROW, LINES, frozenset())
    assert not counts(replace(ROW, result=None), LINES, everybody)
    assert not counts(replace(ROW, seats=(Seat("person", "a", "greedy"), ROW.seats[1])), LINES, everybody)
    assert not counts(replace(ROW, seats=(Seat("bot", bot="x"), Seat("bot", bot="y"))), LINES, everybody)


async def ladder(person: Person) -> list[tuple[str, bool, int]]:
    rows = (await person.get("/api/ratings/bluff")).json()
    return [(row["name"], row["bot"], row["games"]) for row in rows]


async def test_a_game_is_rated_once_and_the_ladder_says_how_sure_that_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bell, "BEAT", 0.01)
    async with running(house_with_accounts(tmp_path, bots=FirstMove())) as door:
        mira, guest = await door.person(), await door.person("Jon")
        await account(mira)
        for person, opponent in ((guest, "greedy"), (mira, "greedy")):
            table = await person.open_table("me", opponent)
            async with person.at(table.id) as seat:
                await seat.catch_up()
                await seat.say(Resign())
                await seat.catch_up()
        while len(await ladder(mira)) < 2:
            await asyncio.sleep(0.02)
        await asyncio.sleep(0.1)
        assert await ladder(mira) == [("greedy", True, 1), ("Mira", False, 1)]
        best, _ = (await mira.get("/api/ratings/bluff")).json()
        assert best["strength"] > 1500
        assert 500 < best["unsure"] < 1000
        assert (await mira.get("/api/ratings/chess")).status_code == 422
        await mira.http.delete("/api/me")
        assert await ladder(guest) == [("greedy", True, 1)]
