"""PuzzleGame: a puzzle in the terminal."""

from __future__ import annotations

from rich.console import Console
from rich.text import Text

from regalia.cli.draw.log import log_lines
from regalia.cli.terminal.game import HUMAN, TerminalGame
from regalia.cli.terminal.reading import forgiven
from regalia.cli.terminal.turn import Turn
from regalia.kernel.errors import Refused
from regalia.kernel.game import Game
from regalia.lessons.lesson import WEAKEST
from regalia.puzzles.attempt import Attempt, attempt, names_of, own_lines, question, reasons, solution
from regalia.puzzles.puzzle import Puzzle

HINT = "Type a number, as in a real game; answer plays the solution, quit leaves."


class PuzzleGame(TerminalGame):
    """The position of a puzzle, tried until it is solved or the answer was shown."""

    def __init__(self, game: Game, puzzle: Puzzle, console: Console, plain: bool) -> None:
        seats = [HUMAN if seat == puzzle.seat else WEAKEST for seat in range(puzzle.seats)]
        super().__init__(game, puzzle.options, seats, 0, console, plain)
        self.puzzle = puzzle
        self.names = list(names_of(puzzle))
        self.lines: list[str] = []  # the solver's, in this attempt
        self.finished = False
        self.hinted = True
        self.match = attempt(game, puzzle, ()).match

    def run(self) -> None:
        """Ask until the puzzle is solved or its answer shown."""
        ask, about = question(self.match.game, self.puzzle)
        self.print(self.pen(self.puzzle.seat).text(f"{ask}. {about}", "bold"))
        self.print(Text(HINT, "dim"))
        while not self.finished:
            PuzzleTurn(self, self.puzzle.seat).take()

    def play(self, line: str) -> None:
        """Try a line; raises Refused where it is not legal."""
        told = len(attempt(self.match.game, self.puzzle, self.lines).steps)
        now = attempt(self.match.game, self.puzzle, [*self.lines, line])
        self.lines.append(line)
        self.report(now, told)

    def answer(self) -> None:
        """Play the solution out."""
        self.lines = own_lines(self.puzzle)
        self.report(solution(self.match.game, self.puzzle), 0, "The answer:")

    def report(self, now: Attempt, told: int, head: str = "Solved.") -> None:
        """Tell what an attempt has brought since its first ``told`` steps."""
        pen = self.pen(self.puzzle.seat)
        for line in log_lines([sentence for step in now.steps[told:] for sentence in step.told], pen):
            self.print(line)
        if now.status == "solved":
            for number, move in enumerate(reasons(self.match.game, self.puzzle, self.lines), 1):
                self.print(pen.text(f"{number}. {move.label}. {move.why}"))
            self.print(pen.text(f"{head} {now.text}", "bold"))
            self.finished = True
        elif now.status == "missed":
            self.print(pen.text(f"Not yet. {now.text} Try again.", "bold"))
            now = attempt(self.match.game, self.puzzle, ())
            self.lines = []
        self.match = now.match


class PuzzleTurn(Turn):
    """One choice of the solver."""

    game: PuzzleGame

    def __init__(self, game: PuzzleGame, seat: int) -> None:
        super().__init__(game, seat)
        self.commands |= {"answer": self.answer}

    def play(self, line: str) -> None:
        """Try a line, without the game's "Are you sure?"; raises Refused."""
        self.game.play(forgiven(line, self.game.match.legal()))
        self.done = True

    def answer(self, rest: str = "") -> None:
        self.game.answer()
        self.done = True

    def save(self, name: str) -> None:
        raise Refused(f"save {name}".rstrip(), "A puzzle has no record to save.")

    def load(self, name: str) -> None:
        raise Refused(f"load {name}".rstrip(), "A puzzle has its own position: leave it first, then load a game.")
