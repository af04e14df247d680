"""Two servers whose tables one viewer cannot tell apart, and all that the viewer is sent."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from regalia.kernel.game import Game
from regalia.kernel.match import Match
from regalia.kernel.state import SPECTATOR
from regalia.server.limits import Limits, Rate
from regalia.server.wire.messages import Ack
from tests.games.royal_ascension.board import OPENING_A, SPADES, STOCK
from tests.server.harness import Door, Person, ScriptedChance, Visit, make_services, running
from tests.server.scripted import NotedClock, ScriptedBots, SeededPace
from tests.server.twins import Twins

LONG = {"idle_limit": 20}


@dataclass
class Sent:
    """Everything that reached a viewer, and the delays before it."""

    frames: list[bytes] = field(default_factory=list)
    pages: list[bytes] = field(default_factory=list)
    delays: list[float] = field(default_factory=list)


class World:
    """One server with one table whose cards are known in advance."""

    def __init__(self, data: Path, game: Game, match: Match) -> None:
        data.mkdir()
        self.game = game
        self.options = match.options
        self.lines = match.lines
        self.clock = NotedClock()
        self.ids = iter(f"table{n}" for n in range(9))
        self.table: dict[str, Any] = {}  # how the table is opened, besides its game
        self.services = make_services(data, **self.parts())

    def parts(self) -> dict[str, Any]:
        return {
            "games": {self.game.key: self.game},
            "chance": ScriptedChance(*[line for line in self.lines if line.startswith("~")]),
            "clock": self.clock,
            "pace": SeededPace(),
            "bots": ScriptedBots(self.lines),
            "new_id": lambda: next(self.ids),
            "limits": Limits(messages=Rate(10_000, 10_000)),
        }

    async def people(self, door: Door) -> list[Person]:
        return [await door.person(name) for name in ("Mira", "Oskar", "Ines")]

    async def play(self, visits: dict[int, Visit]) -> None:
        """Send every choice of the script from its seat; the server plays for seats without a visit."""
        for seq, line in enumerate(self.lines):
            visit = visits.get(int(line[0])) if line[0] != "~" else None
            if visit is not None:
                while visit.place.seq < seq:
                    await visit.hear()
                answer = await visit.play(line, seq)
                assert isinstance(answer, Ack), answer


async def between_people(world: World, viewer: int) -> Sent:
    sent = Sent()
    async with running(world.services) as door:
        mira, oskar, ines = await world.people(door)
        opened = await mira.open_table("me", "open", game=world.game.key, options=world.options, **world.table)
        await oskar.post(f"/api/tables/{opened.id}/seat", {})
        async with mira.at(opened.id) as hers, oskar.at(opened.id) as his, ines.at(opened.id) as other:
            visits = {0: hers, 1: his, SPECTATOR: other}
            for visit in visits.values():
                await visit.catch_up()
            await world.play(visits)
            for visit in visits.values():
                await visit.catch_up()
            sent.frames = visits[viewer].frames
        person = {0: mira, 1: oskar, SPECTATOR: ines}[viewer]
        for path in (f"/api/tables/{opened.id}", "/api/lobby", f"/api/tables/{opened.id}/missing"):
            sent.pages.append((await person.get(path)).content)
    sent.delays = world.clock.asked
    return sent


def twins(game: Game, options: dict[str, Any], viewer: int, seed: int, least: int) -> Twins:
    """Two worlds that differ in what was dealt over at least ``least`` lines: the first from this seed on."""
    for number in range(seed, seed + 200):
        pair = Twins(game, options, viewer, number)
        pair.play(120)
        if len(pair.here.lines) >= least and pair.here.lines != pair.there.lines:
            return pair
    raise AssertionError("no twin worlds were found")


BEFORE = f"{OPENING_A} | {STOCK} | {SPADES} | ~ action 0 7s | ~ event 0 3 | 0 attack 1"


ALONE = "0 field bulben | 0 done"


WITH_TWO = "0 field bulben | 0 use Qh | 0 use 2h | 0 done"
