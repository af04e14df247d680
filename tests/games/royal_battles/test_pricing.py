"""The shipped price list: it belongs to these rules and units, passes what it claims to pass, and can be played with."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

import msgspec
import pytest

from regalia.games.royal_battles import GAME
from regalia.games.royal_battles.paper.printer import priced
from regalia.games.royal_battles.prices import COEFFICIENTS, TABLE, by_formula, fitted_coefficients, fitted_table
from regalia.games.royal_battles.pricing import PRICING
from regalia.games.royal_battles.units import rulebook
from regalia.games.royal_battles.workshop import WORKSHOP
from regalia.house_rules import differences, rule_of
from regalia.kernel.match import Match
from regalia.kernel.options import complete
from regalia.lab.pricing.checks import CHECKS
from regalia.lab.pricing.plan import Plan
from regalia.lab.pricing.price import price
from regalia.lab.pricing.price_list import EVEN, WITHIN, PriceList, read_prices
from regalia.presets import find_preset, preset_of

PROJECT = Path(__file__).resolve().parents[3]
SHIPPED = files("regalia.games.royal_battles").joinpath("data/prices.json")
WITNESS = "knight"


def shipped() -> PriceList:
    return read_prices(SHIPPED.read_bytes())


def test_the_shipped_list_is_of_these_rules_and_units() -> None:
    prices = shipped()
    assert (prices.game, prices.rules) == (GAME.key, GAME.version)
    assert [part.key for part in prices.parts] == [kind.letter for kind in rulebook()]
    assert [step.name for step in prices.steps] == [one.name for one in PRICING.parameters]
    assert prices.changed == len(PRICING.changes())
    assert "the games show what an average part is worth" in prices.scale_note
    assert all(WITNESS in part.by_bot for part in prices.parts)


def test_it_names_its_bot_its_seed_and_its_numbers_of_games() -> None:
    prices = shipped()
    assert (prices.bot, prices.seed) == ("greedy", 1)
    assert prices.games[prices.bot] >= 20_000
    assert prices.games.keys() == {"squire", "greedy", WITNESS, "steps", "checks"}
    assert all(count > 0 for count in prices.games.values())


def test_the_workshop_the_army_file_and_the_print_have_its_prices() -> None:
    bench = {one["record"]["name"]: one["price"] for one in WORKSHOP.bench()["standard"]}
    printed = {unit.name: cost for unit, cost in priced(complete(GAME.options, {}))}
    assert bench == printed == fitted_table()
    army = {"format": "regalia-army/1", "game": GAME.key, "title": "Knights", "army": "NNN", "points": 390}
    kind = next(kind for kind in GAME.file_kinds() if kind.name == "army")
    assert kind.faults(army) == []  # a knight costs 130 points by the list, 125 by the law
    assert [fault.place for fault in kind.faults({**army, "points": 389})] == ["army"]
    assert GAME.set_up(kind.read(army))[1]["prices"] == fitted_table()


def test_its_formula_rebuilds_the_six_units() -> None:
    assert shipped().rebuilt
    assert set(fitted_coefficients()) == set(COEFFICIENTS)
    for kind in rulebook():
        assert abs(by_formula(kind, fitted_coefficients()) - fitted_table()[kind.name]) <= WITHIN


def test_its_armies_of_equal_price_win_45_to_55_per_cent() -> None:
    prices = shipped()
    assert len(prices.checks) == CHECKS
    assert all(EVEN[0] <= check.low and check.high <= EVEN[1] for check in prices.checks)
    assert prices.even == "passed"


def test_a_battle_by_points_carries_the_list_in_its_record() -> None:
    match = Match(GAME, {"points": 400, "prices": "fitted", "unit_price": "fitted"})
    options = match.record().options
    assert options["prices"] == fitted_table()
    assert options["unit_price"] == fitted_coefficients()
    preset = preset_of(GAME, options, 2)
    assert preset == find_preset(GAME, "by-points")
    assert differences(GAME, options) == [
        "an army may cost 400 points",
        "units have prices measured in games of bots",
        "custom units have prices by their numbers",
    ]


def test_points_bring_the_fitted_list_to_a_new_table() -> None:
    """A host who sets only the points in the form plays with the prices that the lab fitted."""
    rule = rule_of(GAME, "points")
    assert rule is not None
    options = Match(GAME, {"points": 300, **rule.brings}).record().options
    assert (options["prices"], options["unit_price"]) == (fitted_table(), fitted_coefficients())


def test_prices_of_the_hosts_own_are_said_to_be_so() -> None:
    assert differences(GAME, {"points": 400, "prices": {"pawn": 90}})[1] == "some units have prices of the host's own"


@pytest.mark.release
@pytest.mark.timeout(1200)  # 290,000 games: two minutes of a free core
def test_the_command_makes_the_shipped_list_again() -> None:
    """All but the column of the witness, whose games take too long."""
    prices = shipped()
    games = {bot: count for bot, count in prices.games.items() if bot != WITNESS}
    parts = tuple(
        msgspec.structs.replace(part, by_bot={bot: one for bot, one in part.by_bot.items() if bot != WITNESS})
        for part in prices.parts
    )
    plan = Plan(GAME.key, seed=prices.seed, games=prices.games[prices.bot])
    assert price(plan) == msgspec.structs.replace(prices, games=games, parts=parts)


def test_the_page_of_prices_has_both_lists() -> None:
    page = (PROJECT / "docs" / "reference" / "prices.md").read_text(encoding="utf-8")
    for kind in rulebook():
        assert f"| {kind.name} | {TABLE[kind.name]} | {fitted_table()[kind.name]} |" in page
    prices = shipped()
    assert f"{prices.games[prices.bot]:,} games of the bot `{prices.bot}` with seed {prices.seed}" in page.replace(
        "\n", " "
    )
