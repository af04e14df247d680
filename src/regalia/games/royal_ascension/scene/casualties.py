# native: pictures
"""The casualties of a battle in words: who draws what out of whose hand."""

from __future__ import annotations

from regalia.card_names import counted, listed
from regalia.games.royal_ascension.rules import model as m
from regalia.games.royal_ascension.scene.sight import Sight


def drawing(sight: Sight) -> str:
    """The prompt while casualties are drawn."""
    seat, winner = int(sight.table.seat), int(sight.table.winner)
    if seat != winner:
        return "You lose a heart by chance." if seat == sight.seat else f"{{{seat}}} loses a heart by chance."
    losers = [one for one in sight.fighters() if one != winner]
    who = "The losers draw" if len(losers) > 1 else "You draw" if losers[0] == sight.seat else f"{{{losers[0]}}} draws"
    hand = "your" if winner == sight.seat else f"{{{winner}}}'s"
    whence = (
        f"the cards used by {'you' if winner == sight.seat else f'{{{winner}}}'}" if sight.options.committed else ""
    )
    return f"{who} {price(sight, winner)} out of {whence or f'{hand} hand'}, blindly."


def price(sight: Sight, winner: int) -> str:
    """What the winner of a battle has still to lose."""
    drawn = int(sight.table.loss)
    held = sight.row(m.HEARTS_HELD, winner)
    if sight.table.decree:
        return counted(min(held, len(sight.fighters()) - 1 - drawn), "heart")
    hearts = ["one heart"] if drawn == 0 and held else []
    return listed([*hearts, *(["one weapon"] if drawn <= 1 and sight.weapons(winner) else [])]) or "nothing"
