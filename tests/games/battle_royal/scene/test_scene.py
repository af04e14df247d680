"""The scene shows everything that section 12 asks for."""

from __future__ import annotations

import pytest

from regalia.games.battle_royal import GAME
from regalia.kernel.match import Match
from regalia.kernel.rng import FastRng
from regalia.kernel.state import CHANCE, SPECTATOR
from regalia.kernel.touch import alike, meant
from tests.games.battle_royal.board import Board
from tests.games.battle_royal.face import facts
from tests.games.battle_royal.mixes import standard
from tests.games.face import choice, scene, token, zone

FALLS = "white b8 c8 d8 e8 f7 g6 h6 i6 j7 +3, black p8 o8 n8 m8 l7 k6 j5 j4"


def test_the_map_is_in_the_picture() -> None:
    drawn = scene(Board.new())
    cells = {token.id: token for token in zone(drawn, "map").tokens if token.kind == "cell"}
    assert zone(drawn, "map").columns == 17
    assert "".join(cell.face for cell in cells.values()) == "".join(standard()["terrain"])
    assert [cells[name].note for name in ("f5", "f8", "b8", "g7")] == ["34", "Stoke", "York", ""]
    assert [cell.place for cell in cells.values()] == list(range(255))
    lines = {token.id: token for token in zone(drawn, "map").tokens if token.kind == "place"}
    assert lines["river:e4|f4"].marks == ("bridge",)
    assert {"spring:e5|e6", "sea:The Irish Sea", "lake:Semerwater", "feature:Sherwood", "frontier"} <= set(lines)


def test_squares_in_reach_have_their_price_and_dear_ones_too() -> None:
    drawn = scene(Board("white b8 c7 d6 e5 e4 +6, black p8", "white", 2))
    prices = {token.id: token for token in zone(drawn, "prices").tokens}
    assert (prices["price:f5"].points, prices["price:f5"].marks) == (2, ("reach",))
    assert (prices["price:f4"].points, prices["price:f4"].marks) == (3, ("dear",))
    assert prices["price:f4"].name == "forest f4: forest 2 + river 1"
    assert "price:i5" not in prices
    assert "f4 costs 3 points (forest 2 + river 1); you have 2 points." in [refusal.text for refusal in drawn.refusals]


def test_points_left_and_the_card() -> None:
    drawn = scene(Board("white b8 c8 d8 +1, black p8 +3", "white", 3).play("0 place e8"), 1)
    gauge = next(gauge for gauge in drawn.gauges if gauge.id == "points")
    assert (gauge.value, gauge.of, gauge.owner) == (2, 3, 0)


def test_pawns_that_may_be_taken_up_and_why_others_may_not() -> None:
    drawn = scene(Board("white b8 c8 d8, black p8", "white", 2))
    assert [name for name in ("b8", "c8", "d8") if "take" in token(drawn, f"pawn:{name}").marks] == ["b8", "d8"]
    reasons = {refusal.touch: refusal.text for refusal in drawn.refusals}
    assert reasons["c8"] == "The line would break: d8 would be cut off without c8."
    assert "empty" in choice(Board("white b8 c8 d8, black p8", "white", 2), "0 take b8").confirm


def test_a_pawn_of_your_own_says_why_it_stays() -> None:
    drawn = scene(Board("white b8 c8 d8 +2, black p8", "white", 2))
    reasons = {refusal.touch: refusal for refusal in drawn.refusals}
    assert reasons["c8"].text.startswith("You still have 2 pawns in reserve")
    assert reasons["c8"].label == ""  # on the map, not in the list


def test_the_pack_has_the_odds_of_its_next_card() -> None:
    pack = next(gauge for gauge in scene(Board.new()).gauges if gauge.id == "pack")
    assert (pack.value, pack.of) == (13, 13)
    assert [(part.label, part.value) for part in pack.parts] == [("1+", 92), ("2+", 69), ("3+", 46), ("4+", 23)]


def test_every_capital_flies_its_flag_also_those_nobody_plays_from() -> None:
    cells = {token.id: token for token in zone(scene(Board.new()), "map").tokens if token.kind == "cell"}
    assert cells["b8"].marks == ("flag-white", "centre-white")
    assert cells["b2"].marks == ("flag-yellow",)


def test_what_falls_with_a_capture() -> None:
    found = choice(Board(FALLS, "white", 2), "0 capture k6")
    assert found.preview is not None
    assert (found.preview.title, found.preview.what) == ("If you capture Black's pawn on 47 (k6)", "3 black pawns fall")
    assert found.preview.falls == ("pawn:j4", "pawn:j5", "pawn:k6")
    assert [term.text for term in found.preview.sum] == ["2", "→", "0"]
    assert [then.text for then in found.preview.then] == [
        "The line breaks: 5 pawns against 2.",
        "j4 and j5 fall too.",
        "Your reserve: 3 → 2, and your turn is over.",
        "An enemy would pay 2 points to capture it there.",
    ]
    assert found.badge is not None
    assert found.badge.text == "2, 3 fall"


def test_the_reserve_is_told_with_the_groups() -> None:
    board = Board("white b8 c8 d8 e8 f8 g8 +4, black e9 f10 g10", "black", 2).play("1 take g10")
    preview = choice(board, "1 capture d8").preview
    assert preview is not None
    assert preview.then[0].text == "The line breaks: 2 pawns and 4 in reserve against 3."


def test_a_clear_question_between_equal_groups() -> None:
    board = Board("white b8 c8 d8 e8 f8 g8 +1, black e9 f10 g10", "black", 2).play("1 take g10", "1 capture d8")
    drawn = scene(board, 1)
    assert drawn.prompt.say == "Touch the group of White that stays: the line broke into equal parts."
    assert [(one.touch, one.label, one.outcome) for one in drawn.choices] == [
        (("b8",), "Let White keep b8 and c8", "2 pawns and 1 in reserve stay, 3 fall"),
        (("e8",), "Let White keep e8, f8 and g8", "3 pawns stay, 3 fall"),
    ]


def test_taking_the_capital_is_announced() -> None:
    found = choice(Board("white d8 e8 f8, black c8 d9 e9", "black", 1).play("1 take e9"), "1 place b8")
    assert found.badge is not None
    assert found.badge.text == "wins"


def test_thin_places_contacts_and_barriers() -> None:
    drawn = scene(Board("white n2 o3, black p8 o7 o6 o5 n4 n3 +5", "black", 4), 1)
    assert (token(drawn, "pawn:o6").points, "thin" in token(drawn, "pawn:o6").marks) == (4, True)
    assert "threatened" in token(drawn, "pawn:n3").marks
    assert token(drawn, "contact:n3|n4").marks == ("black",)
    assert token(drawn, "barrier:n3|o2").name == "White bars n3 to o2"
    assert "thinnest place: hill o7, 5 pawns would fall" in facts(drawn)


def test_jetties_are_drawn_as_linked() -> None:
    drawn = scene(Board("white b8 c7 d6 d5 e4 f3 g2 l2 m2, black p8 +5", "white", 4))
    assert token(drawn, "contact:g2|l2").face == "contact"


def test_ways_and_the_quiet_counter() -> None:
    board = Board.new(quiet_rounds=5)
    assert "White to Lancaster (p8): 20 points" in facts(scene(board))
    for turn in range(5):
        board.play(f"~ draw {turn % 2} {turn % 4 + 1}", f"{turn % 2} done")
    assert "quiet turns 5 of 10" in facts(scene(board))


def test_an_early_card_is_seen_by_its_seat_only() -> None:
    board = Board.new(early_card="own").play("~ draw 0 1", "~ draw 1 4")
    assert token(scene(board, 1), "early:black").face == "4"
    for viewer in (0, SPECTATOR):
        hidden = token(scene(board, viewer), "early:black")
        assert (hidden.kind, hidden.face) == ("back", "")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_choice_can_be_touched(seats: int) -> None:
    match = Match(GAME, {"pincer": True, "quiet_rounds": 5}, seats)
    rng = FastRng(seats)
    for _ in range(40):
        if match.over:
            break
        if match.turn == CHANCE:
            match.deal(rng)
            continue
        drawn = GAME.scene(match.view(match.turn), match.rules)
        assert [one.line for one in drawn.choices] == match.legal()
        same = alike(drawn)
        for one in drawn.choices:
            assert meant(drawn.choices, one.touch, same) is one
        match.play_move(match.moves()[rng.below(len(match.moves()))])


# ---- prompts


@pytest.mark.parametrize(
    ("position", "points", "say"),
    [
        ("white b8 c8 +3, black p8", 3, "Touch a square to place a pawn: 3 points left."),
        (
            "white b8 c8 d8 +3, black e8 p8",
            2,
            "Touch a square to place a pawn, or an enemy pawn to capture it: 2 points left.",
        ),
        ("white b8 c8 d8, black p8", 1, "Move a pawn: your reserve is empty."),
    ],
)
def test_the_prompt_offers_only_what_is_possible(position: str, points: int, say: str) -> None:
    assert scene(Board(position, "white", points)).prompt.say == say


def test_the_pawn_in_hand_is_named() -> None:
    drawn = scene(Board("white b8 c8 d8, black p8", "white", 1).play("0 take d8"))
    assert drawn.prompt.say == "Put the pawn from 60 (d8) down: 1 point left."
    assert drawn.prompt.small == "It cannot go back to d8."


def test_a_move_is_called_by_what_it_does() -> None:
    board = Board("white b8 c8 d8 e8 f7 g6 h6 i6 j7 +3, black p8 o8 n8 m8 l7 k6 j5 j4", "white", 2)
    labels = {one.line: (one.label, one.outcome) for one in scene(board).choices}
    assert labels["0 capture k6"] == ("Capture Black's pawn on 47 (k6)", "2 points, 3 fall")
    assert labels["0 place f8"] == ("Place a pawn in Stoke (f8)", "1 point")
    assert labels["0 place g7"] == ("Place a pawn in the forest g7", "2 points")
    assert labels["0 done"] == ("Done", "2 points lost")


def test_what_is_too_dear_or_must_stay_is_summed_up() -> None:
    drawn = scene(Board("white b8 c7 d6 e5 e4 +6, black p8", "white", 2))
    dear = [token for token in zone(drawn, "prices").tokens if "dear" in token.marks]
    assert zone(drawn, "prices").note == f"{len(dear)} squares cost more than your 2 points"
    bound = scene(Board("white b8 c8 d8, black p8", "white", 2))
    assert zone(bound, "pawns").note == "1 pawn must stay where it is"
    assert "stays" in token(bound, "pawn:c8").marks
    assert [refusal.label for refusal in (*drawn.refusals, *bound.refusals) if refusal.label] == []


# ---- four players

FOUR = "yellow b2 c2 d2, blue c3 d4 e5, green b14 c13 +9, red p2 o2 +10"


def test_allies_are_named_in_plates_and_prompts() -> None:
    board = Board(FOUR, "blue", 4, seats=4)
    drawn = scene(board, 1)
    assert drawn.prompt.small.endswith("You and {3} play against {0} and {2}.")
    assert [plate.note.split("; ")[-1] for plate in drawn.plates] == [
        f"allied with {{{ally}}}" for ally in (2, 3, 0, 1)
    ]
    assert scene(board, 3).prompt.say == "{1}, your ally, is thinking: 4 points left."
    assert "two against two" in [fact.text for fact in drawn.facts]


def test_an_eliminated_player_is_told_so() -> None:
    board = Board(FOUR, "blue", 4, seats=4).play("1 take e5", "1 capture b2")
    drawn = scene(board, 0)
    assert drawn.prompt.small == "You are out: Warwick (b2) was taken. If {2} wins, you win too."
    assert drawn.plates[0].badge is not None
    assert drawn.plates[0].badge.text == "out"
    assert drawn.plates[0].note == "Yellow: out, Warwick (b2) was taken; allied with {2}"
