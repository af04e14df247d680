"""GatherTurn: a person gathers the lines of one decision in any order and sends them together."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import msgspec

from regalia.cli.draw.choices import END, Row, row_lines
from regalia.cli.terminal.gather import Gathering
from regalia.cli.terminal.reading import forgiven
from regalia.cli.terminal.turn import Turn, is_number

if TYPE_CHECKING:
    from regalia.cli.terminal.game import TerminalGame

SMALL = f"Type a number to add one, -number to take one back, {END} when you are ready."


class GatherTurn(Turn):
    """Shows what can be chosen and how often it has been; the lines go out in the order of the rules."""

    def __init__(self, game: TerminalGame, seat: int, gathering: Gathering) -> None:
        super().__init__(game, seat)
        self.gathering = gathering
        self.rows = [Row((choice,)) for choice in gathering.choices]
        verb = gathering.choices[0].label.partition(" ")[0]
        say = self.scene.prompt.say if gathering.end else f"{verb} {gathering.needed}, in any order."
        prompt = msgspec.structs.replace(self.scene.prompt, say=say, small=SMALL)
        counted = {choice.touch[0] for choice in gathering.choices}  # what is chosen is counted below the list
        self.scene = msgspec.structs.replace(
            self.scene,
            prompt=prompt,
            choices=tuple(gathering.choices),
            gauges=tuple(gauge for gauge in self.scene.gauges if gauge.id not in counted),
        )

    def read(self, text: str) -> None:
        """Add, take back or send; several numbers may stand in one line."""
        words = text.replace(",", " ").split()
        if words and all(is_number(word.removeprefix("-")) for word in words):
            for word in words:
                self.change(word)
            self.so_far()
        elif text in (END, "ready"):
            self.send()
        else:
            super().read(text)

    def change(self, word: str) -> None:
        number = int(word.removeprefix("-"))
        if not 1 <= number <= len(self.rows):
            self.say([f"There is no number {number}; the list goes from 1 to {len(self.rows)}."])
        elif word.startswith("-"):
            if not self.gathering.remove(number - 1):
                self.say([self.pen.text(f"You have not chosen {self.called(number - 1)}.")])
        elif wrong := self.gathering.add(number - 1, self.game.match):
            self.say([self.pen.reason(wrong)])

    def play(self, line: str) -> None:
        """Add what a typed line means. Raises Refused for a line that is never legal here."""
        line = forgiven(line, [choice.line for choice in self.gathering.choices])
        index = self.gathering.index(line)
        if index is None:
            super().play(line)
        else:
            self.change(str(index + 1))
            self.so_far()

    def send(self) -> None:
        if self.gathering.missing:
            self.say([f"Choose {self.gathering.missing} more first."])
            return
        for line in self.gathering.all_lines(self.game.match):
            self.game.play(line)
        self.done = True

    def choices(self, rest: str = "") -> None:
        self.say(row_lines(self.rows, self.pen, self.game.console.width))
        if self.gathering.chosen:
            self.so_far()

    def so_far(self) -> None:
        """Print what has been chosen, and what to do next."""
        chosen = ", ".join(self.called(index) for index in sorted(self.gathering.chosen.elements()))
        self.say([self.pen.text(f"So far: {chosen or 'nothing'}. {self.following()}")])

    def following(self) -> str:
        """What to do next; where the army can be ended early, also what is left for it."""
        if self.gathering.end and self.gathering.chosen.total():
            ahead = self.gathering.ahead(self.game.match)
            open_still = ahead.turn == self.seat
            left = ahead.game.scene(ahead.view(self.seat), ahead.rules).prompt.say if open_still else "It is complete."
            return f"{left} Type {END} when you are ready."
        missing = self.gathering.missing
        return f"{missing} to go." if missing else f"Type {END} when you are ready."

    def called(self, index: int) -> str:
        """A choice without its verb: ``knight``, ``[Kc]``."""
        return re.sub(r"^\w+ (an? )?", "", self.gathering.choices[index].label)
