"""Options of B as the command line gives them: a file, and single options beside it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from regalia.cli.arguments.table import brought, from_file, game_options, option_value
from regalia.kernel.errors import OptionError, RegaliaError
from regalia.kernel.game import Game


def varied(game: Game, base: Mapping[str, Any], vary: Sequence[str], against: str | None) -> dict[str, Any]:
    """B's options: those of A, changed. Raises RegaliaError."""
    if not vary and against is None:
        raise RegaliaError("Say how B differs from A: --vary NAME=VALUE, --against FILE, or --versus BOT.")
    found = dict(base)
    if against is not None:
        found |= game_options(game, against, "--against")
    for text in vary:
        name, equals, value = text.partition("=")
        if not equals or not name:
            raise OptionError(f"--vary takes NAME=VALUE, as in --vary hand_size=6; '{text}' is not of that form.")
        found[name.strip()] = from_file(game, name.strip(), option_value(value.strip()))
    return brought(game, found)
