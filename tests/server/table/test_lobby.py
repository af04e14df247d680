"""The lobby: open seats, short codes, bots for empty seats, games to watch."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from regalia.games import catalogue
from regalia.games.battle import GAME as BATTLE
from regalia.games.royals import GAME as ROYALS
from regalia.house_rules import differs
from regalia.kernel.game import Game
from regalia.server.limits import Limits, Rate
from regalia.server.wire.lobby import Invited, Lobby
from regalia.server.wire.messages import Snapshot
from regalia.server.wire.table import TimeControl
from tests.server.harness import Person, make_services, running
from tests.server.scripted import FirstMove

pytestmark = pytest.mark.anyio

DECKS = "Differs from the standard in one thing: the decks were built in advance."


async def lobby(person: Person) -> Lobby:
    return msgspec.json.decode((await person.get("/api/lobby")).content, type=Lobby)


def test_options_are_told_in_words_and_only_where_they_differ() -> None:
    assert differs(ROYALS, {}) == ""
    said = differs(ROYALS, {"match_games": 3, "reshuffle_limit": None, "futile_attacks": False})
    assert said == (
        "Differs from the standard in three things: the match has up to three games, attacks without effect "
        "are not allowed, and the deck is reshuffled without limit."
    )


@pytest.mark.parametrize("game", catalogue().values(), ids=lambda game: game.key)
def test_no_table_of_any_kind_spills_data_into_its_words(game: Game) -> None:
    for seats, options in game.tables():
        said = differs(game, game.set_up(options, seats)[1])
        assert len(said) < 700
        assert not set("{}[]") & set(said)


def test_decks_that_only_their_seat_may_know_are_not_told() -> None:
    given = [options for _, options in BATTLE.tables() if "decks" in options]
    assert given
    for options in given:
        assert differs(BATTLE, {"decks": options["decks"]}) in ("", DECKS)


async def test_an_open_table_is_told_with_its_options_and_its_clock(tmp_path: Path) -> None:
    async with running(make_services(tmp_path)) as door:
        mira, oskar = await door.person("Mira"), await door.person("Oskar")
        clock = TimeControl(kind="fischer", base=600, increment=5)
        await mira.open_table("me", "open", options={"cards": 9, "rout": True}, clock=clock)
        (row,) = (await lobby(oskar)).open
        assert row.options == "Differs from the standard in two things: cards: 9, and rout."
        assert row.clock == "10 minutes for the game, plus 5 seconds per move"
        assert row.players[0].name == "Mira"


async def test_a_code_leads_to_a_private_table_and_only_the_host_has_it(tmp_path: Path) -> None:
    async with running(make_services(tmp_path)) as door:
        mira, oskar, ines = await door.person("Mira"), await door.person("Oskar"), await door.person("Ines")
        opened = await mira.open_table("me", "open", private=True)
        path = f"/api/tables/{opened.id}"
        code = (await mira.get(path)).json()["code"]
        assert len(code) == 6
        assert "code" not in (await oskar.get(path)).json()
        invited = msgspec.json.decode((await oskar.get(f"/api/codes/{code.upper()}")).content, type=Invited)
        assert invited.id == opened.id
        assert (await oskar.post(f"{path}/seat", {"invite": invited.invite})).json()["seat"] == 1
        late = await ines.get(f"/api/codes/{code}")
        assert (late.status_code, late.json()["error"]) == (409, "All seats of that table are taken.")
        assert (await ines.get("/api/codes/nosuch")).status_code == 404
        assert "code" not in (await mira.get(path)).json()


async def test_codes_are_tried_slowly(tmp_path: Path) -> None:
    async with running(make_services(tmp_path, limits=Limits(codes=Rate(3, 0.001)))) as door:
        mira = await door.person("Mira")
        assert [(await mira.get("/api/codes/nosuch")).status_code for _ in range(5)] == [404, 404, 404, 429, 429]


async def test_the_host_lets_bots_take_the_empty_seats(tmp_path: Path) -> None:
    async with running(make_services(tmp_path, bots=FirstMove())) as door:
        mira, oskar = await door.person("Mira"), await door.person("Oskar")
        opened = await mira.open_table("me", "open")
        assert (await oskar.post(f"/api/tables/{opened.id}/bots", {})).status_code == 403
        filled = await mira.post(f"/api/tables/{opened.id}/bots", {})
        assert filled.json()["started"] is True
        assert [player["kind"] for player in filled.json()["players"]] == ["person", "bot"]
        again = await mira.post(f"/api/tables/{opened.id}/bots", {})
        assert again.status_code == 409
        async with mira.at(opened.id) as hers:
            assert (await hers.hear_a(Snapshot)).scene.choices


async def test_games_of_others_can_be_watched_unless_they_are_private(tmp_path: Path) -> None:
    async with running(make_services(tmp_path, bots=FirstMove())) as door:
        mira, oskar = await door.person("Mira"), await door.person("Oskar")
        shown = await mira.open_table("me", "random")
        await mira.open_table("me", "random", private=True)
        await mira.open_table("me", "open")
        assert [row.id for row in (await lobby(oskar)).running] == [shown.id]
        assert (await lobby(mira)).running == ()
