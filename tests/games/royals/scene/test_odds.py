"""The chance that the opponent holds an ace, against cases counted by hand."""

from __future__ import annotations

import pytest

from regalia.games.royals.scene.odds import Unseen, holds_ace, in_deals
from regalia.games.royals.scene.sight import Sight
from regalia.kernel.state import open_view
from tests.games.royals.board import Board


def chance(position: str, **options: object) -> float:
    board = Board(position, **options)
    sight = Sight(board.match.view(0), board.match.rules)
    return holds_ace(sight, Unseen(sight).aces)


def test_one_hidden_card_of_four_unseen_with_one_ace() -> None:
    """The deck has three cards: the ace is as likely in the hand as in each of its places."""
    assert chance("H0 Ac, H1 2c, J0 rr, deck Ad 3c 4c") == pytest.approx(1 / 4)


def test_two_hidden_cards_of_four_unseen_with_two_aces() -> None:
    """Six pairs, one of them without an ace."""
    assert chance("H0 Ac, H1 2c 3c, J0 rr, deck Ad Ah") == pytest.approx(5 / 6)


def test_no_unseen_ace() -> None:
    assert chance("H0 Ac Ad, H1 2c 3c, discard Ah As") == 0.0


def test_an_empty_deck_leaves_no_doubt() -> None:
    assert chance("H0 9c, H1 Ac 3c, J0 rr, deck empty") == 1.0
    assert chance("H0 9c, H1 2c 3c, J0 rr, deck empty") == 0.0


def test_a_known_ace_is_certain() -> None:
    assert chance("H0 9c, H1 Ac 3c, known1 Ac") == 1.0


def test_known_cards_leave_less_to_guess() -> None:
    """Of two cards one is known; the other one is one of four unseen, one of which is an ace."""
    assert chance("H0 9c, H1 2c 3c, known1 2c, J0 rr, deck Ad 4c 5c") == pytest.approx(1 / 4)


@pytest.mark.parametrize(("hand", "expected"), [("Ac 3c", 1.0), ("2c 3c", 0.0)])
def test_an_open_hand_leaves_no_doubt(hand: str, expected: float) -> None:
    """In a replay with all hands open."""
    board = Board(f"H0 9c, H1 {hand}")
    sight = Sight(open_view(board.match.state(), 0), board.match.rules)
    assert holds_ace(sight, Unseen(sight).aces) == expected


def test_two_decks_have_eight_aces() -> None:
    """1 - C(92, 1) / C(100, 1): one hidden card of a hundred unseen."""
    position = "H0 2c 2d 2h 2s 3c, H1 3d, discard 4c 4d 4h"
    assert chance(position, decks=2) == pytest.approx(8 / 100)


@pytest.mark.parametrize(
    ("value", "words"),
    [
        (0.0, "in no deal"),
        (0.001, "in 1 of 100 deals"),
        (0.236, "in 24 of 100 deals"),
        (0.999, "in 99 of 100 deals"),
        (1.0, "for certain"),
    ],
)
def test_chances_in_words(value: float, words: str) -> None:
    assert in_deals(value) == words
