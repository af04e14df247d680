"""A person at the full screen: opens a table without a terminal and presses its keys."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from typing import Any

from rich.console import Console
from textual.pilot import Pilot

from regalia import agents
from regalia.cli.screen.app import ScreenApp
from regalia.cli.screen.face import Face
from regalia.cli.screen.game import ScreenGame, ScreenGatherTurn
from regalia.cli.screen.moves import Moves, places
from regalia.cli.screen.stage import Asked, Asks
from regalia.games import find
from regalia.kernel.rng import FastRng

LARGE, SMALL = (100, 34), (80, 24)
PATIENCE = 60  # seconds until a table that does not answer is a failure


class Person:
    """Presses keys at a table and reads its screen."""

    def __init__(self, app: ScreenApp, pilot: Pilot[None], size: tuple[int, int]) -> None:
        self.app = app
        self.pilot = pilot
        self.size = size
        self.bot = agents.find("greedy")

    async def settled(self) -> None:
        """Wait until the table waits for a key, or has closed."""
        async with asyncio.timeout(PATIENCE):
            while not (self.app.desk.waits or self.app.desk.closed):
                await asyncio.sleep(0.001)

    async def press(self, *keys: str) -> None:
        for key in keys:
            await self.pilot.press(key)
            await self.settled()

    async def type(self, line: str) -> None:
        """Open the typed line, write into it and send it."""
        await self.pilot.press("colon")
        await self.pilot.press(*(KEYS.get(letter, letter) for letter in line), "enter")
        await self.settled()

    @property
    def text(self) -> str:
        return "\n".join(self.lines)

    @property
    def lines(self) -> list[str]:
        return [line.plain for line in self.app.desk.drawn(*self.size)]

    @property
    def foot(self) -> str:
        return self.lines[-1]

    @property
    def face(self) -> Face:
        assert self.app.desk.face is not None
        return self.app.desk.face

    @property
    def moves(self) -> Moves:
        return self.face.moves

    @property
    def asked(self) -> Asked:
        assert self.app.desk.asked is not None
        return self.app.desk.asked

    def asks(self, what: Asks) -> bool:
        return self.asked.what == what

    async def choose(self, line: str) -> None:
        """Choose a move by digits and arrows, without playing it."""
        at, variant = next(
            (nth, other)
            for nth, row in enumerate(self.moves.rows)
            for other, choice in enumerate(row.choices)
            if choice.line == line
        )
        self.moves.typed = ""
        await self.press(*str(at + 1))
        assert self.moves.at == at
        on_map = self.moves.rows[at].choices[variant].touch[-1] in places(self.face.scene)
        while self.moves.variant != variant:
            await self.press("tab" if on_map else "right" if self.moves.variant < variant else "left")

    async def answer(self) -> None:
        """Take the next step as a bot would: a move, a yes, Enter."""
        match = self.app.game.match
        if self.asked.what == Asks.YES:
            await self.press("y")
        elif self.asked.what != Asks.MOVE:
            await self.press("enter")
        elif isinstance(self.asked.turn, ScreenGatherTurn):
            gathering = self.asked.turn.gathering
            await self.press("e" if not gathering.missing else "enter")
            if self.face.notice is not None and gathering.missing and self.face.notice.plain.startswith("No"):
                await self.press("down")
        else:
            move = self.bot.choose(match.view(match.turn), match.rules, FastRng(len(match.entries)))
            await self.choose(match.game.codec.line(match.turn, move))
            await self.press("enter")


KEYS = {" ": "space", "/": "slash", ".": "full_stop", "?": "question_mark", "-": "minus", "_": "underscore"}


def at_table(
    game: str,
    seats: list[str],
    play: Callable[[Person], Awaitable[None]],
    size: tuple[int, int] = LARGE,
    seed: int = 1,
    options: Mapping[str, Any] | None = None,
) -> ScreenGame:
    """Open a table, let the person play, and leave; returns the game."""
    table = ScreenGame(find(game), options or {}, seats, seed, Console(), 1, 0)
    app = ScreenApp(table)

    async def visit() -> None:
        async with app.run_test(size=size) as pilot:
            person = Person(app, pilot, size)
            await person.settled()
            try:
                await play(person)
            finally:
                table.stage.leave()

    asyncio.run(visit())
    return table
