"""Hidden information (section 8): early cards, and what viewers know of the pack."""

from __future__ import annotations

from regalia.games.battle_royal.rules.model import ASIDE
from regalia.games.battle_royal.rules.rules import BattleRoyal
from regalia.kernel.rng import FastRng
from regalia.kernel.state import SPECTATOR
from tests.games.battle_royal.board import Board


def early_cards(board: Board, viewer: int, force: int, tries: int = 200) -> set[int]:
    """The cards that the viewer must consider for a force's next turn."""
    return {guess.hands[force] - 1 for guess in guesses(board, viewer, tries)}


def guesses(board: Board, viewer: int, tries: int) -> list[BattleRoyal]:
    found = []
    for number in range(tries):
        guess = board.match.rules.guess(board.match.view(viewer), FastRng(number))
        assert isinstance(guess, BattleRoyal)
        found.append(guess)
    return found


def test_others_must_consider_every_card_that_they_have_not_seen() -> None:
    board = Board.new(early_card="own").play("~ draw 0 0", "~ draw 1 4")
    assert early_cards(board, 0, 1) == {1, 2, 3, 4}
    assert early_cards(board, SPECTATOR, 1) == {1, 2, 3, 4}
    assert early_cards(board, 1, 1) == {4}


def test_the_last_card_of_a_pack_is_known_by_counting() -> None:
    """Twelve cards were shown; the thirteenth, drawn early, can only be the one that is missing."""
    board = Board.new(early_card="own").play("~ draw 0 1", "~ draw 1 1", "0 done")
    for turn, card in enumerate([1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 0], 1):
        board.play(f"~ draw {(turn + 1) % 2} {card}", f"{turn % 2} done")
    assert board.state.table.pack == 0
    assert early_cards(board, 1, 0) == {0}


def test_a_card_of_the_old_pack_is_not_missed_in_the_new_one() -> None:
    """The pack is renewed while White's early card is out: the new one has thirteen cards all the same."""
    board = Board.new(early_card="own").play("~ draw 0 0", "~ draw 1 1")
    for turn, card in enumerate([1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4], 1):
        board.play(f"~ draw {(turn + 1) % 2} {card}", f"{turn % 2} done")
    board.play("~ draw 1 4")
    assert early_cards(board, 0, 1) == {0, 1, 2, 3, 4}
    assert sum(board.state.stock) == 12


def test_a_card_laid_aside_stays_unseen() -> None:
    board = Board.from_text(
        "yellow b2, blue c13 d12 e11, green b14, red p2 o2, active blue, early green:3, shown 1 4, quiet 1, turns 1",
        4,
        early_card="own",
    )
    board.play("1 take e11", "1 capture b14")
    laid = [{tuple(guess.hands[ASIDE + 10 : ASIDE + 15]) for guess in guesses(board, seat, 99)} for seat in (2, 3)]
    assert laid[0] == {(0, 0, 0, 1, 0)}
    assert len(laid[1]) > 2


def test_without_early_cards_nothing_is_hidden() -> None:
    for option in ("off", "open"):
        board = Board.new(early_card=option).play("~ draw 0 1")
        if option == "open":
            board.play("~ draw 1 4")
        worlds = {tuple(guess.stock) for guess in guesses(board, SPECTATOR, 20)}
        assert worlds == {tuple(board.state.stock)}
