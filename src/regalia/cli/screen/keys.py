"""The keys at the foot: only those that do something now."""

from __future__ import annotations

from typing import TYPE_CHECKING

from regalia.cli.draw.choices import ending
from regalia.cli.screen.game import ScreenGatherTurn
from regalia.cli.screen.moves import places
from regalia.cli.screen.stage import Asks

if TYPE_CHECKING:
    from regalia.cli.screen.desk import Desk

Keys = list[tuple[str, str]]


def keys_of(desk: Desk, two: bool) -> Keys:
    """The keys for the desk as it is; ``two``: preview and log stand beside the table."""
    asked = desk.asked
    face = desk.face
    if desk.leaving:
        return [("y", "leave"), ("n", "stay")]
    if asked is not None and asked.what == Asks.YES:
        return [("y", "yes"), ("n", "no")]
    if asked is not None and asked.what == Asks.ENTER:
        return [("⏎", "go on"), ("q", "leave")]
    if face is not None and face.panel is not None:
        return [("↑↓", "scroll"), ("PgUp PgDn", "page"), ("esc", "close")]
    if desk.over:
        again: Keys = [("n", "new game")] if desk.game.match.over else []
        return [*again, ("l", "log"), ("s", "players"), ("?", "rules"), ("q", "leave")]
    if asked is None:
        return [("space", "hurry"), ("l", "log"), ("s", "players"), ("?", "rules"), ("q", "leave")]
    return _turn(desk, two)


def _turn(desk: Desk, two: bool) -> Keys:
    face = desk.face
    assert face is not None
    moves = face.moves
    on_map = moves.chosen is not None and moves.chosen.touch[-1] in places(face.scene)
    keys: Keys = [("←↑↓→", "square"), ("tab", "next")] if on_map else [("↑↓", "move")]
    if not on_map and moves.row is not None and len(moves.row.choices) > 1:
        keys.append(("←→", "variant" if two else "vary"))
    if isinstance(desk.asked.turn if desk.asked is not None else None, ScreenGatherTurn):
        keys += [("⏎", "add"), ("-", "take back"), ("e", "ready")]
    else:
        keys.append(("⏎", "play"))
        last = ending(moves.rows)
        if last is not None:
            words = last.choices[0].label.lower()
            keys.append(("e", words if two else words.partition(" ")[0]))
    keys += [("l", "log")] if two else [("p", "preview"), ("l", "log")]
    if len(desk.game.people) == 1:
        keys.append(("h", "hint"))
    return [*keys, ("s", "sheets"), (":", "type"), ("?", "rules"), ("q", "leave")]
