"""Records R1 (vector 4) and R2 of section 11, with everything that is said beside them."""

from __future__ import annotations

from tests.games.royals.board import Board, fold, rows

R1 = rows("""
~ draw 0 7c 7h As Kd 2s | ~ draw 1 Qh Ac 5d 5s Xx
0 arrow direct 7c 7h | 1 block Ac | 0 counter As | 1 pass
0 recruit Kd | 0 end | ~ draw 0 4d 8d 8c 3h | ~ draw 1 9h
1 recruit Qh | 1 reveal Xx | 1 arrow Kd1 5d 5s | 0 pass
1 end | ~ draw 1 6c 6h Jc Th
0 revive Kd1 4d | 0 attack Kd1 3h Qh1 | 1 pass
0 arrow direct 8c 8d | 1 pass | 0 end
""")

R2 = rows("""
~ draw 0 Td 5h 7c Tc 8d | ~ draw 1 2d 5c 6s 7s 9c
0 arrow direct 7c Tc | 1 pass | 0 arrow direct 8d Td | 1 pass | 0 end | ~ draw 0 As 8h Jc 3h
1 arrow direct 6s 7s | 0 pass | 1 arrow direct 5c 9c | 0 pass | 1 discard 2d | ~ draw 1 4h 6h Th Ac 3d
0 recruit Jc | 0 arrow direct 3h 5h | 1 pass | 0 end | ~ draw 0 Jh Xx 9s
1 arrow Jc1 4h 6h Th | 0 block As | 1 counter Ac | 0 pass | 1 discard 3d | ~ draw 1 7d 6d 2c 9d Ad | ~ draw 0 Ts
0 reveal Xx | 0 recruit Jh | 0 arrow direct 9s Ts | 1 pass | 0 end | ~ draw 0 8s 4c Kh 4d
1 arrow Jh2 Ad 6d 7d | 0 pass | 1 discard 2c | 1 end | ~ draw 1 3c Qc Jd Qs
0 recruit Kh | 0 revive Jh2 8h | 0 arrow direct 4c 4d | 1 pass | 0 end | ~ draw 0 5s Kc Js 4s
1 recruit Jd | 1 recruit Qc | 1 recruit Qs | 1 discard 3c | 1 end | ~ draw 1 8c Qh 2s Xx
0 recruit Kc | 0 joker 4s wipe | 1 pass | 0 attack Kh1 8s direct | 1 pass | 0 attack Jh2 5s direct | 1 pass \
| 0 discard Js | ~ draw 0 Kd 5d 6c Ah 7h
1 reveal Xx | 1 revive Qs3 2s | 1 revive Qc2 8c | 1 revive Jd1 9d | 1 discard Qh | ~ draw 1 Ks 2h 3s 9h Qd
0 attack Kc3 7h Qc2 | 1 pass | 1 jackrifice Jd1 | 0 attack Kh1 5d Qc2 | 1 pass | 0 attack Jh2 6c Qs3 | 1 pass | 0 end
1 revive Qs3 3s | 1 revive Jd1 Qd | 1 joker 2h wipe | 0 block Ah | 1 pass | 1 attack Jd1 9h Jh2 | 0 pass \
| 1 bury Qc2 | 1 recruit Ks
""")

R2_SCORES = [
    (0, 0),
    (4, 0),
    (4, 4),
    (6, 4),
    (6, 4),
    (8, 4),
    (8, 4),
    (10, 5),
    (10, 5),
    (19, 5),
    (22, 5),
    (22, 5),
    (24, 5),
]


def test_vector_4_record_r1() -> None:
    board = Board.new(first_player="seat0").play(*R1[0], *R1[1])
    assert board.score == (2, 0)
    assert board.discard == "Ac As"

    board.play(*R1[2][:-1])
    assert board.due() == (1, 1), "seat 1 had 4 cards"
    board.play(R1[2][-1])
    assert board.field(0) == "Kd/"
    assert board.cold_war()

    board.play(*R1[3])
    assert not board.cold_war()
    assert board.field(0) == "Kd_"

    board.play(*R1[4])
    on_the_king = {line for line in board.legal() if "Kd1" in line}
    assert on_the_king == {"0 bury Kd1", "0 revive Kd1 4d", "0 revive Kd1 8d"}

    board.play(*R1[5])
    assert board.score == (2, 1)
    assert board.field(1) == "Qh_"
    assert board.field(0) == "Kd/"

    board.play(*R1[6])
    assert board.score == (4, 1)
    assert board.hand(0) == "2s"
    assert board.due() == (0, 4)


def test_record_r2_score_after_each_row() -> None:
    board = Board.new(first_player="seat0", reshuffle_limit=0)
    running = [board.play(*row).score for row in R2]
    assert running == R2_SCORES


def test_record_r2_end() -> None:
    board = fold([line for row in R2 for line in row], first_player="seat0", reshuffle_limit=0)
    assert board.over == "last_round"
    assert board.result == [1.0, 0.0]
    assert board.turns == 12
    assert len(board.pile("arrows", 0).split()) == 10
    assert board.pile("tributes", 0) == "2s 3s 8c 9d Qd"
    assert board.field(0).split()[:2] == ["Kh/+8s", "Jh_+5s"]
    assert len(board.pile("arrows", 1).split()) == 4
    assert board.pile("tributes", 1) == "8h"


def test_record_r2_points_to_notice() -> None:
    board = Board.new(first_player="seat0", reshuffle_limit=0)
    for row in R2[:5]:
        board.play(*row)
    assert board.field(0) == "Jc_"
    board.play(*R2[5][:2])
    assert board.field(0) == "Jc_ Jh/"
    board.play(*R2[5][2:])
    assert board.field(0) == "- Jh/", "Jc was buried by the end of the turn"
    board.play(*R2[6], *R2[7])
    assert board.cold_war()
    board.play(R2[8][0])
    assert not board.cold_war()
    board.play(*R2[8][1:], *R2[9])
    assert board.field(1) == "Jd_ Qc_ Qs_", "3 + 2 + 2 reach the four"
    assert not board.last_round()
    board.play(*R2[10])
    assert board.last_round()
    assert board.state.table.finals == 1
    board.play(*R2[11], *R2[12])
    assert board.jokers(1) == "r", "the blocked joker stays on the field"
    assert board.hand(1) == ""
