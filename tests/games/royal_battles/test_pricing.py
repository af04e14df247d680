"""The shipped price list: it belongs to these rules and units, and passes what it claims to pass."""

from __future__ import annotations

from importlib.resources import files

import pytest

from regalia.games.royal_battles import GAME
from regalia.games.royal_battles.pricing import PRICING
from regalia.games.royal_battles.units import rulebook
from regalia.lab.pricing.price import Plan, price
from regalia.lab.pricing.price_list import WITHIN, read_prices, write_prices

SHIPPED = files("regalia.games.royal_battles").joinpath("data/prices.json")


def test_the_shipped_list_is_of_these_rules_and_units() -> None:
    prices = read_prices(SHIPPED.read_bytes())
    assert (prices.game, prices.rules) == (GAME.key, GAME.version)
    assert [part.key for part in prices.parts] == [kind.letter for kind in rulebook()]
    assert [step.name for step in prices.steps] == [one.name for one in PRICING.parameters]
    assert prices.changed == len(PRICING.changes())
    assert "assumed" in prices.scale_note


def test_its_steps_rebuild_the_six_units() -> None:
    prices = read_prices(SHIPPED.read_bytes())
    by_key = {part.key: part for part in prices.parts}
    assert prices.rebuilt
    for part in PRICING.parts():
        assert abs(prices.price_of(part.amounts) - by_key[part.key].price) <= WITHIN


def test_its_armies_of_equal_price_are_nearly_all_even() -> None:
    """One is not: three bishops in an army are worth less than their sum (research note)."""
    checks = read_prices(SHIPPED.read_bytes()).checks
    assert [check.force for check in checks if not check.even] == ["QBBB"]
    assert len(checks) == 12


@pytest.mark.release
def test_the_command_makes_the_shipped_list_again() -> None:
    prices = read_prices(SHIPPED.read_bytes())
    assert write_prices(price(Plan(GAME.key, seed=prices.seed))) == SHIPPED.read_bytes()
