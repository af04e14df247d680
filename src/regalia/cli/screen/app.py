"""ScreenApp: the Textual program that shows a desk and gives it the keys."""

from __future__ import annotations

import os
from typing import ClassVar

from rich.console import Console
from rich.style import Style
from rich.text import Text
from textual import events
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.message import Message
from textual.strip import Strip
from textual.widget import Widget
from textual.widgets import Input

from regalia.cli.draw.block import Block
from regalia.cli.screen.desk import Desk
from regalia.cli.screen.game import ScreenGame
from regalia.cli.screen.look import BAR, GROUND, INK, Depth, strip
from regalia.cli.screen.stage import Event

HELP = "a number, a line of the record, hint, save FILE, ? WORD …"

LEAVING = ("ctrl+c", "ctrl+q")


def depth_of(console: Console) -> Depth:
    """How many colours the terminal of a console has."""
    if console.no_color or "NO_COLOR" in os.environ:
        return Depth.NONE
    return Depth.SIXTEEN if console.color_system == "standard" else Depth.FULL


class Canvas(Widget):
    """All cells of the screen but those of the typed line."""

    can_focus = True

    def __init__(self, desk: Desk, depth: Depth) -> None:
        super().__init__()
        self.desk = desk
        self.depth = depth
        self.lines: Block = []
        self.ground = strip(Text(" "), depth)[0].style or Style()

    def redraw(self) -> None:
        self.lines = self.desk.drawn(*self.size) if self.size.width else []
        self.refresh()

    def on_resize(self) -> None:
        self.redraw()

    def render_line(self, y: int) -> Strip:
        line = self.lines[y] if y < len(self.lines) else Text("")
        return Strip(strip(line, self.depth)).adjust_cell_length(self.size.width, self.ground)


class Happened(Message):
    """An event from the game's thread."""

    def __init__(self, event: Event) -> None:
        super().__init__()
        self.event = event


class ScreenApp(App[None]):
    """Runs until the desk is closed. The terminal is restored whatever ends it."""

    ENABLE_COMMAND_PALETTE = False
    CSS = f"""
    Canvas {{ width: 100%; height: 1fr; background: {GROUND}; }}
    Input {{ dock: bottom; height: 1; border: none; padding: 0 1; background: {BAR}; color: {INK}; }}
    Input:focus {{ border: none; }}
    """
    BINDINGS: ClassVar[list[BindingType]] = [Binding(",".join(LEAVING), "interrupt", priority=True, show=False)]

    def __init__(self, game: ScreenGame) -> None:
        depth = depth_of(game.console)
        super().__init__(ansi_color=depth != Depth.FULL)
        self.game = game
        self.desk = Desk(game)
        self.canvas = Canvas(self.desk, depth)
        self.line = Input(placeholder=HELP, select_on_focus=False)
        self.line.display = False

    def compose(self) -> ComposeResult:
        yield self.canvas
        yield self.line

    def on_mount(self) -> None:
        self.canvas.focus()
        self.game.stage.show = self.happened
        self.game.begin()

    def happened(self, event: Event) -> None:
        """Take an event from the game's thread."""
        self.post_message(Happened(event))

    def on_happened(self, message: Happened) -> None:
        self.desk.happened(message.event)
        self.shown()

    async def on_event(self, event: events.Event) -> None:
        """Give a key to the desk before any widget has it, so that fast typing stays in order."""
        if isinstance(event, events.Key) and not self.line.display and event.key not in LEAVING:
            self.desk.pressed(event.key, event.character or "")
            self.shown()
        else:
            await super().on_event(event)

    def on_key(self, event: events.Key) -> None:
        if self.line.display and event.key == "escape":
            self.close_line()

    def shown(self) -> None:
        """Show the desk as it is now."""
        if self.desk.closed:
            self.exit()
        elif self.desk.typing and not self.line.display:
            self.line.display = True
            self.screen.set_focus(self.line)  # at once: what was typed with the colon goes there too
        self.canvas.redraw()

    def on_input_submitted(self, event: Input.Submitted) -> None:
        text = event.value.strip()
        self.close_line()
        self.desk.typed(text)
        self.shown()

    def close_line(self) -> None:
        self.desk.typing = False
        self.line.value = ""
        self.line.display = False
        self.screen.set_focus(self.canvas)
        self.canvas.redraw()

    def action_interrupt(self) -> None:
        self.desk.interrupt()
        self.exit()
