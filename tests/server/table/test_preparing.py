"""Preparing: armies built at the same time, changed until all are ready, and played in the order of the game."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from regalia.games.royal_battles import GAME as BATTLES
from regalia.server.limits import Limits, Rate
from regalia.server.services import Services
from regalia.server.wire.messages import Ack, Error, Prepare, Seats, TakeBack
from tests.server.harness import Door, Person, Visit, make_services, running

pytestmark = pytest.mark.anyio

FAST = Limits(messages=Rate(10_000, 10_000), requests=Rate(10_000, 10_000))
NAMES = ("Mira", "Oskar", "Ines")


def services(data: Path) -> Services:
    return make_services(data, games={BATTLES.key: BATTLES}, limits=FAST)


def army(seat: int, *units: str) -> Prepare:
    return Prepare(lines=(*(f"{seat} recruit {unit}" for unit in units), f"{seat} done"))


@asynccontextmanager
async def mustering(door: Door, seats: int = 2, **options: Any) -> AsyncIterator[tuple[str, list[Person], list[Visit]]]:
    """A table whose players build armies of 300 points, a spectator last."""
    people = [await door.person(name) for name in NAMES[:seats]]
    opened = await people[0].open_table(
        "me", *["open"] * (seats - 1), game=BATTLES.key, options={"points": 300, **options}
    )
    for person in people[1:]:
        await person.post(f"/api/tables/{opened.id}/seat", {})
    async with AsyncExitStack() as stack:
        visits = [await stack.enter_async_context(one.at(opened.id)) for one in [*people, await door.person("Ute")]]
        for visit in visits:
            await visit.catch_up()
        yield opened.id, people, visits


async def begun(visit: Visit) -> None:
    """Wait until the armies have met."""
    while any(zone.id == "muster" for zone in visit.place.scene.zones):
        await visit.hear()


def ready(visit: Visit) -> list[bool]:
    return [player.ready for player in visit.table.players]


async def test_an_army_is_prepared_while_another_is_built_and_then_both_are_played(tmp_path: Path) -> None:
    async with running(services(tmp_path)) as door, mustering(door) as (id, _, visits):
        hers, his, other = visits
        scene, seq = hers.place.scene, hers.place.seq
        await his.say(army(1, "pawn", "rook"))
        assert (await his.hear_a(Seats)).table.prepared == ("1 recruit pawn", "1 recruit rook", "1 done")
        for visit in (hers, other):
            await visit.catch_up()
            assert ready(visit) == [False, True]
            assert visit.table.prepared == ()
        assert (hers.place.scene, hers.place.seq) == (scene, seq)
        await hers.say(army(0, "king"))
        for visit in visits:
            await begun(visit)
        assert ready(hers) in ([False, False], [True, True])
        found = await door.services.store.match(id)
        assert found is not None
        lines = [written.line for written in found[1]]
        assert [line for line in lines if "recruit" in line or "done" in line][:5] == [
            "0 recruit king",
            "0 done",
            "1 recruit pawn",
            "1 recruit rook",
            "1 done",
        ]


async def test_who_is_ready_changes_the_army_until_all_are(tmp_path: Path) -> None:
    """Of three, the first changes the army while the third builds one; the second stays ready."""
    async with running(services(tmp_path)) as door, mustering(door, 3, mode="melee") as (_, _, visits):
        first, second, third, _ = visits
        before = first.place.scene
        await second.say(army(1, "pawn"))
        await first.say(army(0, "knight"))
        while "ready with" not in next(plate.note for plate in third.place.scene.plates if plate.seat == 1):
            await third.hear()
        await first.catch_up()
        await first.say(Prepare())
        await first.catch_up()
        assert first.table.prepared == ()
        assert first.place.scene == before
        await third.catch_up()
        assert ready(third) == [False, True, False]
        assert "ready with" not in str(third.place.scene.plates)
        await third.say(army(2, "rook"))
        await first.say(army(0, "bishop", "queen"))
        await begun(first)


@pytest.mark.parametrize("chosen", [("king", "rook"), ("pawn", "queen")])
async def test_the_others_learn_nothing_but_that_somebody_is_ready(tmp_path: Path, chosen: tuple[str, ...]) -> None:
    """What is sent to the others has the same bytes, whatever was prepared, changed and prepared again."""
    async with running(services(tmp_path)) as door, mustering(door) as (_, _, visits):
        hers, his, other = visits
        heard = [len(visit.frames) for visit in visits]
        await his.say(army(1, *chosen))
        await his.hear_a(Seats)
        await his.say(Prepare())
        await his.hear_a(Seats)
        await his.say(army(1, *chosen))
        await his.hear_a(Seats)
        for visit, since in ((hers, heard[0]), (other, heard[2])):
            await visit.catch_up()
            told = [str(frame) for frame in visit.frames[since:] if b"pong" not in frame]
            assert len(told) == 3
            assert not any(word in frame for frame in told for word in ("recruit", *chosen))
            assert told[0] == told[2]


async def test_a_prepared_army_outlives_a_restart(tmp_path: Path) -> None:
    async with running(services(tmp_path)) as door, mustering(door) as (id, people, visits):
        await visits[1].say(army(1, "pawn"))
        await visits[1].hear_a(Seats)
        cookies = [person.http.cookies for person in people]
    async with running(services(tmp_path)) as door:
        hers, his = [Person(door, {}) for _ in people]
        hers.http.cookies, his.http.cookies = cookies
        async with hers.at(id) as visit, his.at(id) as visited:
            await visit.catch_up()
            await visited.catch_up()
            assert ready(visit) == [False, True]
            assert visited.table.prepared == ("1 recruit pawn", "1 done")
            await visit.say(army(0, "king"))
            await begun(visit)


@pytest.mark.parametrize(
    ("prepared", "why"),
    [
        (army(1, "knight", "knight", "knight"), "costs 125 points; you have 50 left"),
        (Prepare(lines=("1 recruit pawn",)), "not complete"),
        (Prepare(lines=("1 recruit pawn", "1 done", "1 done")), "more than you can choose"),
        (army(0, "pawn"), ""),
        (Prepare(lines=("1 recruit dragon", "1 done")), ""),
    ],
)
async def test_what_could_not_be_played_is_not_kept(tmp_path: Path, prepared: Prepare, why: str) -> None:
    async with running(services(tmp_path)) as door, mustering(door) as (_, _, visits):
        await visits[1].say(prepared)
        assert why in (await visits[1].hear_a(Error)).text
        await visits[0].catch_up()
        assert ready(visits[0]) == [False, False]


async def test_an_army_stands_once_a_later_one_was_played_line_by_line(tmp_path: Path) -> None:
    """Programs may still recruit by playing: what they have played cannot be played again for them."""
    async with running(services(tmp_path)) as door, mustering(door, 3, mode="melee") as (_, _, visits):
        first, second, _, _ = visits
        await first.say(army(0, "knight"))
        while second.place.scene.prompt.seat != 1:
            await second.hear()
        assert isinstance(await second.play("1 recruit pawn", second.place.seq), Ack)
        await first.catch_up()
        await first.say(Prepare())
        assert "has chosen already" in (await first.hear_a(Error)).text
        await second.say(Prepare(lines=("1 done",)))
        while second.place.scene.prompt.seat != 2:
            await second.hear()
        await first.catch_up()
        await first.say(Prepare())
        assert "has chosen already" in (await first.hear_a(Error)).text


async def test_a_choice_that_is_taken_back_is_not_prepared_any_more(tmp_path: Path) -> None:
    async with running(services(tmp_path)) as door, mustering(door) as (_, _, visits):
        hers = visits[0]
        before = hers.place.scene
        await hers.say(army(0, "knight", "rook"))
        while hers.place.scene.prompt.seat != 1:
            await hers.hear()
        await hers.say(TakeBack())
        await hers.catch_up()
        while hers.place.scene != before:
            await hers.hear()
        await hers.silence()
        assert hers.table.prepared == ()
        assert hers.place.scene == before


async def test_nothing_is_prepared_once_the_game_has_gone_on(tmp_path: Path) -> None:
    async with running(services(tmp_path)) as door, mustering(door) as (_, _, visits):
        hers, his, other = visits
        await other.say(army(0, "king"))
        assert "You are watching" in (await other.hear_a(Error)).text
        await hers.say(army(0, "king"))
        await his.say(army(1, "king"))
        await begun(hers)
        await hers.say(Prepare())
        assert "Nothing can be prepared now" in (await hers.hear_a(Error)).text
