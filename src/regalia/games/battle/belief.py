# native
from __future__ import annotations

from mypy_extensions import i64

from regalia.games.battle.model import Hand, Position
from regalia.kernel.rng import Rng
from regalia.kernel.state import View


def guess(position: Position, view: View, rng: Rng) -> None:
    raise NotImplementedError


def lay_hand(position: Position, seat: i64, hand: Hand) -> None:
    raise NotImplementedError
