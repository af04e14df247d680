"""Evenings in twin worlds: a table of people or bots, and all that its viewer is sent."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import AsyncExitStack
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from regalia.games import catalogue
from regalia.kernel.match import Match
from regalia.kernel.scene import Order
from regalia.server.wire.messages import Ack, Consider, Say, Snapshot
from tests.server.harness import Person, Visit, running
from tests.server.scripted import FirstMove, SetClock
from tests.server.twins import Twins
from tests.server.worlds import World

GAMES = catalogue()
PAGES: dict[tuple[str, str], str] = {  # every address of a table or replay, and where it leads at table ID
    ("GET", "/api/tables/{id}"): "/api/tables/ID",
    ("GET", "/api/tables/{id}/scene"): "/api/tables/ID/scene",
    ("GET", "/api/tables/{id}/ratings"): "/api/tables/ID/ratings",
    ("GET", "/api/tables/{id}/record"): "/api/tables/ID/record",
    ("POST", "/api/tables/{id}/hint"): "/api/tables/ID/hint",
    ("GET", "/api/tables/{id}/people"): "/api/tables/ID/people",
    ("PUT", "/api/tables/{id}/mutes"): "/api/tables/ID/mutes",
    ("POST", "/api/tables/{id}/seat"): "/api/tables/ID/seat",
    ("POST", "/api/tables/{id}/bots"): "/api/tables/ID/bots",
    ("PUT", "/api/tables/{id}/pace"): "/api/tables/ID/pace",
    ("GET", "/api/replays/{id}"): "/api/replays/ID",
    ("GET", "/api/replays/{id}/steps/{at}"): "/api/replays/ID/steps/3?as=open",
    ("POST", "/api/replays/{id}/review"): "/api/replays/ID/review",
    ("POST", "/api/replays/{id}/advantage"): "/api/replays/ID/advantage",
    ("POST", "/api/replays/{id}/trial"): "/api/replays/ID/trial",
}
LOBBY = ("GET", "/api/lobby"), ("GET", "/api/events"), ("GET", "/api/me/waiting"), ("GET", "/api/me/profile")
CLOCK = {"kind": "fischer", "base": 10_000, "increment": 5}
MOST = 60  # lines


def pair_of(
    game: str, options: dict[str, Any], viewer: int, least: int, turn: int | None = None
) -> tuple[Match, Match]:
    """Two unfinished matches that the viewer cannot tell apart, with somebody or that seat to move."""
    for seed in range(300):
        pair = Twins(GAMES[game], options, viewer, seed)
        rest = 0
        while len(pair.here.lines) < MOST and not pair.here.over and pair.step():
            if pair.here.turn >= 0 and turn in (None, pair.here.turn) and not pair.here.over:
                rest = len(pair.here.lines)
        here, there = pair.first_lines(pair.here, rest), pair.first_lines(pair.there, rest)
        if rest >= least and here.lines != there.lines:
            return here, there
    raise AssertionError(f"no twin worlds of {game} were found for {viewer}")


class StillClock(SetClock):
    """Is moved on by the test alone, and notes what it was asked to wait for."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[float] = []

    async def sleep(self, seconds: float) -> None:
        self.asked.append(seconds)
        await super().sleep(seconds)


@dataclass
class Told:
    """What reached the viewer: frames, how many there were after each line, and pages."""

    frames: list[bytes]
    counts: list[int]
    pages: list[tuple[str, int, bytes]]
    delays: list[float]


class Evening:
    """A table of people in one world. The viewer asks for everything that it can."""

    def __init__(self, data: Path, match: Match, viewer: int) -> None:
        self.world = World(data, match.game, match)
        self.world.services.clock = self.clock = StillClock()
        self.seats = match.seats
        self.viewer = viewer
        self.told = Told([], [], [], self.clock.asked)

    async def lived(self) -> Told:
        async with running(self.world.services) as door, AsyncExitStack() as sockets:
            people = [await door.person(f"Player {number}") for number in range(self.seats + 1)]
            wanted = ("me", *["open"] * (self.seats - 1))
            table = await people[0].open_table(
                *wanted, game=self.world.game.key, options=self.world.options, clock=CLOCK
            )
            for person in people[1:-1]:
                await person.post(f"/api/tables/{table.id}/seat", {})
            visits: list[Visit] = []
            for person in people:  # one after the other: who is here is told to those who came before
                visits.append(await sockets.enter_async_context(person.at(table.id)))
                await visits[-1].catch_up()
            await visits[1].say(Say(phrase=0))
            await self.play(visits)
            async with people[self.viewer].at(table.id) as late, people[self.viewer].at(table.id, seq=2) as again:
                for visit in (late, again):
                    await visit.catch_up()
                    self.told.frames += visit.frames
            await self.ask(people[self.viewer], table.id)
        return self.told

    async def play(self, visits: list[Visit]) -> None:
        watching = visits[self.viewer]
        for line in self.world.lines:
            if line[0] == "~":
                continue
            seat = int(line[0])
            await visits[seat].catch_up()
            if seat == self.viewer:
                await consider(watching, seat)
            answer = await visits[seat].play(line, visits[seat].place.seq)
            assert isinstance(answer, Ack), answer
            self.clock.go_on(3)
            await watching.catch_up()
            self.told.counts.append(len(watching.frames))
        self.told.frames = list(watching.frames)

    async def ask(self, person: Person, table: str) -> None:
        for method, path in (*((method, path) for (method, _), path in PAGES.items()), *LOBBY):
            body = None if method == "GET" else {"manner": "quick"} if path.endswith("pace") else {}
            answer = await person.http.request(method, path.replace("ID", table), json=body)
            if path != PAGES["POST", "/api/tables/{id}/seat"]:  # a seat's token depends on its guest
                self.told.pages.append((path, answer.status_code, answer.content))


async def consider(visit: Visit, seat: int) -> None:
    """Ask for an illegal line and, where plans are made, for the preview of one."""
    await visit.play(f"{seat} nonsense", visit.place.seq)
    planning = visit.place.scene.planning
    if planning is not None and planning.pieces and planning.aims:
        order = Order(pieces=planning.pieces[:1], aim=planning.aims[0].ids[0])
        await visit.say(Consider(ask=len(visit.frames), seq=visit.place.seq, orders=(order,)))
        await visit.catch_up()


class ScriptedSeats(FirstMove):
    """Bots that play the lines of their seats."""

    def __init__(self, lines: Sequence[str]) -> None:
        super().__init__()
        self.lines = list(lines)

    async def choose(self, match: Match, seat: int, bot: str) -> int:
        line = next(line for line in self.lines if line.startswith(f"{seat} "))
        self.lines.remove(line)
        return match.game.codec.parse(line.partition(" ")[2])


async def against_bots(data: Path, match: Match) -> tuple[list[bytes], list[float]]:
    """The frames of seat 0, whose opponents are bots, and the delays before them."""
    world = World(data, match.game, match)
    world.services.bots = ScriptedSeats(world.lines)
    async with running(world.services) as door:
        mira = await door.person("Mira")
        bots = ["greedy"] * (match.seats - 1)
        table = await mira.open_table("open", *bots, game=match.game.key, options=world.options)
        async with mira.at(table.id) as hers:
            await hers.hear_a(Snapshot)
            await mira.post(f"/api/tables/{table.id}/seat", {})  # with which the game begins
            while not hers.table.started:
                await hers.hear()
            before = len(hers.frames) - 1  # frames with invitations, which are random
            for line in [line for line in world.lines if line.startswith("0 ")]:
                await asked(hers)
                seq = hers.place.seq
                answer = await hers.play(line, seq)
                assert isinstance(answer, Ack), answer
                while hers.place.seq == seq:
                    await hers.hear()
            await asked(hers)
            return hers.frames[before:], world.clock.asked


async def asked(visit: Visit) -> None:
    while not visit.place.scene.choices:
        await visit.hear()
