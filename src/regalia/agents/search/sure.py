# native
"""What needs no search: moves that surely win, and moves that surely lose."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from regalia.agents.search.proof import NOBODY, Proof, guessed
from regalia.kernel.rng import Rng
from regalia.kernel.state import State, View

WORLDS: Final[i64] = 12  # in which a sure win or loss must be one
CHOICES: Final[i64] = 8  # that its winner may need for it
LIMIT: Final[i64] = 4000  # of positions looked at for wins, and for losses
HOPELESS: Final[i64] = 1500  # where none of so many is the end of the game, it is not near


def worth_playing(proof: Proof, seen: View, rng: Rng) -> list[int]:
    """The viewer's moves that win for certain before anybody else's next turn; where there is none, those that do not let
    another seat win so; where all do, all of them."""
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
