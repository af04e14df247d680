"""The learners' vocabulary and features."""

from __future__ import annotations

import random

import pytest

from regalia.games.royals import GAME
from regalia.kernel.match import Match
from regalia.kernel.rng import FastRng
from regalia.kernel.state import CHANCE
from tests.games.royals.board import Board
from tests.games.royals.mixes import by_verb, mix


@pytest.mark.parametrize("number", range(8))
def test_different_legal_moves_have_different_numbers(number: int) -> None:
    rng = random.Random(number)
    dice = FastRng(number)
    match = Match(GAME, mix(rng))
    width = len(match.rules.learning.features(match.view()))
    while not match.over:
        if match.turn == CHANCE:
            match.deal(dice)
            continue
        state = match.state()
        actions = [match.rules.learning.action(state, move) for move in match.moves()]
        assert len(set(actions)) == len(actions)
        assert all(0 <= action < match.rules.learning.actions for action in actions)
        assert {len(match.rules.learning.features(match.view(seat))) for seat in (-1, 0, 1)} == {width}
        match.play(by_verb(match.legal(), rng))


def test_the_vocabulary_has_no_gaps() -> None:
    """Every number is some legal move's, but one: a fifth card cannot counter, because the attack has taken a card."""
    boards = [
        Board("H0 2c 3c 4c 5c 6c, H1 3s, F0 Kd^ Kh^ Ks^, F1 Qd^ Qh^ Qs^, J0 rr"),
        Board("H0 2c 3c 4c 5c 6c, H1 3s, F0 Kd^ Kh^ Ks^, J0 rr"),
        Board("H0 2d 3d 4d 5d 6d, H1 3s, F0 Qd_ Kd_ Jd_"),
        Board("H0 Jc Jd Jh Js Kc, H1 3s"),
        Board("H0 9c Xx, H1 3s"),
        Board("H0 9c 2h, H1 Ac Ac Ad Ah As, F0 Kc^", decks=2).play("0 attack Kc1 9c direct"),
        Board("H0 9c 2h, H1 Ac Ad Ah As 3s, F0 Kc^").play("0 attack Kc1 9c direct"),
        Board("H0 9c Ac Ad Ah As, H1 As 3s, F0 Kc^", decks=2).play("0 attack Kc1 9c direct", "1 block As"),
        Board("H0 9c 2h, H1 3s, F0 Kc^, F1 Jd^ Js^ Jh^").play("0 attack Kc1 9c Jd1", "1 pass"),
        Board("H0 9c 2h, H1 3s, F0 Kc^, F1 Jd^ Qs^").play("0 attack Kc1 9c Qs2", "1 pass"),
        Board("H0 9c, H1 3s, J0 rr, deck empty, discard Kd").play("0 end"),
    ]
    used = {action for board in boards for action in actions(board)}
    assert set(range(256)) - used == {24}


def actions(board: Board) -> set[int]:
    rules = board.match.rules
    return {rules.learning.action(board.state, move) for move in board.match.moves()}


def test_features_do_not_tell_the_other_hand() -> None:
    one = Board("H0 9c 4h, H1 3s 5s, F0 Kc^")
    other = Board("H0 9c 4h, H1 Ac Xx, F0 Kc^")
    features = [board.match.rules.learning.features(board.match.view(0)) for board in (one, other)]
    assert features[0] == features[1]
    assert one.match.rules.learning.features(one.match.view(1)) != other.match.rules.learning.features(
        other.match.view(1)
    )
