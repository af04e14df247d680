"""Verifiable chance at a table: who shows what in which order, and what stays hidden until the end."""

from __future__ import annotations

import asyncio
import json
import logging
import sqlite3
from pathlib import Path

import pytest

from regalia.fairness import check_chance
from regalia.fairness.derivation import fresh, house_part, number, sealed, seed
from regalia.fairness.recompute import chance_fault_in
from regalia.games import find
from regalia.kernel import record as records
from regalia.kernel.record import Record
from regalia.server.services import DATABASE
from regalia.server.store.chance import FairChance
from regalia.server.table.opening import Opening
from regalia.server.table.rooms import Rooms
from regalia.server.wire.lobby import NewTable
from regalia.server.wire.messages import Error, OpenPart, Pledge, Refusal, Rematch, Seats, Snapshot, Update
from regalia.server.wire.table import ChanceInfo
from tests.server.harness import Door, Person, ScriptedChance, Visit, make_services, play_out, running
from tests.server.scripted import NeverBots

pytestmark = pytest.mark.anyio

ROYALS = {"games": {"royals": find("royals")}}
LONG = FairChance(patience=60)  # nobody waits that long: everybody does their part
SHORT = FairChance(patience=0.05)
ONE, TWO = "a1" * 32, "b2" * 32


async def told(visit: Visit, stage: str) -> ChanceInfo:
    """Receive messages until the table is at that stage."""
    while True:
        message = await visit.hear()
        if isinstance(message, Snapshot | Seats) and message.table.chance and message.table.chance.stage == stage:
            return message.table.chance


async def for_two(door: Door) -> tuple[str, Person, Person]:
    mira, oskar = await door.person("Mira"), await door.person("Oskar")
    opened = await mira.open_table("me", "open", game=next(iter(door.services.games)))
    await oskar.post(f"/api/tables/{opened.id}/seat", {})
    return opened.id, mira, oskar


async def begun(*visits: Visit) -> None:
    for visit in visits:
        await visit.hear_a(Update)


async def add_parts(hers: Visit, his: Visit) -> ChanceInfo:
    await hers.say(Pledge(promise=sealed(ONE)))
    await his.say(Pledge(promise=sealed(TWO)))
    await told(hers, "opening")
    await told(his, "opening")
    await hers.say(OpenPart(part=ONE))
    await his.say(OpenPart(part=TWO))
    chance = await told(hers, "sealed")
    await begun(hers, his)
    return chance


async def record_of(person: Person, table: str) -> Record:
    return records.read((await person.get(f"/api/tables/{table}/record")).content)


def secret_of(data: Path, table: str) -> str:
    """The secret, as an operator could look it up."""
    with sqlite3.connect(data / DATABASE) as connection:
        (text,) = connection.execute("SELECT seal FROM seal WHERE match = ?", (table,)).fetchone()
    connection.close()
    return str(json.loads(text)["secret"])


async def test_commitment_promises_parts_cards_and_after_the_end_the_secret(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    async with running(make_services(tmp_path, chance=LONG, **ROYALS)) as door:
        table, mira, oskar = await for_two(door)
        secret = secret_of(tmp_path, table)
        async with mira.at(table) as hers, oskar.at(table) as his:
            first = await hers.hear_a(Snapshot)
            assert (first.seq, first.table.started) == (0, True)  # no line has been dealt
            chance = first.table.chance
            assert chance is not None
            assert (chance.commitment, chance.stage) == (sealed(secret), "promising")
            assert await add_parts(hers, his) is not None
            await play_out([hers, his])
            before_the_end = b"".join(hers.frames + his.frames)
        record = await record_of(mira, table)
        assert record.chance["secret"] == secret
        assert record.chance["commitment"] == chance.commitment
        assert [share["part"] for share in record.chance["shares"]] == [ONE, TWO]
        assert chance_fault_in(record) is None
        assert check_chance.check(json.loads(records.write(record)), chance.commitment) >= 11
        derived = seed(secret, table, [ONE, TWO]).hex()
        for hidden in (secret, derived):
            assert hidden.encode() not in before_the_end
            assert hidden not in caplog.text


async def test_the_host_is_asked_for_a_part_when_bots_take_the_free_seats(tmp_path: Path) -> None:
    async with running(make_services(tmp_path, chance=LONG, **ROYALS)) as door:
        mira = await door.person("Mira")
        table = (await mira.open_table("me", "open", game="royals")).id
        async with mira.at(table) as hers:
            await hers.say(Pledge(promise=sealed(ONE)))
            while not (await told(hers, "promising")).shares[0].promise:
                pass
            await mira.post(f"/api/tables/{table}/bots", {})
            await told(hers, "opening")
            await hers.say(OpenPart(part=ONE))
            assert (await told(hers, "sealed")).shares[0].part == ONE
            await begun(hers)


async def test_everybody_is_told_that_the_seal_is_closed_before_the_first_card(tmp_path: Path) -> None:
    """Whoever closes it: here the table that begins, because no browser is waited for."""
    async with running(make_services(tmp_path, chance=FairChance(patience=0), **ROYALS)) as door:
        mira, oskar = await door.person("Mira"), await door.person("Oskar")
        table = (await mira.open_table("me", "open", game="royals")).id
        async with mira.at(table) as hers:
            await told(hers, "promising")
            await oskar.post(f"/api/tables/{table}/seat", {})
            await told(hers, "sealed")
            await begun(hers)


async def test_the_secret_stays_closed_as_long_as_the_game_goes_on(tmp_path: Path) -> None:
    """Even at an abandoned table: an opened secret would reveal the hands."""
    async with running(make_services(tmp_path)) as door:
        table, mira, _ = await for_two(door)
        answers = [
            await mira.get(f"/api/tables/{table}/record"),
            await mira.get(f"/api/replays/{table}"),
            await mira.get(f"/api/tables/{table}"),
            await mira.get("/api/lobby"),
        ]
        assert [answer.status_code for answer in answers] == [409, 409, 200, 200]
        secret = secret_of(tmp_path, table)
        assert not any(secret in answer.text for answer in answers)


async def test_what_the_players_know_does_not_give_the_cards(tmp_path: Path) -> None:
    """Nothing can be derived from what is published: the commitment and all parts give no draw."""
    async with running(make_services(tmp_path, chance=LONG, **ROYALS)) as door:
        table, mira, oskar = await for_two(door)
        async with mira.at(table) as hers, oskar.at(table) as his:
            chance = await add_parts(hers, his)
            await play_out([hers, his])
        record = await record_of(mira, table)
        guessed = seed(chance.commitment, table, [share.part for share in chance.shares])
        known = seed(record.chance["secret"], table, [ONE, TWO])
        places = range(1, len(record.lines))
        assert [number(guessed, 0, line, 1, 50) for line in places] != [
            number(known, 0, line, 1, 50) for line in places
        ]


async def test_no_part_is_seen_before_all_are_in_and_none_can_be_chosen_late(tmp_path: Path) -> None:
    """Nobody can wait to speak last: a promise fixes each part before any other is shown."""
    async with running(make_services(tmp_path, chance=LONG)) as door:
        table, mira, oskar = await for_two(door)
        async with mira.at(table) as hers, oskar.at(table) as his:
            await hers.say(OpenPart(part=ONE))
            assert "others still have to promise" in (await hers.hear_a(Error)).text
            await hers.say(Pledge(promise=sealed(ONE)))
            await hers.say(Pledge(promise=sealed(TWO)))
            assert (await hers.hear_a(Error)).text == "This seat has already promised another part."
            await his.say(Pledge(promise=sealed(TWO)))
            await told(hers, "opening")
            await hers.say(OpenPart(part=ONE))
            half = await his.hear_a(Seats)
            while not (half.table.chance and half.table.chance.stage == "opening"):
                half = await his.hear_a(Seats)
            await his.catch_up()
            assert ONE.encode() not in b"".join(his.frames)
            await his.say(OpenPart(part=fresh()))
            assert (await his.hear_a(Error)).text == "This is not the part that the seat promised."
            await his.say(Pledge(promise=sealed(ONE)))
            assert "too late" in (await his.hear_a(Error)).text
            await his.say(OpenPart(part=TWO))
            chance = await told(his, "sealed")
            assert [share.part for share in chance.shares] == [ONE, TWO]
            assert (await his.hear_a(Update)).seq == 1
            await his.say(OpenPart(part=fresh()))
            assert "any more" in (await his.hear_a(Error)).text
            await his.say(OpenPart(part=TWO))  # sent twice over a bad connection: harmless
            await his.silence()


async def test_who_does_not_promise_in_time_adds_nothing_and_holds_up_nobody(tmp_path: Path) -> None:
    async with running(make_services(tmp_path, chance=SHORT)) as door:
        table, mira, oskar = await for_two(door)
        async with mira.at(table) as hers, oskar.at(table) as his:
            await hers.say(Pledge(promise=sealed(ONE)))
            await told(hers, "opening")
            await hers.say(OpenPart(part=ONE))
            chance = await told(his, "sealed")
            assert [(share.by, share.promise, share.part) for share in chance.shares] == [
                ("player", sealed(ONE), ONE),
                ("player", "", ""),
            ]
            await begun(hers, his)
            await play_out([hers, his])


async def test_who_promises_and_does_not_open_is_seen_to(tmp_path: Path) -> None:
    async with running(make_services(tmp_path, chance=SHORT, **ROYALS)) as door:
        table, mira, oskar = await for_two(door)
        async with mira.at(table) as hers, oskar.at(table) as his:
            await hers.say(Pledge(promise=sealed(ONE)))
            await his.say(Pledge(promise=sealed(TWO)))
            await told(hers, "opening")
            await hers.say(OpenPart(part=ONE))
            await begun(hers, his)
            await play_out([hers, his])
        record = await record_of(mira, table)
        assert record.chance["shares"][1] == {"by": "player", "promise": sealed(TWO)}
        assert chance_fault_in(record) is None


async def test_nothing_is_played_before_the_seal_is_closed(tmp_path: Path) -> None:
    async with running(make_services(tmp_path, chance=LONG)) as door:
        table, mira, _ = await for_two(door)
        async with mira.at(table) as hers:
            await hers.hear_a(Snapshot)
            refused = await hers.play("0 commit 3", 0)
            assert isinstance(refused, Refusal)
            assert "starts in a moment" in refused.reason


async def test_a_bots_part_is_the_servers_and_follows_from_its_secret(tmp_path: Path) -> None:
    async with running(make_services(tmp_path, chance=LONG, bots=NeverBots(), **ROYALS)) as door:
        mira = await door.person("Mira")
        opened = await mira.open_table("me", "greedy", game="royals")
        async with mira.at(opened.id) as hers:
            await hers.say(Pledge(promise=sealed(ONE)))
            shown = await told(hers, "opening")
            part = house_part(secret_of(tmp_path, opened.id), opened.id, 1)
            assert [(share.by, share.promise) for share in shown.shares] == [
                ("player", sealed(ONE)),
                ("house", sealed(part)),
            ]
            await hers.say(OpenPart(part=ONE))
            chance = await told(hers, "sealed")
            assert chance.shares[1].part == ""  # revealed with the secret
            assert (await hers.hear_a(Update)).seq == 1


async def test_a_table_of_bots_waits_for_nobody(tmp_path: Path) -> None:
    async with running(make_services(tmp_path, chance=LONG, bots=NeverBots())) as door:
        mira = await door.person("Mira")
        opened = await mira.open_table("random", "random")
        async with mira.at(opened.id) as hers:
            chance = (await hers.hear_a(Snapshot)).table.chance
            assert chance is not None
            assert (chance.stage, [share.by for share in chance.shares]) == ("sealed", ["house", "house"])


async def test_a_spectator_adds_nothing(tmp_path: Path) -> None:
    async with running(make_services(tmp_path, chance=LONG)) as door:
        table, _, _ = await for_two(door)
        ines = await door.person("Ines")
        async with ines.at(table) as watching:
            await watching.say(Pledge(promise=sealed(ONE)))
            assert "watching" in (await watching.hear_a(Error)).text


@pytest.mark.parametrize("text", ["", "0" * 63, "A" * 64, "zz" * 32, "0" * 3000])
async def test_a_promise_is_a_hash(tmp_path: Path, text: str) -> None:
    async with running(make_services(tmp_path, chance=LONG)) as door:
        table, mira, _ = await for_two(door)
        async with mira.at(table) as hers:
            await hers.say(Pledge(promise=text))
            assert (await hers.hear_a(Error)).text == "A promise must be a SHA-256 hash: 64 lower-case hex digits."


async def test_after_a_restart_the_commitment_is_the_same_and_the_game_goes_on(tmp_path: Path) -> None:
    async with running(make_services(tmp_path, chance=LONG, **ROYALS)) as door:
        table, mira, oskar = await for_two(door)
        async with mira.at(table) as hers:
            await hers.say(Pledge(promise=sealed(ONE)))
            await hers.hear_a(Seats)
            before = hers.table.chance
            assert before is not None
            assert before.shares[0].promise == sealed(ONE)
    async with running(make_services(tmp_path, chance=LONG, **ROYALS)) as door:
        mira.door = oskar.door = door
        async with mira.at(table) as hers, oskar.at(table) as his:
            after = (await hers.hear_a(Snapshot)).table.chance
            assert after == before
            await add_parts(hers, his)
            await play_out([hers, his])
        record = records.read(await _record(door, mira, table))
        assert record.chance["commitment"] == before.commitment
        assert chance_fault_in(record) is None


async def _record(door: Door, person: Person, table: str) -> bytes:
    """The record, fetched by a visitor of the new server: anybody with the address may read it."""
    return (await door.stranger().get(f"/api/tables/{table}/record")).content


async def test_a_rematch_has_a_secret_of_its_own(tmp_path: Path) -> None:
    async with running(make_services(tmp_path)) as door:
        table, mira, oskar = await for_two(door)
        async with mira.at(table) as hers, oskar.at(table) as his:
            await play_out([hers, his])
            await hers.say(Rematch())
            following = (await hers.hear_a(Seats)).table.rematch
        assert secret_of(tmp_path, following) != secret_of(tmp_path, table)


async def test_a_table_from_before_plays_on_and_has_nothing_to_check(tmp_path: Path) -> None:
    async with running(make_services(tmp_path, **ROYALS)) as door:
        table, mira, oskar = await for_two(door)
    with sqlite3.connect(tmp_path / DATABASE) as connection:
        connection.execute("DELETE FROM seal")
    connection.close()
    async with running(make_services(tmp_path, **ROYALS)) as door:
        mira.door = oskar.door = door
        async with mira.at(table) as hers, oskar.at(table) as his:
            assert (await hers.hear_a(Snapshot)).table.chance is None
            await play_out([hers, his])
        record = records.read(await _record(door, mira, table))
        assert record.chance is None
        fault = chance_fault_in(record)
        assert fault is not None
        assert "no commitment" in fault.reason


async def test_a_server_that_deals_something_else_is_caught(tmp_path: Path) -> None:
    """A dishonest server: its lines are legal and its commitment is shown, but the record proves the fraud."""
    deal = ScriptedChance("~ first 0", "~ draw 0 Ah Kh Qh Jh Th", "~ draw 1 2c 3c 4c 5c 6c")
    async with running(make_services(tmp_path, chance=deal, **ROYALS)) as door:
        table, mira, oskar = await for_two(door)
        async with mira.at(table) as hers, oskar.at(table) as his:
            door.services.chance = FairChance(0)
            await play_out([hers, his])
        record = await record_of(mira, table)
        fault = chance_fault_in(record)
        assert fault is not None
        assert (fault.line, "The secret and the players' parts give" in fault.reason) in ((1, True), (2, True))


async def test_the_script_can_be_had_from_the_server_and_is_the_one_of_the_package(tmp_path: Path) -> None:
    async with running(make_services(tmp_path)) as door:
        answer = await door.stranger().get("/api/check_chance.py")
        assert answer.content == Path(check_chance.__file__).read_bytes()
        assert "attachment" in answer.headers["content-disposition"]


async def test_two_processes_open_one_table(tmp_path: Path) -> None:
    """Both use one database, and each has one of the players; each respects what the other stored."""
    here, there = [Rooms(make_services(tmp_path, chance=LONG, **ROYALS)) for _ in range(2)]
    row = await here.open_table(NewTable(game="royals", seats=("me", "open")), "mira")
    async with here.room(row.id) as hers:
        await hers.sit("oskar", "Oskar", 1)
        async with there.room(row.id) as his:
            await his.begin()
            await hers.opening.take(0, Pledge(promise=sealed(ONE)))
            await his.opening.take(
                1, Pledge(promise=sealed(TWO))
            )  # based on what is stored, which includes her promise
            await staged(his.opening, "opening")
            await hers.opening.refresh()
            assert hers.opening.seal == his.opening.seal
            await his.opening.take(1, OpenPart(part=TWO))
            await hers.opening.take(0, OpenPart(part=ONE))
            await staged(hers.opening, "sealed")
            assert hers.opening.seal is not None
            assert hers.opening.seal.parts == (ONE, TWO)
            await his.opening.refresh()
            assert his.opening.done
    for rooms in (here, there):
        await rooms.close()
        await rooms.services.close()


async def staged(opening: Opening, stage: str) -> None:
    async with asyncio.timeout(20):
        while opening.seal is None or opening.seal.stage != stage:
            await asyncio.sleep(0.01)
