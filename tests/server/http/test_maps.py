"""Maps over HTTP: the shipped ones, and the faults of a drawn one."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from regalia.games.battle_royal import GAME
from regalia.games.royal_ascension import GAME as ASCENSION
from regalia.server.limits import Limits, Rate
from tests.server.bluff import GAME as BLUFF
from tests.server.harness import make_services, running

pytestmark = pytest.mark.anyio

GAMES = {GAME.key: GAME, BLUFF.key: BLUFF}
MAPS = "/api/games/battle-royal/maps"
CHECK = "/api/games/battle-royal/files/map"


async def test_every_shipped_map_is_given_out_and_has_no_fault(tmp_path: Path) -> None:
    async with running(make_services(tmp_path, games=GAMES)) as door:
        mira = await door.person()
        shipped = (await mira.get(MAPS)).json()
        assert next(iter(shipped)) == "roses"
        assert {"roses", "fords", "marches"} <= set(shipped)
        for drawn in shipped.values():
            assert (await mira.post(CHECK, drawn)).json() == []


async def test_the_maps_are_given_out_as_files_of_their_kind_too(tmp_path: Path) -> None:
    async with running(make_services(tmp_path, games=GAMES)) as door:
        mira = await door.person()
        found = (await mira.get(CHECK)).json()
        assert {one["id"] for one in found} == set((await mira.get(MAPS)).json())


async def test_boards_are_maps_too(tmp_path: Path) -> None:
    path, check = f"/api/games/{ASCENSION.key}/maps", f"/api/games/{ASCENSION.key}/files/board"
    async with running(make_services(tmp_path, games={ASCENSION.key: ASCENSION})) as door:
        mira = await door.person()
        shipped = (await mira.get(path)).json()
        assert list(shipped) == ["standard", "long", "market", "short"]
        for board in shipped.values():
            assert (await mira.post(check, board)).json() == []
        spoilt = {**shipped["short"], "gates": []}
        reason = "A board has 1 to 12 gates, which are numbers of spaces. There are none."
        assert (await mira.post(check, spoilt)).json() == [{"place": "gates", "reason": reason}]


async def test_all_faults_of_a_map_are_told_with_their_rules_places_and_squares(tmp_path: Path) -> None:
    async with running(make_services(tmp_path, games=GAMES)) as door:
        mira = await door.person()
        drawn = (await mira.get(MAPS)).json()["roses"]
        drawn["towns"] = drawn["towns"][1:]
        drawn["rivers"][0]["mouth"] = "The Dead Sea"
        towns, rivers = (await mira.post(CHECK, drawn)).json()
        assert towns == {
            "place": "towns",
            "reason": "l3: every t square needs an entry in 'towns'.",
            "rule": "V5",
            "spots": ["l3"],
        }
        assert (rivers["place"], rivers["rule"]) == ("rivers", "V8")
        assert rivers["spots"] == drawn["rivers"][0]["sides"][0].split("|")


@pytest.mark.parametrize(
    ("game", "body", "status", "words"),
    [
        ("battle-royal", b"{", 400, "not valid JSON"),
        ("battle-royal", [], 400, "Expected `object`"),
        ("battle-royal", b'{"title": "' + b"x" * 30_000 + b'"}', 413, "too large"),
        ("bluff", {}, 422, "no works of the kind 'map'"),
        ("chess", {}, 422, "no game 'chess'"),
    ],
)
async def test_what_is_no_map(tmp_path: Path, game: str, body: Any, status: int, words: str) -> None:
    async with running(make_services(tmp_path, games=GAMES)) as door:
        mira = await door.person()
        answer = await mira.post(f"/api/games/{game}/files/map", body)
        assert answer.status_code == status
        assert words in answer.json()["error"]


async def test_who_has_maps_checked_too_fast_waits(tmp_path: Path) -> None:
    async with running(make_services(tmp_path, games=GAMES, limits=Limits(checks=Rate(2, 0.001)))) as door:
        mira = await door.person()
        answers = [await mira.post(CHECK, {}) for _ in range(3)]
        assert [answer.status_code for answer in answers] == [200, 200, 429]
        assert "Retry-After" in answers[-1].headers
