# native: pictures
"""What a plate says of a seat: its colour, its side, where its army starts, whether its army is ready."""

from __future__ import annotations

from regalia.card_names import counted
from regalia.games.royal_battles.rules import model, squares, terms
from regalia.games.royal_battles.scene.sight import Sight

FILES = int(squares.FILES)


def stance(sight: Sight, seat: int) -> str:
    """A seat's colour; with more than two seats also whether it is an ally or an enemy, and who is the master."""
    if sight.duel:
        return sight.tincture(seat)
    words = [sight.tincture(seat)]
    words += ["game master"] if seat == sight.options.master else []
    if sight.seat >= 0 and seat != sight.seat:
        words.append("ally" if sight.friendly(seat, sight.seat) else "enemy")
    return ", ".join(words)


def readiness(sight: Sight, seat: int) -> str:
    """Whether a seat's army is complete, and how many units it has; never which."""
    units = counted(int(sight.table.row[model.RECRUITS + seat]), "unit")
    if sight.table.row[model.ARMED_AT + seat]:
        return f"ready with {units}"
    return f"choosing, {units} so far" if sight.options.army_choice == terms.DRAFT else "choosing"


def seat_marks(sight: Sight, seat: int) -> list[str]:
    """Marks for hue, shade and place: the side, an ally or an enemy, the start of the army, a seat that is out."""
    if sight.duel:
        return []
    marks = [f"side{sight.side(seat)}", *_corner(sight, seat)]
    if sight.seat >= 0 and seat != sight.seat:
        marks.append("ally" if sight.friendly(seat, sight.seat) else "enemy")
    marks += ["master"] if seat == sight.options.master else []
    return [*marks, "out"] if sight.fallen(seat) else marks


def _corner(sight: Sight, seat: int) -> list[str]:
    """Where the army starts, as the viewer sees the board."""
    row, column = divmod(sight.cell(sight.start(seat)), FILES)
    middle = FILES // 2
    across = "left" if column < middle else "right" if column > middle else "middle"
    return ["at-top" if row < int(sight.options.ranks) // 2 else "at-bottom", f"at-{across}"]
