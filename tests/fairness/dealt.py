"""A finished record with sealed chance: a game played at random from fixed values."""

from __future__ import annotations

from typing import Any

import msgspec

from regalia.fairness.dealing import DerivedRng
from regalia.fairness.derivation import house_part, sealed, seed
from regalia.fairness.envelope import Share, opened
from regalia.games import find
from regalia.kernel import record as records
from regalia.kernel.match import Match
from regalia.kernel.record import Record
from regalia.kernel.rng import FastRng
from regalia.kernel.state import CHANCE

SECRET = "5e" * 32
PARTS = ("a1" * 32, "b2" * 32)
TABLE = "k7m2q9"
MOST = 600  # lines; a longer game is left unfinished


def shares(seats: int) -> list[Share]:
    """Two players' parts, and the server's for everybody else."""
    given = [Share(by="player", promise=sealed(part), part=part) for part in PARTS]
    parts = [house_part(SECRET, TABLE, seat) for seat in range(2, seats)]
    return given + [Share(by="house", promise=sealed(part), part=part) for part in parts]


def play(key: str, epochs: tuple[int, ...] = (1,), **options: Any) -> Record:
    """Play a game in which every epoch but the last is one line long."""
    match = Match(find(key), options)
    added = shares(match.seats)
    source = seed(SECRET, TABLE, [share.part for share in added])
    choosing = FastRng(7)
    while not match.over and len(match.entries) < MOST:
        line = len(match.entries) + 1
        if match.turn == CHANCE:
            epoch = max(number for number, first in enumerate(epochs) if first <= line)
            match.deal(DerivedRng(source, epoch, line))
        else:
            moves = match.moves()
            match.play_move(moves[choosing.below(len(moves))])
    return msgspec.structs.replace(match.record(), chance=opened(match, TABLE, SECRET, added, epochs))


def plain(record: Record) -> dict[str, Any]:
    """The record as it is in a file."""
    value: dict[str, Any] = msgspec.json.decode(records.write(record))
    return value
