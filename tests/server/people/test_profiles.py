"""Profiles and histories: what the player is told, what a stranger is, and that a profile tells no names of accounts."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from regalia.kernel.scene import Fact, Gauge, Prompt, Scene
from regalia.server.limits import Limits, Rate
from regalia.server.people.outcomes import Score, length_of, score_of, told
from regalia.server.people.profiles import outcome
from regalia.server.store.people.histories import Played
from regalia.server.store.ratings import rate_games
from regalia.server.wire.messages import Resign
from tests.server.harness import Door, Person, play_out, running
from tests.server.people.members import account, services_with_accounts
from tests.server.scripted import FirstMove, SetClock

pytestmark = pytest.mark.anyio

DAY = 24 * 3600


async def played(first: Person, second: Person, private: bool = False) -> str:
    """A finished game of two people at a table that the first opens."""
    opened = await first.open_table("me", "open", private=private)
    info = (await first.get(f"/api/tables/{opened.id}")).json()
    invite = info["invites"][0].partition("#invite=")[2]
    assert (await second.post(f"/api/tables/{opened.id}/seat", {"invite": invite})).status_code == 200
    async with first.at(opened.id) as one, second.at(opened.id) as other:
        await play_out([one, other])
    return opened.id


async def lost_to_a_bot(person: Person, private: bool = False) -> str:
    opened = await person.open_table("me", "greedy", private=private)
    async with person.at(opened.id) as seat:
        await seat.catch_up()
        await seat.say(Resign())
        await seat.catch_up()
    return opened.id


async def members(door: Door) -> tuple[Person, Person]:
    mira, oskar = await door.person(), await door.person()
    await account(mira, "Mira")
    await account(oskar, "Oskar")
    return mira, oskar


async def profile(person: Person, name: str = "") -> dict[str, Any]:
    answer = await person.get(f"/api/people/{name}" if name else "/api/me/profile")
    assert answer.status_code == 200, answer.text
    return dict(answer.json())


async def test_a_profile_has_results_ratings_opponents_and_the_last_games(tmp_path: Path) -> None:
    async with running(services_with_accounts(tmp_path, bots=FirstMove())) as door:
        mira, oskar = await members(door)
        await played(mira, oskar)
        await lost_to_a_bot(mira)
        await rate_games(door.services)
        hers = await profile(oskar, "mira")
        assert (hers["name"], hers["account"], hers["games"]) == ("Mira", True, 2)
        assert "yours" not in hers
        (standing,) = hers["standings"]
        assert (standing["game"], standing["lost"] + standing.get("won", 0) + standing.get("tied", 0)) == ("bluff", 2)
        assert len(standing["curve"]) == 2
        assert standing["curve"][-1]["strength"] == standing["strength"]
        assert standing["month"] == standing["strength"] - 1500
        assert [(one["name"], one["profile"], one["games"]) for one in hers["opponents"]] == [("Oskar", True, 1)]
        assert [(one["name"], one["games"]) for one in hers["bots"]] == [("greedy", 1)]
        last, first = hers["last"]
        assert (last["outcome"], last["place"], last["against"]) == ("lost", 2, [{"name": "greedy", "bot": True}])
        assert first["against"] == [{"name": "Oskar", "profile": True}]
        assert last["change"] < 0


async def test_a_stranger_is_told_days_and_public_games_and_the_player_all(tmp_path: Path) -> None:
    clock = SetClock(DAY * 100 + 3600 * 15)
    async with running(services_with_accounts(tmp_path, bots=FirstMove(), clock=clock)) as door:
        mira, oskar = await members(door)
        jon = await door.person("Jon")
        hidden = await played(mira, oskar, private=True)
        clock.go_on(60)
        shown = await played(mira, jon)
        own, others = await profile(mira), await profile(oskar, "Mira")
        assert [game["id"] for game in own["last"]] == [shown, hidden]
        assert [game["id"] for game in others["last"]] == [shown]
        assert (own["games"], others["games"]) == (2, 1)
        assert own["last"][0]["ended"] % DAY
        assert others["last"][0]["ended"] % DAY == 0
        assert own["last"][0]["against"] == [{"name": "Jon"}]
        assert others["last"][0]["against"] == [{"name": "a guest"}]
        assert [one["name"] for one in own["opponents"]] == ["Jon", "Oskar"]
        assert "opponents" not in others  # Oskar at a private table, Jon a guest
        assert others["since"] % DAY == 0
        pages = (await oskar.get("/api/people/mira/games")).json()
        assert (pages["total"], [game["id"] for game in pages["games"]]) == (1, [shown])
        assert await profile(door.stranger(), "Mira") == others


async def test_a_profile_does_not_tell_which_names_are_accounts(tmp_path: Path) -> None:
    async with running(services_with_accounts(tmp_path, bots=FirstMove())) as door:
        mira, oskar = await members(door)
        await played(mira, oskar, private=True)
        for path in ("", "/games"):
            there = await oskar.get(f"/api/people/Mira{path}")
            nowhere = await oskar.get(f"/api/people/Mura{path}")
            assert (there.status_code, there.text) == (404, nowhere.text.replace("Mura", "Mira"))
        answers = [(await oskar.post("/api/me/blocks", {"name": name})).status_code for name in ("Mira", "Mura")]
        assert answers == [404, 404]
        assert (await profile(mira, "Mira"))["yours"]


async def test_a_guest_has_a_history_in_this_browser_and_no_profile(tmp_path: Path) -> None:
    async with running(services_with_accounts(tmp_path, bots=FirstMove())) as door:
        jon = await door.person("Jon")
        id = await lost_to_a_bot(jon)
        own = await profile(jon)
        assert (own["name"], own.get("account", False), own["yours"]) == ("Jon", False, True)
        assert [game["id"] for game in own["last"]] == [id]
        assert (await door.stranger().get("/api/people/Jon")).status_code == 404


async def test_a_history_comes_in_pages_and_by_game(tmp_path: Path) -> None:
    async with running(services_with_accounts(tmp_path, bots=FirstMove())) as door:
        jon = await door.person("Jon")
        ids = [await lost_to_a_bot(jon) for _ in range(21)]
        first = (await jon.get("/api/me/games")).json()
        second = (await jon.get("/api/me/games?page=2&game=bluff")).json()
        assert (first["page"], first["pages"], first["total"], len(first["games"])) == (1, 2, 21, 20)
        assert {game["id"] for game in (*first["games"], *second["games"])} == set(ids)
        assert (await jon.get("/api/me/games?page=99")).json()["page"] == 2
        assert (await jon.get("/api/me/games?game=chess")).json()["total"] == 0
        for page in ("0", "-1", "x", "9" * 400):
            assert (await jon.get(f"/api/me/games?page={page}")).status_code == 404


async def test_looking_at_profiles_has_a_limit(tmp_path: Path) -> None:
    limits = Limits(profiles=Rate(2, 0.001))
    async with running(services_with_accounts(tmp_path, limits=limits)) as door:
        stranger = door.stranger()
        answers = [(await stranger.get("/api/people/x")).status_code for _ in range(3)]
        assert answers == [404, 404, 429]


def test_partners_win_together_and_equals_tie() -> None:
    def ended(*result: float) -> str:
        return outcome(Played("m", "x", False, 0.0, 0.0, result, 0, False))

    assert [ended(1, 0), ended(0, 1), ended(0.5, 0.5)] == ["won", "lost", "tied"]
    assert [ended(1, 1, 0, 0), ended(0.5, 0.5, 0, 0), ended(0, 0, 1, 1)] == ["won", "tied", "lost"]


def scene(*gauges: tuple[str, int, int], fact: str = "turn 15") -> Scene:
    return Scene(
        game="x",
        seat=None,
        phase="",
        prompt=Prompt(mode="over", seat=None, say=""),
        zones=(),
        plates=(),
        gauges=tuple(Gauge(id=id, label="", value=value, owner=owner) for id, owner, value in gauges),
        facts=(Fact(text=fact),),
    )


def test_scores_are_told_from_the_players_own_seat() -> None:
    points = score_of(scene(("points0", 0, 30), ("points1", 1, 17)), 2)
    assert points == Score((30, 17), "point", "points")
    assert points is not None
    assert [told(points, 0), told(points, 1)] == ["30 to 17", "17 to 30"]
    hits = score_of(scene(("hits0", 0, 1), ("hits1", 1, 5)), 2)
    assert hits is not None
    assert [told(hits, 0), told(hits, 1)] == ["1 hit taken", "5 hits taken"]
    assert score_of(scene(("pawns:a", 0, 3), ("pawns:b", 0, 4), ("pawns:c", 1, 1)), 2) == Score(
        (7, 1), "pawn left", "pawns left"
    )
    assert score_of(scene(("points0", 0, 30)), 2) is None
    assert score_of(scene(fact="games won: {0} 2, {1} 1"), 2) == Score((2, 1), "game", "games")
    assert [length_of(scene()), length_of(scene(fact="round 1 of 8")), length_of(scene(fact="x"))] == [
        "15 turns",
        "1 round",
        "",
    ]
