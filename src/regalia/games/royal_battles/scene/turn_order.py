# native: pictures
"""The order of a round with more than two seats, as a list of turns."""

from __future__ import annotations

from regalia.games.royal_battles.scene.sight import Sight
from regalia.kernel.scene import Token, Zone

PLACES = ("first", "second", "third", "fourth", "fifth", "sixth", "seventh", "last")


def order_of_turns(sight: Sight) -> Zone:
    """A token for each turn of the round; a game master has one after each player's."""
    turns = sight.order()
    now = int(sight.table.place)
    tokens = [_turn(sight, seat, place, now, len(turns)) for place, seat in enumerate(turns)]
    return Zone(id="order", kind="list", label="Order of the round", tokens=tuple(tokens), count=len(tokens))


def _turn(sight: Sight, seat: int, place: int, now: int, turns: int) -> Token:
    if place == now:
        when, mark = "now", "now"
    elif sight.fallen(seat):
        when, mark = "out", "lapsed"
    elif place < now:
        when, mark = "has moved", "past"
    else:
        when, mark = "last" if place == turns - 1 else PLACES[place], "coming"
    return Token(
        id=f"turn{place}",
        name=f"{{{seat}}} {when}",
        kind="cell",
        place=place,
        note=f"{{{seat}}} {when}",
        marks=(f"seat{seat}", mark, *(["master"] if seat == sight.options.master else [])),
    )
