"""Setting up a table: presets, lots for the seats, rating by choice, and what differs from the standard."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from regalia.agents.characters import CHARACTERS, plays_as
from regalia.games import catalogue
from regalia.server.limits import Limits, Rate
from regalia.server.wire.lobby import Lobby
from regalia.server.wire.setup import GameSetup
from regalia.server.wire.table import TableInfo
from tests.server.harness import Person, make_services, running
from tests.server.scripted import FirstMove

pytestmark = pytest.mark.anyio
GAMES = dict(catalogue())
LOTS = 20


async def told(person: Person, id: str) -> TableInfo:
    return msgspec.json.decode((await person.get(f"/api/tables/{id}")).content, type=TableInfo)


async def opened(person: Person, **asked: Any) -> TableInfo:
    answer = await person.post("/api/tables", asked)
    assert answer.status_code == 201, answer.text
    return await told(person, answer.json()["id"])


async def test_a_preset_brings_its_options_and_its_seats(tmp_path: Path) -> None:
    async with running(make_services(tmp_path, games=GAMES, bots=FirstMove())) as door:
        mira = await door.person("Mira")
        table = await opened(mira, game="battle", preset="four-for-all")
        assert ([player.kind for player in table.players], table.preset) == (
            ["person", "open", "open", "open"],
            "Four for all",
        )
        table = await opened(mira, game="royals", preset="two-decks", options={"jokers_per_deck": 0})
        assert table.options == {"decks": 2, "jokers_per_deck": 0}
        assert table.differs == (
            "Differs from the standard in two things: two decks are shuffled together, and there are no jokers."
        )
        assert table.unrated == "Games with house rules are not rated."
        refused = await mira.post("/api/tables", {"game": "royals", "preset": "chess"})
        assert (refused.status_code, "has no preset 'chess'" in refused.json()["error"]) == (422, True)


async def test_a_ticked_no_limit_means_no_limit(tmp_path: Path) -> None:
    async with running(make_services(tmp_path, games=GAMES, bots=FirstMove())) as door:
        mira = await door.person("Mira")
        table = await opened(mira, game="royals", seats=["me", "squire"], options={"reshuffle_limit": None})
        assert table.options == {"reshuffle_limit": None}
        assert table.differs.endswith("the deck is reshuffled without limit.")


async def test_three_bots_of_a_level_have_three_names(tmp_path: Path) -> None:
    async with running(make_services(tmp_path, games=GAMES, bots=FirstMove())) as door:
        mira = await door.person("Mira")
        table = await opened(mira, game="royal-ascension", seats=["me", "knight", "knight", "knight"])
        assert [(player.name, player.level) for player in table.players] == [
            ("Mira", ""),
            ("Greta", "Knight"),
            ("Hugo", "Knight"),
            ("Iris", "Knight"),
        ]
        assert [player.character for player in table.players] == ["", "greta", "hugo", "iris"]


async def test_lots_decide_who_sits_where(tmp_path: Path) -> None:
    limits = Limits(openings=Rate(LOTS, 1.0))
    async with running(make_services(tmp_path, games=GAMES, bots=FirstMove(), limits=limits)) as door:
        mira = await door.person("Mira")
        places = set()
        for _ in range(LOTS):
            table = await opened(mira, game="royals", seats=["me", "open"], lot=True)
            places.add(table.you)
            assert sorted(player.kind for player in table.players) == ["open", "person"]
        assert places == {0, 1}  # one of them is missing once in half a million runs


async def test_a_host_may_choose_a_game_that_is_not_rated_and_so_is_the_rematch(tmp_path: Path) -> None:
    async with running(make_services(tmp_path, games=GAMES, bots=FirstMove())) as door:
        mira = await door.person("Mira")
        assert (await opened(mira, game="royals", seats=["me", "squire"])).unrated == ""
        assert (
            await opened(mira, game="royals", seats=["me", "squire"], options={"first_player": "seat0"})
        ).unrated == ""
        table = await opened(mira, game="royals", seats=["me", "squire"], rated=False)
        assert table.unrated == "The host has chosen a game that is not rated."


async def test_the_form_of_each_game_offers_no_reference_bot_and_no_hidden_option(tmp_path: Path) -> None:
    async with running(make_services(tmp_path, games=GAMES, bots=FirstMove())) as door:
        mira = await door.person("Mira")
        for key, game in GAMES.items():
            sent = msgspec.json.decode((await mira.get(f"/api/games/{key}")).content, type=GameSetup)
            assert sent.game.key == key
            offered = {rule.option for group in sent.rules for rule in group.rules}
            assert offered <= {option.name for option in game.options}
            if key == "battle":
                assert not offered & {"clock", "time_tie", "decks", "build_only"}
            assert all(preset.picture for preset in sent.presets)
        keys = [one["key"] for one in (await mira.get("/api/characters")).json()]
        assert {plays_as(key) for key in keys} == {"page", "squire", "knight", "monarch"}
        assert keys == list(CHARACTERS)


async def test_the_form_is_told_how_a_table_would_differ(tmp_path: Path) -> None:
    async with running(make_services(tmp_path, games=GAMES)) as door:
        mira = await door.person("Mira")
        answer = await mira.post("/api/games/battle/differs", {"hits_to_lose": 3})
        assert answer.json() == {
            "text": "Differs from the standard in one thing: three hits bring a castle down instead of five.",
            "rated": False,
        }
        assert (await mira.post("/api/games/battle/differs", {})).json() == {"text": "", "rated": True}
        assert (await mira.post("/api/games/battle/differs", {"hits": 3})).status_code == 422


async def test_the_lobby_tells_how_a_game_stands_from_what_everybody_sees(tmp_path: Path) -> None:
    async with running(make_services(tmp_path, games=GAMES, bots=FirstMove())) as door:
        mira, oskar = await door.person("Mira"), await door.person("Oskar")
        table = await opened(mira, game="royals", seats=["me", "squire"])
        async with mira.at(table.id) as hers:
            await hers.catch_up()
        seen = msgspec.json.decode((await oskar.get("/api/lobby")).content, type=Lobby)
        (row,) = seen.running
        assert row.standing is not None
        assert row.standing.leader is None
        assert row.standing.turn.startswith("turn")
        assert (seen.games, seen.people, row.preset) == (1, 1, "One deck")
        scene = (await oskar.get(f"/api/tables/{table.id}/scene")).json()
        assert scene.get("seat") is None
        assert not scene.get("choices")
        assert (await mira.get(f"/api/tables/{table.id}/scene")).json()["seat"] == 0
