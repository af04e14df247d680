"""Every common misplay gets a reason, with the paragraph of the rules for players."""

from __future__ import annotations

import random

import pytest

from regalia.games.battle_royal import GAME
from regalia.games.battle_royal.rules.fields import DONE, make_on_square, verb_of
from regalia.games.battle_royal.scene.reasons import why as reason_for
from regalia.kernel.match import Match
from regalia.kernel.rng import FastRng
from regalia.kernel.state import CHANCE
from tests.games.battle_royal.board import Board
from tests.games.battle_royal.face import why
from tests.games.battle_royal.mixes import mix
from tests.games.words import paragraphs

LINE = "white b8 c8 d8 e8, black p8 +5"
BARRED = "white n2 o3 o2, black p8 o7 o6 o5 n4 n3 +5"


@pytest.mark.parametrize(
    ("position", "points", "line", "reason"),
    [
        (
            "white b8 c8 +2, black p8",
            2,
            "0 take c8",
            "You still have 2 pawns in reserve: use them before you move pawns",
        ),
        (LINE, 2, "0 place f8", "Your reserve is used up: first take up a pawn on the map. (5.1)"),
        (LINE, 2, "0 take d8", "The line would break: e8 would be cut off without d8. (5.2)"),
        (LINE, 2, "0 take p8", "No pawn of White stands on p8. (5.1)"),
        (LINE, 2, "0 spare b8", "No line has broken into equal groups, so there is none to spare. (6.4)"),
        ("white b8 +3, black p8", 1, "0 place b7", "b7 costs 2 points (rampart); you have 1 point. (4.3)"),
        ("white b8 +3, black p8", 4, "0 place e8", "None of your pawns is beside e8. (4.2)"),
        ("white b8 +3, black p8", 4, "0 place b8", "One of your own pawns already stands on b8. (4.8)"),
        ("white b8 +3, black p8", 4, "0 place z26", "There is no square z26 on this map. (1.1)"),
        ("white b8 +3, black b7", 4, "0 place b7", "An enemy pawn stands on b7: capture it instead. (6.1)"),
        (
            "white b8 +3, black p8",
            4,
            "0 capture b7",
            "There is no enemy pawn on b7 to capture: place a pawn there instead. (6.1)",
        ),
        ("white h7 i6 +3, black p8", 4, "0 place i7", "No pawn ever enters a lake. (4.8)"),
        ("white e4 +3, black p8", 4, "0 place i1", "You can put a jetty on i1 from land beside it or, on a coast,"),
        (
            "white l2 +3, black g2",
            4,
            "0 capture g2",
            "The jetty on g2 can be captured only from a square beside it. (4.5)",
        ),
    ],
)
def test_misplays_are_explained(position: str, points: int, line: str, reason: str) -> None:
    assert why(Board(position, "white", points), line).startswith(reason)


def test_through_a_line() -> None:
    board = Board(BARRED, "black", 4)
    assert why(board, "1 capture o2") == "The step to o2 leads between two pawns of one enemy line. (4.4)"


def test_a_pawn_in_hand() -> None:
    board = Board(LINE, "white", 2).play("0 take b8")
    assert why(board, "0 done").endswith("(5.4)")
    assert why(board, "0 place b8") == "A pawn cannot go back to its own square. (5.4)"


def test_a_partners_pawn() -> None:
    board = Board("yellow e8 +3, green e7, blue p14, red p2", "yellow", 4, seats=4)
    assert why(board, "0 place e7") == "A pawn of your partner Green stands on e7. (4.8)"


def test_choosing_a_group_comes_first() -> None:
    board = Board("white b8 c8 d8 e8 f8 g8 +1, black e9 f10 g10", "black", 2).play("1 take g10", "1 capture d8")
    assert why(board, "1 done") == "First choose which of the equal groups stays. (6.4)"
    assert why(board, "1 spare f8") == "Choose one of White's equal groups by its first square: b8, e8. (6.4)"


def test_every_reason_is_a_paragraph_of_the_rules() -> None:
    known = paragraphs(GAME)
    rng = random.Random(3)
    for number in range(4):
        seats, options = mix(rng)
        match = Match(GAME, options, seats)
        dice = FastRng(number)
        for _ in range(60):
            if match.over:
                break
            if match.turn == CHANCE:
                match.deal(dice)
                continue
            legal = match.moves()
            view = match.view(match.turn)
            for _ in range(8):
                move = make_on_square(rng.randrange(5), rng.randrange(15 * 26))
                if move not in legal:
                    reason = reason_for(view, match.rules, move)
                    assert reason.rule in known, reason
                    assert "can be played" not in reason.text or verb_of(move) == DONE, (reason, GAME.codec.text(move))
            match.play_move(legal[rng.randrange(len(legal))])
