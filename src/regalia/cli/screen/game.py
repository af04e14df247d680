"""ScreenGame: the terminal's game on a full screen. The game runs in a thread of its own and reads no keys."""

from __future__ import annotations

import threading
from collections.abc import Mapping
from typing import Any

import msgspec
from rich.console import Console, RenderableType

from regalia.cli.draw.choices import Row
from regalia.cli.screen.moves import folded
from regalia.cli.screen.stage import Asked, Asks, Ended, Look, Stage
from regalia.cli.terminal.game import TerminalGame
from regalia.cli.terminal.gather import Gathering
from regalia.cli.terminal.gather_turn import GatherTurn
from regalia.cli.terminal.keyboard import Keyboard
from regalia.cli.terminal.turn import Turn
from regalia.kernel.game import Game
from regalia.kernel.scene import Scene

GATHER = "Press Enter to add one, - to take one back, e when you are ready."


class StageKeyboard(Keyboard):
    """Asks on the stage in place of standard input."""

    def __init__(self, game: ScreenGame) -> None:
        self.game = game
        self.typed = True
        self.turn: Turn | None = None  # who is asked for a move; None for any other question

    def line(self, prompt: str) -> str:
        what = Asks.ENTER if self.turn is None else Asks.MOVE
        return self.game.stage.ask(Asked(what, prompt, self.turn, self.game.heard()))

    def agreed(self, question: str) -> bool:
        return self.game.stage.ask(Asked(Asks.YES, question, self.turn)) == "y"

    def hand_over(self, name: str) -> None:
        self.game.stage.ask(Asked(Asks.KEYBOARD, f"Pass the keyboard to {name}, then press Enter."))


class ScreenGame(TerminalGame):
    """One match on a full screen. ``play_out`` is the game's thread; ``run`` opens the screen and waits for its end."""

    keyboard: StageKeyboard

    def __init__(
        self,
        game: Game,
        options: Mapping[str, Any],
        seats: list[str],
        seed: int,
        console: Console,
        heads: int = 1,
        pace: float = 0.7,
    ) -> None:
        super().__init__(game, options, seats, seed, console, False, heads)
        self.stage = Stage(pace)
        self.keyboard = StageKeyboard(self)
        self.said: list[RenderableType] = []
        self.again = False  # whether another game was asked for

    def run(self) -> None:
        """Open the screen, play to the end, and leave the last table on the terminal. Raises Left, KeyboardInterrupt."""
        from regalia.cli.screen.app import ScreenApp

        app = ScreenApp(self)
        app.run(mouse=False)  # the terminal's own selection of text goes on working
        if app.desk.interrupted:
            raise KeyboardInterrupt
        if app.desk.wrong is not None:
            raise app.desk.wrong
        if self.match.over:
            TerminalGame.show(self, self.watcher)

    def begin(self) -> threading.Thread:
        """Start the game's thread."""
        thread = threading.Thread(target=self.play_out, name="game", daemon=True)
        thread.start()
        return thread

    def play_out(self) -> None:
        """Play to the end and tell the screen."""
        try:
            super().run()
        except BaseException as wrong:  # it belongs to the program's own thread
            self.stage.show(Ended(wrong))
        else:
            self.stage.show(Ended())

    def ask(self, seat: int) -> None:
        """Ask a person; returns when a line was played or another record loaded."""
        self.hand_over(seat)
        gathering = Gathering.begun(self.match)
        turn = ScreenTurn(self, seat) if gathering is None else ScreenGatherTurn(self, seat, gathering)
        self.keyboard.turn = turn
        try:
            turn.take()
        finally:
            self.keyboard.turn = None

    def went_on(self) -> None:
        """Show what others did, and let it be seen. Raises Left."""
        self.stage.check()
        if self.looking is None and len(self.people) > 1:
            return  # nobody may look yet
        fresh = self.unread(self.watcher)
        if fresh and self.match.turn not in self.people:
            self.look(self.watcher, self.scene(self.watcher))
            self.stage.rest()

    def show(self, viewer: int, scene: Scene | None = None) -> None:
        """Show the table, with the news marked."""
        self.look(viewer, scene or self.scene(viewer))
        self.journal.news(viewer)

    def look(self, viewer: int, scene: Scene) -> None:
        sentences = self.journal.sentences[viewer]
        self.stage.show(Look(scene, viewer, tuple(sentences), self.unread(viewer)))

    def unread(self, viewer: int) -> int:
        return len(self.journal.sentences[viewer]) - self.journal.read[viewer]

    def tell(self, viewer: int) -> None:
        """Nothing: the log is on the screen."""

    def print(self, what: RenderableType) -> None:
        self.said.append(what)

    def heard(self) -> tuple[RenderableType, ...]:
        """What has been said since the last question."""
        said = tuple(self.said)
        self.said.clear()
        return said


class ScreenTurn(Turn):
    """A turn whose choices are rows on the screen: a group's number opens it there."""

    def __init__(self, game: TerminalGame, seat: int) -> None:
        super().__init__(game, seat)
        game.hinted = True  # the keys are at the foot
        self.rows = folded(self.scene)
        self.opened: Row | None = None

    def choices(self, rest: str = "") -> None:
        self.rows = folded(self.scene)

    def number(self, number: int) -> None:
        """Play the row's only choice, or open the row on the screen."""
        row = self.rows[number - 1] if 1 <= number <= len(self.rows) else None
        if row is not None and row.group:
            self.opened = row
        else:
            super().number(number)


class ScreenGatherTurn(GatherTurn):
    """A gathering whose counts stand beside the rows."""

    def __init__(self, game: TerminalGame, seat: int, gathering: Gathering) -> None:
        super().__init__(game, seat, gathering)
        game.hinted = True
        self.scene = msgspec.structs.replace(
            self.scene, prompt=msgspec.structs.replace(self.scene.prompt, small=GATHER)
        )

    def choices(self, rest: str = "") -> None:
        if self.gathering.chosen:
            self.so_far()
