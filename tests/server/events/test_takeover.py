"""Taking over a place: never while decks are built, and never behind the back of whoever had it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from regalia.events.info import EventInfo
from regalia.events.model import Player
from regalia.server.events.view import place_token
from regalia.server.limits import Limits, Rate
from regalia.server.people.guests import COOKIE, GUEST
from regalia.server.wire.messages import Chat, Said, Snapshot
from tests.server.events.hosting import BATTLE, act, refused, services, started, told, until
from tests.server.harness import Door, Person, play_out, running

pytestmark = pytest.mark.anyio

BUILT = "Decks are being built"
MADE: list[dict[str, Any]] = [
    {"format": "draft", "turn_limit": 3},
    {"format": "constructed", "deck_size": 40, "turn_limit": 3},
    {"format": "split", "turn_limit": 3},
]


def link_to(door: Door, id: str, person: Person, number: int) -> str:
    """The token of a person's place, also where the host is shown none."""
    key = door.services.signer.read(person.http.cookies[COOKIE], GUEST) or ""
    return place_token(door.services, id, Player(key), number)


def waiting(info: EventInfo) -> bool:
    return bool(info.ready or info.deck)


@pytest.mark.parametrize("options", MADE, ids=lambda options: options["format"])
async def test_nobody_takes_over_a_place_while_decks_are_built(tmp_path: Path, options: dict[str, Any]) -> None:
    """The host, who plays, looks at a rival's draft with a second browser: not by any link."""
    async with running(services(tmp_path)) as door:
        id, (host, rival) = await started(door, 2, game=BATTLE.key, options=options)
        info = await until(host, id, waiting)
        second = await door.person("Second browser")
        assert [player.take for player in info.players] == ["", ""], "the host is shown no link"
        assert BUILT in await refused(second, id, "join", take=link_to(door, id, rival, 1))
        await act(host, id, "replace", player=1, bot="random")
        bot = place_token(door.services, id, Player(bot="random"), 1)
        seen = await told(second, id)
        if seen.phase == "building" or options["format"] == "split":
            assert BUILT in await refused(second, id, "join", take=bot), "nor by way of a bot"
        assert (await told(second, id)).deck is None
        if info.ready:
            async with second.at(info.ready) as looking:
                assert (await looking.hear_a(Snapshot)).table.you is None


async def test_a_player_who_loses_a_seat_is_told_at_the_table_and_in_the_event(tmp_path: Path) -> None:
    async with running(services(tmp_path)) as door:
        id, (host, rival) = await started(door, 2)
        info = await told(host, id)
        lara = await door.person("Lara")
        async with rival.at(info.ready) as his, host.at(info.ready) as hers:
            await his.hear_a(Snapshot)
            await hers.hear_a(Snapshot)
            await act(lara, id, "join", take=info.players[1].take.partition("#take=")[2])
            said = await his.hear_a(Said)
            assert (said.seat, said.text) == (-1, "Lara has taken over the seat of P1 by a link from the host.")
            assert await hers.hear_a(Said) == said
        assert (await told(rival, id)).told == "Lara has taken over your place by a link from the host."
        assert (await told(host, id)).told == (await told(lara, id)).told == ""
        (row,) = (await rival.get("/api/events")).json()["mine"]
        assert row["note"] == "Lara has taken over your place by a link from the host"
        async with rival.at(info.ready) as his:
            (said,) = (await his.hear_a(Chat)).said  # who was away reads it later
            assert said.seat == -1


async def test_so_is_a_player_for_whom_the_host_lets_a_bot_play_on(tmp_path: Path) -> None:
    async with running(services(tmp_path)) as door:
        id, (host, rival) = await started(door, 2)
        info = await told(host, id)
        async with rival.at(info.ready) as his:
            await his.hear_a(Snapshot)
            await act(host, id, "replace", player=1, bot="random", note="asleep")
            assert (await his.hear_a(Said)).text == "The host has let random play on for P1."
        assert (await told(rival, id)).told == "The host has let random play on in your place: asleep"
        account = await rival.post("/api/account", {"name": "Rival", "password": "correct horse"})
        assert account.status_code == 201
        await until(rival, id, lambda info: bool(info.told))  # it is told to the account, too


async def test_whoever_gets_a_place_back_is_told_nothing_more(tmp_path: Path) -> None:
    async with running(services(tmp_path)) as door:
        id, (host, rival) = await started(door, 2)
        await act(host, id, "replace", player=1, bot="random")
        link = (await told(host, id)).players[1].take.partition("#take=")[2]
        await act(rival, id, "join", take=link)
        assert (await told(rival, id)).told == ""


async def test_after_the_first_game_of_a_split_deck_a_place_can_be_taken_over(tmp_path: Path) -> None:
    quick = Limits(messages=Rate(10_000, 10_000))
    options = {"format": "split", "turn_limit": 2}
    async with running(services(tmp_path, limits=quick)) as door:
        id, (host, rival) = await started(door, 2, game=BATTLE.key, options=options, best_of=3)
        first = (await told(host, id)).ready
        async with host.at(first) as one, rival.at(first) as two:
            await play_out([one, two])
        info = await until(host, id, lambda info: info.ready not in ("", first))
        assert info.players[1].take
        await act(await door.person("Lara"), id, "join", take=info.players[1].take.partition("#take=")[2])
