# native
"""Moves that certainly win or lose, found before a search."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from regalia.agents.search.proof import NOBODY, Proof, guessed
from regalia.kernel.rng import Rng
from regalia.kernel.state import State, View

WORLDS: Final[i64] = 12  # guessed worlds in which a win or loss must hold
CHOICES: Final[i64] = 8  # most choices of the winner
LIMIT: Final[i64] = 4000  # positions examined for wins, and for losses
HOPELESS: Final[i64] = 1500  # give up when none of this many positions ends the game


def worth_playing(proof: Proof, seen: View, rng: Rng) -> list[int]:
    """The viewer's moves that certainly win before another seat's next turn.

    Without one: the moves that do not let another seat win so, or all moves where each of them does.
    """
    proof.hopeless = HOPELESS
    one = [proof.rules.guess(seen, rng)]
    found = sure_wins(proof, seen.seat, one)
    if found:
        found = sure_wins(proof, seen.seat, guessed(proof.rules, seen, rng, WORLDS))
    if found:
        return found
    for seat in range(proof.rules.seats):
        if seat != seen.seat and not found:
            found = sure_losses(proof, seat, seen.seat, one)
            if found:
                found = sure_losses(proof, seat, seen.seat, guessed(proof.rules, seen, rng, WORLDS))
    count = one[0].moves(proof.buffer)
    moves = [proof.buffer[i] for i in range(count)]
    return [move for move in moves if move not in found] or moves


def sure_wins(proof: Proof, seat: i64, worlds: list[State]) -> list[int]:
    proof.seat = seat
    proof.victim = NOBODY
    return proof.surely(worlds, CHOICES)


def sure_losses(proof: Proof, seat: i64, victim: i64, worlds: list[State]) -> list[int]:
    proof.seat = seat
    proof.victim = victim
    return proof.fatal(worlds, CHOICES)
