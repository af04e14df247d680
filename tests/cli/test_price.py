"""``price``: the list as text and as JSON, and what it refuses."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from regalia.cli.arguments.table import at_table
from regalia.cli.lab.varied import varied
from regalia.games import find
from regalia.games.royal_battles.prices import TABLE, fitted_coefficients, fitted_table
from regalia.games.royal_battles.rules.rules import RoyalBattlesRules
from tests.cli.conftest import Regalia
from tests.files.samples import EXAMPLES, PACKAGE

SHIPPED = PACKAGE / "games" / "royal_battles" / "data" / "prices.json"
GAME = "royal-battles"
QUICK = ("--bots", "random", "--games", "60", "--step-games", "2", "--check-games", "4", "--jobs", "1")


def test_the_list_is_printed_and_written(regalia: Regalia, tmp_path: Path) -> None:
    found = regalia("price", GAME, *QUICK, "--out", tmp_path / "prices.json")
    assert found.code == 0
    assert "an average part is worth" in found.out
    assert "one step more" in found.out
    written = (tmp_path / "prices.json").read_text()
    assert regalia("price", GAME, *QUICK, "--json").out == written
    listed = json.loads(written)
    assert listed["games"] == {"random": 60, "steps": 2 * listed["changed"], "checks": 48}
    more = json.loads(regalia("price", GAME, *QUICK, "--check", "KNK,PRBQ", "--json").out)
    assert [check["force"] for check in more["checks"]][-2:] == ["KNK", "PRBQ"]
    assert [check["force"] for check in more["checks"]][:-2] == [check["force"] for check in listed["checks"]]


def test_what_cannot_be_priced_is_refused_before_the_first_game(regalia: Regalia, tmp_path: Path) -> None:
    assert "no parts with a price" in regalia("price", "royals").err
    assert "cannot be asked for" in regalia("price", GAME, "--until", "0.001").err
    refused = regalia("price", GAME, *QUICK, "--out", tmp_path / "missing" / "prices.json")
    assert (refused.code, refused.out) == (2, "")
    assert "no folder" in refused.err


def test_the_list_in_use_is_shown_with_the_games_behind_it(regalia: Regalia) -> None:
    shown = regalia("price", GAME, "--shipped")
    assert shown.code == 0
    said = " ".join(shown.out.split())
    assert "greedy 40,000" in said
    assert "prices of greedy's 40,000 games, seed 1, rules version 2. In the options 'prices' and 'unit_price'" in said
    assert regalia("price", GAME, "--shipped", "--json").out.encode() == SHIPPED.read_bytes()
    assert "no parts with a price" in regalia("price", "royals", "--shipped").err


@pytest.mark.parametrize(
    ("preset", "text"),
    [
        (None, "points=400"),
        (None, '{"points": 400}'),
        (None, "by-points"),
        ("by-points", "{}"),
        (None, str(EXAMPLES / "five-hundred.json")),
    ],
)
def test_armies_by_points_have_the_fitted_prices_on_the_command_line(preset: str | None, text: str) -> None:
    game = find(GAME)
    options, players = at_table(game, preset, text, None)
    _, header = game.set_up(options, players)
    assert (header["prices"], header["unit_price"]) == (fitted_table(), fitted_coefficients())


def test_prices_that_are_named_stay() -> None:
    options, _ = at_table(find(GAME), None, '{"points": 400, "prices": {"pawn": 90}, "unit_price": {}}', None)
    assert options == {"points": 400, "prices": {"pawn": 90}, "unit_price": {}}
    assert "prices" not in at_table(find(GAME), None, "army_choice=draft", None)[0]
    compared = varied(find(GAME), {}, ["points=400"], None)
    assert (compared["prices"], compared["unit_price"]) == ("fitted", "fitted")


def test_options_that_name_no_prices_have_those_of_the_law() -> None:
    """What a record holds is never changed: only a new table of the command line is given the fitted list."""
    rules, header = find(GAME).set_up({"points": 400}, 2)
    assert header == {"points": 400}
    assert isinstance(rules, RoyalBattlesRules)
    assert [*rules.options.prices] == [*TABLE.values()]
