"""The files that people write for The Royal Ascension: boards. The option ``board`` is checked here too."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from regalia.games.royal_ascension.board import STANDARD, shipped, shipped_board
from regalia.games.royal_ascension.rules.terms import TYPES
from regalia.kernel.errors import OptionError
from regalia.kernel.files import shapes
from regalia.kernel.files.fault import Fault, written
from regalia.kernel.files.kind import FileKind

FORMAT = "regalia-board/1"
GAME = "royal-ascension"
FEWEST_SPACES, MOST_SPACES = 13, 100
MOST_GATES = 12
NOUNS = {"shop": "a shop"}  # a space of any other type is called by its suit


def board() -> shapes.Shape:
    """The schema of a board (section 2.4); fields that it does not name are for drawing only."""
    space = shapes.table("Space", {"type": shapes.word("Type", TYPES)}, ("type",), more=True)
    gate = {"type": "integer", "title": "Gate", "minimum": 0, "maximum": MOST_SPACES - 1}
    spaces = f"A board has {FEWEST_SPACES} to {MOST_SPACES} spaces."
    gates = f"A board has 1 to {MOST_GATES} gates, which are numbers of spaces."
    fields = {
        **shapes.told(FORMAT, GAME),
        "spaces": shapes.many("Spaces", space, FEWEST_SPACES, MOST_SPACES, spaces),
        "gates": shapes.many("Gates", gate, 1, MOST_GATES, gates) | {"uniqueItems": True},
    }
    return shapes.table("Board", fields, ("format", "game", "spaces", "gates"), more=True)


def board_faults(data: Mapping[str, Any]) -> list[Fault]:
    """What a board may not be although it fits the schema."""
    return [*_types(data["spaces"]), *_gates(data["gates"], len(data["spaces"]))]


def _types(spaces: list[Mapping[str, Any]]) -> Iterator[Fault]:
    for wanted in TYPES:
        if all(space["type"] != wanted for space in spaces):
            yield Fault("spaces", f"No space is {NOUNS.get(wanted, wanted)}. A board needs at least one.")


def _gates(gates: list[int], spaces: int) -> Iterator[Fault]:
    for number, gate in enumerate(gates):
        if gate >= spaces:
            yield Fault(f"gates[{number}]", f"There is no space {gate}: they are 0 to {spaces - 1}.", written(gate))
        elif number and gate < gates[number - 1]:
            yield Fault(f"gates[{number}]", f"Gates ascend, and {gates[number - 1]} stands before it.", written(gate))


BOARD = FileKind(
    name="board",
    title="board of The Royal Ascension",
    format=FORMAT,
    shape=board,
    check=board_faults,
    options=lambda data: {"board": dict(data)},
    marks=("spaces", "gates"),
    shipped=("data/board.json", "data/boards/*.json"),
)
FILE_KINDS = (BOARD,)


def checked(value: Any) -> Any:
    """The option's value, a shipped board's name replaced by the board; raises OptionError if it cannot be played.

    A record names the standard board only: any other board travels in it whole (section 2.4).
    """
    if value == STANDARD:
        return value
    if isinstance(value, str):
        if value not in shipped():
            raise OptionError(f"There is no board '{value}'; there are: {', '.join(shipped())}. Or give a board file.")
        return shipped_board(value)
    for fault in BOARD.faults(value):
        raise OptionError(f"This board cannot be played. {fault}")
    return value
