"""Turn: one decision of a person, from the table shown to a move typed."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import TYPE_CHECKING

from rich.console import RenderableType
from rich.text import Text

from regalia.cli.draw.choices import END, Row, ending, opened, row_lines, rows
from regalia.cli.draw.console import harmless
from regalia.cli.draw.grid import sheet_lines
from regalia.cli.draw.log import log_lines
from regalia.cli.terminal.explain import explained
from regalia.cli.terminal.hint import hinted
from regalia.cli.terminal.reading import forgiven, line_of
from regalia.kernel.errors import Refused, RegaliaError
from regalia.kernel.record import write
from regalia.lab.record_file import nth

if TYPE_CHECKING:
    from regalia.cli.terminal.game import TerminalGame

HINT = "Type a number; e ends the turn, ? explains, quit leaves."
LOG_LINES = 40


class Left(Exception):
    """The person has left the table."""


class Turn:
    """Shows the table and choices, and reads lines until one is a move."""

    def __init__(self, game: TerminalGame, seat: int) -> None:
        self.game = game
        self.seat = seat
        self.scene = game.scene(seat)
        self.pen = game.pen(seat)
        self.rows = rows(self.scene.choices)
        self.done = False
        self.commands: dict[str, Callable[[str], None]] = {
            "help": self.explain,
            "list": self.choices,
            "table": self.table,
            "sheets": self.sheets,
            "log": self.log,
            "hint": self.hint,
            "save": self.save,
            "load": self.load,
            "quit": self.quit,
        }

    def take(self) -> None:
        """Ask until a move was played or a record loaded. Raises Left, Closed."""
        self.table()
        self.choices()
        if not self.game.hinted:
            self.say([Text(HINT, "dim")])
            self.game.hinted = True
        while not self.done:
            try:
                self.read(self.game.keyboard.line(f"{self.game.names[self.seat]} > "))
            except Refused as refused:
                rule = f" (rule {refused.rule})" if refused.rule else ""
                self.say([self.pen.reason(harmless(f"No: {refused.reason}{rule}"))])
            except RegaliaError as wrong:
                self.say([str(wrong)])

    def read(self, text: str) -> None:
        """Do what was typed: a number, the key of the end, a command or a line of the record."""
        word, _, rest = text.partition(" ")
        if not text:
            self.choices()
        elif text.startswith("?"):
            self.explain(text[1:].strip())
        elif is_number(text):
            self.number(int(text))
        elif text.lower() == END:
            self.end()
        elif word in self.commands and (False, word) not in self.game.match.game.codec.by_name:
            self.commands[word](rest.strip())
        else:
            self.play(line_of(text, self.seat))

    def number(self, number: int) -> None:
        """Take the row of that number: play its choice, or open its group."""
        if not 1 <= number <= len(self.rows):
            self.say([f"There is no number {number}; the list goes from 1 to {len(self.rows)}."])
        elif self.rows[number - 1].group:
            self.rows = self.unfold(self.rows[number - 1])
            self.say([Text("An empty line goes back.", "dim")])
        else:
            self.play(self.rows[number - 1].choices[0].line)

    def unfold(self, row: Row) -> list[Row]:
        """Print the choices of a group, which are its rows."""
        found = opened(row)
        self.say([self.pen.text(f"{row.group}:", "bold")])
        self.say(row_lines(found, self.pen, self.game.console.width))
        return found

    def end(self) -> None:
        """End the turn or a step of it, where that is possible."""
        last = ending(rows(self.scene.choices))
        if last is None:
            self.say(["The turn cannot be ended now: choose one of the numbers."])
        else:
            self.play(last.choices[0].line)

    def play(self, line: str) -> None:
        """Play a line, after a confirmation where the game asks for one. Raises Refused."""
        line = forgiven(line, self.game.match.legal())
        for choice in self.scene.choices:
            if choice.line == line and choice.confirm:
                question = self.pen.asked(choice.confirm).plain
                if not self.game.keyboard.agreed(question):
                    return
        self.game.play(line)
        self.done = True

    def explain(self, about: str = "") -> None:
        last = ending(rows(self.scene.choices))
        if about == END and last is not None:
            about = last.choices[0].line
        if is_number(about) and 1 <= int(about) <= len(self.rows):
            row = self.rows[int(about) - 1]
            if row.group:
                self.unfold(row)
                return
            about = row.choices[0].line
        self.say(explained(self.game.match, self.scene, about, self.pen))

    def choices(self, rest: str = "") -> None:
        self.rows = rows(self.scene.choices)
        self.say(row_lines(self.rows, self.pen, self.game.console.width))

    def sheets(self, rest: str = "") -> None:
        """Print what the units on the table can do."""
        found = list(sheet_lines(self.scene.zones, self.pen))
        self.say(found or [f"No unit of {self.game.match.game.title} has a sheet."])

    def table(self, rest: str = "") -> None:
        self.game.show(self.seat, self.scene)

    def log(self, rest: str = "") -> None:
        self.say(log_lines(self.game.journal.sentences[self.seat][-LOG_LINES:], self.pen, self.scene.plates))

    def hint(self, rest: str = "") -> None:
        self.say(hinted(self.game.match, self.scene, self.game.people, self.pen))

    def save(self, name: str) -> None:
        path = named(name, "save")
        try:
            path.write_bytes(write(self.game.match.record()) + b"\n")
        except OSError as wrong:
            raise RegaliaError(f"{path} cannot be written: {wrong.strerror}.") from None
        lines = len(self.game.match.entries)
        self.say([f"Saved {lines} lines to {path}. The file contains all cards, the hidden ones too."])

    def load(self, name: str) -> None:
        self.game.load(nth(named(name, "load"), 1))
        self.say([f"Loaded {len(self.game.match.entries)} lines; 'log' tells them."])
        self.done = True

    def quit(self, rest: str = "") -> None:
        raise Left

    def say(self, lines: Iterable[RenderableType]) -> None:
        for line in lines:
            self.game.print(Text(harmless(line)) if isinstance(line, str) else line)


def is_number(text: str) -> bool:
    return text.isascii() and text.isdigit() and len(text) < 10


def named(name: str, command: str) -> Path:
    if not name or "\0" in name:
        raise RegaliaError(f"Which file? Write it like '{command} game.json'.")
    return Path(name).expanduser()
