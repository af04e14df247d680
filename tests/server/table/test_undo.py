"""Undo: free where nobody has learned anything, else by agreement; what was taken back is gone."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

import msgspec
import pytest

from regalia.fairness.recompute import chance_fault_in
from regalia.games.royal_ascension import GAME as ASCENSION
from regalia.games.royal_battles import GAME as BATTLES
from regalia.games.royals import GAME as ROYALS
from regalia.kernel import record as records
from regalia.kernel.match import Match
from regalia.lab.verify import fault_in
from regalia.server.limits import Limits, Rate
from regalia.server.services import Services
from regalia.server.store.entries import Ended, TakenBack, epochs, read, standing
from regalia.server.store.rows import Written
from regalia.server.wire.messages import Ack, Error, Reply, Seats, Snapshot, TakeBack, Update
from tests.server.bluff import GAME
from tests.server.harness import Door, Person, ScriptedChance, Visit, for_two, make_services, running
from tests.server.scripted import FirstMove
from tests.server.worlds import BEFORE

pytestmark = pytest.mark.anyio

LINES = [line.strip() for line in BEFORE.replace("\n", " ").split("|")]
FAST = Limits(messages=Rate(10_000, 10_000), requests=Rate(10_000, 10_000))


def ascension_services(data: Path) -> Services:
    chance = ScriptedChance(*[line for line in LINES if line[0] == "~"])
    return make_services(data, games={ASCENSION.key: ASCENSION}, chance=chance, limits=FAST)


@asynccontextmanager
async def in_secret(door: Door) -> AsyncIterator[tuple[str, Person, list[Visit]]]:
    """Ascension for four, with seat 0 about to choose its fighter: the visits by seat, a spectator last."""
    people = [await door.person(name) for name in ("Mira", "Oskar", "Ines", "Jon", "Ute")]
    opened = await people[0].open_table("me", "open", "open", "open", game=ASCENSION.key)
    for person in people[1:4]:
        await person.post(f"/api/tables/{opened.id}/seat", {})
    async with AsyncExitStack() as stack:
        visits = [await stack.enter_async_context(person.at(opened.id)) for person in people]
        for line in LINES:
            if line[0] != "~":
                visit = visits[int(line[0])]
                await visit.catch_up()
                assert isinstance(await visit.play(line, visit.place.seq), Ack)
        for visit in visits:
            await visit.catch_up()
        yield opened.id, people[0], visits


# ---- entries


def test_entries_are_read_as_they_are_written() -> None:
    for entry in (TakenBack(1), TakenBack(12, fresh=True), Ended("resign", 1), Ended("draw")):
        assert read(str(entry)) == entry
    assert read("0 pass") is None
    assert read("~ draw 0 1") is None


def test_what_stands_is_what_was_not_taken_back() -> None:
    lines = [Written(text) for text in ("a", "b", "c", "< 2 fresh", "d", "< 1", "e", "! resign 0")]
    stand, ended = standing(lines)
    assert [(line.written.line, line.number, line.epoch) for line in stand] == [("a", 0, 0), ("e", 6, 1)]
    assert epochs(lines) == (1, 2)
    assert epochs(lines[:3]) == (1,)
    assert ended == Ended("resign", 0)
    assert ended.result(2) == (0.0, 1.0)
    assert Ended("draw").result(2) == (0.5, 0.5)


def test_a_match_before_its_last_lines() -> None:
    match = Match(GAME, {"cards": 5})
    for line in ("~ draw 0 0 1", "~ draw 1 2 3", "0 commit 1"):
        match.play(line)
    earlier = match.before(1)
    assert earlier.lines == ["~ draw 0 0 1", "~ draw 1 2 3"]
    assert match.before(0).lines == match.lines
    assert earlier.turn == 0


# ---- free


async def test_a_choice_that_nobody_saw_is_taken_back_at_once_and_nobody_notices(tmp_path: Path) -> None:
    async with running(ascension_services(tmp_path)) as door, in_secret(door) as (id, mira, visits):
        hers, others = visits[0], visits[1:]
        before = [len(visit.frames) for visit in others]
        scene, seq = hers.place.scene, hers.place.seq
        assert isinstance(await hers.play("0 field bulben", seq), Ack)
        assert isinstance(await hers.play("0 use Qh", seq + 1), Ack)
        for back in (3, 4):
            await hers.say(TakeBack())
            again = await hers.hear_a(Snapshot)
            assert again.seq == seq + back
        assert again.scene == scene
        assert isinstance(await hers.play("0 field bulben", again.seq), Ack)
        for visit, count in zip(others, before, strict=True):
            await visit.catch_up()
            assert len(visit.frames) == count + 1  # the pong
        async with mira.at(id, seq=seq + 1) as behind:
            assert isinstance(await behind.hear(), Snapshot)
        assert isinstance(await hers.play("0 done", again.seq + 1), Ack)
        assert (await others[0].hear_a(Update)).seq == others[0].pictures[-2].seq + 1


async def test_a_secret_army_is_taken_back_until_the_next_player_is_ready(tmp_path: Path) -> None:
    """All of it at once, without asking; the other learns that it is not ready any more, and no unit."""
    army = ("0 recruit knight", "0 recruit rook", "0 done")
    services = make_services(tmp_path, games={BATTLES.key: BATTLES}, limits=FAST)
    async with running(services) as door, AsyncExitStack() as stack:
        mira, oskar = await door.person("Mira"), await door.person("Oskar")
        opened = await mira.open_table("me", "open", game=BATTLES.key, options={"points": 300})
        await oskar.post(f"/api/tables/{opened.id}/seat", {})
        hers, his = [await stack.enter_async_context(one.at(opened.id)) for one in (mira, oskar)]
        await hers.catch_up()
        before = hers.place.scene
        for line in army:
            await hers.catch_up()
            assert isinstance(await hers.play(line, hers.place.seq), Ack)
        await his.catch_up()
        assert "ready with 2 units" in str(his.place.scene.plates)
        await hers.say(TakeBack())
        assert (await hers.hear_a(Snapshot)).scene == before
        await his.catch_up()
        assert his.table.proposal is None
        assert "ready with" not in str(his.place.scene.plates)
        assert not any("0 recruit" in str(frame) for frame in his.frames)
        for line in ("0 recruit king", "0 done"):
            await hers.catch_up()
            assert isinstance(await hers.play(line, hers.place.seq), Ack)
        for line in ("1 recruit pawn", "1 done"):
            await his.catch_up()
            assert isinstance(await his.play(line, his.place.seq), Ack)
        await hers.say(TakeBack())  # both armies are known: now it needs Oskar's consent
        assert (await his.hear_a(Seats)).table.proposal is not None


async def test_a_restart_keeps_what_stands_and_every_count(tmp_path: Path) -> None:
    async with running(ascension_services(tmp_path)) as door, in_secret(door) as (id, mira, visits):
        hers = visits[0]
        await hers.play("0 field bulben", hers.place.seq)
        await hers.say(TakeBack())
        place = await hers.hear_a(Snapshot)
        counts = [visit.place.seq for visit in visits]
        people = [visit.table.you for visit in visits]
        cookies = mira.http.cookies
    assert people == [0, 1, 2, 3, None]
    async with running(ascension_services(tmp_path)) as door:
        mira = door.stranger()
        mira.http.cookies = cookies
        async with mira.at(id) as again:
            shown = await again.hear_a(Snapshot)
            assert (shown.seq, shown.scene, shown.log) == (place.seq, place.scene, place.log)
        async with door.stranger().at(id) as watching:
            assert (await watching.hear_a(Snapshot)).seq == counts[-1]


# ---- by agreement


async def test_what_others_saw_is_taken_back_only_when_they_agree(tmp_path: Path) -> None:
    chance = ScriptedChance("~ draw 0 0 1", "~ draw 1 2 3")
    async with running(make_services(tmp_path, chance=chance)) as door:
        id, mira, oskar = await for_two(door)
        async with mira.at(id) as hers, oskar.at(id) as his, door.stranger().at(id) as other:
            assert isinstance(await hers.play("0 commit 1", 2), Ack)
            await hers.catch_up()
            await hers.say(TakeBack())
            asked = (await hers.hear_a(Seats)).table.proposal
            assert asked is not None
            assert (asked.what, asked.by, asked.waits) == ("undo", 0, (1,))
            await his.say(Reply(yes=False))
            while (await hers.hear_a(Seats)).table.proposal is not None:
                pass
            await hers.say(TakeBack())
            await hers.catch_up()
            await his.catch_up()
            await his.say(Reply(yes=True))
            for visit in (hers, his, other):
                shown = await visit.hear_a(Snapshot)
                while shown.seq < 4:
                    shown = await visit.hear_a(Snapshot)
                assert (shown.seq, len(shown.log)) == (4, 2)
                assert shown.table.proposal is None
            assert [choice.line for choice in hers.place.scene.choices] == ["0 commit 0", "0 commit 1"]
            assert isinstance(await hers.play("0 commit 0", 4), Ack)


async def test_what_is_proposed_is_forgotten_when_the_table_moves_on(tmp_path: Path) -> None:
    async with running(make_services(tmp_path)) as door:
        id, mira, oskar = await for_two(door)
        async with mira.at(id) as hers, oskar.at(id) as his:
            await hers.catch_up()
            await hers.play(hers.place.scene.choices[0].line, 2)
            await hers.say(TakeBack())
            await hers.catch_up()
            assert hers.table.proposal is not None
            await his.catch_up()
            await his.play(his.place.scene.choices[0].line, 3)
            await his.catch_up()
            assert his.table.proposal is None
            await his.say(Reply(yes=True))
            assert (await his.hear_a(Error)).text == "There is no proposal for you to answer."


async def test_bots_agree_chance_begins_a_new_epoch_and_every_card_can_be_checked(tmp_path: Path) -> None:
    async with running(make_services(tmp_path, games={ROYALS.key: ROYALS}, bots=FirstMove())) as door:
        mira = await door.person("Mira")
        options = {"first_player": "seat0", "turn_limit": 6}
        opened = await mira.open_table("me", "random", game=ROYALS.key, options=options)
        async with mira.at(opened.id) as hers:
            await hers.catch_up()
            first = hers.place
            await hers.play("0 end", first.seq)
            await hers.say(TakeBack())
            await hers.catch_up()
            assert hers.place.seq > first.seq
            while hers.place.scene != first.scene:
                await hers.hear()
            while not hers.table.over:
                if lines := [choice.line for choice in hers.place.scene.choices]:
                    line = next((line for line in lines if line.startswith("0 discard ")), lines[0])
                    await hers.play(line, hers.place.seq)
                await hers.hear()
        record = records.read((await mira.get(f"/api/tables/{opened.id}/record")).content)
        assert len(record.table["epochs"]) == 2
        assert record.table["epochs"] == record.chance["epochs"]
        assert (fault_in(record), chance_fault_in(record)) == (None, None)
        assert chance_fault_in(msgspec.structs.replace(record, chance={**record.chance, "epochs": [1]})) is not None
        assert not any(line[0] in "<!" for line in record.lines)


async def test_who_has_not_chosen_has_nothing_to_take_back(tmp_path: Path) -> None:
    async with running(make_services(tmp_path)) as door:
        id, mira, oskar = await for_two(door)
        async with mira.at(id), oskar.at(id) as his, door.stranger().at(id) as other:
            await his.say(TakeBack())
            assert "not made a choice" in (await his.hear_a(Error)).text
            await other.say(TakeBack())
            assert "You are watching" in (await other.hear_a(Error)).text


def test_stored_records_verify_with_an_envelope() -> None:
    """An envelope changes nothing about a record: old programs ignore it, and the lines are the same."""
    match = Match(ASCENSION, {}, 4)
    for line in LINES:
        match.play(line)
    record = msgspec.structs.replace(match.record(), table={"clock": {"kind": "move"}, "epochs": [1]})
    assert fault_in(record) is None
