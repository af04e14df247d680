"""The Royal Ascension on paper: pages of any board, and numbers that come from the rules."""

from __future__ import annotations

from typing import Any

import pytest

from regalia.games import find
from regalia.games.royal_ascension.paper.printer import AscensionPrinter, key
from regalia.kernel.paper.printing import ordered
from tests.kernel.paper.sheets import page_count, pdf_of

PARTS = ("ring", "territories", "characters", "actions")


def own_board(spaces: int, gates: int) -> dict[str, Any]:
    types = ("hearts", "diamonds", "spades", "shop")
    return {
        "format": "regalia-board/1",
        "game": "royal-ascension",
        "name": "The long way",
        "gates": [*range(gates)],
        "spaces": [{"type": types[n % 4]} for n in range(spaces)],
    }


@pytest.mark.parametrize("paper", ["a4", "letter"])
@pytest.mark.parametrize(("spaces", "gates", "shop"), [(13, 1, 1), (100, 12, 8)])
def test_any_board_fits_its_sheet(paper: str, spaces: int, gates: int, shop: int) -> None:
    options = {"board": own_board(spaces, gates), "shop_size": shop}
    assert page_count(pdf_of("royal-ascension", PARTS, paper, options)) == len(PARTS)
    assert page_count(pdf_of("royal-ascension", ["table-ring"], paper, options)) == 4


def test_an_own_board_is_printed_as_it_is() -> None:
    order = ordered(find("royal-ascension"), {"board": own_board(20, 2)})
    ring = AscensionPrinter().sheets("ring", order)
    assert ring["name"] == "The long way"
    assert ring["gates"] == [0, 1]
    assert len(ring["spaces"]) == 20
    assert "ring of 20 spaces" in AscensionPrinter().reference(order)


def test_names_that_a_board_gives_are_printed() -> None:
    board = own_board(20, 2)
    board["spaces"][3]["name"] = "The Old Market"
    board["territories"] = {"mewtopia": "Summerland"}
    order = ordered(find("royal-ascension"), {"board": board})
    assert AscensionPrinter().sheets("ring", order)["named"] == [{"number": 3, "name": "The Old Market"}]
    assert AscensionPrinter().sheets("territories", order)["lands"][0] == {"name": "Summerland", "points": 20}


@pytest.mark.parametrize("paper", ["a4", "letter"])
def test_every_space_may_have_a_name(paper: str) -> None:
    board = own_board(100, 12)
    for number, space in enumerate(board["spaces"]):
        space["name"] = f"The long name of space {number}"
    assert page_count(pdf_of("royal-ascension", ["ring"], paper, {"board": board})) == 2
    for space in board["spaces"][12:]:
        del space["name"]
    assert page_count(pdf_of("royal-ascension", ["ring"], paper, {"board": board})) == 1


def test_the_action_key_counts_both_decks() -> None:
    rows = key(ordered(find("royal-ascension"), {}))
    assert [(row["name"], row["ranks"], row["cards"]) for row in rows] == [
        ("All In", "J", 2),
        ("Royal Decree", "Q K", 4),
        ("Secret Alliance", "3 4 5 6", 8),
        ("Event", "7 8 9 10", 8),
        ("Plague", "A 2", 4),
    ]
    assert "from 5 on draw 2 cards" in rows[3]["text"]
    assert "10 less" in rows[4]["text"]


def test_the_territories_are_those_of_the_rules() -> None:
    lands = AscensionPrinter().sheets("territories", ordered(find("royal-ascension"), {}))["lands"]
    assert [land["points"] for land in lands] == [20, 18, *[15] * 6, *[13] * 4]
    assert lands[0]["name"] == "Mewtopia"


def test_the_reference_tells_the_options() -> None:
    game = find("royal-ascension")
    usual = AscensionPrinter().reference(ordered(game, {}))
    other = AscensionPrinter().reference(ordered(game, {"battle_rolls": 3, "win_territories": 9, "npc_reward": 1}))
    assert "adds 4 dice" in usual
    assert "7 territories win at once; 10 with two" in usual
    assert "adds 6 dice" in other
    assert "9 territories win at once; 9 with two" in other
    assert "draw a card" in other


def test_the_reference_tells_the_price_of_a_battle() -> None:
    """Sections 5.2 and 5.4 of the law."""
    game, printer = find("royal-ascension"), AscensionPrinter()
    usual = printer.reference(ordered(game, {}))
    assert "from the winner's hand; both are discarded. All other used cards go back to the hand." in usual
    assert "Attacked, you may discard it: no battle." in usual
    assert "neither attacks nor is attacked" in usual
    spent = printer.reference(ordered(game, {"used_cards": "spent", "casualties_from": "committed"}))
    assert "All used cards are discarded." in spent
    assert "draws one heart" not in spent
    both = printer.reference(ordered(game, {"casualties_from": "committed", "loser_discards_heart": True}))
    assert "from the cards that the winner used" in both
    assert "The winner draws a heart of the loser in the same way." in both
    drawn = printer.reference(ordered(game, {"alliance_use": "draw", "loser_may_initiate": True}))
    assert "Keep it" not in drawn
    assert "may attack, but is not attacked" in drawn
    redirected = printer.reference(ordered(game, {"alliance_redirect": True}))
    assert "Attacked, you may discard it: the attacker chooses another opponent." in redirected


def test_an_armory_sells_every_club() -> None:
    order = ordered(find("royal-ascension"), {"shop_mode": "armory"})
    ring = AscensionPrinter().sheets("ring", order)
    assert (ring["for_sale"], ring["sale"]) == (1, "every club that nobody holds, for sale in both shops")
    assert "Every club that nobody holds is for sale." in AscensionPrinter().reference(order)
