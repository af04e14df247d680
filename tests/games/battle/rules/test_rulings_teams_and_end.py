"""Rulings on teams, limits and the end (section 9), as play."""

from __future__ import annotations

from typing import Any

import pytest

from regalia.kernel.errors import OptionError
from tests.games.battle.board import Board

FOUR = "hand0 4d, hand1 4h, hand2 4c, hand3 4s"


def test_rule_51_teams_sit_alternately() -> None:
    board = Board.at(f"army0 9d, {FOUR}", 4, teams="alliance")
    assert board.legal("attack") == {"0 attack 9d 1", "0 attack 9d 3"}
    three = Board.at("army0 9d, hand0 4d", 6, teams="alliance")
    assert three.legal("attack") == {"0 attack 9d 1", "0 attack 9d 2", "0 attack 9d 4", "0 attack 9d 5"}
    halves = Board.at("army0 9d, hand0 4d", 6, teams="alliance", team_size=3)
    assert halves.legal("attack") == {"0 attack 9d 1", "0 attack 9d 3", "0 attack 9d 5"}


@pytest.mark.parametrize(("seats", "size"), [(3, 2), (4, 3), (5, 2), (8, 2), (2, 2)])
def test_rule_51_teams_need_four_or_six(seats: int, size: int) -> None:
    with pytest.raises(OptionError, match="Teams of"):
        Board(seats, teams="as_one", team_size=size)


def test_rule_52_an_alliance_lives_as_long_as_one_of_it() -> None:
    position = f"army0 9d 8d 7d, {FOUR}, hits1 4, hits3 4, hits5 4"
    board = Board.at(position, 6, teams="alliance", team_size=3)
    board.play("0 attack 9d 1", "0 attack 8d 3", "0 done")
    assert (board.over, board.alive) == (None, [True, False, True, False, True, True])
    end = Board.at(position, 6, teams="alliance", team_size=3)
    end.play("0 attack 9d 1", "0 attack 8d 3", "0 attack 7d 5")
    assert (end.over, end.result) == ("last_standing", [1.0, 0.0] * 3)


def test_rule_52_the_fallen_win_with_their_team() -> None:
    board = Board.at(f"army0 9d, {FOUR}, fell2 1, fell3 2, hits1 4", 4, teams="alliance").play("0 attack 9d 1")
    assert (board.result, board.placings) == ([1.0, 0.0, 1.0, 0.0], [1, 2, 1, 2])


def test_rules_53_54_as_one_has_one_castle() -> None:
    board = Board.at(f"army0 9d, army2 8c, {FOUR}, hits1 3", 4, teams="as_one")
    assert board.legal("attack") == {"0 attack 9d 1"}, "side 1 is the team, not seat 1"
    board.play("0 attack 9d 1", "2 attack 8c 1")
    assert (board.hits, board.over, board.result) == ([0, 5], "last_standing", [1.0, 0.0, 1.0, 0.0])


def test_rule_55_a_special_for_each_or_one_for_the_team() -> None:
    position = "army0 5d, army2 5c, hand0 Kd 4d, hand2 Kc 4c, hand1 4h, hand3 4s"
    each = Board.at(position, 4, main=True, teams="as_one").play("0 play Kd", "0 end")
    assert "2 play Kc" in each.legal()
    shared = Board.at(position, 4, main=True, teams="as_one", team_special="shared").play("0 play Kd", "0 end")
    assert shared.legal() == {"2 play 4c", "2 end"}
    allies = Board.at(position, 4, main=True, teams="alliance", team_special="shared").play("0 play Kd", "0 end")
    allies.play("~ draw 1 9h", "1 end", "~ draw 2 9c", "2 done")
    assert "2 play Kc" in allies.legal(), "without effect where everybody has a turn"


def test_rule_56_members_decide_in_seat_order() -> None:
    board = Board.at(f"army0 9d, army2 8c, army1 7h, army3 7s, {FOUR}", 4, teams="as_one")
    order = [board.to_act]
    for line in ("0 attack 9d 1", "2 attack 8c 1", "1 pass 1", "1 pass 2", "3 pass 1", "3 pass 2", "0 end"):
        board.play(line)
        order.append(board.to_act)
    assert order == ["0", "2", "1", "1", "3", "3", "0", "2"]


def test_rule_57_hands_of_team_mates_are_hidden_unless_open() -> None:
    for open_hands in (False, True):
        board = Board.at(f"{FOUR}", 4, main=True, teams="alliance", team_hands_open=open_hands)
        hands = board.match.view(0).hands
        assert [hand is not None for hand in hands] == [True, False, open_hands, False]


def test_rules_59_60_61_a_limit_and_what_decides_then() -> None:
    limits: dict[str, Any] = {"turn_limit": 2, "main": True, "first_player": 1}
    fewest = Board.at("turn 4, hand1 4h, hits0 2, hits1 1", **limits).play("1 end")
    assert (fewest.over, fewest.result) == ("turn_limit", [0.0, 1.0])
    first = Board.at("turn 4, hand1 4h, hits0 2, hits1 2, through0 3, through1 2", **limits).play("1 end")
    assert first.result == [0.0, 1.0]
    nobody = Board.at("turn 4, hand1 4h", **limits).play("1 end")
    assert (nobody.result, nobody.placings) == ([0.5, 0.5], [1, 1])


def test_rule_60_next_hit_plays_on_until_hits_differ() -> None:
    board = Board.at("hand0 4d, hand1 4h, hits0 2, hits1 2, through0 1", main=True, clock=True, time_tie="next_hit")
    board.play("~ time", "0 end")
    assert not board.match.over
    board.play("~ draw 1 9h", "1 play 9h", "1 end", "~ draw 0 8d", "0 end", "~ draw 1 8h", "1 attack 9h 0", "1 end")
    assert (board.over, board.result) == ("time", [0.0, 1.0])


def test_rule_61_nobody_got_through_and_the_clock_plays_on() -> None:
    board = Board.at("hand0 4d, hand1 4h", main=True, clock=True, time_tie="next_hit").play("~ time", "0 end")
    assert board.over is None
    draw = Board.at("hand0 4d, hand1 4h", main=True, clock=True).play("~ time", "0 end")
    assert (draw.over, draw.result) == ("time", [0.5, 0.5])


def test_rule_62_time_lets_the_turn_be_finished() -> None:
    board = Board.at("army0 9d, army1 4h, hand0 4d, hand1 5h", clock=True).play("0 attack 9d 1", "~ time")
    board.play("1 pass 1")
    assert not board.match.over
    assert board.refuses("~ time")
    board.play("0 end")
    assert (board.over, board.result) == ("time", [1.0, 0.0])
    assert board.refuses("~ time")


def test_rule_62_time_is_called_in_turns_only_and_with_the_clock_on() -> None:
    board = Board(2, first_player=0, clock=True, hand_size=1)
    assert board.refuses("~ time")
    board.play("~ draw 0 4d", "~ draw 1 5h", "~ time")
    assert Board.at("hand0 4d", main=True).refuses("~ time")
    assert Board.at("hand0 4d", main=True, clock=True).refuses("~ time out")


def test_rule_63_hits_of_allies_are_added_up() -> None:
    board = Board.at(
        f"{FOUR}, hits0 3, hits2 1, hits1 5, fell1 2, through0 2, through1 1",
        4,
        main=True,
        teams="alliance",
        clock=True,
    ).play("~ time", "0 end")
    assert (board.result, board.placings) == ([1.0, 0.0, 1.0, 0.0], [1, 2, 1, 2])


@pytest.mark.parametrize("line", ["~ lot 1 1 0", "~ bye 1 0", "~ table 1 1 0 1"])
def test_rules_64_65_66_events_stand_above_the_game(line: str) -> None:
    """Lots, byes and tables are written by the layer of matches and tournaments, never inside a game."""
    assert Board.at("hand0 4d", main=True).refuses(line)


def test_rule_72_the_first_side_is_a_seat_or_a_team() -> None:
    assert Board(4, teams="alliance").play("~ first 3").step == "deal"
    assert Board(4, teams="as_one").refuses("~ first 2")
    with pytest.raises(OptionError, match="first_player"):
        Board(4, teams="as_one", first_player=2)


def test_section_6_2_quiet_rounds_of_the_living() -> None:
    position = "hand0 Kd, hand2 Kc, fell1 1, army0 9c, army2 9d"
    options: dict[str, Any] = {"format": "constructed", "deck_size": 2, "hand_size": 1, "stall_limit": 1}
    decks = [["Kd", "9c"], ["Kh", "9h"], ["Kc", "9d"]]
    board = Board.at(position, 3, **options, decks=decks).play("0 done", "0 end", "2 done", "2 end")
    assert (board.over, board.result, board.placings) == ("stall", [0.5, 0.0, 0.5], [1, 3, 1])


def test_section_6_4_places_of_the_fallen() -> None:
    """A later fall is better; in one turn fewer hits, then an earlier hit, then a shared place."""
    board = Board.at(
        "hand0 4d, hits1 6, hits2 5, hits3 5, hits4 5, hits5 6, through4 1, "
        "fell1 3, fell2 3, fell3 2, fell4 3, fell5 3",
        7,
        main=True,
        clock=True,
    ).play("~ time", "0 end")
    assert board.placings == [1, 5, 4, 7, 3, 5, 1]
