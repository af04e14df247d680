"""Ratings: accounts and bots, complete games only, each once, with their uncertainty."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path

import pytest

from regalia.server.clock import ticker as ticker
from regalia.server.limits import Limits, Rate
from regalia.server.store.ratings import Rating, counts, rate_games, rated
from regalia.server.store.rows import MatchRow, Seat, Written
from regalia.server.wire.messages import Propose, Resign, Return
from regalia.server.wire.table import TimeControl
from tests.server.bluff import GAME
from tests.server.events.hosting import BATTLE, act, created, until
from tests.server.harness import Person, Visit, running
from tests.server.people.members import account, services_with_accounts
from tests.server.royals import ROYALS, Adviser, Mute
from tests.server.scripted import FirstMove, SetClock

pytestmark = pytest.mark.anyio

ROW = MatchRow(
    "m", "bluff", 1, {}, "a", False, 0.0, (Seat("person", "a"), Seat("bot", bot="greedy")), over=True, result=(1.0, 0.0)
)
LINES = [Written("0 pass")]
UNHURRIED = Limits(messages=Rate(1e6, 1e6))  # the test polls for news


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
    assert not counts(replace(ROW, left_out="hint"), LINES, everybody)


async def ladder(person: Person) -> list[tuple[str, bool, int]]:
    rows = (await person.get("/api/ratings/bluff")).json()
    return [(row["name"], row["bot"], row["games"]) for row in rows]


async def test_a_game_is_rated_once_and_the_ladder_says_how_sure_that_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ticker, "BEAT", 0.01)
    async with running(services_with_accounts(tmp_path, bots=FirstMove())) as door:
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
        lost, won = (await guest.get(f"/api/tables/{table.id}/ratings")).json()
        assert (lost["seat"], lost["before"], won["seat"], won["before"]) == (0, 1500, 1, 1500)
        assert lost["after"] < 1500 < won["after"] == best["strength"]
        assert (await guest.get("/api/tables/nothing/ratings")).json() == []
        await mira.http.delete("/api/me")
        assert await ladder(guest) == [("greedy", True, 1)]


async def resigned(seat: Visit) -> None:
    await seat.say(Resign())
    while not seat.table.over:
        await seat.hear()


async def test_a_game_in_which_a_bot_played_for_somebody_is_not_rated_even_if_that_one_came_back(
    tmp_path: Path,
) -> None:
    async with running(services_with_accounts(tmp_path, bots=FirstMove())) as door:
        mira = await door.person()
        await account(mira)
        table = await mira.open_table("me", "greedy", options={"cards": 5})
        async with mira.at(table.id) as seat:
            await seat.catch_up()
            assert seat.table.unrated == ""
            await seat.say(Propose(what="bot"))
            await seat.say(Return())
            await seat.catch_up()
            assert seat.table.unrated == "A bot has played for somebody, so this game is not rated."
            assert seat.table.players[0].bot == ""
            await resigned(seat)
        await rate_games(door.services)
        assert await door.services.store.ratings.unrated(9) == []
        assert await ladder(mira) == []


async def test_a_game_with_a_hint_is_rated_for_nobody_and_the_table_says_so(tmp_path: Path) -> None:
    async with running(services_with_accounts(tmp_path, bots=Adviser(0.6), games={"royals": ROYALS})) as door:
        mira = await door.person()
        await account(mira)
        table = await mira.open_table("me", "greedy", game="royals", options={"first_player": "seat0"})
        async with mira.at(table.id) as seat:
            await seat.catch_up()
            assert seat.table.hints
            assert (await mira.post(f"/api/tables/{table.id}/hint", {})).status_code == 200
            await seat.catch_up()
            assert seat.table.unrated == "A hint was given, so this game is not rated."
            await resigned(seat)
        await rate_games(door.services)
        assert (await mira.get("/api/ratings/royals")).json() == []


async def test_a_hint_that_did_not_come_leaves_the_game_as_it_was(tmp_path: Path) -> None:
    async with running(services_with_accounts(tmp_path, bots=Mute(), games={"royals": ROYALS})) as door:
        mira = await door.person()
        table = await mira.open_table("me", "greedy", game="royals", options={"first_player": "seat0"})
        async with mira.at(table.id) as seat:
            await seat.catch_up()
            assert (await mira.post(f"/api/tables/{table.id}/hint", {})).status_code == 409
            await seat.catch_up()
            assert seat.table.unrated == ""


async def test_building_decks_is_no_game_that_could_be_rated(tmp_path: Path) -> None:
    games = {GAME.key: GAME, BATTLE.key: BATTLE}
    async with running(services_with_accounts(tmp_path, bots=FirstMove(), games=games)) as door:
        mira = await door.person()
        await account(mira)
        plan = {"game": BATTLE.key, "options": {"format": "sealed", "deck_size": 52}}
        id = await created(mira, **plan)
        await act(mira, id, "join")
        await act(mira, id, "fill", players=2, bot="random")
        await act(mira, id, "start")
        info = await until(mira, id, lambda info: bool(info.rounds))
        found = await door.services.store.match(info.pods[0].table)
        assert found is not None
        assert found[0].result is not None
        await rate_games(door.services)
        assert (await mira.get("/api/ratings/battle")).json() == []


async def test_a_player_whose_clock_runs_out_has_played(tmp_path: Path) -> None:
    """The default move is a line like any other: the game is played to its end, and rated."""
    clock = SetClock()
    async with running(services_with_accounts(tmp_path, bots=FirstMove(), clock=clock, limits=UNHURRIED)) as door:
        mira = await door.person()
        await account(mira)
        table = await mira.open_table("me", "greedy", options={"cards": 5}, clock=TimeControl(kind="move", base=30))
        async with mira.at(table.id) as seat:
            while not seat.tables or not seat.table.over:
                await seat.catch_up()
                clock.go_on(31.0)
                await asyncio.sleep(0)
        await rate_games(door.services)
        assert sorted(await ladder(mira)) == [("Mira", False, 1), ("greedy", True, 1)]


async def test_a_game_that_somebody_has_left_is_not_over_and_not_rated(tmp_path: Path) -> None:
    async with running(services_with_accounts(tmp_path, bots=FirstMove())) as door:
        mira, oskar = await door.person(), await door.person()
        await account(mira)
        await account(oskar, "Oskar")
        table = await mira.open_table("me", "open", options={"cards": 5})
        await oskar.post(f"/api/tables/{table.id}/seat", {})
        async with oskar.at(table.id) as his:
            await his.catch_up()
        await rate_games(door.services)
        assert await ladder(mira) == []
        assert (await mira.get(f"/api/tables/{table.id}/record")).status_code == 409
