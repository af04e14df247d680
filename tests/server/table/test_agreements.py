"""Agreements: draws, resigning, bots for absent players, the next game."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from regalia.games.royal_ascension import GAME as ASCENSION
from regalia.games.royals import GAME as ROYALS
from regalia.kernel import record as records
from regalia.lab.verify import fault_in
from regalia.server.table.agreements import LONG
from regalia.server.wire.lobby import Lobby
from regalia.server.wire.messages import Ack, Error, Propose, Refusal, Rematch, Reply, Resign, Return, Seats, Update
from regalia.server.wire.table import Ending
from tests.server.harness import Door, Person, for_two, make_services, play_out, running
from tests.server.scripted import FirstMove, SetClock

pytestmark = pytest.mark.anyio


async def royals_for_two(door: Door) -> tuple[str, Person, Person]:
    mira, oskar = await door.person("Mira"), await door.person("Oskar")
    opened = await mira.open_table("me", "open", game=ROYALS.key, options={"first_player": "seat0"})
    await oskar.post(f"/api/tables/{opened.id}/seat", {})
    return opened.id, mira, oskar


async def test_who_resigns_loses_and_the_record_says_so_in_its_envelope(tmp_path: Path) -> None:
    async with running(make_services(tmp_path, games={ROYALS.key: ROYALS})) as door:
        id, mira, oskar = await royals_for_two(door)
        async with mira.at(id) as hers, oskar.at(id) as his:
            await hers.catch_up()
            assert isinstance(await hers.play("0 end", hers.place.seq), Ack)
            await hers.say(Resign())
            while not hers.table.over:
                await hers.hear()
            assert hers.table.ending == Ending(how="resign", seat=0, result=(0.0, 1.0))
            await his.catch_up()
            refused = await his.play(his.place.scene.choices[0].line, his.place.seq)
            assert isinstance(refused, Refusal)
            assert refused.reason == "The game is over."
            await his.say(Resign())
            assert (await his.hear_a(Error)).text == "The game is over."
        found = msgspec.json.decode((await oskar.get("/api/lobby")).content, type=Lobby)
        assert [(row.over, row.note) for row in found.mine] == [(True, "Won")]
        record = records.read((await mira.get(f"/api/tables/{id}/record")).content)
        assert record.table == {"ended": {"how": "resign", "seat": 0, "result": [0.0, 1.0]}}
        assert (record.result, record.reason, fault_in(record)) == (None, None, None)
        assert (await mira.get(f"/api/replays/{id}")).json()["result"] == [0.0, 1.0]


async def test_an_ended_game_is_ended_after_a_restart(tmp_path: Path) -> None:
    async with running(make_services(tmp_path, games={ROYALS.key: ROYALS})) as door:
        id, mira, _ = await royals_for_two(door)
        async with mira.at(id) as hers:
            await hers.say(Resign())
            await hers.catch_up()
        cookies = mira.http.cookies
    async with running(make_services(tmp_path, games={ROYALS.key: ROYALS})) as door:
        mira = door.stranger()
        mira.http.cookies = cookies
        async with mira.at(id) as hers:
            await hers.catch_up()
            assert (hers.table.over, hers.table.ending) == (True, Ending(how="resign", seat=0, result=(0.0, 1.0)))


async def test_a_draw_needs_both(tmp_path: Path) -> None:
    async with running(make_services(tmp_path, games={ROYALS.key: ROYALS})) as door:
        id, mira, oskar = await royals_for_two(door)
        async with mira.at(id) as hers, oskar.at(id) as his:
            await hers.say(Propose(what="draw"))
            await hers.catch_up()
            await his.catch_up()
            assert his.table.proposal is not None
            assert (his.table.draws, his.table.proposal.what, his.table.proposal.waits) == (True, "draw", (1,))
            await hers.say(Reply(yes=True))  # not hers to agree to
            await hers.catch_up()
            assert not hers.table.over
            await hers.say(Reply(yes=False))
            await hers.catch_up()
            assert hers.table.proposal is None
            await his.say(Propose(what="draw"))
            await his.catch_up()
            await hers.say(Reply(yes=True))
            while not his.table.over:
                await his.hear()
            assert his.table.ending == Ending(how="draw", seat=None, result=(0.5, 0.5))


async def test_ascension_has_no_draws_and_no_resigning_among_more_than_two(tmp_path: Path) -> None:
    async with running(make_services(tmp_path, games={ASCENSION.key: ASCENSION}, bots=FirstMove())) as door:
        mira = await door.person("Mira")
        opened = await mira.open_table("me", "random", "random", game=ASCENSION.key)
        async with mira.at(opened.id) as hers:
            await hers.say(Propose(what="draw"))
            assert (await hers.hear_a(Error)).text == "The Royal Ascension cannot end in an agreed draw."
            await hers.say(Resign())
            assert "Let a bot play on" in (await hers.hear_a(Error)).text


async def test_a_bot_plays_for_whom_all_agree_and_the_seat_is_taken_back(tmp_path: Path) -> None:
    async with running(make_services(tmp_path, bots=FirstMove())) as door:
        id, mira, oskar = await for_two(door)
        async with mira.at(id) as hers, oskar.at(id) as his:
            await his.catch_up()
            await hers.say(Propose(what="bot"))
            await hers.catch_up()
            await his.say(Reply(yes=True))
            while hers.place.seq < 3:
                await hers.hear()
            assert hers.table.players[0].bot == "Squire"
            refused = await hers.play("0 commit 0", hers.place.seq)
            assert isinstance(refused, Refusal)
            assert "A bot is playing for you" in refused.reason
            await hers.say(Return())
            await hers.catch_up()
            assert hers.table.players[0].bot == ""
            while his.place.seq < 3:
                await his.hear()
            await play_out([hers, his])


async def test_who_has_long_gone_is_played_for_without_asking_and_after_a_restart(tmp_path: Path) -> None:
    clock = SetClock()
    async with running(make_services(tmp_path, clock=clock, bots=FirstMove())) as door:
        id, mira, oskar = await for_two(door)
        async with oskar.at(id) as his:
            async with mira.at(id) as hers:
                await hers.catch_up()
                await his.say(Propose(what="bot", seat=0))
                assert (await his.hear_a(Error)).text == "This player is at the table, so no bot can take over."
            clock.go_on(LONG - 1)
            await his.say(Propose(what="bot", seat=0))
            assert (await his.hear_a(Error)).text == "This player has only just left: wait 3 minutes."
            clock.go_on(1)
            await his.say(Propose(what="bot", seat=0))
            await his.hear_a(Update)
        cookies = oskar.http.cookies
    async with running(make_services(tmp_path, clock=clock, bots=FirstMove())) as door:
        oskar = door.stranger()
        oskar.http.cookies = cookies
        async with oskar.at(id) as his:
            await his.catch_up()
            assert his.table.players[0].bot == "Squire"
            while not his.table.over:
                if his.place.scene.choices:
                    await his.play(his.place.scene.choices[0].line, his.place.seq)
                await his.hear()


async def test_long_absence_is_told_and_needs_no_agreement_of_a_third(tmp_path: Path) -> None:
    clock = SetClock()
    async with running(
        make_services(tmp_path, games={ASCENSION.key: ASCENSION}, clock=clock, bots=FirstMove())
    ) as door:
        people = [await door.person(name) for name in ("Mira", "Oskar", "Ines")]
        opened = await people[0].open_table("me", "open", "open", game=ASCENSION.key)
        for person in people[1:]:
            await person.post(f"/api/tables/{opened.id}/seat", {})
        async with people[0].at(opened.id) as hers, people[2].at(opened.id):
            async with people[1].at(opened.id) as his:
                await his.catch_up()
            await hers.say(Propose(what="bot", seat=1))
            await hers.catch_up()
            assert hers.table.proposal is not None
            assert hers.table.proposal.waits == (2,)
            clock.go_on(LONG)
            info = (await people[0].get(f"/api/tables/{opened.id}")).json()
            assert info["players"][1]["away"] is True
            await hers.say(Propose(what="bot", seat=1))
            await hers.catch_up()
            table = hers.table
            assert (table.proposal, table.players[1].bot) == (None, "Squire")


async def test_a_rematch_with_the_seats_swapped(tmp_path: Path) -> None:
    async with running(make_services(tmp_path, games={ROYALS.key: ROYALS})) as door:
        id, mira, oskar = await royals_for_two(door)
        async with mira.at(id) as hers, oskar.at(id) as his:
            await hers.catch_up()
            await hers.say(Resign())
            while not hers.table.over:
                await hers.hear()
            await hers.say(Rematch(swapped=True))
            await his.say(Rematch())
            following = (await hers.hear_a(Seats)).table.rematch
        async with mira.at(following) as hers:
            await hers.catch_up()
            assert hers.table.you == 1
            assert hers.table.options == {"first_player": "seat0"}
            assert [player.name for player in hers.table.players] == ["Oskar", "Mira"]
