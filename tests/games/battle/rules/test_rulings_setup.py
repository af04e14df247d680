"""Rulings on decks, setup, drawing and building (section 9), as play.

Vectors R4 and R5, which are told in words, are here too.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from regalia.games.battle import GAME
from regalia.games.battle.notation import CARD
from regalia.kernel.errors import OptionError
from regalia.kernel.rng import FastRng
from tests.games.battle.board import Board

FULL = list(CARD)[:52]


def deal(board: Board, seed: int = 1) -> Board:
    """Let chance play until a seat must choose or the game is over."""
    rng = FastRng(seed)
    while board.to_act == "~":
        board.match.deal(rng)
    return board


@pytest.mark.parametrize(("seats", "decks"), [(2, 1), (3, 2), (4, 2), (5, 3), (6, 3), (7, 4), (8, 4)])
def test_rule_1_a_deck_for_every_two_players(seats: int, decks: int) -> None:
    assert Board(seats).draw() == decks * 52


@pytest.mark.parametrize("seats", [0, 1, 9])
def test_rules_2_and_73_two_to_eight_at_a_table(seats: int) -> None:
    with pytest.raises(OptionError, match="2 to 8"):
        Board(seats)


@pytest.mark.parametrize("jokers", [0, 1, 2])
def test_rule_3_jokers_in_each_deck(jokers: int) -> None:
    board = Board(3, jokers=jokers)
    assert board.draw() == 2 * (52 + jokers)
    assert board.state.piles[CARD["Xx"]] == 2 * jokers


def first_draw(seats: int, **options: Any) -> bool:
    board = Board(seats, first_player=0, **options)
    while board.step == "deal":
        board.match.deal(FastRng(1))
    return board.step == "draw"


def test_rules_4_and_58_only_two_seats_skip_the_first_draw() -> None:
    assert not first_draw(2)
    assert first_draw(3)
    assert first_draw(4, teams="as_one")
    assert first_draw(4, teams="alliance")
    assert first_draw(2, first_draw_skip="never")
    assert not first_draw(5, first_draw_skip="always")


def test_rule_5_the_shared_pile_or_the_own_one() -> None:
    shared = deal(Board(2, first_player=0))
    assert shared.draw() == 52 - 14
    own = deal(Board(2, first_player=0, format="constructed", decks=[FULL[:40], FULL[12:]]))
    assert (own.draw(0), own.draw(1)) == (33, 33)
    assert set(own.hand(0).split()) <= set(FULL[:40])
    assert set(own.hand(1).split()) <= set(FULL[12:])


def test_rule_6_the_discard_pile_is_taken_in_only_when_a_card_is_needed() -> None:
    own: dict[str, Any] = {
        "format": "constructed",
        "deck_size": 3,
        "hand_size": 1,
        "decks": [["Kc", "9c", "5c"], ["Kh", "9h", "5h"]],
    }
    board = Board.at("army0 5c, hand0 Kc, discard0 9c, army1 9h 5h, hand1 Kh", **own)
    board.play("0 done", "0 end")
    assert (board.discard(1), board.draw(1)) == ("-", 0)
    assert board.to_act == "1", "seat 1 has nothing to draw"
    board.play("1 done", "1 end")
    assert (board.discard(0), board.draw(0), board.to_act) == ("9c", 0, "~")
    board.play("~ draw 0 9c")
    assert (board.discard(0), board.draw(0)) == ("-", 0)


def test_rule_7_nothing_to_draw_is_no_penalty() -> None:
    own: dict[str, Any] = {
        "format": "constructed",
        "deck_size": 2,
        "hand_size": 1,
        "decks": [["Kc", "9c"], ["Kh", "9h"]],
    }
    board = Board.at("army0 9c, hand0 Kc, army1 9h, hand1 Kh", **own).play("0 done", "0 end")
    assert (board.to_act, board.step, board.hits) == ("1", "attack", [0, 0])


def test_rules_8_and_10_after_an_attack_everything_is_at_rest() -> None:
    """Survivors stay in play, and soldiers that attacked may block in the next turn."""
    board = Board.at("army0 Kd, army1 5h 4h, hand0 7d, hand1 7h").play("0 attack Kd 1", "1 block 5h 1", "1 pass 1")
    assert (board.in_play(0), board.in_play(1), board.step) == ("Kd", "4h", "main")
    board.play("0 end", "~ draw 1 8h", "1 attack 4h 0")
    assert "0 block Kd 1" in board.legal()


def test_rule_9_the_words_of_the_notation() -> None:
    """Soldiers and discard pile, no words of other games."""
    names = {verb.name for verb in GAME.codec.verbs}
    chance = "pool pack first draw time"
    choices = "done attack join aid block pass strike play use destroy take end pick cut"
    assert names == set(f"{chance} {choices}".split())


def test_rule_43_no_hand_limit() -> None:
    """Vector O21: a player who only ends turns has 26 cards at last; turns 40 to 45 are quiet."""
    board = Board(2, first_player=0)
    rng = FastRng(3)
    while not board.match.over:
        if board.to_act == "~":
            board.match.deal(rng)
        else:
            board.play(f"{board.to_act} end")
    assert (board.over, board.turn, board.result) == ("stall", 45, [0.5, 0.5])
    assert [len(board.hand(seat).split()) for seat in (0, 1)] == [26, 26]
    assert sum(line.startswith("~ draw") for line in board.match.lines) == 2 + 38


def cut_first(board: Board) -> Board:
    """Always cut the first card that may be cut, pick the first that may be picked."""
    rng = FastRng(5)
    while board.step == "build":
        if board.to_act == "~":
            board.match.deal(rng)
        else:
            board.match.play(board.match.legal()[0])
    return board


@pytest.mark.parametrize("jokers", [0, 2])
def test_rules_45_and_50_constructed_cuts_a_full_deck_to_forty(jokers: int) -> None:
    board = cut_first(Board(2, format="constructed", jokers=jokers))
    assert [line.split()[0] for line in board.match.lines] == ["0"] * (12 + jokers) + ["1"] * (12 + jokers)
    assert (board.draw(0), board.draw(1)) == (40, 40)
    assert max(board.state.piles[:52]) == 1
    assert board.state.piles[CARD["Xx"]] == jokers


def test_rule_46_split_is_an_open_snake() -> None:
    board = cut_first(Board(3, format="split", jokers=1))
    picks = [line.split() for line in board.match.lines]
    assert [pick[0] for pick in picks[:9]] == list("012210012")
    assert all(entry.seen(2) == entry.line for entry in board.match.entries)
    assert [board.draw(seat) for seat in range(3)] == [35, 35, 35], "106 cards, 35 each, one set aside"
    assert sum(board.state.table.left) == 1


def test_rule_46_the_last_card_of_two_is_no_choice() -> None:
    board = cut_first(Board(2, format="split"))
    assert len(board.match.lines) == 51


def test_vector_r4_and_rule_47_sealed() -> None:
    board = cut_first(Board(4, format="sealed"))
    lines = [line.split() for line in board.match.lines]
    pools = [line for line in lines if line[1] == "pool"]
    assert [len(line) - 3 for line in pools] == [52] * 4
    assert Counter(card for line in pools for card in line[3:]) == Counter(FULL * 4)
    assert Counter(line[0] for line in lines if line[1] == "cut") == dict.fromkeys("0123", 22)
    assert [board.draw(seat) for seat in range(4)] == [30] * 4


def test_vector_r5_and_rules_48_49_draft() -> None:
    board = cut_first(Board(3, format="draft"))
    lines = [line.split() for line in board.match.lines]
    packs = [line for line in lines if line[1] == "pack"]
    assert [(line[2], len(line) - 3) for line in packs] == [(seat, 15) for seat in "012"] * 3
    assert Counter(line[0] for line in lines if line[1] == "pick") == dict.fromkeys("012", 42), (
        "the last card is silent"
    )
    assert Counter(line[0] for line in lines if line[1] == "cut") == dict.fromkeys("012", 15)
    assert sum(board.state.rest) == 156 - 135
    assert [board.draw(seat) for seat in range(3)] == [30] * 3
    state = board.state
    assert [sum(state.cuts[seat * 53 : seat * 53 + 53]) for seat in range(3)] == [15] * 3


def test_rule_48_packs_go_left_right_left() -> None:
    board = deal(Board(3, format="draft"))
    seen: dict[tuple[int, int, str], set[str]] = {}
    rng = FastRng(8)
    pick = 0
    while board.to_act != "~" or board.step == "build":
        if board.to_act == "~":
            board.match.deal(rng)
            continue
        if board.match.legal()[0].split()[1] != "pick":
            break
        seat = board.to_act
        seen[pick // (14 * 3), pick // 3 % 14, seat] = {line.split()[2] for line in board.match.legal()}
        board.match.play(board.match.legal()[-1])
        pick += 1
    for round, step in enumerate((1, -1, 1)):
        for number in range(13):
            for giver in range(3):
                receiver = str((giver + step) % 3)
                assert seen[round, number + 1, receiver] <= seen[round, number, str(giver)]


def test_rule_67_an_ace_is_worth_one() -> None:
    board = Board.at("army0 Ad, army1 Xx, hand0 7d, hand1 7h", jokers=1).play("0 attack Ad 1", "1 block Xx 1")
    assert (board.in_play(0), board.in_play(1)) == ("Ad", "-")


def test_rule_69_discard_piles_are_open() -> None:
    board = Board.at("army0 Ad, army1 2h, hand0 7d, hand1 7h").play("0 attack Ad 1", "1 block 2h 1")
    table = board.match.view().table
    assert table.discards[CARD["Ad"]] == 1  # type: ignore[attr-defined]


def test_rule_74_decks_built_once_are_passed_on() -> None:
    built = cut_first(Board(2, format="sealed", build_only=True))
    assert (built.over, built.result, built.placings) == ("built", [0.5, 0.5], [1, 1])
    tokens = list(CARD)
    piles = built.state.piles
    decks = [[tokens[card] for card in range(53) for _ in range(piles[seat * 53 + card])] for seat in (0, 1)]
    board = deal(Board(2, format="sealed", decks=decks, first_player=0))
    assert (board.step, board.draw(0)) == ("main", 23)
