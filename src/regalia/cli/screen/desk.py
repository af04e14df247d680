"""Desk: what the screen shows now, and what each key does to it."""

from __future__ import annotations

from rich.text import Text

from regalia.cli.draw.block import Block
from regalia.cli.screen.choice import SMALLEST
from regalia.cli.screen.face import Face, panel_width, two_columns
from regalia.cli.screen.game import ScreenGame, ScreenGatherTurn, ScreenTurn
from regalia.cli.screen.keys import keys_of
from regalia.cli.screen.moves import Moves, places
from regalia.cli.screen.pages import curtain, rules_page, said_lines, small_page
from regalia.cli.screen.stage import Asked, Asks, Ended, Event, Look
from regalia.cli.terminal.turn import Left, Turn

SHORT = 2  # lines that fit in the prompt's place; more get a panel
LEAVE = "Leave the table? The game ends here. To keep it, press n and type :save FILE."
PAGE = 10  # lines
ARROWS = {"up": (0, -1), "down": (0, 1), "left": (-1, 0), "right": (1, 0)}
SCROLL = {"up": -1, "down": 1, "pageup": -PAGE, "pagedown": PAGE, "home": -(10**6), "end": 10**6}


class Desk:
    """The state of the screen. ``closed``: the screen can be left; ``wrong``: what ended the game early."""

    def __init__(self, game: ScreenGame) -> None:
        self.game = game
        self.size = SMALLEST
        self.face: Face | None = None
        self.asked: Asked | None = None
        self.over = False  # the game's thread has ended
        self.leaving = False  # whether to leave is being asked
        self.typing = False
        self.early = ""  # a line that was typed while others moved
        self.command = ""  # the last one typed, which names the answer's panel
        self.closed = False
        self.interrupted = False
        self.wrong: BaseException | None = None

    @property
    def waits(self) -> bool:
        """Whether the next step is a person's."""
        return self.asked is not None or self.over

    def happened(self, event: Event) -> None:
        """Take an event of the game."""
        if isinstance(event, Look):
            self.look(event)
        elif isinstance(event, Asked):
            self.ask(event)
        else:
            self.end(event)

    def look(self, look: Look) -> None:
        panel, scroll = (self.face.panel, self.face.scroll) if self.face is not None else (None, 0)
        title = self.game.match.game.title
        pen = self.game.pen(look.viewer)
        self.face = Face(look.scene, title, pen, look.log, look.fresh, panel=panel, scroll=scroll)

    def ask(self, asked: Asked) -> None:
        self.asked = asked
        if asked.what == Asks.KEYBOARD:
            self.face = None  # the next person must not see it
        elif self.face is not None and asked.turn is not None:
            self.show_turn(self.face, asked.turn)
            self.show_said(self.face, asked)
        if asked.what == Asks.MOVE and self.early:
            early, self.early = self.early, ""
            self.send(early)

    def show_turn(self, face: Face, turn: Turn) -> None:
        """Show the moves of a turn; the chosen one stays while it lasts."""
        if list(face.moves.rows) != turn.rows:
            face.moves = Moves(turn.rows)
        if isinstance(turn, ScreenTurn) and turn.opened is not None:
            face.moves.at = turn.rows.index(turn.opened)
            turn.opened = None
        if isinstance(turn, ScreenGatherTurn):
            face.counts = {index: count for index, count in turn.gathering.chosen.items() if count}

    def show_said(self, face: Face, asked: Asked) -> None:
        """Show what was said: a little in the prompt's place, more in a panel."""
        lines = said_lines(asked.said, self.across)
        if 0 < len(lines) <= SHORT:
            face.notice = Text(" ").join(lines)
        elif lines:
            face.panel, face.scroll = (self.command.capitalize() or "Answer", lines), 0

    def end(self, ended: Ended) -> None:
        self.asked = None
        self.over = True
        if ended.wrong is not None:
            self.wrong = self.wrong or ended.wrong
            self.closed = True

    # Drawing

    @property
    def across(self) -> int:
        """Columns of the text in a panel."""
        return panel_width(self.size[0]) - 4

    def drawn(self, wide: int, high: int) -> Block:
        """All lines of the screen."""
        self.size = (wide, high)
        if wide < SMALLEST[0] or high < SMALLEST[1]:
            return small_page(wide, high, SMALLEST)
        if self.asked is not None and self.asked.what == Asks.KEYBOARD and not self.leaving:
            return curtain(self.asked.text, wide, high)
        if self.face is None:
            return curtain(LEAVE if self.leaving else "The cards are dealt …", wide, high)
        return self.face.lines(wide, high, keys_of(self, two_columns(wide, high)), self.question())

    def question(self) -> Text | None:
        """What is asked in the prompt's place."""
        if self.leaving:
            return Text(LEAVE)
        if self.asked is not None and self.asked.what in (Asks.YES, Asks.ENTER):
            return Text(self.asked.text)
        return None

    # Keys

    def pressed(self, key: str, character: str) -> None:
        """Do what a key means here."""
        if self.leaving:
            self.leaving = False
            if character.lower() == "y":
                self.leave()
        elif self.asked is not None and self.asked.what != Asks.MOVE:
            self.answered(self.asked.what, key, character)
        elif self.face is not None and self.face.panel is not None:
            self.in_panel(self.face, key, character)
        elif character == "q":
            self.leaving, self.closed = not self.over, self.over
        elif self.face is not None and not self.opened(self.face, key, character):
            self.played(self.face, key, character)

    def leave(self) -> None:
        self.game.stage.leave()
        self.wrong = Left()
        self.closed = True

    def interrupt(self) -> None:
        """Leave at once, without a question."""
        self.interrupted = True
        self.game.stage.leave()
        self.closed = True

    def answered(self, what: Asks, key: str, character: str) -> None:
        """Answer a question that is not about a move."""
        if what == Asks.YES:
            if character.lower() in ("y", "n") or key == "escape":
                self.send("y" if character.lower() == "y" else "n")
        elif key == "enter":
            self.send("")
        elif character == "q":
            self.leaving = True

    def in_panel(self, face: Face, key: str, character: str) -> None:
        """Scroll the open panel, close it, or open another."""
        lines = face.panel[1] if face.panel is not None else []
        if key in SCROLL:
            face.scroll = min(max(0, face.scroll + SCROLL[key]), max(0, len(lines) - self.size[1] + 4))
        else:
            face.panel, face.scroll = None, 0
            if character not in ("q", ":"):
                self.opened(face, key, character)

    def opened(self, face: Face, key: str, character: str) -> bool:
        """Open a panel or the typed line, or scroll the table; whether the key does that."""
        if key in ("pageup", "pagedown"):
            face.top = max(0, face.first + SCROLL[key])
        elif character == "l":
            lines = face.log_panel(self.across)
            face.panel, face.scroll = ("Log", lines), max(0, len(lines) - self.size[1] + 4)
        elif character == "p" and face.moves.chosen is not None:
            face.panel, face.scroll = ("Preview", face.preview_panel(self.across)), 0
        elif character == "s":
            face.panel, face.scroll = ("Players and sheets", face.sheet_panel(self.across)), 0
        elif character == "?":
            face.panel, face.scroll = ("Keys and rules", rules_page(self.game.match.game, self.across)), 0
        elif character == ":" and not self.over:
            self.typing = True
        else:
            return False
        return True

    def played(self, face: Face, key: str, character: str) -> None:
        """Choose or play a move; while others move, hurry them."""
        if self.over:
            self.game.again = character == "n"
            self.closed = self.game.again or key == "enter"
        elif self.asked is None:
            self.game.stage.hurried.set()
        else:
            face.notice = None
            self.chose(face, key, character)

    def chose(self, face: Face, key: str, character: str) -> None:
        moves = face.moves
        face.top = None
        gathers = self.asked is not None and isinstance(self.asked.turn, ScreenGatherTurn)
        if key in ARROWS:
            self.moved(face, *ARROWS[key])
        elif key in ("tab", "shift+tab"):
            moves.next(1 if key == "tab" else -1)
        elif character.isdigit():
            moves.digit(character)
        elif key == "enter" and moves.chosen is not None:
            self.send(str(moves.at + 1) if gathers else moves.chosen.line)
        elif gathers and (character == "-" or key == "backspace"):
            self.send(f"-{moves.at + 1}")
        elif character in ("e", "h"):
            self.send("hint" if character == "h" else "e")

    def moved(self, face: Face, across: int, down: int) -> None:
        """On a map go to the next square in that direction; else down the rows or through the variants."""
        if face.moves.toward(across, down, places(face.scene)):
            return
        if across:
            face.moves.turn(across)
        else:
            face.moves.step(down)

    def typed(self, text: str) -> None:
        """Take a line from the keyboard, as ``--lines`` does; one that comes too early waits for its question."""
        if self.asked is not None and self.asked.what == Asks.MOVE:
            if self.face is not None:
                self.face.notice = None
            if text:
                self.send(text)
        elif len(self.game.people) == 1:
            self.early = text

    def send(self, text: str) -> None:
        """Give the game its answer."""
        self.asked = None
        self.command = text.split(" ")[0] if text[:1].isalpha() else ""
        self.game.stage.answer(text)
