"""One finished game for each ending in each mode and number of seats, with shared places and ties where there are any."""

from __future__ import annotations

from pathlib import Path

import pytest

from regalia.games.royal_battles import GAME
from regalia.kernel.match import Match
from regalia.kernel.record import Record, read
from tests.games.royal_battles.oracle import Oracle

STORED = Path(__file__).parents[1] / "endings.jsonl"  # games of the skirmishes, the shortest of each kind
RECORDS = [read(text) for text in STORED.read_text(encoding="utf-8").splitlines()]
SEATS = {"duel": (2,), "melee": (3, 4), "pairs": (4,), "master": (3, 4, 5)}


def mode_of(record: Record) -> str:
    return str(record.options.get("mode", "duel"))


def kind(record: Record) -> str:
    result = record.result or []
    return "tie" if len(set(result)) == 1 else "shared" if max(result) < 1 else "won"


def named(record: Record) -> str:
    return f"{mode_of(record)}-{record.seats}-{record.reason}-{kind(record)}"


@pytest.mark.parametrize("record", RECORDS, ids=named)
def test_a_stored_game_ends_as_it_did(record: Record) -> None:
    match = Match.fold(GAME, record)
    assert (match.reason(), match.result()) == (record.reason, record.result)


@pytest.mark.parametrize("record", RECORDS, ids=named)
def test_the_oracle_ends_it_alike(record: Record) -> None:
    oracle = Oracle(dict(record.options), record.seats)
    for line in record.lines:
        oracle.send(line)
    assert (oracle.reason, oracle.result()) == (record.reason, record.result)


def test_every_ending_of_every_mode_is_stored() -> None:
    """A battle with a master cannot end in a tie. Only in a melee can some of the seats share the win."""
    wanted = set()
    for mode, counts in SEATS.items():
        for seats in counts:
            reasons = {"elimination", "cards", "round_limit"} | ({"boss"} if mode == "master" else set())
            wanted |= {(mode, seats, reason) for reason in reasons}
    assert {(mode_of(record), record.seats, record.reason) for record in RECORDS} == wanted
    assert {mode_of(record) for record in RECORDS if kind(record) == "tie"} == {"duel", "melee", "pairs"}
    assert {mode_of(record) for record in RECORDS if kind(record) == "shared"} == {"melee"}
