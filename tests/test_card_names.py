"""Cards in plain English."""

from __future__ import annotations

from regalia.card_names import NAMES, counted, listed
from regalia.cards import BLANK, CARD


def test_names_of_cards() -> None:
    assert NAMES[CARD["Kh"]] == "king of hearts"
    assert NAMES[CARD["Tc"]] == "10 of clubs"
    assert NAMES[CARD["As"]] == "ace of spades"
    assert NAMES[CARD["Xx"]] == "joker"
    assert NAMES[int(BLANK)] == "hidden card"


def test_lists_and_numbers() -> None:
    assert [listed(["a", "b", "c"][:count]) for count in range(4)] == ["", "a", "a and b", "a, b and c"]
    assert listed(["a", "b"], "or") == "a or b"
    assert [counted(number, "card") for number in (0, 1, 2)] == ["0 cards", "1 card", "2 cards"]
    assert counted(2, "turn of grace", "turns of grace") == "2 turns of grace"
