"""Event files: every fault of meaning with its place, alone and beside faults of form; the file is printed and checked."""

from __future__ import annotations

import copy
from collections.abc import Callable
from typing import Any

import pytest

from regalia.files.event_kind import EVENT_KIND
from regalia.files.reading import document
from tests.files.samples import EXAMPLES

CUP = document((EXAMPLES / "spring-cup.json").read_bytes())


def faults(change: Callable[[Any], object]) -> list[str]:
    """The faults of the example after a change."""
    data = copy.deepcopy(CUP)
    change(data)
    return [str(fault) for fault in EVENT_KIND.faults(data)]


def entrants(place: str, number: int) -> str:
    return f"{place}: {number}; The event has 3 entrants, counted from 0."


@pytest.mark.parametrize(
    ("change", "wanted"),
    [
        (lambda cup: cup["players"][1].update(entrant=9), entrants("players[1].entrant", 9)),
        (
            lambda cup: cup["entrants"][2].update(players=[2, 3]),
            "entrants[2].players[1]: 3; The event has 3 players, counted from 0.",
        ),
        (lambda cup: cup["rounds"][0].update(byes=[-1]), entrants("rounds[0].byes[0]", -1)),
        (
            lambda cup: cup["rounds"][1]["bouts"][0].update(entrants=[0, 7]),
            entrants("rounds[1].bouts[0].entrants[1]", 7),
        ),
        (lambda cup: cup["rounds"][0]["bouts"][0].update(winner=3), entrants("rounds[0].bouts[0].winner", 3)),
        (
            lambda cup: cup["bracket"][1]["cells"][0]["sides"][1].update(entrant=4),
            entrants("bracket[1].cells[0].sides[1].entrant", 4),
        ),
        (lambda cup: cup["standings"][2].update(entrant=5), entrants("standings[2].entrant", 5)),
        (
            lambda cup: cup.update(decks=[{"player": 3, "cards": []}]),
            "decks[0].player: 3; The event has 3 players, counted from 0.",
        ),
        (
            lambda cup: cup["rounds"][0]["bouts"][0].update(wins=[1]),
            "rounds[0].bouts[0].wins: 1 entries; The match has 2 entrants, so it needs 2, or none before its end.",
        ),
        (
            lambda cup: cup.update(decks=[{"player": 0, "cards": ["Ks", "1s", "Xx"]}]),
            'decks[0].cards[1]: "1s"; A card is a rank (A K Q J T 9 to 2) and a suit (s h d c), such as Ks; a joker is Xx.',
        ),
        (
            lambda cup: cup.update(game="chess"),
            'game: "chess"; There are royals, battle, royal-battles, battle-royal and royal-ascension.',
        ),
        (lambda cup: cup.update(least="two"), 'least: "two"; Least is a whole number.'),
    ],
)
def test_a_fault_has_its_place_and_its_reason(change: Callable[[Any], object], wanted: str) -> None:
    assert faults(change) == [wanted]


def test_faults_of_meaning_are_named_beside_faults_of_form() -> None:
    def spoil(cup: Any) -> None:
        cup.update(phase="late", game="chess", decks=[{"player": 8, "cards": ["9x"]}])
        cup["standings"][0]["entrant"] = 6
        del cup["players"][0]["name"]  # how many players there are is then not certain

    found = faults(spoil)
    assert [one.partition(":")[0] for one in found] == [
        "phase",
        "players[0].name",
        "game",
        "standings[0].entrant",
        "decks[0].cards[0]",
    ]
