"""The shelf over HTTP: works are kept, read by anybody with the id, changed and deleted by their owner."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from regalia.games.battle_royal import GAME as BATTLE_ROYAL
from regalia.games.royal_battles import GAME
from regalia.server.limits import Limits, Rate
from tests.games.royal_battles.falconer import FALCONER_FILE
from tests.server.harness import Person, make_services, running
from tests.server.people.members import account, log_in, services_with_accounts

pytestmark = pytest.mark.anyio

WORK = {"game": GAME.key, "kind": "unit", "name": "Falconer", "content": FALCONER_FILE}
GAMES = {game.key: game for game in (GAME, BATTLE_ROYAL)}


async def kept(person: Person, **changes: Any) -> str:
    answer = await person.post("/api/works", WORK | changes)
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


async def test_anybody_with_the_id_reads_a_work_and_only_its_owner_changes_it(tmp_path: Path) -> None:
    async with running(make_services(tmp_path, games=GAMES)) as door:
        mira, oskar, stranger = await door.person("Mira"), await door.person("Oskar"), door.stranger()
        id = await kept(mira)
        hers, seen = (await mira.get(f"/api/works/{id}")).json(), (await stranger.get(f"/api/works/{id}")).json()
        assert (hers.pop("yours"), seen.get("yours")) == (True, None)
        assert hers == seen
        assert {name: seen[name] for name in WORK} == WORK
        for refused in (await oskar.put(f"/api/works/{id}", WORK), await oskar.delete(f"/api/works/{id}")):
            assert (refused.status_code, "somebody else's work" in refused.text) == (403, True)
        assert (await stranger.put(f"/api/works/{id}", WORK)).status_code == 401
        assert (await mira.put(f"/api/works/{id}", WORK | {"content": FALCONER_FILE | {"life": 8}})).status_code == 200
        assert (await oskar.get(f"/api/works/{id}")).json()["content"]["life"] == 8
        other = await mira.put(f"/api/works/{id}", WORK | {"game": "battle-royal", "kind": "map"})
        assert (other.status_code, "of another kind" in other.text) == (409, True)
        assert (await mira.delete(f"/api/works/{id}")).status_code == 200
        for gone in (await mira.get(f"/api/works/{id}"), await mira.put(f"/api/works/{id}", WORK)):
            assert (gone.status_code, "There is no such work" in gone.text) == (404, True)


async def test_a_person_lists_the_works_they_keep_and_no_others(tmp_path: Path) -> None:
    async with running(make_services(tmp_path, games=GAMES)) as door:
        mira, oskar = await door.person(), await door.person()
        first, second = await kept(mira), await kept(mira, name="  Old \t Guard ")
        await kept(oskar, name="Halberdier")
        rows = (await mira.get("/api/works")).json()
        assert {row["id"]: row["name"] for row in rows} == {first: "Falconer", second: "Old Guard"}
        assert all("content" not in row for row in rows)
        assert (await door.stranger().get("/api/works")).status_code == 401


async def test_works_go_with_the_account_and_end_with_it(tmp_path: Path) -> None:
    async with running(services_with_accounts(tmp_path, games=GAMES)) as door:
        mira, elsewhere = await door.person(), await door.person()
        id, other = await kept(mira), await kept(elsewhere, name="Old Guard")
        await account(mira)
        await log_in(elsewhere)
        assert {row["id"] for row in (await elsewhere.get("/api/works")).json()} == {id, other}
        await elsewhere.http.delete("/api/me")
        assert (await mira.get(f"/api/works/{id}")).status_code == 404


@pytest.mark.parametrize(
    ("changes", "status", "words"),
    [
        ({"game": "chess"}, 422, "no game 'chess'"),
        ({"kind": "Unit 7"}, 422, "no works of the kind 'Unit 7'"),
        ({"name": " \t"}, 422, "at least one visible letter"),
        ({"name": "x" * 61}, 422, "at most 60 characters"),
        ({"kind": "map"}, 422, "no works of the kind 'map'"),
        ({"content": FALCONER_FILE | {"life": 17}}, 422, "'Falconer' cannot be kept. life: Life is 4 to 14."),
        ({"content": {"life": 9}}, 422, "cannot be kept"),
        ({"content": [1]}, 400, "Expected `object`"),
        ({"content": {"life": "9" * 25_000}}, 413, "at most 24576 bytes"),
    ],
)
async def test_what_cannot_be_kept_is_refused_in_words(
    tmp_path: Path, changes: dict[str, Any], status: int, words: str
) -> None:
    async with running(make_services(tmp_path, games=GAMES)) as door:
        mira = await door.person()
        answer = await mira.post("/api/works", WORK | changes)
        assert (answer.status_code, words in answer.json()["error"]) == (status, True), answer.text
        assert (await mira.get("/api/works")).json() == []


async def test_a_number_that_cannot_be_written_again_is_refused(tmp_path: Path) -> None:
    async with running(make_services(tmp_path, games=GAMES)) as door:
        mira = await door.person()
        body = b'{"game": "royal-battles", "kind": "unit", "name": "x", "content": {"life": 1e999}}'
        assert (await mira.post("/api/works", body)).status_code == 400


async def test_a_full_shelf_and_hasty_saving_are_refused(tmp_path: Path) -> None:
    async with running(make_services(tmp_path, games=GAMES, limits=Limits(works=1, saves=Rate(3, 0.001)))) as door:
        mira = await door.person()
        id = await kept(mira)
        full = await mira.post("/api/works", WORK)
        assert (full.status_code, "You keep 1 works already" in full.text) == (409, True)
        await mira.delete(f"/api/works/{id}")
        await kept(mira)
        assert (await mira.post("/api/works", WORK)).status_code == 429
