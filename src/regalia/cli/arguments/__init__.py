"""Arguments that several commands share."""

from __future__ import annotations

import re
import secrets
from collections.abc import Sequence
from typing import TYPE_CHECKING, Annotated

import typer

from regalia.kernel.errors import OptionError

if TYPE_CHECKING:
    from regalia.kernel.game import Game

LARGEST_SEED = 2**63 - 1
UNITS = {"s": 1, "m": 60, "h": 3600, "d": 24 * 3600}

GameKey = Annotated[str, typer.Argument(metavar="GAME", help="The game, as 'regalia games' names it.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON, for scripts.")]
OptionsJson = Annotated[
    str,
    typer.Option(
        "--options",
        metavar="OPTIONS",
        help="Options of the game: NAME=VALUE,…, JSON, or a file (.json, .toml) of options, units, a map and the like;"
        " 'regalia options GAME' lists them.",
    ),
]
PresetName = Annotated[
    str | None,
    typer.Option(
        "--preset",
        metavar="NAME|FILE",
        help="A ready-made table, or a file of yours with one; 'regalia presets GAME' lists them.",
    ),
]
Players = Annotated[int | None, typer.Option("--players", metavar="N", help="Number of seats.")]


def _not_too_large(seed: int | None) -> int | None:
    if seed is not None and seed > LARGEST_SEED:
        raise typer.BadParameter(f"A seed is at most {LARGEST_SEED}.")
    return seed


Seed = Annotated[
    int | None,
    typer.Option(
        "--seed",
        metavar="N",
        min=0,
        callback=_not_too_large,
        help="The same seed gives the same cards and bots. Default: a new one.",
    ),
]


def duration(text: str) -> float:
    """The seconds of a duration such as 90s, 30m, 6h or 1d."""
    found = re.fullmatch(r"(\d{1,6})([smhd])", text)
    if found is None or int(found[1]) == 0:
        raise OptionError(f"'{text}' is not a duration: write it like 90s, 30m, 6h or 1d.")
    return float(int(found[1]) * UNITS[found[2]])


def new_seed() -> int:
    """A new random seed, short enough to type."""
    return secrets.randbelow(2**31)


def seat_names(text: str | None, players: int | None, game: Game, usual: Sequence[str]) -> list[str]:
    """The names by seat. A single name fills every seat; without any, ``usual`` is repeated."""
    names = list(usual) if text is None else [name.strip() for name in text.split(",")]
    if not all(names):
        raise OptionError(f"--seats has an empty place: '{text}'. Write it like {','.join(usual)}.")
    if text is not None and len(names) > 1:
        if players is not None and players != len(names):
            raise OptionError(f"--seats names {len(names)} seats, but --players says {players}.")
        return names
    count = game.usual_seats if players is None else players
    return [names[seat % len(names)] for seat in range(max(count, 0))]
