"""Events on the server: tables, results, the host's acts and secrets."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pytest

from regalia.events.info import EventInfo
from regalia.server.clock.pace import Clock
from regalia.server.wire.events import EventList
from regalia.server.wire.messages import ClientMessage, Propose, Reply, Resign
from tests.server.bluff import GAME
from tests.server.events.hosting import BATTLE, act, created, over, refused, services, started, told, until
from tests.server.harness import play_out, running

pytestmark = pytest.mark.anyio


def moved_on(table: str, info: EventInfo) -> bool:
    """Whether the event is over, or another table waits."""
    return over(info) or info.ready not in ("", table)


@pytest.mark.parametrize("system", ["knockout", "bracket", "round_robin", "swiss"])
async def test_bots_alone_play_an_event_to_its_end(tmp_path: Path, system: str) -> None:
    async with running(services(tmp_path)) as door:
        host = await door.person("Hanna")
        id = await created(host, system=system, best_of=3)
        await act(host, id, "fill", players=5, bot="random")
        await act(host, id, "start")
        info = await until(host, id, over)
        assert sorted(line.entrant for line in info.standings) == [0, 1, 2, 3, 4]
        matches = sum(len(made.bouts) for made in info.rounds)
        assert matches == {"knockout": 4, "bracket": 4, "round_robin": 10, "swiss": 6}[system]
        assert all(bout.over for made in info.rounds for bout in made.bouts)


@pytest.mark.parametrize(
    ("plan", "players", "tables"),
    [
        ({"match_size": 4, "team_size": 2, "options": {"teams": "alliance", "turn_limit": 3}}, 6, [1, 1]),
        ({"match_size": 4, "team_size": 2, "options": {"teams": "as_one", "turn_limit": 3}}, 6, [1, 1]),
        ({"match_size": 3, "options": {"turn_limit": 3}}, 5, [2, 1]),
        ({"best_of": 3, "match_first": "loser", "options": {"format": "sealed", "turn_limit": 3}}, 4, [2, 1]),
        ({"best_of": 3, "options": {"format": "split", "turn_limit": 3}}, 2, [1]),
        ({"options": {"format": "constructed", "turn_limit": 3}}, 4, [2, 1]),
    ],
    ids=["alliance", "as one", "tables of three", "sealed", "split", "constructed"],
)
async def test_every_kind_of_table_is_played(
    tmp_path: Path, plan: dict[str, Any], players: int, tables: list[int]
) -> None:
    async with running(services(tmp_path)) as door:
        host = await door.person("Hanna")
        id = await created(host, game=BATTLE.key, **{"least_players": players, **plan})
        await act(host, id, "fill", players=players, bot="random")
        await act(host, id, "start")
        info = await until(host, id, over)
        assert [len(made.bouts) for made in info.rounds] == tables
        assert [line.place for line in info.standings].count(1) == 1
        for game in (game for made in info.rounds for bout in made.bouts for game in bout.games[1:]):
            found = await door.services.store.match(game.table)
            assert found is not None
            if plan["options"].get("format"):
                assert found[0].options["decks"], "the same decks for all games of a match"


async def test_people_join_by_code_and_play_their_matches(tmp_path: Path) -> None:
    async with running(services(tmp_path)) as door:
        host, guest = await door.person("Hanna"), await door.person("Gero")
        id = await created(host, private=True)
        code = (await told(host, id)).code
        assert (await told(guest, id)).code == ""
        assert (await guest.get(f"/api/events/codes/{code}")).json() == {"id": id}
        await act(host, id, "join")
        await act(guest, id, "join")
        assert "only one place" in await refused(guest, id, "join")
        assert "Only the host" in await refused(guest, id, "start")
        info = await act(host, id, "start")
        assert info.ready
        assert (await told(guest, id)).ready == info.ready
        while info.phase != "over":
            table = info.ready
            async with host.at(table) as one, guest.at(table) as other:
                await play_out([one, other])
            info = await until(host, id, partial(moved_on, table))
        assert (await host.get("/api/events")).status_code == 200
        listed = msgspec.json.decode((await guest.get("/api/events")).content, type=EventList)
        assert [row.id for row in listed.mine] == [id]
        stranger = await door.person("Sven")
        assert msgspec.json.decode((await stranger.get("/api/events")).content, type=EventList).open == ()


async def test_a_draft_keeps_its_decks_secret_and_for_the_event(tmp_path: Path) -> None:
    async with running(services(tmp_path)) as door:
        host = await door.person("Hanna")
        id = await created(host, game=BATTLE.key, options={"format": "draft", "turn_limit": 3}, best_of=1)
        await act(host, id, "fill", players=4, bot="random")
        await act(host, id, "start")
        info = await until(host, id, lambda info: len(info.rounds) == 1 and bool(info.rounds[0].bouts[0].games))
        assert [pod.built for pod in info.pods] == [True]
        kept = (await door.services.store.match(info.rounds[0].bouts[0].games[0].table)) or pytest.fail("no table")
        decks = kept[0].options["decks"]
        assert [len(deck) for deck in decks] == [30, 30]
        assert kept[0].sealed
        raw = (await host.get(f"/api/events/{id}")).text
        assert '"decks"' not in raw
        table = (await host.get(f"/api/tables/{kept[0].id}")).json()
        assert table["options"]["decks"] == [None, None]
        info = await until(host, id, over)
        assert all(game.shown for made in info.rounds for bout in made.bouts for game in bout.games)
        assert (await host.get(f"/api/replays/{info.pods[0].table}")).status_code == 200


async def test_the_record_of_a_pod_is_sealed_while_its_decks_are_played_with(tmp_path: Path) -> None:
    async with running(services(tmp_path)) as door:
        plan = {"game": BATTLE.key, "options": {"format": "sealed", "deck_size": 50}}
        id, (host, other) = await started(door, 2, **plan)
        info = await told(host, id)
        async with host.at(info.ready) as one, other.at(info.ready) as two:
            await play_out([one, two])
        info = await until(host, id, lambda info: bool(info.rounds))
        answer = await host.get(f"/api/replays/{info.pods[0].table}")
        assert answer.status_code == 409
        assert "still in use" in answer.json()["error"]
        assert (await host.get(f"/api/tables/{info.pods[0].table}/record")).status_code == 409
        assert (await host.post(f"/api/replays/{info.pods[0].table}/review", {})).status_code == 409
        assert (await other.get(f"/api/replays/{info.pods[0].table}/steps/1?as=open")).status_code == 409
        await act(host, id, "end")
        assert (await host.get(f"/api/replays/{info.pods[0].table}")).status_code == 200


async def test_the_host_pauses_corrects_drops_and_all_can_read_why(tmp_path: Path) -> None:
    async with running(services(tmp_path)) as door:
        id, (host, *others) = await started(door, 4)
        seq = (await act(host, id, "pause")).seq
        assert (await host.get(f"/api/events/{id}?since={seq}")).json() is None
        assert (await host.get(f"/api/events/{id}?since={seq - 1}")).json()["seq"] == seq
        info = await act(host, id, "correct", round=1, table=1, places=[1, 2], note="a dead line")
        winner = info.rounds[0].bouts[0].entrants[0]
        assert info.rounds[0].bouts[0].winner == winner
        gone = info.rounds[0].bouts[1].entrants[1]
        info = await act(host, id, "drop", entrant=gone, note="had to go")
        assert len(info.rounds) == 1, "paused: the next round is not drawn"
        info = await act(host, id, "resume")
        assert len(info.rounds) == 2
        seen = await told(others[0], id)
        assert seen.notes == (
            "The result of table 1 in round 1 was set by the host: a dead line",
            f"P{gone} dropped out: had to go",
        )
        assert "next round has been drawn" in await refused(
            host, id, "correct", round=1, table=1, places=[2, 1], note="no"
        )
        assert "needs at least one visible letter" in await refused(
            host, id, "correct", round=2, table=1, places=[2, 1], note=" "
        )


async def test_somebody_else_plays_on_by_the_hosts_link_or_a_bot_does(tmp_path: Path) -> None:
    async with running(services(tmp_path)) as door:
        id, (host, other) = await started(door, 2)
        info = await told(host, id)
        link = next(player.take for player in info.players if player.number == 1)
        assert (await told(other, id)).players[0].take == ""
        late = await door.person("Lara")
        await act(late, id, "join", take=link.partition("#take=")[2])
        assert (await told(late, id)).ready == info.ready
        assert (await told(other, id)).ready == ""
        async with late.at(info.ready) as seat:
            await seat.catch_up()
            assert seat.table.you is not None
        assert "not any more" in await refused(other, id, "join", take=link.partition("#take=")[2])
        await act(host, id, "replace", player=1, bot="random", note="asleep")
        seen = await told(late, id)
        assert seen.you is None
        assert seen.notes == ("Lara plays on for P1", "random plays on for Lara: asleep")


async def test_hosts_have_their_bounds(tmp_path: Path) -> None:
    async with running(services(tmp_path)) as door:
        host = await door.person("Hanna")
        id = await created(host)
        assert "at most 64 bots" in await refused(host, id, "fill", players=100, bot="random")
        assert "no bot 'nobody'" in await refused(host, id, "fill", players=4, bot="nobody")
        for _ in range(19):
            await created(host)
        answer = await host.post("/api/events", {"title": "Evening", "game": GAME.key})
        assert "End one of yours first" in answer.json()["error"]


async def test_an_event_follows_a_guest_into_an_account(tmp_path: Path) -> None:
    async with running(services(tmp_path)) as door:
        id, (host, other) = await started(door, 2)
        account, login = await door.person("Odo"), {"name": "odo", "password": "correct horse"}
        assert (await account.post("/api/account", login)).status_code == 201
        assert (await other.post("/api/login", login)).status_code == 200
        info = await until(other, id, lambda info: info.you == 1)
        assert info.ready
        assert (await told(host, id)).you == 0


async def test_time_is_called_and_no_new_game_is_begun(tmp_path: Path) -> None:
    class Later(Clock):
        ahead = 0.0

        def now(self) -> float:
            return super().now() + self.ahead

    clock = Later()
    async with running(services(tmp_path, clock=clock)) as door:
        plan = {"game": BATTLE.key, "time_limit": 50, "best_of": 5}
        id, persons = await started(door, 2, **plan)
        info = await told(persons[0], id)
        async with persons[0].at(info.ready) as one, persons[1].at(info.ready) as other:
            await one.catch_up()
            clock.ahead = 51 * 60.0
            await act(persons[0], id, "pause")
            await act(persons[0], id, "resume")
            await play_out([one, other])
        info = await until(persons[0], id, over)
        assert len(info.rounds[0].bouts[0].games) == 1
        found = await door.services.store.match(info.rounds[0].bouts[0].games[0].table)
        assert found is not None
        assert "~ time" in [written.line for written in found[1]]


@pytest.mark.parametrize(
    ("ending", "first"), [([Resign()], 1), ([Propose(what="draw"), Reply(yes=True)], "random")], ids=["lost", "shared"]
)
async def test_the_camp_placed_last_begins_the_next_game_and_the_lot_says_who_if_that_is_shared(
    tmp_path: Path, ending: list[ClientMessage], first: int | str
) -> None:
    async with running(services(tmp_path)) as door:
        id, persons = await started(door, 2, game=BATTLE.key, best_of=3, match_first="loser")
        info = await told(persons[0], id)
        at = [persons[entrant] for entrant in info.rounds[0].bouts[0].entrants]
        async with at[1].at(info.ready) as loser, at[0].at(info.ready) as winner:
            for visit, message in zip((loser, winner), ending, strict=False):
                await visit.catch_up()
                await visit.say(message)
                await visit.catch_up()
        info = await until(persons[0], id, lambda info: len(info.rounds[0].bouts[0].games) == 2)
        found = await door.services.store.match(info.rounds[0].bouts[0].games[1].table)
        assert found is not None
        assert found[0].options.get("first_player", "random") == first


async def test_nobody_has_two_places_in_an_event(tmp_path: Path) -> None:
    login = {"name": "odo", "password": "correct horse"}
    async with running(services(tmp_path)) as door:
        host, account, guest = await door.person("Hanna"), await door.person("Odo"), await door.person("Gast")
        assert (await account.post("/api/account", login)).status_code == 201
        id = await created(host)
        for person in (host, guest, account):
            await act(person, id, "join")
        assert (await guest.post("/api/login", login)).status_code == 200
        info = await until(host, id, lambda info: len(info.players) == 2)
        assert [player.name for player in info.players] == ["Hanna", "odo"]
        other = await door.person("Anders")
        await act(other, id, "join")
        await act(host, id, "start")
        answer = await other.post("/api/login", login)
        assert answer.status_code == 409
        assert "both play in the event 'Evening'" in answer.json()["error"]
        await act(other, id, "leave")
        assert (await other.post("/api/login", login)).status_code == 200


async def test_an_event_is_exported_and_drawn(tmp_path: Path) -> None:
    async with running(services(tmp_path)) as door:
        host = await door.person("<b>&=Hanna")
        id = await created(host)
        await act(host, id, "join")
        await act(host, id, "fill", players=3, bot="random")
        await act(host, id, "start")
        picture = await host.get(f"/api/events/{id}/picture.svg?theme=dark")
        assert picture.headers["content-type"].startswith("image/svg+xml")
        assert "<b>" not in picture.text
        assert "&lt;b&gt;&amp;=Hanna" in picture.text
        sheet = (await host.get(f"/api/events/{id}/standings.csv")).text.splitlines()
        assert len(sheet) == 4
        exported = (await host.get(f"/api/events/{id}/event.json")).json()
        assert exported["code"] == ""
        assert exported["lines"][0].startswith("~ bye 1 ")


@pytest.mark.parametrize(
    ("plan", "words"),
    [
        ({"game": "chess"}, "no game"),
        ({"best_of": 2}, "best of 1, 3 or 5"),
        ({"match_size": 4, "game": BATTLE.key, "options": {"teams": "alliance"}}, "Teams of 2"),
        ({"team_size": 0}, "single players or fixed teams of two"),
        ({"team_size": -1, "match_size": 4}, "single players or fixed teams of two"),
        ({"match_size": 10**9}, "2 to 4 players"),
        ({"game": BATTLE.key, "options": {"format": "sealed", "build_only": True}}, "built at the event's own tables"),
        ({"title": " "}, "at least one visible letter"),
        ({"clock": {"kind": "move", "base": 1}}, "clock must have"),
    ],
)
async def test_plans_that_cannot_be_are_refused(tmp_path: Path, plan: dict[str, Any], words: str) -> None:
    async with running(services(tmp_path)) as door:
        host = await door.person("Hanna")
        answer = await host.post("/api/events", {"title": "Evening", "game": GAME.key, **plan})
        assert answer.status_code == 422
        assert words in answer.json()["error"]
