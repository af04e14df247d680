"""The files that people write for The Royal Ascension: boards."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from regalia.games.royal_ascension.board import FEWEST_SPACES, FORMAT, GAME, MOST_GATES, MOST_SPACES, checked
from regalia.games.royal_ascension.rules.terms import TYPES
from regalia.kernel.errors import OptionError
from regalia.kernel.files import shapes
from regalia.kernel.files.fault import Fault, written
from regalia.kernel.files.kind import FileKind


def board() -> shapes.Shape:
    """The schema of a board (section 2.4); fields that it does not name are for drawing only."""
    space = shapes.table("Space", {"type": shapes.word("Type", TYPES)}, ("type",), more=True)
    gate = {"type": "integer", "title": "Gate", "minimum": 0, "maximum": MOST_SPACES - 1}
    spaces = f"Spaces is a list of {FEWEST_SPACES} to {MOST_SPACES} spaces."
    gates = f"Gates is a list of 1 to {MOST_GATES} numbers of spaces."
    fields = {
        **shapes.told(FORMAT, GAME),
        "spaces": shapes.many("Spaces", space, FEWEST_SPACES, MOST_SPACES, spaces),
        "gates": shapes.many("Gates", gate, 1, MOST_GATES, gates) | {"uniqueItems": True},
    }
    return shapes.table("Board", fields, ("format", "game", "spaces", "gates"), more=True)


def board_faults(data: Mapping[str, Any]) -> list[Fault]:
    """What a board may not be although it fits the schema."""
    found = [*_types(data["spaces"]), *_gates(data["gates"], len(data["spaces"]))]
    if not found:
        try:
            checked(dict(data))
        except OptionError as wrong:
            found.append(Fault("", str(wrong)))
    return found


def _types(spaces: list[Mapping[str, Any]]) -> Iterator[Fault]:
    for wanted in TYPES:
        if all(space["type"] != wanted for space in spaces):
            yield Fault("spaces", f"A board needs at least one space of the type {wanted}.")


def _gates(gates: list[int], spaces: int) -> Iterator[Fault]:
    for number, gate in enumerate(gates):
        if gate >= spaces:
            yield Fault(f"gates[{number}]", f"There is no such space: they are 0 to {spaces - 1}.", written(gate))
        elif number and gate < gates[number - 1]:
            yield Fault(f"gates[{number}]", f"Gates ascend, and {gates[number - 1]} stands before it.", written(gate))


FILE_KINDS = (
    FileKind(
        name="board",
        title="board of The Royal Ascension",
        format=FORMAT,
        shape=board,
        check=board_faults,
        options=lambda data: {"board": dict(data)},
        marks=("spaces", "gates"),
        shipped=("data/board.json", "data/boards/*.json"),
    ),
)
