# native: pictures
"""The ring, the characters on it and the dice of a turn, as zones."""

from __future__ import annotations

from regalia.card_names import listed
from regalia.games.royal_ascension.scene import names
from regalia.games.royal_ascension.scene.sight import Sight
from regalia.kernel.scene import Token, Zone


def ring(sight: Sight) -> Zone:
    """Every space, with its number as place."""
    gates = [int(gate) for gate in sight.options.gates]
    reach = sight.reach()
    tokens = []
    for space in range(len(sight.options.spaces)):
        kind = names.SPACES[sight.kind(space)]
        here = [seat for seat in range(sight.seats) if sight.living(seat) and sight.space(seat) == space]
        name = f"{sight.space_name(space)}, {kind}" + (", gate" if space in gates else "")
        if here:
            name += ", with " + listed([f"{{{seat}}}" for seat in here])
        if space in reach:
            name += ", in reach"
        marks = [kind] + ["gate"] * (space in gates) + ["reach"] * (space in reach)
        tokens.append(Token(id=f"space{space}", name=name, kind="cell", face=kind, place=space, marks=tuple(marks)))
    return Zone(id="ring", kind="track", label="The ring", tokens=tuple(tokens), count=len(tokens))


def pieces(sight: Sight) -> Zone:
    """The characters, each with its space as place; at home it has none."""
    tokens = []
    for seat in range(sight.seats):
        if sight.living(seat):
            space = sight.space(seat)
            where = "at home" if space < 0 else f"on {sight.space_name(space)}, {names.SPACES[sight.kind(space)]}"
            tokens.append(
                Token(
                    id=f"piece{seat}",
                    name=f"{{{seat}}}, {names.CHARACTERS[seat]}, {where}",
                    kind="piece",
                    face=names.PIECES[seat],
                    place=None if space < 0 else space,
                    marks=(f"seat{seat}",),
                    note="home" if space < 0 else f"space {space}",
                )
            )
    return Zone(id="pieces", kind="track", label="Where everybody stands", tokens=tuple(tokens))


def dice(sight: Sight) -> list[Zone]:
    """The move die of this turn, and the die of an event."""
    table = sight.table
    rolled = [("die.move", "move die", table.die), ("die.event", "event die", table.event)]
    tokens = tuple(
        [Token(id=id, name=f"{what}, {pips}", kind="piece", face=f"die{pips}") for id, what, pips in rolled if pips]
    )
    if not tokens or not table.round:
        return []
    return [Zone(id="dice", kind="row", label=f"{{{sight.active}}} rolled", tokens=tokens)]
