"""TerminalGame: asks people, plays bots and chance, and shows each player only what they may see."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

from rich.console import Console, RenderableType
from rich.text import Text

from regalia import agents
from regalia.agents.agent import Agent
from regalia.agents.bot_name import read_bot_name
from regalia.cli.draw.log import log_lines
from regalia.cli.draw.pen import Pen
from regalia.cli.draw.table import draw
from regalia.cli.draw.wrap import hung
from regalia.cli.terminal.gather import Gathering
from regalia.cli.terminal.gather_turn import GatherTurn
from regalia.cli.terminal.journal import Journal
from regalia.cli.terminal.keyboard import Keyboard
from regalia.cli.terminal.turn import Left, Turn
from regalia.kernel.errors import RecordError
from regalia.kernel.game import Game
from regalia.kernel.match import Match
from regalia.kernel.record import Record
from regalia.kernel.rng import FastRng, Rng
from regalia.kernel.scene import Scene
from regalia.kernel.state import CHANCE, SPECTATOR
from regalia.lab.arena import seat_stream
from regalia.lab.parallel_search import ParallelSearch

HUMAN = "human"
OUT = "out"  # the badge of a player who plays no more


class TerminalGame:
    """One match with its seats. The same seed gives the same cards and the same bots."""

    def __init__(
        self,
        game: Game,
        options: Mapping[str, Any],
        seats: list[str],
        seed: int,
        console: Console,
        plain: bool,
        heads: int = 1,
    ) -> None:
        self.match = Match(game, options, len(seats))
        self.seats = seats
        self.heads = heads
        self.bots = self.seated()
        self.people = [seat for seat in range(len(seats)) if seat not in self.bots]
        self.seed = seed
        self.rng: Rng = FastRng(seed, 1)
        self.thoughts = [FastRng(seed, seat_stream(1, seat)) for seat in range(len(seats))]
        self.console = console
        self.names = seat_titles(seats)
        self.plain = plain
        self.keyboard = Keyboard(console)
        self.journal = Journal(self.people or [SPECTATOR])
        self.out: set[int] = set()  # people who play no more
        self.hinted = False  # whether it has been said how to answer
        self.looking: int | None = self.people[0] if len(self.people) == 1 else None  # whose hand may be on the screen

    def seated(self) -> dict[int, Agent]:
        """The bots by seat, for the match as it is."""
        return {seat: self.bot(seat, name) for seat, name in enumerate(self.seats) if name != HUMAN}

    def bot(self, seat: int, name: str) -> Agent:
        """A bot; a monarch gets several processes if ``--heads`` asks for them."""
        match = self.match
        if self.heads > 1 and read_bot_name(name).who == "monarch":
            return ParallelSearch(match.game, match.options, match.seats, seat, name, self.heads)
        return agents.find(name)

    def close(self) -> None:
        """End the processes in which bots think."""
        for agent in self.bots.values():
            if isinstance(agent, ParallelSearch):
                agent.close()

    def run(self) -> None:
        """Play to the end."""
        while not self.match.over:
            seat = self.match.turn
            if seat == CHANCE:
                self.journal.told(self.match, partial(self.match.deal, self.rng))
            elif seat in self.bots:
                move = self.bots[seat].choose(self.match.view(seat), self.match.rules, self.thoughts[seat])
                self.journal.told(self.match, partial(self.match.play_move, move))
            else:
                self.ask(seat)
            self.notice_falls()
            self.went_on()
        self.show(self.watcher)

    def went_on(self) -> None:
        """Print what happened where nobody will be asked."""
        if self.out.issuperset(self.people):
            self.tell(self.watcher)

    @property
    def watcher(self) -> int:
        """Whose view is shown while nobody is asked."""
        return next(iter(self.journal.sentences)) if self.looking is None else self.looking

    def notice_falls(self) -> None:
        """Tell a person who has just dropped out, who may watch or leave. Raises Left, Closed."""
        for seat in self.people:
            if seat in self.out or self.match.over or self.match.seats == 2:
                continue
            plate = next(plate for plate in self.scene(seat).plates if plate.seat == seat)
            if plate.badge is not None and plate.badge.text == OUT:
                self.out.add(seat)
                self.hand_over(seat)
                self.tell(seat)
                said = "You are out of the game; the others play on. Press Enter to watch, or type quit to leave. "
                if self.keyboard.line(said) == "quit":
                    raise Left

    def hand_over(self, seat: int) -> None:
        """Let this person look at the screen."""
        if self.looking != seat:
            self.keyboard.hand_over(self.names[seat])
            self.looking = seat

    def ask(self, seat: int) -> None:
        """Ask a person; returns when a line was played or another record loaded."""
        self.hand_over(seat)
        gathering = Gathering.begun(self.match)
        turn = Turn(self, seat) if gathering is None else GatherTurn(self, seat, gathering)
        turn.take()

    def play(self, line: str) -> None:
        """Play a person's line; raises Refused."""
        self.journal.told(self.match, partial(self.match.play, line))

    def load(self, record: Record) -> None:
        """Continue from a record. Raises RegaliaError without changing anything."""
        if record.seats != self.match.seats:
            raise RecordError(f"This record has {record.seats} seats; this table has {self.match.seats}.")
        Match.fold(self.match.game, record)  # raises before anything is lost
        match = Match(self.match.game, record.options, record.seats)
        journal = Journal(self.journal.sentences)
        for line in record.lines:
            journal.told(match, partial(match.play, line))
        journal.catch_up()
        self.match, self.journal = match, journal
        self.close()
        self.bots = self.seated()
        self.rng = FastRng(self.seed, 1 + len(record.lines))

    def pen(self, viewer: int) -> Pen:
        return Pen(self.names, self.plain, None if viewer == SPECTATOR else viewer)

    def scene(self, viewer: int) -> Scene:
        return self.match.game.scene(self.match.view(viewer), self.match.rules)

    def tell(self, viewer: int) -> None:
        """Print what the viewer has not read yet."""
        for line in log_lines(self.journal.news(viewer), self.pen(viewer), self.scene(viewer).plates):
            self.print(line)

    def print(self, what: RenderableType) -> None:
        """Print a line, broken between words; in plain words the terminal breaks it."""
        if isinstance(what, Text) and not self.plain:
            for line in hung(what, self.console.width):
                self.console.print(line)
        else:
            self.console.print(what, soft_wrap=self.plain)

    def show(self, viewer: int, scene: Scene | None = None) -> None:
        """Print the news and the table."""
        self.tell(viewer)
        self.console.print()
        draw(self.console, scene or self.scene(viewer), self.pen(viewer), self.match.game.title)


def seat_titles(seats: list[str]) -> list[str]:
    """The names of the seats: ``Player``, ``Greedy``; equal names get their seat number."""
    kinds = ["Player" if name == HUMAN else name.capitalize() for name in seats]
    return [kind if kinds.count(kind) == 1 else f"{kind} {seat}" for seat, kind in enumerate(kinds)]
