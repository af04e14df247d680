"""Tables: opening, sitting down, playing, watching, rematches."""

from __future__ import annotations

import gc
import weakref
from pathlib import Path

import msgspec
import pytest

from regalia.games import find
from regalia.server.limits import Limits
from regalia.server.store.rows import MatchRow, Written
from regalia.server.table import audience
from regalia.server.table.agreements import LONG
from regalia.server.table.room import Room
from regalia.server.table.rooms import Rooms
from regalia.server.wire.lobby import Lobby
from regalia.server.wire.messages import Ack, AutoPass, Error, Rematch, Seats, Snapshot, Update
from regalia.server.wire.table import TableInfo
from tests.server.harness import Person, ScriptedChance, for_two, make_services, play_out, running, token_of
from tests.server.scripted import SetClock

pytestmark = pytest.mark.anyio


async def info(person: Person, table: str) -> TableInfo:
    return msgspec.json.decode((await person.get(f"/api/tables/{table}")).content, type=TableInfo)


async def lobby(person: Person) -> Lobby:
    return msgspec.json.decode((await person.get("/api/lobby")).content, type=Lobby)


async def test_two_people_by_invitation(tmp_path: Path) -> None:
    async with running(make_services(tmp_path)) as door:
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
            assert [(await hers.hear_a(Update)).seq for _ in range(2)] == [1, 2]
            async with oskar.at(opened.id) as his:
                seen = await his.hear_a(Snapshot)
                assert seen.table.you == 1
                assert seen.table.players[0].here


async def test_sitting_down_again_is_harmless_and_an_invitation_is_good_once(tmp_path: Path) -> None:
    async with running(make_services(tmp_path)) as door:
        mira, oskar, ines = await door.person(), await door.person(), await door.person()
        opened = await mira.open_table("me", "open", private=True)
        token = token_of((await info(mira, opened.id)).invites[0])
        path = f"/api/tables/{opened.id}/seat"
        assert (await oskar.post(path, {"invite": token})).json()["seat"] == 1
        assert (await oskar.post(path, {"invite": token})).json()["seat"] == 1
        late = await ines.post(path, {"invite": token})
        assert (late.status_code, late.json()["error"]) == (409, "This seat is already taken.")


async def test_a_table_in_the_lobby_can_be_joined_without_a_link_a_private_one_cannot(tmp_path: Path) -> None:
    async with running(make_services(tmp_path)) as door:
        mira, oskar = await door.person("Mira"), await door.person("Oskar")
        public = await mira.open_table("me", "open")
        private = await mira.open_table("open", "me", private=True)
        found = await lobby(oskar)
        assert [row.id for row in found.open] == [public.id]
        assert (found.open[0].note, found.open[0].players[0].name) == ("One seat is free", "Mira")
        assert (await lobby(mira)).open == ()
        refused = await oskar.post(f"/api/tables/{private.id}/seat", {})
        assert (refused.status_code, "private" in refused.json()["error"]) == (403, True)
        assert (await oskar.post(f"/api/tables/{public.id}/seat", {})).json()["seat"] == 1
        mine = (await lobby(mira)).mine
        assert {row.id: (row.your_turn, row.note) for row in mine} == {
            public.id: (True, "Your turn"),
            private.id: (False, "One seat is free"),
        }
        assert [row.note for row in (await lobby(oskar)).mine] == ["Waiting for Mira"]


async def test_a_whole_game_its_end_and_the_rematch(tmp_path: Path) -> None:
    async with running(make_services(tmp_path)) as door:
        mira, oskar = await door.person("Mira"), await door.person("Oskar")
        opened = await mira.open_table("me", "open")
        await oskar.post(f"/api/tables/{opened.id}/seat", {})
        async with mira.at(opened.id) as hers, oskar.at(opened.id) as his:
            await hers.say(Rematch())
            assert (await hers.hear_a(Error)).text == "This game is not over yet."
            await play_out([hers, his])
            assert hers.table.over
            assert his.table.over
            assert hers.place.scene.choices == his.place.scene.choices == ()
            await hers.say(Rematch())
            following = (await hers.hear_a(Seats)).table.rematch
            await his.say(Rematch())
            assert (await his.hear_a(Seats)).table.rematch == following
        table = await info(oskar, following)
        assert (table.started, table.you, table.over) == (True, 1, False)
        result = (await mira.get(f"/api/replays/{opened.id}")).json()["result"]
        assert table.options == ({"rout": True} if result == [0.5, 0.5] else {})
        assert {row.id: row.over for row in (await lobby(mira)).mine} == {opened.id: True, following: False}


@pytest.mark.parametrize(("result", "begins"), [((1.0, 0.0), "seat1"), ((0.0, 1.0), "seat0"), ((0.5, 0.5), "random")])
def test_the_loser_of_royals_begins_the_rematch(result: tuple[float, ...], begins: str) -> None:
    options = find("royals").rematch_options({"decks": 2}, result)
    assert (options["decks"], options.get("first_player", "random")) == (2, begins)


async def test_spectators_share_bytes_and_see_no_hand(tmp_path: Path) -> None:
    async with running(make_services(tmp_path)) as door:
        mira, oskar, one, other = [await door.person() for _ in range(4)]
        opened = await mira.open_table("me", "open")
        await oskar.post(f"/api/tables/{opened.id}/seat", {})
        async with mira.at(opened.id) as hers, one.at(opened.id) as first, other.at(opened.id) as second:
            seen = await first.hear_a(Snapshot)
            assert (seen.scene.seat, seen.table.you) == (None, None)
            assert all(token.face == "" for zone in seen.scene.zones if zone.owner is not None for token in zone.tokens)
            place = await hers.hear_a(Snapshot)
            refused = await first.play(place.scene.choices[0].line, place.seq)
            assert "watching" in getattr(refused, "reason", "")
            assert isinstance(await hers.play(place.scene.choices[0].line, place.seq), Ack)
            await first.hear_a(Update)
            await second.hear_a(Update)
            assert first.frames[-1] == second.frames[-1]


async def test_a_spectator_who_sits_down_is_shown_the_table_from_there(tmp_path: Path) -> None:
    async with running(make_services(tmp_path)) as door:
        mira, oskar = await door.person(), await door.person()
        opened = await mira.open_table("me", "open")
        async with oskar.at(opened.id) as his:
            assert (await his.hear_a(Snapshot)).table.you is None
            await oskar.post(f"/api/tables/{opened.id}/seat", {})
            assert (await his.hear_a(Snapshot)).table.you == 1


async def test_a_client_gets_what_it_missed_or_everything(tmp_path: Path) -> None:
    async with running(make_services(tmp_path, limits=Limits())) as door:
        mira, oskar = await door.person(), await door.person()
        opened = await mira.open_table("me", "open", options={"cards": 9})
        await oskar.post(f"/api/tables/{opened.id}/seat", {})
        async with mira.at(opened.id) as hers, oskar.at(opened.id) as his:
            await play_out([hers, his])
        last = hers.place.seq
        assert last > 10
        async with mira.at(opened.id, seq=last - 3) as again:
            assert isinstance(await again.hear(), Seats)
            assert [(await again.hear_a(Update)).seq for _ in range(3)] == [last - 2, last - 1, last]
            assert again.frames[-1] in hers.frames
            await again.silence()
        async with mira.at(opened.id, seq=last) as again:
            assert isinstance(await again.hear(), Seats)
            await again.silence()
        for seq in (1, last + 5, 0, -3):
            async with mira.at(opened.id, seq=seq) as again:
                whole = await again.hear()
                assert isinstance(whole, Snapshot)
                assert whole.seq == last
                assert len(whole.log) >= last - 2


async def test_the_log_of_a_newcomer_is_the_log_that_was_told(tmp_path: Path) -> None:
    async with running(make_services(tmp_path)) as door:
        mira, oskar = await door.person(), await door.person()
        opened = await mira.open_table("me", "open")
        await oskar.post(f"/api/tables/{opened.id}/seat", {})
        async with mira.at(opened.id) as hers, oskar.at(opened.id) as his:
            await play_out([hers, his])
            told = [sentence for picture in hers.pictures for sentence in picture.log]
        async with oskar.at(opened.id) as other:
            await other.catch_up()
            assert list(other.place.log) != told
        async with mira.at(opened.id) as again:
            assert list((await again.hear_a(Snapshot)).log) == told


async def test_a_room_that_is_forgotten_leaves_memory_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Without waiting for the garbage collector, which rarely runs in a server."""
    made: list[weakref.ref[Room]] = []
    furnish = Rooms._furnish

    async def noted(rooms: Rooms, row: MatchRow, lines: list[Written]) -> Room:
        room = await furnish(rooms, row, lines)
        made.append(weakref.ref(room))
        return room

    monkeypatch.setattr(Rooms, "_furnish", noted)
    gc.disable()
    try:
        async with running(make_services(tmp_path, limits=Limits(idle_rooms=2))) as door:
            mira = await door.person("Mira")
            for _ in range(6):
                await mira.open_table("me", "open")
            assert [room() is not None for room in made] == [False] * 4 + [True] * 2
    finally:
        gc.enable()


async def test_a_name_changes_at_the_tables_too(tmp_path: Path) -> None:
    async with running(make_services(tmp_path)) as door:
        mira, oskar = await door.person("Mira"), await door.person("Oskar")
        opened = await mira.open_table("me", "open")
        async with oskar.at(opened.id) as his:
            await his.hear_a(Snapshot)
            await mira.put("/api/me", {"name": "Mira of the hills"})
            assert (await his.hear_a(Seats)).table.players[0].name == "Mira of the hills"


async def test_presence_is_told_when_the_last_socket_of_a_seat_goes(tmp_path: Path) -> None:
    async with running(make_services(tmp_path)) as door:
        mira, oskar = await door.person(), await door.person()
        opened = await mira.open_table("me", "open")
        await oskar.post(f"/api/tables/{opened.id}/seat", {})
        async with mira.at(opened.id) as hers:
            await hers.hear_a(Snapshot)
            async with oskar.at(opened.id) as one:
                assert (await hers.hear_a(Seats)).table.players[1].here
                await one.hear_a(Snapshot)
                async with oskar.at(opened.id) as other:
                    await other.hear_a(Snapshot)
                await hers.silence()
            assert not (await hers.hear_a(Seats)).table.players[1].here


async def test_somebody_who_reloads_the_page_has_not_left(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(audience, "RELOADING", 0.3)
    async with running(make_services(tmp_path)) as door:
        table, mira, oskar = await for_two(door)
        async with mira.at(table) as hers:
            await hers.catch_up()
            for _ in range(2):
                async with oskar.at(table) as his:
                    await his.catch_up()
            await hers.catch_up()
            assert [told.players[1].here for told in hers.tables] == [False, True]  # told once that he came
            assert not (await hers.hear_a(Seats)).table.players[1].here


def present(table: TableInfo) -> bool:
    return table.players[1].here


def takeover(table: TableInfo) -> tuple[int | None, bool]:
    return table.players[1].takeover, table.players[1].away


async def test_what_comes_of_an_absence_is_told(tmp_path: Path) -> None:
    clock = SetClock()
    async with running(make_services(tmp_path, clock=clock)) as door:
        table, mira, oskar = await for_two(door)
        async with mira.at(table) as hers:
            async with oskar.at(table) as his:
                await his.catch_up()
                while not hers.tables or not present(hers.table):
                    await hers.hear()
                assert takeover(hers.table) == (None, False)
            while present(hers.table):
                await hers.hear()
            assert takeover(hers.table) == (LONG, False)
            clock.go_on(100.4)
            assert (await mira.get(f"/api/tables/{table}")).json()["players"][1]["takeover"] == LONG - 100
            clock.go_on(100)
            player = (await mira.get(f"/api/tables/{table}")).json()["players"][1]
            assert (player["takeover"], player["away"]) == (0, True)


@pytest.mark.parametrize(("committed", "alone"), [(1, False), (0, True)])
async def test_a_lone_pass_is_answered_only_for_who_wants_it(tmp_path: Path, committed: int, alone: bool) -> None:
    """With the switch off a lone pass waits for its player; with it on, it alone is played automatically."""
    chance = ScriptedChance("~ draw 0 0 1", "~ draw 1 2 3", "~ draw 0 4")
    async with running(make_services(tmp_path, chance=chance)) as door:
        mira, oskar = await door.person(), await door.person()
        opened = await mira.open_table("me", "open", options={"cards": 5})
        await oskar.post(f"/api/tables/{opened.id}/seat", {})
        async with mira.at(opened.id) as hers, oskar.at(opened.id) as his:
            assert isinstance(await hers.play(f"0 commit {committed}", 2), Ack)
            assert isinstance(await his.play("1 commit 2", 3), Ack)
            await hers.catch_up()
            assert [choice.line for choice in hers.place.scene.choices] == (
                ["0 pass"] if alone else ["0 pass", "0 shield"]
            )
            await hers.silence()
            await hers.say(AutoPass(on=True))
            assert (await hers.hear_a(Seats)).table.auto_pass
            if alone:
                assert (await hers.hear_a(Update)).seq == 5
            await hers.catch_up()
            await hers.silence()
            told = len(his.tables)
            await his.catch_up()
            assert not his.table.auto_pass
            assert len(his.tables) == told, "nobody else is told that a switch was set"
            assert his.place.seq == (6 if alone else 4)
