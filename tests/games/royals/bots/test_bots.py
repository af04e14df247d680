"""Advice for bots (section 13): what a sensible player does in simple positions, and how well it goes."""

from __future__ import annotations

import pytest

from regalia import agents, native
from regalia.games.royals import GAME
from regalia.kernel.rng import FastRng
from regalia.lab.arena import Arena, figures
from tests.games.royals.board import Board
from tests.games.royals.face import games


def best(position: str, *lines: str, **options: object) -> str:
    """What the greedy bot plays in the position after these lines."""
    board = Board(position, **options).play(*lines)
    match = board.match
    move = agents.find("greedy").choose(match.view(match.turn), match.rules, FastRng(1))
    return GAME.codec.line(match.turn, move)


def hint(board: Board, line: str) -> float:
    return board.match.rules.advice.hint(board.state, GAME.codec.parse(line[2:]))


def worth(position: str, seat: int = 0) -> float:
    board = Board(position)
    return board.match.rules.advice.worth(board.state, seat)


# ---- the order of a turn


def test_jokers_are_revealed_first() -> None:
    assert best("H0 2c 9c Kd Xx, H1 3s, F0 Kh^, F1 Qs^") == "0 reveal Xx"


def test_guards_are_cleared_with_the_weakest_attacker_that_suffices() -> None:
    """The jack needs a 6 or more for the queen; the king is kept for the direct hit with the ten."""
    assert best("H0 6c Tc, H1 3s, F0 Kh^ Jd^, F1 Qs^") == "0 attack Jd2 6c Qs1"


def test_the_highest_card_goes_to_the_joker_and_the_smaller_hit_comes_first() -> None:
    assert best("H0 8c Tc, H1 3s, F0 Kh^, J0 r") == "0 attack Kh1 8c direct"
    assert best("H0 Tc 2d, H1 3s, J0 r") == "0 joker Tc direct"


def test_an_open_side_recruits_even_a_jack() -> None:
    assert best("H0 2c Jd, H1 3s, F1 Kh^ Qs^") == "0 recruit Jd"


def test_a_guard_is_revived_with_the_least_useful_card() -> None:
    assert best("H0 As 3s Ks, H1 3h, F0 Qs_, F1 Kd^ Jh^") == "0 revive Qs1 3s"


def test_a_fallen_royal_makes_room_only_if_it_cannot_be_revived() -> None:
    assert best("H0 Ks, H1 3s, F0 Kd/ Qd_ Jd/") == "0 bury Qd2"
    assert best("H0 Kd, H1 3s, F0 Kc/ Qd_ Jc/").startswith("0 revive")


def test_futile_attacks_and_needless_actions_are_left() -> None:
    assert best("H0 Ac, H1 3s, F0 Jc^, F1 Jd^") == "0 end"


def test_low_odd_cards_are_thrown_away_and_aces_kept() -> None:
    assert best("H0 Ac 2d 3h, H1 3s, F0 Kc/, F1 Qs^ Js^") == "0 discard 2d 3h"


def test_two_aces_are_not_shot_as_arrows() -> None:
    assert not best("H0 Ac Ad, H1 3s, F1 Qh/").startswith("0 arrow")


# ---- wipe or not


def test_three_guards_and_firepower_behind_them_are_wiped() -> None:
    assert best("H0 4c 9c Tc 8d, H1 3s, F0 Kh^ Kd^, F1 Jh^ Qd^ Qs^, J0 r") == "0 joker 4c wipe"


def test_a_single_guard_is_not_worth_the_joker() -> None:
    assert not best("H0 2c 9c, H1 3s, F0 Kh^, F1 Qs^, J0 r").startswith("0 joker")


# ---- answers


def test_big_hits_are_blocked_and_small_arrows_pass() -> None:
    assert best("H0 9c 4h, H1 Ac 3s, F0 Kc^", "0 attack Kc1 9c direct") == "1 block Ac"
    assert best("H0 9c 4h 2s, H1 Ac 3s, J0 r", "0 joker 4h direct") == "1 block Ac"
    assert best("H0 7c 7d 4h, H1 Ac 3s", "0 arrow direct 7c 7d") == "1 pass"


def test_the_ace_whose_suit_no_own_royal_has_is_played() -> None:
    assert best("H0 9c 4h, H1 Ac Ad 3s, F0 Kc^, F1 Jc_", "0 attack Kc1 9c direct") == "1 block Ad"


def test_a_block_is_countered_if_the_attack_is_worth_it() -> None:
    opening = ("0 attack Kc1 9c direct", "1 block Ac")
    assert best("H0 9c As 4h, H1 Ac 3s, F0 Kc^", *opening) == "0 counter As"
    opening = ("0 arrow direct 7c 7d", "1 block Ac")
    assert best("H0 7c 7d As 4h, H1 Ac 3s", *opening) == "0 pass"


def test_a_jack_that_can_be_revived_takes_the_fall_for_a_king_that_cannot() -> None:
    opening = ("0 attack Kc1 9c Kh1", "1 pass")
    assert best("H0 9c 4h, H1 3d 4d, F0 Kc^, F1 Kh^ Jd/", *opening) == "1 jackrifice Jd2"
    assert best("H0 9c 4c, H1 3h 4h, F0 Kc^, F1 Kh^ Jd/", *opening) == "1 pass"


def test_who_is_well_ahead_calls_and_who_is_behind_does_not() -> None:
    """Where a deck is given, seat 1 has all other cards as tributes: 40 points."""
    position = "H0 9c 4h 8h 8c 8d, H1 3s 5s 6s 7s 8s, J0 rr, deck 2c, discard Kd"
    turn_about = position.replace("H0", "Hx").replace("H1", "H0").replace("Hx", "H1").replace("J0", "J1")
    behind = Board(position).play("0 discard 9c", "0 end", "~ draw 0 2c")
    assert hint(behind, "0 call") < 0.0
    ahead = Board(f"{turn_about}, active 1").play("1 discard 9c", "1 end", "~ draw 1 2c")
    assert hint(ahead, "1 call") > 0.0


# ---- the last turn


def test_nothing_is_kept_in_the_very_last_turn() -> None:
    assert best("H0 Ac Ad, H1 3s, called, final 2") == "0 arrow direct Ac Ad"
    assert best("H0 3s, H1 3c, F0 Qs_, F1 Kd^, called, final 2") == "0 end"
    assert best("H0 3s Tc, H1 3c, F0 Ks_, called, final 2") == "0 revive Ks1 3s"


# ---- evaluation


def test_worth_counts_points_guards_and_jokers() -> None:
    even = worth("H0 4c, H1 3s, F0 Kh^, F1 Kd^")
    assert worth("H0 4c, H1 3s, F0 Kh^, F1 Kd^, arrows0 2c 2d") == pytest.approx(even + 2.0)
    assert worth("H0 4c, H1 3s, F0 Kh^ Qs/, F1 Kd^") > even
    assert worth("H0 4c, H1 3s, F0 Kh^, F1 Kd^, J0 r") == pytest.approx(even + 8.0)
    assert worth("H0 Ac, H1 3s, F0 Kh^, F1 Kd^") == pytest.approx(even + 4.0)


def test_worth_fears_an_open_side() -> None:
    guarded = worth("H0 4c, H1 3s, F0 Kh^, F1 Kd^, active 1")
    assert worth("H0 4c, H1 3s, F0 Kh_, F1 Kd^, active 1") < guarded - 6.0


def test_advice_is_the_same_in_every_world_behind_a_view() -> None:
    """A bot that is handed a state in the lab's loops learns nothing from it (law 6 for hints)."""
    compared = 0
    for number, match in enumerate(games(6)):
        if match.over or number % 3:
            continue
        seat, rules = match.turn, match.rules
        world = rules.guess(match.view(seat), FastRng(number))
        for move in match.moves():
            assert rules.advice.hint(world, move) == rules.advice.hint(match.state(), move)
        assert rules.advice.worth(world, seat) == rules.advice.worth(match.state(), seat)
        compared += 1
    assert compared > 50


# ---- strength


@pytest.mark.parametrize("seat", [0, 1])
def test_greedy_beats_random_in_nine_games_of_ten(seat: int) -> None:
    count = 400 if native.active else 40
    names = ["random", "random"]
    names[seat] = "greedy"
    rules, _ = GAME.set_up()
    arena = Arena(rules, [agents.find(name) for name in names], GAME.statistics(rules))
    won = sum(result[seat] for _, result in figures(arena, 1, 0, count))
    assert won >= 0.9 * count
