"""What everybody sees (section 8), and guesses that remember what play has proved."""

from __future__ import annotations

from collections import Counter

from regalia.cards import CARD
from regalia.games.royal_battles.rules.bags import BLACK, COLOUR, RED, listed
from regalia.games.royal_battles.rules.model import IN_DECK, IN_HAND, PICKS
from regalia.games.royal_battles.rules.rules import RoyalBattles
from regalia.kernel.rng import FastRng
from regalia.kernel.state import SPECTATOR
from tests.games.royal_battles.board import Board, cards

TIMES = 60
ON_RED = ("P c1 2h, N e1 Kd", "P a5 Kc")


def worlds(board: Board, viewer: int = 1) -> list[RoyalBattles]:
    found = []
    for seed in range(TIMES):
        world = board.match.rules.guess(board.match.view(viewer), FastRng(seed))
        assert isinstance(world, RoyalBattles)
        found.append(world)
    return found


def hands(board: Board, viewer: int = 1, seat: int = 0) -> list[list[int]]:
    return [listed(world.hidden[IN_HAND + seat]) for world in worlds(board, viewer)]


def test_a_seat_that_could_not_move_holds_one_colour() -> None:
    board = Board.at(*ON_RED, hands="3h 4d/-")
    assert board.choices() == "discard, keep"
    for hand in hands(board):
        assert [COLOUR[card] for card in hand] == [RED, RED]
    board.play("0 keep", "~ draw 1 5h", "1 move 5h a5 a4", "~ initiative 9c Tc")
    assert all(COLOUR[card] == RED for hand in hands(board) for card in hand)


def test_after_discarding_nothing_is_known_any_more() -> None:
    board = Board.at(*ON_RED, hands="3h 4d/-").play("0 discard", "~ draw 1 5h", "1 move 5h a5 a4")
    board.play("~ initiative 9c 8c", "~ draw 0 6c")
    assert {COLOUR[card] for hand in hands(board) for card in hand} == {BLACK, 3}  # asked to move: not red


def test_who_is_asked_for_a_card_has_one_that_can_be_played() -> None:
    board = Board.at(*ON_RED, hands="3h 4c/-")
    for hand in hands(board):
        assert any(COLOUR[card] != RED for card in hand)
    free = Board.at(*ON_RED, hands="3h 4c/-", may_pass=True)
    assert any(all(COLOUR[card] == RED for card in hand) for hand in hands(free))


def test_a_card_that_was_played_is_in_the_hand_until_its_move() -> None:
    board = Board.at(*ON_RED, hands="3h 4c 6h/-").play("0 play 4c")
    assert all(CARD["4c"] in hand for hand in hands(board))


def test_all_possible_hands_are_equally_likely() -> None:
    """Two of four unseen cards, at least one of them black: five hands."""
    board = Board.at(*ON_RED, hands="3h 4c/-", decks="5c 6h/5c")
    found = Counter(
        cards(listed(world.hidden[IN_HAND]))
        for seed in range(1000)
        for world in [board.match.rules.guess(board.match.view(1), FastRng(seed))]
        if isinstance(world, RoyalBattles)
    )
    assert set(found) == {"3h 4c", "3h 5c", "4c 5c", "4c 6h", "5c 6h"}
    assert all(150 < count < 250 for count in found.values())


def test_an_empty_deck_leaves_nothing_hidden() -> None:
    board = Board.at("P c1 2h", "P a5 Kc", hands="3c 4h/5h", decks="-/5c")
    for world in worlds(board):
        assert cards(listed(world.hidden[IN_HAND])) == "3c 4h"
        assert world.hidden[IN_DECK] == 0


def test_secret_recruits_are_guessed_as_the_beginning_of_an_army() -> None:
    board = Board(unit_limit="chess_set").play("0 recruit rook", "0 recruit rook")
    picks = {int(world.hidden[PICKS]) for viewer in (1, SPECTATOR) for world in worlds(board, viewer)}
    first_two = {(pick & 63, pick >> 6 & 63) for pick in picks}
    assert all(0 < one <= two and pick < 1 << 12 for (one, two), pick in zip(first_two, picks, strict=False))
    assert len(first_two) > 6
    assert (5, 5) not in first_two  # one queen only
    own = board.match.rules.guess(board.match.view(0), FastRng(1))
    assert isinstance(own, RoyalBattles)
    assert own.hidden[PICKS] == 2 | 2 << 6


def test_choices_of_the_other_seat_are_not_shown() -> None:
    board = Board.at("P c1 2h", "P a5 Kc", hands="3c 4c/5h")
    assert board.match.view(1).hands[0] is None
    board.play("0 play 3c")
    assert board.match.entries[-1].shown == ("0 play 3c",) * 3
