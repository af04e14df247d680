"""The model of an event besides its matches: players, pods and rounds."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from regalia.events.bout import Bout


@dataclass(frozen=True, slots=True)
class Player:
    """A person by key, or a bot by name."""

    key: str = ""
    bot: str = ""
    team: int | None = None


@dataclass(slots=True)
class Pod:
    """Players, by number, who build their decks together.

    ``decks``, once built, are in the same order, and so are ``pools``, the cards they were built from.
    """

    players: tuple[int, ...]
    id: str = ""
    decks: tuple[Any, ...] | None = None
    pools: tuple[Any, ...] | None = None


@dataclass(slots=True)
class Round:
    byes: tuple[int, ...]
    bouts: list[Bout]
