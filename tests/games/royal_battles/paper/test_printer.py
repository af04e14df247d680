"""Royal Battles on paper: forms, cards of any units, aids that come from the rules."""

from __future__ import annotations

import string
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from PIL import Image
from typer.testing import CliRunner

from regalia.cli import app
from regalia.games import find, rules_text
from regalia.games.royal_battles.paper.advantage import advantage_text
from regalia.games.royal_battles.paper.aids import needed, positions, trumps
from regalia.games.royal_battles.paper.printer import RoyalBattlesPrinter
from regalia.games.royal_battles.prices import TABLE, fitted_table
from regalia.games.royal_battles.units import rulebook
from regalia.kernel.errors import RegaliaError
from regalia.kernel.paper.printing import ordered
from tests.kernel.paper.sheets import DOTS_A_MM, DPI, page_count, pdf_of, pictures_of

HERALD = """
[[units]]
name = "herald"
letter = "H"
type = "ranged"
life = 9
accuracy = 3
evasion = 3
damage = [3, 4, 6]
armour = 2
advantage = { name = "Fanfare", position = "any", base = 3, draw_on_hit = 1 }
"""
LONGEST = {
    "name": "trebuchets",
    "letter": "T",
    "type": "ranged",
    "life": 14,
    "accuracy": 6,
    "evasion": 6,
    "damage": [8, 9, 10],
    "armour": 5,
    "advantage": {
        "name": "Everything at once",
        "position": "any",
        "base": 12,
        "per_trump": 6,
        "per_friend": 4,
        "splash": "same_colour",
        "draw_on_hit": 4,
        "push": 2,
        "extra_trump": 2,
        "range": 2,
        "self_damage": 6,
    },
}
BY_NAME = {unit.name: unit for unit in rulebook()}


@pytest.mark.parametrize("paper", ["a4", "letter"])
def test_seven_sheets(paper: str) -> None:
    assert page_count(pdf_of("royal-battles", [], paper)) == 8


@pytest.mark.parametrize("paper", ["a4", "letter"])
@pytest.mark.parametrize(("armies", "sheets"), [([], 1), (["PNQK"], 1), (["PNQK", "PRBK"], 2), (["TTTTTTT"], 2)])
def test_a_form_for_each_army(paper: str, armies: list[str], sheets: int) -> None:
    assert page_count(pdf_of("royal-battles", ["forms"], paper, {"units": [LONGEST]}, armies)) == sheets


def test_the_armies_of_the_options_fill_the_forms() -> None:
    order = ordered(find("royal-battles"), {"scenario": "hundred_years_war"})
    armies = RoyalBattlesPrinter().sheets("forms", order)["armies"]
    assert [(army["name"], [unit["letter"] for unit in army["units"]]) for army in armies] == [
        ("White", ["N"] * 4),
        ("Black", ["R"] * 4),
    ]


@pytest.mark.parametrize(("paper", "sheets"), [("a4", 2), ("letter", 2)])
def test_bosses_have_cards_of_their_own(paper: str, sheets: int) -> None:
    assert page_count(pdf_of("royal-battles", ["units"], paper, {"mode": "master"})) == sheets


@pytest.mark.parametrize("gift", [{"name": "Fanfare", "position": "any", "base": 3}, {}])
@pytest.mark.parametrize(("paper", "on_a_sheet"), [("a4", 9), ("letter", 8)])
def test_unit_cards_are_as_large_as_playing_cards_and_long_ones_larger(
    paper: str, on_a_sheet: int, gift: dict[str, Any]
) -> None:
    """Nine cards of 63 by 88 mm fit on A4, eight on Letter, which is turned for them."""
    own = [
        {**LONGEST, "name": f"engine{letter.lower()}", "letter": letter, "advantage": gift or LONGEST["advantage"]}
        for letter in "TUV"
    ]
    short = 9 if gift else 6
    sheets = -(-short // on_a_sheet) + (0 if gift else 1)
    assert page_count(pdf_of("royal-battles", ["units"], paper, {"units": own})) == sheets


def ink(page: Image.Image, row: int, left: int, width: int) -> float:
    """The share of dark dots in a part of a row."""
    dots = page.crop((left, row, left + width, row + 1)).tobytes()
    return sum(dot < 200 for dot in dots) / width


def test_the_longest_card_stays_inside_its_cut_lines() -> None:
    """The cards of the longest unit and of its boss share the last sheet; they are 94.5 mm wide."""
    long = LONGEST | {"weapon": "Oldest of the catapults!", "armour_name": "Oak beams, and iron ribs"}
    page = pictures_of("royal-battles", ["units"], "a4", {"mode": "master", "units": [long]}, DPI)[-1]
    card = round(94.5 * DOTS_A_MM)
    for left in (page.width // 2 - card, page.width // 2):
        edge = next(row for row in range(page.height // 2, 0, -1) if ink(page, row, left, card) > 0.4)
        foot = next(row for row in range(edge - DOTS_A_MM, 0, -1) if ink(page, row, left + DOTS_A_MM, card - 20))
        assert edge - foot > 2 * DOTS_A_MM


def test_the_card_of_mystic_blast_tells_of_armour_and_that_of_healing_of_maximum_life() -> None:
    assert advantage_text(BY_NAME["queen"]) == (
        "An enemy on a diagonal. It and every unit of its side on the same colour take 3 damage for each Trump, "
        "less each unit's own armour."
    )
    assert advantage_text(BY_NAME["bishop"]) == (
        "One of your units on a diagonal. Always works. It and every unit of your side on the same colour regain "
        "3 Life for each Trump, up to their maximum Life."
    )
    assert "6 damage; armour does not count." in advantage_text(BY_NAME["rook"])
    assert "6 damage and 1 more for each of your units (at most 4), less its armour." in advantage_text(
        BY_NAME["knight"]
    )


def test_every_parameter_of_an_advantage_is_told() -> None:
    queen = BY_NAME["queen"]
    changes: dict[str, Any] = {
        "push": 2,
        "extra_trump": 1,
        "range": 2,
        "self_damage": 3,
        "draw_on_hit": 1,
        "ignores_armour": True,
    }
    told = advantage_text(queen)
    for name, value in changes.items():
        other = advantage_text(replace(queen, advantage=replace(queen.advantage, **{name: value})))
        assert other != told, name


def test_the_setting_names_the_units() -> None:
    cards = RoyalBattlesPrinter().sheets("units", ordered(find("royal-battles"), {"setting": "galaxies"}))
    assert [card["title"] for card in cards][:2] == ["Lance Corvette", "Rail Frigate"]


def test_scenarios_count_their_units_in_the_names_of_the_setting() -> None:
    sheet = RoyalBattlesPrinter().sheets("armies", ordered(find("royal-battles"), {"setting": "gothic"}))
    assert {one["name"]: one["armies"] for one in sheet["scenarios"]} == {
        "Black and White Magic": ["4 chaplains", "4 moon witches"],
        "The Hundred Years War": ["4 iron slayers", "4 crossbow hunters"],
        "The Old Guard": ["2 guards, old professor, chaplain", "iron slayer, moon witch, crossbow hunter, torchbearer"],
        "Wolf Winter": ["7 wolves", "torchbearer, crossbow hunter, chaplain"],
    }


@pytest.mark.parametrize(
    ("mode", "scenarios"),
    [("melee", ["Three Crowns"]), ("pairs", ["The Night Train"]), ("master", ["The Last Candle"])],
)
def test_an_army_list_has_the_scenarios_of_its_mode(mode: str, scenarios: list[str]) -> None:
    sheet = RoyalBattlesPrinter().sheets("armies", ordered(find("royal-battles"), {"mode": mode}))
    assert [one["name"] for one in sheet["scenarios"]] == scenarios


def test_the_reference_tells_the_mode() -> None:
    """Sections 15.3, 15.4 and 16.1 of the law."""
    game, printer = find("royal-battles"), RoyalBattlesPrinter()
    duel = printer.reference(ordered(game, {}))
    assert "Recruit 4 units each, secretly." in duel
    assert "- **White:** a1 c1 e1 g1\n- **Black:** a5 c5 e5 g5" in duel
    assert "both initiative cards" in duel
    points = printer.reference(ordered(game, {"points": 400, "army_choice": "open"}))
    assert "Spend 400 points on 1 to 7 units each, openly." in points
    assert "- **Black:** 1: d5; 2: c5 e5; 3: b5 d5 f5; 4: a5 c5 e5 g5; 5: a5 c5 d5 e5 g5;" in points
    melee = printer.reference(ordered(game, {"mode": "melee"}))
    assert "7 by 7 squares" in melee
    assert "- **Seat 3:** c6 d6 e6" in melee
    assert "that of the target's owner" in melee
    master = printer.reference(ordered(game, {"mode": "master", "points": 400}))
    assert "the game master 666 points on 1 to 7, secretly: the first is the boss" in master
    assert "- **Player 2:** 1: e2; 2: e2 g2; 3: e2 f1 g2" in master
    assert "The players win when the boss falls." in master


@pytest.mark.parametrize(
    ("options", "seats", "tokens"),
    [
        ({}, 2, {"White": 24, "Black": 24}),
        ({"points": 400}, 2, {"White": 42, "Black": 42}),
        ({"mode": "melee"}, 4, {f"Seat {n}": 18 for n in range(1, 5)}),
        ({"mode": "master"}, 5, {**{f"Player {n}": 18 for n in range(1, 5)}, "Game master": 24}),
        ({"mode": "master", "armies": ["NNN", "", "KQQR"]}, 3, {"Player 1": 3, "Player 2": 18, "Game master": 4}),
    ],
)
def test_every_seat_has_tokens(options: dict[str, Any], seats: int, tokens: dict[str, int]) -> None:
    order = ordered(find("royal-battles"), options, seats=seats)
    sides = RoyalBattlesPrinter().sheets("tokens", order)["sides"]
    assert {side["name"]: sum(unit["each"] for unit in side["units"]) for side in sides} == tokens


def test_every_seat_has_a_form_and_the_boss_twice_its_life() -> None:
    """Rule 81; an army that is still to be chosen has a blank form of its size."""
    order = ordered(find("royal-battles"), {"mode": "master", "armies": ["NNN", "", "KQQR"]})
    forms = RoyalBattlesPrinter().sheets("forms", order)["armies"]
    assert [form["name"] for form in forms] == ["Player 1", "Player 2", "Game master"]
    assert [[unit["life"] for unit in form["units"]] for form in forms] == [[8, 8, 8], [], [20, 8, 8, 8]]
    assert forms[1]["blank"] == [14, 14, 14]
    blank = RoyalBattlesPrinter().sheets("forms", ordered(find("royal-battles"), {"mode": "master"}, seats=5))
    assert [form["blank"] for form in blank["armies"]] == [[14] * 3] * 4 + [[28, 14, 14, 14]]


@pytest.mark.parametrize("paper", ["a4", "letter"])
def test_any_number_of_units_is_printed_over_as_many_sheets_as_needed(paper: str) -> None:
    """Twenty units of one's own: the reference stays on a page, and no seat is left out."""
    letters = [letter for letter in string.ascii_uppercase if letter not in "PRNBQK"]
    own = [{**LONGEST, "name": f"engine{letter.lower()}", "letter": letter} for letter in letters]
    options = {"units": own, "mode": "master", "points": 5000}
    parts = {"reference": 1, "reference-cards": 1, "units": 2 + 7, "armies": 1}
    for part, sheets in parts.items():
        assert page_count(pdf_of("royal-battles", [part], paper, options)) == sheets, part
    assert page_count(pdf_of("royal-battles", ["tokens"], paper, options)) > 3


def test_without_points_the_prices_are_those_of_the_workshop() -> None:
    def prices(**options: Any) -> list[int]:
        cards = RoyalBattlesPrinter().sheets("units", ordered(find("royal-battles"), options))
        return [card["price"] for card in cards]

    assert prices() == [*fitted_table().values()]
    assert prices(points=400) == [*TABLE.values()]
    assert prices(prices={"pawn": 10})[0] == 10


def test_a_boss_has_more_trumps_on_its_card() -> None:
    cards = RoyalBattlesPrinter().sheets("units", ordered(find("royal-battles"), {"mode": "master"}))
    assert {card["advantage"]["trumps"] for card in cards if not card["boss"]} == {"aces and Jokers"}
    assert {card["advantage"]["trumps"] for card in cards if card["boss"]} == {"aces, Jokers, kings, queens and jacks"}


def test_the_aids_are_those_of_the_rules() -> None:
    """Sections 1.3, 2.3 and 7.3 of the rules for players."""
    assert [row["ranks"] for row in trumps()] == ["2 4 6 8 10", "3 5 7 9", "J Q K", "A Joker"]
    rows = {row["accuracy"]: row["needed"] for row in needed()["rows"]}
    assert rows[3] == [1, 1, 2, 2, 3, 3]
    order = ordered(find("royal-battles"), {})
    ways = [way and way["suit"] for way in positions(order.options, 2)["ways"]]
    assert ways == ["d", "h", "c", "s", None, "s", "c", "h", "d"]
    turned = ordered(find("royal-battles"), {"card_facing": "sides"})
    assert [way and way["suit"] for way in positions(turned.options, 2)["ways"]] != ways


@pytest.mark.parametrize("paper", ["a4", "letter"])
def test_two_examples_of_the_rules_share_a_page(paper: str) -> None:
    """Each once filled half a page and left the other half empty, on twelve pages."""
    assert page_count(pdf_of("royal-battles", ["rules"], paper)) <= 10


def test_a_letter_that_no_unit_has_is_told() -> None:
    with pytest.raises(RegaliaError, match="No unit has the letter 'Z'"):
        pdf_of("royal-battles", ["forms"], filled=["PZ"])


def test_the_command_prints_units_of_a_file(tmp_path: Path) -> None:
    units = tmp_path / "units.toml"
    units.write_text(HERALD)
    target = tmp_path / "sheets.pdf"
    asked = ["print", "royal-battles", "--options", str(units), "--armies", "HHPP", "--parts", "forms,units"]
    assert CliRunner().invoke(app, [*asked, "--out", str(target)]).exit_code == 0
    assert page_count(target.read_bytes()) == 2


@pytest.mark.parametrize("armies", ["", "PNQKPNQK", "PNQK,PRBK,PPPP", "PNQZ"])
def test_armies_that_are_none_are_refused(armies: str) -> None:
    with pytest.raises(RegaliaError):
        pdf_of("royal-battles", ["forms"], filled=armies.split(","))


def test_the_rules_name_both_price_lists() -> None:
    """Section 12.1 of the rules for players: the table of the rules, and the list that the lab fitted."""
    text = " ".join(rules_text(find("royal-battles")).split())
    for table in (TABLE, fitted_table()):
        assert ", ".join(f"{name} {points}" for name, points in table.items()) in text
