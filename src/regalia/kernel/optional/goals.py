"""Goals: what a game's puzzles may ask for. A game lists its own in the module ``puzzles``; every game has the usual two."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Literal

# A game's own functions take its own class of states.
Turn = Callable[[Any], tuple[int, int]]  # the number of the turn and whose it is
Measure = Callable[[Any, int], int]  # of a state and the solver's seat
Place = Callable[[Any, int], bool]  # likewise


def anywhere(state: Any, seat: int) -> bool:
    return True


def never(state: Any, seat: int) -> bool:
    return False


def harmless(state: Any, seat: int) -> int:
    return 0


@dataclass(frozen=True, slots=True)
class Words:
    """A goal in words. ``{count}`` stands for the gain or loss with its unit, ``{them}`` for the opponent.

    ``ask`` is the question, ``about`` one sentence under it, ``reached`` says what the solution brings. ``short`` answers a move
    that brings less than asked for, and ``nothing`` one that brings nothing for certain. ``second`` says what the next best
    first move brings. ``several`` is the question and the sentence under it where more than one first move is right.
    """

    ask: str
    about: str
    reached: str
    nothing: str
    short: str = ""
    second: str = "The next best first move makes {count} certain."
    unit: tuple[str, str] = ("", "")  # one, several
    several: tuple[str, str] | None = None

    def told(self, text: str, count: int, them: int) -> str:
        many = abs(count)
        number = f"{many or 'no'} {self.unit[many != 1]}".strip()
        told = text.replace("{count}", number).replace("{them}", f"{{{them}}}")
        return told[:1].upper() + told[1:]


@dataclass(frozen=True, slots=True)
class Goal:
    """Something that can be proved about a position by the rules alone.

    kind: ``win`` the game, ``hold`` it against a win in the opponent's next turn, or ``gain`` as much as possible this turn.
    measure: of ``gain``, how much the seat has; only differences count. A loss is a gain below 0.
    due: where to look for such puzzles. pending: the fight is not over, so that nothing is gained yet. final: what is not
    gained by now is not gained.
    danger: how dangerous the cards are that the seat cannot see, so that the worst worlds are examined too.
    least, most: the smallest gain worth a puzzle, and more than any. choices: most choices of the seat whose aim is proved.
    limit: positions to examine for one move. worlds: guessed worlds in which the proof must hold.
    to_the_end: the win may come at the end of the game, where that is near.
    moot: chance draws something that cannot matter, so that one outcome stands for all.
    exercise: asked for its own sake, so that no strong bot need play it.
    quiet: verbs of moves that do nothing, tried first to find out whether there is a danger.
    """

    name: str
    kind: Literal["win", "hold", "gain"]
    words: Words
    measure: Measure = harmless
    due: Place = anywhere
    pending: Place = never
    final: Place = never
    danger: Measure = harmless
    least: int = 1
    most: int = 64
    choices: int = 6
    limit: int = 8_000
    worlds: int = 24
    to_the_end: bool = False
    moot: Place = never
    exercise: bool = False
    quiet: tuple[int, ...] = ()


WIN = Words(
    ask="Win this turn",
    about="One way wins for certain, whatever {them} holds and does.",
    reached="The game is won, whatever {them} does.",
    nothing="{them} is not beaten for certain after that.",
    several=("Win this turn", "Only a few moves win for certain, whatever {them} holds and does."),
)
HOLD = Words(
    ask="Find the only defence",
    about="{them} threatens to win in the next turn. One way prevents it.",
    reached="{them} cannot win in the next turn.",
    nothing="After that {them} can win in the next turn.",
    several=("Find a defence", "{them} threatens to win in the next turn. Only a few moves prevent it."),
)

USUAL: tuple[Goal, ...] = (Goal("win", "win", WIN), Goal("defence", "hold", HOLD))


@dataclass(frozen=True, slots=True)
class Goals:
    """The goals of a game, and how its turns are counted. Without ``turn`` the game's advice counts them."""

    all: tuple[Goal, ...] = USUAL
    turn: Turn | None = None

    def find(self, name: str) -> Goal:
        return next(goal for goal in self.all if goal.name == name)
