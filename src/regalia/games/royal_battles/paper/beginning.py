"""How a battle begins and ends in its mode, in the sentences of the quick reference."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from regalia.games.royal_battles.armies import MASTERS, MASTERS_POINT_SIZE, MASTERS_SHARE, POINT_SIZES, SIZES
from regalia.games.royal_battles.start_squares import names
from regalia.kernel.optional.printer import Order

HOW = {"secret": "secretly", "open": "openly", "draft": "one at a time in turn", "random": "by lot"}
ENDS = {
    "duel": (
        "Whoever removes the last enemy unit wins.",
        "When a player has no deck and no card to play, more units win; if equal, whoever can still play a card.",
    ),
    "melee": (
        "A player without units is out. The last one with units wins.",
        "A player without deck and card to play skips. When all skip, most units win.",
    ),
    "pairs": (
        "A player without units is out. The last pair with units wins.",
        "A player without deck and card to play skips. When all skip, the pair with more units wins.",
    ),
    "master": (
        "The players win when the boss falls.",
        "The game master wins when no player has a unit, or when the players' cards have run out.",
    ),
}
BOTH = "both initiative cards"
FIRST_ENEMY = "your initiative card, that of the target's owner (for a friend, that of the enemy who goes first)"


def is_duel(order: Order) -> bool:
    return bool(order.options["mode"] == "duel")


def board(order: Order) -> str:
    """Size of the board, and how the sides sit."""
    if is_duel(order):
        return "The board is 7 squares wide and 5 deep, blank at first: white below, black above."
    sides = {
        "melee": "Everybody fights alone.",
        "pairs": "Seats 1 and 3 fight against seats 2 and 4.",
        "master": "All players fight against the game master, whose deck has a pack for each player.",
    }
    return f"The board is 7 by 7 squares, blank at first. {sides[order.options['mode']]}"


def recruiting(order: Order) -> str:
    """What armies may be, and how they are chosen."""
    mode, points = order.options["mode"], order.options["points"]
    how = HOW[order.options["army_choice"]]
    each = f"{points} points on 1 to {POINT_SIZES[mode]} units" if points else f"{SIZES[mode]} units"
    if mode != "master":
        return f"{'Spend' if points else 'Recruit'} {each} each, {how}."
    share, of = MASTERS_SHARE
    his = f"{share * points // of} points on 1 to {MASTERS_POINT_SIZE}" if points else str(MASTERS)
    boss = "the first is the boss, with twice its Life" + (", and costs double" if points else "")
    return f"Players {'spend' if points else 'recruit'} {each} each, the game master {his}, {how}: {boss}."


def seats(order: Order) -> list[str]:
    """What the seats are called."""
    if is_duel(order):
        return ["White", "Black"]
    if order.options["mode"] == "master":
        return [*(f"Player {n}" for n in range(1, order.seats)), "Game master"]
    return [f"Seat {n}" for n in range(1, order.seats + 1)]


def start(order: Order) -> str:
    """The starting squares of every seat as a list; with points by the number of units."""
    lines = []
    for seat, called in enumerate(seats(order)):
        sizes = _sizes(order, master=called == "Game master")
        told = [" ".join(sorted(names(order.options["mode"], order.seats, seat, size))) for size in sizes]
        if len(sizes) > 1:
            told = [f"{size}: {squares}" for size, squares in zip(sizes, told, strict=True)]
        lines.append(f"- **{called}:** {'; '.join(told)}")
    return "\n".join(lines)


def _sizes(order: Order, *, master: bool) -> Sequence[int]:
    """The sizes that an army may have."""
    mode = order.options["mode"]
    if order.options["points"]:
        return range(1, (MASTERS_POINT_SIZE if master else POINT_SIZES[mode]) + 1)
    return (MASTERS,) if master else (SIZES[mode],)


def words(order: Order) -> Mapping[str, Any]:
    """What the quick reference says about the mode."""
    duel = is_duel(order)
    return {
        "board": board(order),
        "recruiting": recruiting(order),
        "start": start(order),
        "four_cards": BOTH if duel else FIRST_ENEMY,
        "turns": "The game master has a turn after each player's."
        if order.options["mode"] == "master"
        else "Everybody has one turn a round.",
        "ends": "\n".join(f"- {sentence}" for sentence in ENDS[order.options["mode"]]),
    }
