"""Trials: a finished game is tried again from one of its positions, at an unrated table against bots."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from regalia.games import catalogue
from regalia.server.store.ratings import counts
from regalia.server.wire.lobby import Opened
from regalia.server.wire.messages import Ack
from regalia.server.wire.replay import Replay
from tests.server.bluff import GAME
from tests.server.harness import Door, Person, Visit, make_services, running
from tests.server.replay.finished import GOOD, faces, finished, step
from tests.server.scripted import ChecksHere

pytestmark = pytest.mark.anyio


@pytest.fixture(autouse=True)
def in_the_catalogue() -> Iterator[None]:
    """Adds the toy to the catalogue during a test: records are checked against all games."""
    catalogue()[GAME.key] = GAME
    yield
    del catalogue()[GAME.key]


async def tried(person: Person, id: str, at: int, **more: int) -> Opened:
    answer = await person.post(f"/api/replays/{id}/trial", {"at": at, **more})
    assert answer.status_code == 201, answer.text
    return msgspec.json.decode(answer.content, type=Opened)


async def play_on(visit: Visit) -> None:
    """Play the first choice whenever there is one, until the game is over; bots have the other seats."""
    while True:
        await visit.catch_up()
        if visit.table.over:
            return
        scene, seq = visit.place.scene, visit.place.seq
        if not scene.choices:
            await visit.hear()
            continue
        assert isinstance(await visit.play(scene.choices[0].line, seq), Ack)


async def first_decision(person: Person, id: str, seat: int) -> int:
    """The first step at which that seat chose."""
    replay = msgspec.json.decode((await person.get(f"/api/replays/{id}")).content, type=Replay)
    return next(at for at, line in enumerate(replay.lines) if line.startswith(f"{seat} "))


async def stored(door: Door, id: str) -> list[str]:
    found = await door.services.store.match(id)
    assert found is not None
    return [written.line for written in found[1]]


async def test_the_table_goes_on_from_exactly_that_position_and_is_not_rated(tmp_path: Path) -> None:
    async with running(make_services(tmp_path, checks=ChecksHere())) as door:
        id, mira = await finished(door)
        at = await first_decision(mira, id, 0)
        then = await step(mira, id, at, "0")
        opened = await tried(mira, id, at)
        assert opened.seat == 0
        assert (await stored(door, opened.id))[:at] == (await stored(door, id))[:at]
        async with mira.at(opened.id, token=opened.token) as visit:
            await visit.catch_up()
            assert visit.place.scene == then.scene
            assert "goes on from a finished game" in visit.table.unrated
            assert visit.table.private
            assert [player.kind for player in visit.table.players] == ["person", "bot"]
            await play_on(visit)
        found = await door.services.store.match(opened.id)
        assert found is not None
        assert found[0].over
        assert found[0].trial == id
        assert not counts(*found, frozenset(seat.guest for seat in found[0].seats))


async def test_others_cards_stay_hidden_at_the_new_table(tmp_path: Path) -> None:
    """The replay may show them, the table does not: neither to the player nor to a spectator."""
    async with running(make_services(tmp_path, checks=ChecksHere())) as door:
        id, mira = await finished(door)
        opened = await tried(mira, id, await first_decision(mira, id, 0))
        sven = await door.person("Sven")
        async with mira.at(opened.id, token=opened.token) as hers, sven.at(opened.id) as his:
            await hers.catch_up()
            await his.catch_up()
            assert set(faces(hers.place.scene, 1)) == {""}
            assert set(faces(hers.place.scene, 0)) != {""}
            assert {face for owner in (0, 1) for face in faces(his.place.scene, owner)} == {""}


async def test_a_bot_sits_where_it_sat_and_another_where_a_person_did(tmp_path: Path) -> None:
    async with running(make_services(tmp_path, checks=ChecksHere())) as door:
        mira = await door.person("Mira")
        opened = await mira.open_table("me", "page")
        async with mira.at(opened.id, token=opened.token) as visit:
            await visit.catch_up()
            await play_on(visit)
        again = await tried(mira, opened.id, 2)
        found = await door.services.store.match(again.id)
        assert found is not None
        assert [seat.bot for seat in found[0].seats] == ["", "alba"]
        sven = await door.person("Sven")  # had no seat, and asks for the bot's
        other = await tried(sven, opened.id, 2, seat=1)
        found = await door.services.store.match(other.id)
        assert found is not None
        assert [(seat.kind, seat.bot) for seat in found[0].seats] == [("bot", "dario"), ("person", "")]


async def test_an_opened_record_can_be_tried_where_chance_is_due_too(tmp_path: Path) -> None:
    async with running(make_services(tmp_path, checks=ChecksHere())) as door:
        mira = await door.person("Mira")
        id = (await mira.post("/api/replays", GOOD)).json()["id"]
        opened = await tried(mira, id, 1)
        async with mira.at(opened.id, token=opened.token) as visit:
            await visit.catch_up()
            await play_on(visit)


async def test_what_cannot_be_tried_is_refused_in_words(tmp_path: Path) -> None:
    async with running(make_services(tmp_path, checks=ChecksHere())) as door:
        id, mira = await finished(door)
        replay = msgspec.json.decode((await mira.get(f"/api/replays/{id}")).content, type=Replay)
        running_on = await mira.open_table("me", "open")
        sven = await door.person("Sven")
        for person, where, body, status, words in (
            (mira, id, {"at": replay.steps}, 422, "over at this step"),
            (mira, id, {"at": replay.steps + 1}, 422, "no step"),
            (mira, id, {"at": -1}, 422, "no step"),
            (sven, id, {"at": 2, "seat": 7}, 422, "no seat 7"),
            (mira, running_on.id, {"at": 0}, 409, "not over yet"),
            (mira, "nothing", {"at": 0}, 404, "no such game"),
        ):
            answer = await person.post(f"/api/replays/{where}/trial", body)
            assert (answer.status_code, words in answer.json()["error"]) == (status, True), answer.text
