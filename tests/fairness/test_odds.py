"""The derivation gives a number and the game gives odds: both must name the same card at every chance move."""

from __future__ import annotations

import pytest
from mypy_extensions import i64

from regalia.fairness.dealing import place
from regalia.games import catalogue
from regalia.kernel.game import Game
from regalia.kernel.match import Match
from regalia.kernel.rng import FastRng, Rng
from regalia.kernel.state import CHANCE, buffer
from tests.server.bluff import GAME as BLUFF

LINES = 400


class Asked(Rng):
    """Answers with a given number, and notes what it was asked."""

    def __init__(self, answer: int) -> None:
        self.answer = answer
        self.asked: list[int] = []

    def below(self, n: i64) -> i64:
        self.asked.append(n)
        return self.answer


@pytest.mark.parametrize("game", [*catalogue().values(), BLUFF], ids=lambda game: str(game.key))
def test_a_game_asks_once_a_chance_move_and_takes_the_answer_as_a_place_in_its_odds(game: Game) -> None:
    rng = FastRng(11)
    match = Match(game)
    out, weights = buffer(match.rules.most_moves), buffer(match.rules.most_moves)
    events = 0
    while not match.over and len(match.entries) < LINES:
        if match.turn != CHANCE:
            moves = match.moves()
            match.play_move(moves[rng.below(len(moves))])
            continue
        state = match.state()
        drawn = 0
        while drawn == 0 or (state.turn() == CHANCE and state.open_line()):
            count = state.odds(out, weights)
            parts = [weights[i] for i in range(count)]
            asked = Asked(rng.below(sum(parts)))
            move = state.clone().deal(asked)
            assert asked.asked == [sum(parts)]
            assert move == out[place(asked.answer, parts)]
            words = [game.codec.text(out[i]).rpartition(" ")[2] for i in range(count)]
            assert len(set(words)) == count  # an envelope names outcomes by their last word
            assert not any("*" in word for word in words)
            state.play(move)
            drawn += 1
        events += drawn
        match.deal(rng)
    assert events > 3


def test_a_number_falls_to_the_outcome_in_whose_share_it_lies() -> None:
    assert [place(number, [1, 2, 1]) for number in range(4)] == [0, 1, 1, 2]
    with pytest.raises(ValueError, match="not below"):
        place(4, [1, 2, 1])
