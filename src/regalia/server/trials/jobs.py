"""The job of the trial process and its answer, as they travel between the processes."""

from __future__ import annotations

import msgspec


class Bouts(msgspec.Struct, array_like=True, frozen=True):
    """Play games from number ``first`` on, each once with each of the options, for a short while.

    The games of one number have the same deals. With a ``kind`` the part in ``content`` is tried, by its game's workshop.
    """

    game: str
    options: tuple[str, ...]  # JSON
    seats: int
    bot: str
    seed: int
    first: int
    most: int
    kind: str = ""
    content: str = "{}"  # JSON


class Bout(msgspec.Struct, array_like=True, frozen=True):
    """One game: the seat that began (-1 if nobody did), its turns, and the results by seat."""

    starter: int
    turns: int
    results: tuple[float, ...]


class Played(msgspec.Struct, array_like=True, frozen=True):
    """The games of each number, one with each of the options; or an error."""

    bouts: tuple[tuple[Bout, ...], ...] = ()
    wrong: str = ""
