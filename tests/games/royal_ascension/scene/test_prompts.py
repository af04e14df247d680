"""The prompts: sentences for the situation, which offer nothing impossible."""

from __future__ import annotations

import pytest

from regalia.kernel.scene import Prompt
from tests.games.face import choice, scene
from tests.games.royal_ascension.board import ALL_IN, DECREE, DUEL, SPADES, Board


def prompt(board: Board, viewer: int = 0) -> Prompt:
    return scene(board, viewer).prompt


def primary(board: Board, viewer: int = 0) -> list[str]:
    """The labels of the filled buttons."""
    return [act.label for act in scene(board, viewer).acts if act.primary]


def test_a_walk_names_the_spaces_in_reach() -> None:
    board = Board.opened().play("~ roll 0 1")
    assert prompt(board).say == "Touch the space you walk to."
    assert prompt(board).small == "You rolled 1: walk to 0, 9, 18 or 27."
    assert prompt(board, 1).say == "{0} chooses a space to walk to."


def test_an_attack_asks_for_a_player() -> None:
    board = Board.opened().play(SPADES, "~ action 0 Js")
    assert prompt(board).say == "Touch the player you attack."
    assert prompt(board).small.startswith(
        "All in: the winner takes every territory of the loser. Your best strength is"
    )


def test_a_fighter_is_offered_only_cards_that_can_be_added() -> None:
    board = Board.opened().play(SPADES, "~ action 0 7s", "~ event 0 1", "0 attack 1")
    assert prompt(board).say == "Touch the territory you send into battle."
    board.play("0 field bulben")
    assert prompt(board).say == "Add up to two hearts."
    assert primary(board) == []
    board.play("0 use Qh")
    assert prompt(board).say == "Add another heart."
    assert primary(board) == ["Commit strength 27"]
    board.play("0 use 2h")
    assert prompt(board).say == "Commit strength 29: you have nothing more to add."
    armed = Board.opened().given(hands={0: "Qh 8c 4c"}).play(SPADES, "~ action 0 7s", "~ event 0 1", "0 attack 1")
    assert prompt(armed.play("0 field bulben")).say == "Add your heart and any weapons."
    assert prompt(armed.play("0 use 8c")).say == "Add any weapons."


@pytest.mark.parametrize(
    ("hand", "cards", "reason"),
    [
        ("Qh 9h 2h", "Qh 9h", "two hearts are the most"),
        ("Qh 8c", "8c", "no heart can follow a weapon"),
        ("Qh 2h", "2h", "hearts are added from high to low"),
        ("8c 4c", "4c", "weapons are added from high to low"),
    ],
)
def test_a_fighter_is_told_why_a_card_in_hand_cannot_be_added(hand: str, cards: str, reason: str) -> None:
    board = Board.opened().given(hands={0: hand}).play(SPADES, "~ action 0 7s", "~ event 0 1", "0 attack 1")
    board.play("0 field bulben", *[f"0 use {card}" for card in cards.split()])
    assert prompt(board).say.endswith(f": {reason}.")


def test_the_shop_says_why_there_is_only_one_answer() -> None:
    rich = Board.opened().given(hands={0: "Jd Jd 5d 3d"}).play("~ roll 0 4", "0 move 3")
    assert prompt(rich).say == "Touch a weapon to buy it."
    assert primary(rich) == []
    assert prompt(rich.play("0 buy 7c")).say == "Add another weapon to the basket, or pay."
    assert primary(rich) == ["Pay for 1 weapon"]
    poor = Board.opened().given(hands={0: "3d"}).play("~ roll 0 4", "0 move 3")
    assert prompt(poor).say == "Leave the shop: every weapon costs more than your 3 gold."
    assert primary(poor) == ["Leave the shop"]
    board = Board.opened().play("~ roll 0 4", "0 move 3", "0 buy 7c", "0 done")
    assert prompt(board).say == "Pay with the 7 of diamonds: your lower diamonds do not cover 7 gold."


def test_dice_and_losses_name_who_acts() -> None:
    board = Board.opened().play(DUEL)
    assert (prompt(board).say, prompt(board, 1).say) == ("You roll 4 dice.", "{0} rolls 4 dice.")
    board.play("~ battle 0 6 5 4 3", "~ battle 1 1 2 3 4")
    assert prompt(board).say == "{1} draws one heart out of your hand, blindly."
    assert prompt(board, 1).say == "You draw one heart out of {0}'s hand, blindly."
    decree = Board.opened().play(DECREE, *[f"~ battle {seat} 3 3 3 3" for seat in range(4)])
    assert prompt(decree, 3).say == "The losers draw 2 hearts out of {0}'s hand, blindly."


def test_an_eliminated_player_is_told_so() -> None:
    board = Board.opened().play(ALL_IN, "~ battle 0 3 3 3 3", "~ battle 1 3 3 3 3", "~ lose 0 2h")
    seen = scene(board, 1)
    assert seen.prompt.small == "You are out, fourth of four: {0} took all your territories."
    assert "out, fourth of four" in seen.plates[1].note
    assert prompt(board, 2).small == ""


def test_sending_a_territory_alone_is_asked_about() -> None:
    board = Board.opened().play(SPADES, "~ action 0 7s", "~ event 0 1", "0 attack 1", "0 field bulben")
    assert choice(board, "0 done").confirm == "Send Bulben Crest alone? You add no card."
