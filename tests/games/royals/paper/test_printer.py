"""Royals on paper: pages, and numbers that come from the rules."""

from __future__ import annotations

import pytest

from regalia.games import find, rules_text
from regalia.games.royals.paper.printer import RoyalsPrinter, felling
from regalia.kernel.optional.printer import table
from regalia.kernel.paper.printing import ordered
from tests.kernel.paper.sheets import page_count, pdf_of


@pytest.mark.parametrize("paper", ["a4", "letter"])
def test_five_sheets(paper: str) -> None:
    assert page_count(pdf_of("royals", [], paper)) == 5


def test_a_long_match_takes_more_score_sheets() -> None:
    assert page_count(pdf_of("royals", ["scores"], options={"match_games": 99})) == 5


def test_the_smallest_cards_are_those_of_the_rulebook() -> None:
    """Section 5.5 of the rules for players has the same table, counted by hand."""
    printed = [row[1:] for row in felling()]
    lines = rules_text(find("royals")).splitlines()
    at = lines.index("| Smallest card that defeats | king | queen | jack |")
    assert printed == [[cell.strip() for cell in line.split("|")[2:-1]] for line in lines[at + 2 : at + 7]]


def test_the_reference_tells_the_options() -> None:
    game = find("royals")
    usual = RoyalsPrinter().reference(ordered(game, {}))
    other = RoyalsPrinter().reference(ordered(game, {"decks": 2, "idle_limit": 7, "wipe_rule": "card_covers_ranks"}))
    assert "54 cards" in usual
    assert "4 quiet turns" in usual
    assert "a card not above the sum" in usual
    assert "108 cards" in other
    assert "7 quiet turns" in other
    assert "a card not below the sum" in other
    assert "number 3, or an earlier one if a player calls it" in usual
    assert "a blocked joker stays ready" in usual
    start = RoyalsPrinter().reference(
        ordered(game, {"refill": "start", "blocked_attacker": "rests", "jokers_per_deck": 0, "reshuffle_limit": 0})
    )
    assert "Draw up to 5 cards before it begins." in start
    assert "a blocked joker waits for your next turn" in start
    assert "[Xx]" not in start
    assert "played through once" in start
    assert table(["attacker", "king", "queen", "jack"], felling()) in usual


def test_the_mat_draws_when_the_rules_do() -> None:
    game, printer = find("royals"), RoyalsPrinter()
    assert printer.sheets("mat", ordered(game, {}))["turn"][-1] == "Draw up to 5 cards."
    other = printer.sheets("mat", ordered(game, {"refill": "start", "jokers_per_deck": 0}))
    assert other["turn"][0] == "Draw up to 5 cards."
    assert other["jokers"] == 0
