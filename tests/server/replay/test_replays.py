"""Replays: of finished tables and uploaded records, never of running games."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from regalia.games import catalogue
from regalia.kernel import record as records
from regalia.lab.verify import fault_in
from regalia.server.limits import Limits
from regalia.server.wire.replay import Replay
from tests.server.bluff import GAME
from tests.server.harness import make_services, running
from tests.server.replay.finished import GOOD, faces, finished, step
from tests.server.scripted import ChecksHere

pytestmark = pytest.mark.anyio


@pytest.fixture(autouse=True)
def in_the_catalogue() -> Iterator[None]:
    """Adds the toy to the catalogue during a test: records are checked against all games."""
    catalogue()[GAME.key] = GAME
    yield
    del catalogue()[GAME.key]


async def test_a_finished_game_as_each_saw_it_and_with_open_hands(tmp_path: Path) -> None:
    async with running(make_services(tmp_path, checks=ChecksHere())) as door:
        id, mira = await finished(door)
        replay = msgspec.json.decode((await mira.get(f"/api/replays/{id}")).content, type=Replay)
        assert replay.steps == len(replay.lines) > 6
        assert [player.name for player in replay.players] == ["Mira", "Oskar"]
        assert replay.result is not None
        assert replay.reason == "played_out"
        first, second = replay.lines[0].split()[-2:], replay.lines[1].split()[-2:]
        hidden = ["", ""]
        for who, mine, other in (("0", first, hidden), ("1", hidden, second), ("watch", hidden, hidden)):
            seen = await step(mira, id, 2, who)
            assert (sorted(faces(seen.scene, 0)), sorted(faces(seen.scene, 1))) == (sorted(mine), sorted(other))
        seen = await step(mira, id, 2, "open")
        assert (sorted(faces(seen.scene, 0)), sorted(faces(seen.scene, 1))) == (sorted(first), sorted(second))
        assert [sentence.text for sentence in seen.log] == [*replay.lines[:2]]
        assert (await step(mira, id, 0, "open")).log == ()
        assert (await step(mira, id, replay.steps, "0")).scene.choices == ()


async def test_a_game_that_goes_on_is_shown_to_nobody(tmp_path: Path) -> None:
    async with running(make_services(tmp_path, checks=ChecksHere())) as door:
        mira, oskar = await door.person(), await door.person()
        opened = await mira.open_table("me", "open")
        await oskar.post(f"/api/tables/{opened.id}/seat", {})
        for path in (f"replays/{opened.id}", f"replays/{opened.id}/steps/1", f"tables/{opened.id}/record"):
            answer = await mira.get(f"/api/{path}")
            assert (answer.status_code, "not over" in answer.json()["error"]) == (409, True)


async def test_a_record_is_downloaded_verified_and_opened_again(tmp_path: Path) -> None:
    async with running(make_services(tmp_path, checks=ChecksHere())) as door:
        id, mira = await finished(door)
        download = await mira.get(f"/api/tables/{id}/record")
        assert download.headers["content-disposition"] == f'attachment; filename="bluff-{id}.json"'
        assert fault_in(records.read(download.content)) is None
        opened = await mira.post("/api/replays", download.content)
        assert opened.status_code == 201
        again = opened.json()["id"]
        other = await door.person()
        theirs = msgspec.json.decode((await other.get(f"/api/replays/{again}")).content, type=Replay)
        ours = msgspec.json.decode((await other.get(f"/api/replays/{id}")).content, type=Replay)
        assert (theirs.lines, theirs.result, theirs.reason) == (ours.lines, ours.result, ours.reason)
        assert await step(other, again, 5, "open") == await step(other, id, 5, "open")


BAD = [
    (b"", 422, "not JSON"),
    (b"[1]", 422, "not a record"),
    (b"[" * 100_000, 422, "not "),
    (b'{"format": "regalia/2", "game": "bluff", "options": {}, "seats": 2, "lines": []}', 422, "regalia/2"),
    (GOOD.replace(b"bluff", b"chess"), 422, "no game 'chess'"),
    (GOOD.replace(b'"cards": 5', b'"cards": 500'), 422, "'cards' cannot be 500"),
    (GOOD.replace(b'"seats": 2', b'"seats": 3'), 422, "takes 2 seats"),
    (GOOD.replace(b"0 0 1", b"0 0 0"), 422, "Line 1, '~ draw 0 0 0'"),
    (GOOD[:-1] + b', "result": [1, 0]}', 422, "not over"),
    (GOOD[:-1] + b', "rules": 99}', 422, "version 99"),
    (b" " * 2_000_000, 413, "too large"),
    (GOOD.replace(b'["~ draw 0 0 1"]', b"[" + b'"",' * 600 + b'""]'), 422, "601 lines"),
]


@pytest.mark.parametrize(("text", "status", "words"), BAD)
async def test_a_bad_record_is_refused_with_its_fault(tmp_path: Path, text: bytes, status: int, words: str) -> None:
    async with running(make_services(tmp_path, limits=Limits(steps=600), checks=ChecksHere())) as door:
        mira = await door.person()
        answer = await mira.post("/api/replays", text)
        assert answer.status_code == status
        assert words in answer.json()["error"]
        assert (await mira.post("/api/replays", GOOD)).status_code == 201


async def test_steps_and_viewers_that_are_not_there(tmp_path: Path) -> None:
    async with running(make_services(tmp_path, checks=ChecksHere())) as door:
        mira = await door.person()
        id = (await mira.post("/api/replays", GOOD)).json()["id"]
        for path, status in (
            (f"{id}/steps/2", 422),
            (f"{id}/steps/-1", 404),
            (f"{id}/steps/x", 404),
            (f"{id}/steps/1?as=2", 422),
            (f"{id}/steps/1?as=-1", 422),
            ("nothing", 404),
            ("nothing/steps/1", 404),
        ):
            answer = await mira.get(f"/api/replays/{path}")
            assert (answer.status_code, list(answer.json())) == (status, ["error"])
