# native
from __future__ import annotations

from mypy_extensions import i64

from regalia.games.battle.model import Position
from regalia.games.battle.terms import Options
from regalia.kernel.state import View


def actions(options: Options) -> i64:
    return 1


def action(position: Position, move: i64) -> i64:
    return 0


def features(view: View, options: Options) -> list[float]:
    return []
