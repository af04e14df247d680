"""Mixed options: half of them as they are by default, the others anything they allow, small numbers preferred."""

from __future__ import annotations

from typing import Any

from regalia.kernel.errors import OptionError
from regalia.kernel.game import Game
from regalia.kernel.options import Option
from regalia.kernel.rng import Rng

NEAR = 5  # integers are taken so near to the lowest one: larger ones make longer games, not other ones
TRIES = 1000


def table(
    game: Game, number: int, rng: Rng, options: dict[str, Any] | None = None, seats: int | None = None
) -> tuple[int, dict[str, Any]]:
    """The seats and options of the game with this number.

    First come the defaults, then the tables that the game names, then mixes; or only the given options or number of seats.
    """
    named = game.tables() if options is None and seats is None else []
    if 0 < number <= len(named):
        return named[number - 1]
    count = seats if seats is not None else seats_of(game, number, options)
    return count, options if options is not None else mixed(game, count, rng) if number else game.options_for(count)


def seats_of(game: Game, number: int, options: dict[str, Any] | None = None) -> int:
    """The number of seats in the game with this number: all counts that the game allows, with given options, in turn."""
    counts: list[int] = [*range(game.least_seats, game.most_seats + 1)]
    if options is not None:
        counts = [count for count in counts if accepts(game, options, count)]
    return counts[number % len(counts)]


def accepts(game: Game, options: dict[str, Any], seats: int) -> bool:
    try:
        game.set_up(options, seats)
    except OptionError:
        return False
    return True


def mixed(game: Game, seats: int, rng: Rng) -> dict[str, Any]:
    """Options that the game accepts; the plainest ones where none of many mixes is accepted."""
    for _ in range(TRIES):
        mix = {option.name: value(option, rng) for option in game.options if rng.below(2)}
        try:
            return game.set_up(mix, seats)[1]
        except OptionError:
            continue
    return game.options_for(seats)


def value(option: Option, rng: Rng) -> Any:
    if option.nullable and not rng.below(4):
        return None
    if option.among:
        return option.among[rng.below(len(option.among))]
    if option.kind == "int":
        return option.low + rng.below(min(option.high - option.low, NEAR) + 1)
    if option.kind in ("text", "data") and option.values:
        return option.values[rng.below(len(option.values))]
    if option.kind == "bool":
        return bool(rng.below(2))
    return option.default
