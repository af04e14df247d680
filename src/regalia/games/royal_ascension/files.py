"""The files that people write for The Royal Ascension: boards. The option ``board`` is checked here too."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Any

from regalia.games.royal_ascension.board import STANDARD, shipped, shipped_board
from regalia.games.royal_ascension.rules.terms import SLUGS, TYPES
from regalia.kernel.errors import OptionError
from regalia.kernel.files import shapes
from regalia.kernel.files.fault import Fault, joined, written
from regalia.kernel.files.kind import FileKind

FORMAT = "regalia-board/1"
GAME = "royal-ascension"
FEWEST_SPACES, MOST_SPACES = 13, 100
MOST_GATES = 12
NOUNS = {"shop": "a shop"}  # a space of any other type is called by its suit


def board() -> shapes.Shape:
    """The schema of a board (section 2.4); fields that are for display may hold anything."""
    shown = shapes.free("name", "x", "y")
    space = shapes.table("Space", {"type": shapes.word("Type", TYPES), **shown}, ("type",), more=True)
    gate = {"type": "integer", "title": "Gate", "minimum": 0, "maximum": MOST_SPACES - 1}
    spaces = f"A board has {FEWEST_SPACES} to {MOST_SPACES} spaces."
    gates = f"A board has 1 to {MOST_GATES} gates, which are numbers of spaces."
    fields = {
        **shapes.told(FORMAT, GAME),
        "spaces": shapes.many("Spaces", space, FEWEST_SPACES, MOST_SPACES, spaces),
        "gates": shapes.many("Gates", gate, 1, MOST_GATES, gates) | {"uniqueItems": True},
        "territories": {"title": "Territories", "properties": shapes.free(*SLUGS)},
        **shapes.free("name", "note", "home"),
    }
    return shapes.table("Board", fields, ("format", "game", "spaces", "gates"), more=True)


def board_faults(data: Mapping[str, Any]) -> list[Fault]:
    """What a board may not be although it fits the schema."""
    return faults_beside(data, ())


def faults_beside(data: Mapping[str, Any], wrong: Collection[str]) -> list[Fault]:
    """The same among the spaces and gates that fit the schema; ``wrong`` are the places that do not."""
    spaces, gates = (data[name] if isinstance(data.get(name), list) else None for name in ("spaces", "gates"))
    found = [] if spaces is None else [*_types(spaces)]
    if gates is not None:
        good = {
            number: gate for number, gate in enumerate(gates) if _is_number(gate) and f"gates[{number}]" not in wrong
        }
        found += _gates(good, MOST_SPACES if spaces is None else len(spaces))
    return found


def _is_number(gate: Any) -> bool:
    return isinstance(gate, int) and not isinstance(gate, bool)


def _types(spaces: list[Any]) -> Iterator[Fault]:
    """Types that no space has; not where spaces of an unknown type may be meant for them."""
    known = [space["type"] for space in spaces if isinstance(space, Mapping) and space.get("type") in TYPES]
    missing = [wanted for wanted in TYPES if wanted not in known]
    if len(missing) > len(spaces) - len(known):
        for wanted in missing:
            yield Fault("spaces", f"No space is {NOUNS.get(wanted, wanted)}. A board needs at least one.")


def _gates(gates: Mapping[int, int], spaces: int) -> Iterator[Fault]:
    if not spaces:
        return
    before = -1
    for number, gate in gates.items():
        if gate >= spaces:
            yield Fault(f"gates[{number}]", f"There is no space {gate}: they are 0 to {spaces - 1}.", written(gate))
        elif gate < before:
            yield Fault(f"gates[{number}]", f"Gates ascend, and {before} stands before it.", written(gate))
        before = gate


def ignored_names(data: Mapping[str, Any], faults: Sequence[Fault]) -> list[Fault]:
    """Notes on what is no name of a territory: somebody may have meant its points, which are the same on every board."""
    lands = data.get("territories", {})
    reason = "This is not a name, so it is ignored. A territory's points are the rulebook's on every board."
    return [
        Fault(joined("territories", slug), reason, written(name))
        for slug, name in (lands.items() if isinstance(lands, Mapping) else [("", lands)])
        if slug in ("", *SLUGS) and not isinstance(name, str)
    ]


BOARD = FileKind(
    name="board",
    title="board of The Royal Ascension",
    format=FORMAT,
    shape=board,
    check=board_faults,
    beside=faults_beside,
    remarks=ignored_names,
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
