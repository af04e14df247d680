"""The number of choices (section 4.3), and the bound on the decisions of a game."""

from __future__ import annotations

import pytest

from regalia.games.battle import GAME
from regalia.games.battle.rules import fields
from regalia.games.battle.rules.rules import BattleRules
from regalia.games.battle.rules.state import Battle
from regalia.kernel.rng import FastRng
from regalia.kernel.state import CHANCE, OVER, REVEAL, buffer
from tests.games.battle.board import Board

SEATS = [
    (2, {}, 60),
    (4, {}, 110),
    (8, {}, 210),
    (6, {"teams": "as_one"}, 90),
]  # what the specification found, and a tenth


@pytest.mark.parametrize(("seats", "options", "most"), SEATS)
def test_hoarded_armies_attack_within_what_is_promised(seats: int, options: dict[str, str], most: int) -> None:
    """Everybody plays all cards and attacks nobody for twenty turns; then everybody attacks."""
    rules, _ = GAME.set_up(options | {"hits_to_lose": 20}, seats)
    assert isinstance(rules, BattleRules)
    state = rules.start()
    out = buffer(rules.most_moves)
    rng = FastRng(seats)
    largest = decisions = 0
    while state.turn() != OVER and state.table.turn < 30 * rules.options.sides:
        if state.turn() == CHANCE:
            state.play(state.deal(rng))
        elif state.turn() == REVEAL:
            state.reveal()
        else:
            count = state.moves(out)
            largest = max(largest, count)
            decisions += 1
            state.play(hoarding(state, [out[i] for i in range(count)], rng))
    assert 30 < largest <= most
    assert decisions <= rules.longest


def hoarding(state: Battle, moves: list[int], rng: FastRng) -> int:
    verbs = [move & 63 for move in moves]
    if state.table.turn <= 20 * state.options.sides and fields.DONE in verbs:
        return moves[verbs.index(fields.DONE)]
    if fields.PLAY in verbs:
        return moves[verbs.index(fields.PLAY)]
    return moves[rng.below(len(moves))]


def test_declaring_grows_with_soldiers_and_sides() -> None:
    """Different soldiers times attacked sides and one, team-mates' groups, and done."""
    board = Board.at("army0 Kd Qd Jd Td 9d 9d, hand0 4d", 4)
    assert len(board.legal()) == 5 * 3 + 1
    board.play("0 attack Kd 1")
    assert len(board.legal()) == 4 * (3 + 1) + 1
