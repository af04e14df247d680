"""Battle Royal on paper: pages of any map, and prices that come from the rules."""

from __future__ import annotations

import pytest

from regalia.games import find, rules_text
from regalia.games.battle_royal.map.maps import shipped, shipped_data
from regalia.games.battle_royal.options import PACK
from regalia.games.battle_royal.paper.prices import NEVER, price_table
from regalia.games.battle_royal.paper.printer import BattleRoyalPrinter, pack_words
from regalia.kernel.paper.printing import ordered
from tests.kernel.paper.sheets import page_count, pdf_of, pictures_of

PAGES = {"map": 1, "table-map": 4, "pack": 1, "pawns": 1, "prices": 1}


@pytest.mark.parametrize("paper", ["a4", "letter"])
@pytest.mark.parametrize("name", shipped())
def test_a_map_is_printed_on_one_sheet_and_on_four(paper: str, name: str) -> None:
    assert page_count(pdf_of("battle-royal", [*PAGES], paper, {"map": name})) == sum(PAGES.values())


def test_an_own_map_is_printed_with_its_names() -> None:
    own = {**shipped_data("fords"), "title": "Two Brooks"}
    order = ordered(find("battle-royal"), {"map": own})
    assert BattleRoyalPrinter().sheets("map", order)["title"] == "Two Brooks"
    assert "Two Brooks" in BattleRoyalPrinter().reference(order)
    assert page_count(pdf_of("battle-royal", ["table-map"], options={"map": own})) == 4


@pytest.mark.parametrize("paper", ["a4", "letter"])
@pytest.mark.parametrize("name", ["Rye", "Newcastle-under-Lyme, the old town by the river"])
def test_a_narrow_map_of_the_most_rows_fits_too(paper: str, name: str) -> None:
    """Its four sheets lie one below another, so that squares are large."""
    tall = {**shipped_data("fords"), "rows": 26}
    tall["terrain"] = [*tall["terrain"], *["." * tall["columns"]] * 17]
    tall["towns"] = [{**town, "name": f"{name} {number}"} for number, town in enumerate(tall["towns"])]
    del tall["numbers"], tall["symmetry"]
    assert page_count(pdf_of("battle-royal", ["map", "table-map"], paper, {"map": tall})) == 1 + 4
    first = pictures_of("battle-royal", ["table-map"], paper, {"map": tall}, dots=36)[0]
    assert first.width > first.height


def test_the_reference_has_prices_without_rivers_and_says_what_a_river_costs() -> None:
    text = BattleRoyalPrinter().reference(ordered(find("battle-royal"), {}))
    assert "| town, centre of a capital | 1 | 4 |" in text
    assert "stand across a river: **+ 1**, never above 4." in text


def test_the_prices_are_those_of_the_rulebook() -> None:
    """Section 1.2 of the rules for players has the same table, written by hand."""
    lines = rules_text(find("battle-royal")).splitlines()
    at = next(n for n, line in enumerate(lines) if line.startswith("| Square | empty | empty, over a river"))
    rows = [[cell.strip() for cell in line.split("|")[2:-1]] for line in lines[at + 2 : at + 9]]
    del rows[3]  # the player's own ramparts
    plain = {"": NEVER, "not possible": NEVER}
    assert [[str(cell) for cell in row[1:]] for row in price_table(False)] == [
        [plain.get(cell, cell) for cell in row] for row in rows
    ]


def test_the_pack_is_the_rules_pack() -> None:
    order = ordered(find("battle-royal"), {})
    cards = BattleRoyalPrinter().sheets("pack", order)["cards"]
    assert [cards.count(points) for points in range(len(PACK))] == list(PACK)
    assert pack_words() == "three each of 1, 2, 3 and 4, and one Zero"


def test_the_long_game_has_more_pawns() -> None:
    game, printer = find("battle-royal"), BattleRoyalPrinter()
    counts = [
        [force["count"] for force in printer.sheets("pawns", ordered(game, {"long_game": long}))["forces"]]
        for long in (False, True)
    ]
    assert counts == [[15, 15, 12, 12, 12, 12], [24, 24, 12, 12, 12, 12]]
    assert "15 pawns each" in printer.reference(ordered(game, {}))


def test_sheets_tell_the_house_rules_about_ramparts_landing_and_three_players() -> None:
    game, printer = find("battle-royal"), BattleRoyalPrinter()
    usual, other = (
        ordered(game, {}),
        ordered(game, {"rampart_return": "while_empty", "flat_landing": True, "double_side": "blue_red"}),
    )
    for told in (printer.reference(usual), str(printer.sheets("prices", usual))):
        assert "ramparts cost 1 once you have left your centre" in told
        assert "Landing costs what the square costs" in told
    for told in (printer.reference(other), str(printer.sheets("prices", other))):
        assert "ramparts cost 1 while your centre is empty" in told
        assert "Landing on any empty square costs 1" in told
    assert "one commands Yellow and Green" in printer.reference(usual)
    assert "one commands Blue and Red" in printer.reference(other)
