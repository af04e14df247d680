"""Battle on paper: pages, and numbers that come from the rules."""

from __future__ import annotations

import pytest

from regalia.games import find
from regalia.games.battle.paper.printer import BattlePrinter
from regalia.kernel.paper.printing import ordered
from tests.kernel.paper.sheets import page_count, pdf_of


@pytest.mark.parametrize("paper", ["a4", "letter"])
@pytest.mark.parametrize("hits", [1, 5, 20])
def test_five_sheets_for_any_castle(paper: str, hits: int) -> None:
    assert page_count(pdf_of("battle", [], paper, {"hits_to_lose": hits})) == 5


def test_the_reference_tells_the_options() -> None:
    game = find("battle")
    usual = BattlePrinter().reference(ordered(game, {}))
    other = BattlePrinter().reference(
        ordered(game, {"hits_to_lose": 7, "hand_size": 6, "jokers": 2, "two_chooser": "caster", "format": "sealed"})
    )
    assert "**5 hits**" in usual
    assert "begins with 7 cards" in usual
    assert "**King, queen, jack** (13, 12, 11)" in usual
    assert "| Constructed | 40 of 52 cards |" in usual
    assert "| Off the top | shared, a pack for every two players |" in usual
    assert "| Split | an equal share, 26 with 2 players |" in usual
    assert "or 3 rounds in which nothing happens," in usual
    assert "into a draw pile that all share" in usual
    endless = BattlePrinter().reference(ordered(game, {"stall_limit": 0, "first_draw_skip": "never"}))
    assert "in which nothing happens" not in endless
    assert "does not draw" not in endless
    assert "a draw pile and a discard pile of their own" in other
    assert "Joker" not in usual
    assert "[Xx]" not in usual
    assert "[Xx]" in other
    assert "**7 hits**" in other
    assert "begins with 6 cards" in other
    assert "**Joker** (0)" in other
    assert "| Constructed | 40 of 54 cards |" in other
    assert "loses two soldiers, which you choose" in other


@pytest.mark.parametrize(("format_", "own"), [("off_the_top", False), ("constructed", True), ("split", True)])
def test_the_mat_has_places_for_piles_only_where_players_have_their_own(format_: str, own: bool) -> None:
    order = ordered(find("battle"), {"format": format_})
    assert BattlePrinter().sheets("mat", order)["own_deck"] is own
