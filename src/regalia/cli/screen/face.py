"""The whole screen as lines: two columns from 100 x 30 cells on, else one, with panels behind keys."""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence
from dataclasses import dataclass, field

from rich.text import Text

from regalia.cli.draw.block import Block
from regalia.cli.draw.choices import row_lines
from regalia.cli.draw.grid import list_lines, sheet_lines
from regalia.cli.draw.pen import Pen
from regalia.cli.draw.preview import preview_lines as focus_lines
from regalia.cli.draw.table import gauge_line
from regalia.cli.draw.wrap import hung
from regalia.cli.screen.cards import Lit
from regalia.cli.screen.look import DIM, GILT, INK, cut
from regalia.cli.screen.moves import Moves
from regalia.cli.screen.panels import (
    boxed,
    key_bar,
    log_block,
    preview_lines,
    preview_title,
    prompt_lines,
    title_bar,
)
from regalia.cli.screen.plates import plate_lines, short_plates
from regalia.cli.screen.rows import move_lines, window
from regalia.cli.screen.table import Picture, Sketches, plates_aside
from regalia.kernel.scene import Scene, Sentence

WIDE, HIGH = 100, 30  # from here on there are two columns
RIGHT = 33  # columns of the panels
NARROWEST = 28  # where a map needs the room
TABLE, FEW = 8, 3  # in one column the fewest lines of the table, and of the moves
MOST = 13  # lines of the preview
LEAST = 6  # lines of the log
BRACKETS = "▐[]"
BARE = 3  # lines of a table on which nothing lies


@dataclass(slots=True)
class Face:
    """What the screen shows: a scene for its viewer, the chosen move, what was said, an open panel."""

    scene: Scene
    title: str
    pen: Pen
    log: Sequence[Sentence] = ()
    fresh: int = 0  # sentences at the log's end that the viewer has not read
    moves: Moves = field(default_factory=lambda: Moves(()))
    counts: dict[int, int] = field(default_factory=dict)  # how often each row has been gathered
    notice: Text | None = None
    panel: tuple[str, Block] | None = None  # title and lines over the table
    scroll: int = 0  # the first line of the open panel
    top: int | None = None  # the first line of a table that is too high; None: where the chosen move is
    first: int = 0  # the first line that was shown

    def lines(self, wide: int, high: int, keys: Sequence[tuple[str, str]], question: Text | None = None) -> Block:
        """The screen, line by line: bar, table and panels, keys. A question takes the prompt's place."""
        if question is not None:
            return dataclasses.replace(self, notice=question).lines(wide, high, keys)
        body = self.two(wide, high - 2) if two_columns(wide, high) else self.one(wide, high - 2)
        if self.panel is not None:
            body = self.over(body, wide, high - 2)
        return [title_bar(self.scene, self.title, self.pen, wide), *body, key_bar(keys, wide)]

    def two(self, wide: int, high: int) -> Block:
        """The table left; preview, moves, players and log right."""
        right = RIGHT if wide < 120 else 42
        if any(zone.kind == "map" for zone in self.scene.zones):
            right = max(NARROWEST, min(right, wide - 72))
        left = wide - right
        prompt = self.prompt(left)
        sketches = Sketches(self.scene, self.pen, Lit.by(self.moves.chosen), left - 1)
        table = self.table(sketches.picture(high - len(prompt)), prompt, left, high, alone=False)
        return [
            Text.assemble(cut(one, left), other) for one, other in zip(table, self.panels(right, high), strict=True)
        ]

    def one(self, wide: int, high: int) -> Block:
        """The table above, the moves below it: as many as let the whole table be seen."""
        rows, at = move_lines(self.moves, self.scene, self.pen, wide - 2, self.counts)
        prompt = self.prompt(wide)
        sketches = Sketches(self.scene, self.pen, Lit.by(self.moves.chosen), wide - 1, alone=True)
        counts = [*range(min(len(rows), high - TABLE), min(len(rows), FEW), -1), min(len(rows), FEW)]
        tried = [(count, sketches.picture(high - count - len(prompt))) for count in counts]
        best = [one for one in tried if one[1].whole] or [one for one in tried if one[1].fits] or tried[-1:]
        count, drawn = best[0]
        table = self.table(drawn, prompt, wide, high - count, alone=True)
        shown = window(rows, at, high - len(table)) if rows else []
        return [*table, *_indented(shown), *[Text("")] * (high - len(table) - len(shown))]

    def prompt(self, wide: int) -> Block:
        return [*self.focus(wide), *prompt_lines(self.scene, self.pen, wide, self.notice)]

    def table(self, drawn: Picture, prompt: Block, wide: int, high: int, alone: bool) -> Block:
        """The picture with the prompt between its parts; what does not fit can be scrolled to."""
        space = max(1, high - len(prompt) - len(drawn.below))
        above = drawn.above
        if len(above) <= BARE and self.moves.rows and not alone:  # nothing lies there yet: room for all of the choices
            told = [*above, Text(""), *row_lines(self.moves.rows, self.pen, wide - 2)]
            above = told if len(told) <= space else above
        if len(above) > space:
            lit = [nth for nth, line in enumerate(above) if any(sign in line.plain for sign in BRACKETS)]
            wanted = self.top if self.top is not None else lit[-1] - space // 2 if lit else 0
            self.first = max(0, min(wanted, len(above) - space + 1))
            where = f"lines {self.first + 1} to {self.first + space - 1} of {len(above)}"
            above = above[self.first : self.first + space - 1]
            above.append(Text(f"▾ the table goes on: PgUp, PgDn ({where})", GILT))
        above = [*above, *[Text("")] * (space - len(above))]
        return [*_indented(above), *prompt, *_indented(drawn.below)][:high]

    def focus(self, wide: int) -> Block:
        """The attack that must be answered."""
        if self.scene.focus is None:
            return []
        lines = [line for text in focus_lines(self.scene.focus, self.pen) for line in hung(text, wide - 4)]
        return [Text.assemble((" ┃ ", GILT), line) for line in lines]

    def panels(self, wide: int, high: int) -> Block:
        """The right column: each panel as high as it needs, the log gets what is left."""
        choice = self.moves.chosen
        blocks: list[Block] = []
        left = high
        if choice is not None:
            title, lines = preview_title(choice, self.pen), preview_lines(choice, self.pen, wide - 4)
            if len(title) > wide - 6:
                title, lines = "Preview", [*hung(Text(title, GILT), wide - 4, 0), *lines]
            room = min(len(lines) + 2, MOST)
            blocks.append(boxed(title, lines, wide, room, lit=True))
            left -= room
        players = list(short_plates(self.scene, self.pen, wide - 4)) if plates_aside(self.scene) else []
        told = len(players) + 2 if players else 0
        if self.moves.rows:
            rows, at = move_lines(self.moves, self.scene, self.pen, wide - 2, self.counts)
            room = min(len(rows) + 2, max(7, left - told - LEAST))
            blocks.append(boxed("Moves", window(rows, at, room - 2), wide, room))
            left -= room
        if players and left >= LEAST:
            room = min(told, left)
            blocks.append(boxed("Players", players, wide, room))
            left -= room
        if left >= 3:
            sentences = log_block(self.log, self.scene, self.pen, wide - 4, self.fresh)
            blocks.append(boxed("Log", sentences[-(left - 2) :], wide, left))
            left = 0
        return [*(line for block in blocks for line in block), *[Text(" " * wide)] * left]

    def over(self, body: Block, wide: int, high: int) -> Block:
        """A panel over the left of the screen, scrolled to where the reader is."""
        title, lines = self.panel or ("", [])
        across = panel_width(wide)
        room = high - 2
        first = max(0, min(self.scroll, len(lines) - room))
        shown = lines[first : first + room]
        if len(lines) > room:
            title = f"{title}, lines {first + 1} to {first + len(shown)} of {len(lines)}"
        return [
            Text.assemble(line, cut(under, wide)[across:] if across < wide else "")
            for line, under in zip(boxed(title, shown, across, high, lit=True), body, strict=True)
        ]

    def preview_panel(self, wide: int) -> Block:
        choice = self.moves.chosen
        return preview_lines(choice, self.pen, wide) if choice is not None else []

    def log_panel(self, wide: int) -> Block:
        return log_block(self.log, self.scene, self.pen, wide)

    def sheet_panel(self, wide: int) -> Block:
        """All players with their numbers and piles, the table's figures, and what the units can do."""
        facts = self.pen.text(", ".join(fact.text for fact in self.scene.facts), f"bold {GILT}")
        lines = [*hung(facts, wide, 2), *plate_lines(self.scene, self.pen, wide)]
        for zone in self.scene.zones:
            if zone.kind == "list" and zone.tokens and all(token.kind == "card" for token in zone.tokens):
                lines += [part for line in list_lines(zone, self.pen) for part in hung(line, wide, 2)]
            if zone.kind == "pile" and zone.tokens:
                cards = Text(" ").join(self.pen.card(token.face) for token in zone.tokens)
                lines += hung(self.pen.text(f"{zone.label}: ", DIM).append(Text("", INK)).append(cards), wide, 2)
        for gauge in self.scene.gauges:
            if gauge.owner is None:
                lines += hung(gauge_line(gauge, self.pen), wide, 2)
        for fact in self.scene.numbers:
            lines += hung(self.pen.text(fact.text, GILT if fact.on else DIM), wide, 2)
        for line in sheet_lines(self.scene.zones, self.pen):
            lines += hung(line, wide)
        return lines


def panel_width(wide: int) -> int:
    """Columns of a panel over the table: all, unless the lines would be too long to read."""
    return wide if wide < 120 else 100


def two_columns(wide: int, high: int) -> bool:
    return wide >= WIDE and high >= HIGH


def _indented(lines: Block) -> Block:
    return [Text.assemble(" ", line) for line in lines]
