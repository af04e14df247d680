"""The workshop: prices that add up, duels as the rules count them, armies of equal points."""

from __future__ import annotations

from typing import Any

import pytest

from regalia.games.royal_battles import GAME, prices
from regalia.games.royal_battles.formats.units import rulebook_records
from regalia.games.royal_battles.units import all_units, rulebook, unit
from regalia.games.royal_battles.workshop import WORKSHOP, price, standard
from tests.games.royal_battles.falconer import FALCONER

STRONG = FALCONER | {"life": 14, "accuracy": 6, "evasion": 6, "armour": 5, "damage": [10, 10, 10]}
WEAK = FALCONER | {"life": 4, "accuracy": 1, "evasion": 1, "armour": 0, "damage": [2, 2, 2]}


def test_the_parts_of_a_price_add_up_to_it() -> None:
    for record in (FALCONER, STRONG, *(standard(kind)["record"] for kind in rulebook())):
        if record["name"] != "falconer":
            record = record | {"name": "changed", "letter": "Z"}
        found = WORKSHOP.appraisal(record)
        assert found["plain"] + sum(found["shares"].values()) == pytest.approx(found["exact"])
        assert abs(found["exact"] - found["price"]) <= 2.5
        assert found["price"] == prices.by_formula(unit(record), prices.fitted_coefficients())


def test_the_six_have_the_prices_that_the_lab_fitted() -> None:
    listed = {one["record"]["name"]: one["price"] for one in WORKSHOP.bench()["standard"]}
    assert listed == prices.fitted_table()


def test_duels_with_the_six_are_counted_as_the_rules_do() -> None:
    """Evasion 3 of pawn and Falconer against Accuracy 4 and 3: one Trump, two Trumps."""
    [pawn, *_] = WORKSHOP.appraisal(FALCONER)["against"]
    assert pawn["attacks"] == [1, 0, 2, 4]
    assert pawn["attacked"] == [2, 2, 4, 6]


def test_what_is_wrong_is_said_instead_of_a_price() -> None:
    found = WORKSHOP.appraisal(FALCONER | {"life": 17})
    assert "price" not in found
    assert "4 to 14" in " ".join(found["faults"].values())
    assert WORKSHOP.faults(FALCONER) == []


def test_a_unit_of_the_rulebook_needs_a_name_and_a_letter_of_its_own() -> None:
    [pawn, *_] = rulebook_records()
    assert set(WORKSHOP.appraisal(pawn)["faults"]) == {"name", "letter"}
    assert len(WORKSHOP.faults(pawn)) == 2  # so no trial begins with it


@pytest.mark.parametrize(
    "record",
    [FALCONER, STRONG, WEAK, STRONG | {"price": 1000}],
    ids=("usual", "strong", "weak", "with a price of its own"),
)
def test_a_unit_is_tried_in_armies_of_equal_points_from_both_seats(record: dict[str, Any]) -> None:
    units = all_units([record])
    cost = {kind.letter: price(kind) for kind in units}
    drawn = set()
    for number in range(30):
        first, second = WORKSHOP.bouts(record, number)
        assert (first.seat, second.seat) == (0, 1)
        mine, theirs = first.options["army_white"], first.options["army_black"]
        assert (second.options["army_white"], second.options["army_black"]) == (theirs, mine)
        assert ("F" in mine, "F" in theirs) == (True, False)
        points = [sum(cost[letter] for letter in army) for army in (mine, theirs)]
        assert abs(points[0] - points[1]) <= 5
        GAME.set_up(first.options, 2)
        drawn.add((mine, theirs))
    assert len(drawn) > 10
    assert WORKSHOP.bouts(record, 3) == WORKSHOP.bouts(record, 3)
