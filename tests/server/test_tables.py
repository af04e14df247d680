"""Tables: opened, sat down at, played at, watched, played again."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from regalia.server.wire import Ack, Seats, Snapshot, TableInfo, Update
from tests.server.harness import Person, Visit, make_house, position, running

pytestmark = pytest.mark.anyio


async def info(person: Person, table: str) -> TableInfo:
    return msgspec.json.decode((await person.get(f"/api/tables/{table}")).content, type=TableInfo)


def token_of(invite: str) -> str:
    return invite.partition("#invite=")[2]


async def finish(visits: list[Visit]) -> None:
    """Play the first choice offered until the game is over. Each visit is a seat's."""
    places = [await position(visit) for visit in visits]
    while True:
        for number, visit in enumerate(visits):
            while places[number].seq < max(place.seq for place in places):
                places[number] = await position(visit)
        movers = [number for number, place in enumerate(places) if place.scene.choices]
        if not movers:
            return
        number = movers[0]
        answer = await visits[number].play(places[number].scene.choices[0].line, places[number].seq)
        assert isinstance(answer, Ack)
        places[number] = await position(visits[number])


async def test_two_people_by_invitation(tmp_path: Path) -> None:
    async with running(make_house(tmp_path)) as door:
        mira, oskar = await door.person("Mira"), await door.person("Oskar")
        opened = await mira.open_table("me", "open")
        table = await info(mira, opened.id)
        assert (table.started, table.you, table.host) == (False, 0, True)
        (invite,) = table.invites
        assert invite.startswith(f"/t/{opened.id}#invite=")
        assert (await info(oskar, opened.id)).invites == ()
        async with mira.at(opened.id) as hers:
            empty = await hers.hear_a(Snapshot)
            assert (empty.seq, empty.table.started) == (0, False)
            answer = await oskar.post(f"/api/tables/{opened.id}/seat", {"invite": token_of(invite)})
            assert answer.json()["seat"] == 1
            told = await hers.hear_a(Seats)
            assert [(player.kind, player.name) for player in told.table.players] == [
                ("person", "Mira"),
                ("person", "Oskar"),
            ]
            assert (await hers.hear_a(Update)).seq == 1
            async with oskar.at(opened.id) as his:
                seen = await his.hear_a(Snapshot)
                assert seen.table.you == 1
                assert seen.table.players[0].here
