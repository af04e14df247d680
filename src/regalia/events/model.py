"""The model of an event besides its matches: players, pods and rounds."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from regalia.events.bout import Bout


@dataclass(frozen=True, slots=True)
class Player:
    """Somebody with a key, or a bot."""

    key: str = ""
    bot: str = ""
    team: int | None = None


@dataclass(slots=True)
class Pod:
    """Players who build their decks together, by number; ``decks`` in the same order, once they are built, and ``pools``, the
    cards they were built from."""

    players: tuple[int, ...]
    id: str = ""
    decks: tuple[Any, ...] | None = None
    pools: tuple[Any, ...] | None = None


@dataclass(slots=True)
class Round:
    byes: tuple[int, ...]
    bouts: list[Bout]
