"""Rulings of rules version 2, by number: recruits, exhaustion, custom units, points, modes."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from regalia.games.royal_battles import GAME
from regalia.games.royal_battles.prices import prices
from regalia.games.royal_battles.rules import squares
from regalia.games.royal_battles.rules.rules import RoyalBattlesRules
from regalia.games.royal_battles.settings import KINDS, SETTINGS
from regalia.games.royal_battles.start_squares import names
from regalia.games.royal_battles.units import all_units
from regalia.kernel.errors import OptionError
from regalia.kernel.match import Match
from regalia.kernel.record import read
from regalia.kernel.rng import FastRng
from regalia.kernel.state import SPECTATOR
from regalia.lab.verify import fault_in
from regalia.testing.trial import encoded
from tests.games.royal_battles.board import Board
from tests.games.royal_battles.rules.custom import GUARD, HERALD, UNITS, made


def melee(*sides: str, **options: Any) -> Board:
    return Board.at(*sides, mode="melee", **options)


def master(*sides: str, **options: Any) -> Board:
    return Board.at(*sides, mode="master", **options)


# ---- recruits and records


def test_rule_53_units_come_in_any_order_and_an_army_is_a_multiset() -> None:
    one = Board().play("0 recruit king", "0 recruit pawn", "0 recruit king", "0 recruit rook")
    other = Board().play("0 recruit rook", "0 recruit king", "0 recruit king", "0 recruit pawn")
    assert encoded(one.state) == encoded(other.state)


GAMES_OF_VERSION_1 = Path(__file__).parents[1] / "version-1.jsonl"  # played and written by the rules of version 1


@pytest.mark.parametrize("text", GAMES_OF_VERSION_1.read_text(encoding="utf-8").splitlines())
def test_rule_53_a_record_of_version_1_still_replays_to_its_result(text: str) -> None:
    record = read(text)
    assert (record.rules, fault_in(record)) == (1, None)
    match = Match.fold(GAME, record)
    assert (match.lines, match.reason(), match.result()) == (record.lines, record.reason, record.result)
    assert match.record().rules == 2


def test_rule_53_only_the_lists_of_recruits_of_version_1_are_shorter() -> None:
    record = read(GAMES_OF_VERSION_1.read_text(encoding="utf-8").splitlines()[0])
    assert record.legal is not None
    match, shorter = Match(GAME, record.options, record.seats), set()
    for line, listed in zip(record.lines, record.legal, strict=True):
        if listed is not None and set(listed) != set(match.legal()):
            shorter.add(line.split()[1])
        match.play(line)
    assert shorter == {"recruit"}


# ---- exhaustion

STUCK = ("P c1 2h, N e1 Kd", "P a5 Kc, N c5 9s")


def test_rules_54_and_56_one_exhausted_seat_ends_a_duel_or_skips() -> None:
    assert Board.at(*STUCK, hands="3h/-", decks="-/5h").ended == ("cards", [0.0, 1.0])
    board = Board.at(*STUCK, hands="3h/-", decks="-/5h", exhaustion="both")
    assert (board.due, board.hand(0)) == ("draw 1 1", "3h")


def test_rule_55_exhaustion_is_not_tested_after_a_discard() -> None:
    """The seat discards its last card, and the other one still has its turn of the round."""
    board = Board.at("P c1 2h", "P a5 Kc", hands="3c 4c/-", decks="-/5h 6h")
    board.play("0 play 3c", "0 move 3c c1 c1", "0 discard")
    assert board.due == "draw 1 1"
    board.play("~ draw 1 5h", "1 move 5h a5 a5")
    assert board.ended == ("cards", [0.0, 1.0])


def test_rule_56_a_push_wakes_an_exhausted_seat() -> None:
    """White's pawn is pushed from red onto black: then its red card can be played."""
    board = Board.at(
        "P d3 2h", "G d5 3h", vacant="d2 8s", hands="4h/Ac", decks="-/5c 6c", units=UNITS, exhaustion="both"
    )
    assert board.to_act == "1"
    board.play("1 move Ac d5 d4", "1 advantage d3")
    assert board.side(0) == "P d2 8s -1"
    board.play("~ initiative - 6c", "~ draw 1 5c")
    assert (board.to_act, board.targets("d2")) == ("0", "c1 c2 c3 d1 d2 e1 e2 e3")  # black has nothing to play


# ---- custom units


def test_rule_57_the_draw_does_not_make_idle_healing_legal() -> None:
    board = Board.at(
        "H d2 3c, P c3 8h", "P a5 Kc", initiative="2c/4d", hands="Ah/-", idle_healing=False, units=[HERALD]
    )
    assert board.play("0 move Ah d2 d3").due == "draw 1 1"
    drummer = made("drummer", {"position": "any", "target": "own", "always_hits": True, "draw_on_hit": 2})
    board = Board.at("D d2 3c, P c3 8h", "P a5 Kc", hands="Ah/-", idle_healing=False, units=[drummer])
    assert board.play("0 move Ah d2 d3").choices() == "advantage c3, hold"


@pytest.mark.parametrize(
    ("vacant", "king", "stands"), [("d5 8d", "a5", "d5 8d"), ("", "a5", "d4 9s"), ("", "d5", "d4 9s")]
)
def test_rule_58_a_push_needs_a_card_without_a_unit(vacant: str, king: str, stands: str) -> None:
    board = Board.at("G d2 3c", f"P d4 9s, K {king} Kc", vacant=vacant, hands="Ah/-", units=[GUARD])
    assert board.play("0 move Ah d2 d3", "0 advantage d4").unit(8) == f"P {stands} -1"


def test_rule_59_only_the_target_is_pushed() -> None:
    board = Board.at("S b1 3c", "R c3 9s, R c5 7s, K a5 Kh", vacant="d4 8d, d5 7h", hands="Ah/-", units=UNITS)
    assert board.play("0 move Ah b1 b2", "0 advantage c3").side(1) == "R d4 8d -4, R c5 7s -4, K a5 Kh"


def test_rule_60_no_more_than_four_trumps() -> None:
    seer = made("seer", {"position": "ranged", "per_trump": 3, "extra_trump": 2}, type="ranged")
    board = Board.at("S c2 3c", "K d4 As, K a5 Kh", initiative="Xx/Ad", hands="Ah/-", units=[seer])
    assert board.play("0 move Ah c2 c3").trumps("d4", 3) == 4


def test_rule_61_a_knights_jump_away_is_not_in_line() -> None:
    board = Board.at("L c2 3c", "P d4 9s, K e4 Kc", hands="9h/-", units=UNITS).play("0 move 9h c2 c2")
    assert board.choices() == "advantage e4, hold"
    assert board.refuses("0 advantage d4")


def test_rule_62_an_advantage_never_removes_its_own_unit() -> None:
    for injury, legal in ((4, True), (5, False)):
        board = Board.at(f"Z d2 3c -{injury}", "P d4 As, K a5 Kc", hands="Ah/-", units=UNITS)
        board.play("0 move Ah d2 d3")
        assert ("0 advantage d4" in board.legal()) == legal
    with pytest.raises(OptionError, match="self_damage"):
        GAME.set_up({"units": [made("zealot", {"position": "melee", "base": 1, "self_damage": 4}, life=4)]})


def test_rule_63_smite_counts_at_most_four_units() -> None:
    white = "N d2 3c, P a1 2c, P b1 4c, P c1 5c, P e1 6c"
    board = Board.at(white, "P d4 As, K a5 Kc", initiative="Ac/2d", hands="Ah/-", points=600)
    assert board.play("0 move Ah d2 d3", "0 advantage d4").unit(8) == "P d4 As -7"


# ---- points


def test_rule_64_an_army_built_with_points_has_one_to_seven_units() -> None:
    with pytest.raises(OptionError, match="PPPPPPPP"):
        Board(points=5000, armies=["PPPPPPPP", "P"])
    board = Board(points=5000).play(*["0 recruit pawn"] * 7)
    assert board.to_act == "1"


def test_rule_65_the_number_of_secret_recruits_is_public_their_kinds_are_not() -> None:
    board = Board(points=250).play("0 recruit knight", "0 recruit knight", "0 done")
    assert [entry.seen(1) for entry in board.match.entries] == ["0 recruit ??", "0 recruit ??", "0 done"]
    assert [entry.seen(SPECTATOR) for entry in board.match.entries] == ["0 recruit ??", "0 recruit ??", "0 done"]
    worlds = [board.match.rules.guess(board.match.view(1), FastRng(seed)) for seed in range(200)]
    armies = {Board.of(Match.at(GAME, world, {"points": 250})).army(0) for world in worlds}
    assert {"N N", "P R", "R R"} <= armies
    assert len(armies) == 21  # all pairs: the dearest, two knights, costs 250


def test_rule_66_other_armies_stand_in_symmetric_patterns() -> None:
    for units in range(1, 8):
        files = [square[0] for square in names("duel", 2, 0, units)]
        assert files == ["gfedcba"["abcdefg".index(file)] for file in reversed(files)]


def test_rule_67_random_armies_are_full_and_equally_likely() -> None:
    rules, _ = GAME.set_up({"points": 200, "army_choice": "random"}, 2)
    found: Counter[str] = Counter()
    for seed in range(3000):
        board = Board.of(Match(GAME, {"points": 200, "army_choice": "random"}))
        found[board.match.deal(FastRng(seed)).line] += 1
    assert isinstance(rules, RoyalBattlesRules)
    full = {"knight", "pawn rook", "pawn bishop", "pawn queen", "rook rook", "rook bishop", "rook queen", "rook king"}
    full |= {"bishop bishop", "bishop queen", "bishop king", "queen queen", "queen king"}
    assert {line.removeprefix("~ army 0 ") for line in found} == full
    assert all(150 < count < 320 for count in found.values())


def test_rule_68_the_particular_price_comes_first() -> None:
    units = all_units([GUARD | {"price": 70}])
    assert prices(units, {}, {})[6] == 70
    assert prices(units, {"guard": 30, "pawn": 1}, {})[6] == 30
    assert prices(all_units([GUARD]), {}, {})[6] == 90


# ---- boards and places


@pytest.mark.parametrize(("mode", "seats"), [("melee", 3), ("melee", 4), ("pairs", 4), ("master", 3), ("master", 5)])
def test_rules_69_and_70_enemies_start_four_steps_apart(mode: str, seats: int) -> None:
    rules, _ = GAME.set_up({"mode": mode}, seats)
    assert isinstance(rules, RoyalBattlesRules)
    options = rules.options
    starts = {}
    for seat in range(seats):
        units = int(options.most[seat])
        first = (seat * 8 + units) * 8
        starts[seat] = [int(square) for square in options.homes[first : first + units]]
    for seat, mine in starts.items():
        for other, theirs in starts.items():
            if options.side[seat] != options.side[other]:
                steps = [squares.DISTANCE[one * 49 + two] for one in mine for two in theirs]
                assert min(steps) == 4


def test_rule_70_the_third_seat_of_a_melee_stands_in_the_middle() -> None:
    assert names("melee", 3, 2, 3) == ["c6", "d6", "e6"]
    assert names("melee", 3, 1, 3) == ["g2", "f1", "f2"]


def test_rule_71_three_units_for_each_player() -> None:
    board = Board(4, mode="melee").play(*["0 recruit pawn"] * 3)
    assert board.to_act == "1"
    with pytest.raises(OptionError, match="3 units"):
        Board(4, mode="pairs", armies=["PPPP", "", "", ""])


def test_rule_72_only_tied_seats_draw_again() -> None:
    board = melee("P b2 2c", "P f2 3h", "P d6 4c", round_over=True, initiative="none")
    board.play("~ initiative 9h 9h Kd")
    assert board.refuses("~ initiative 2d 5d 6d")
    assert board.play("~ initiative 2d 5d -").order() == "2 1 0"


def test_rule_73_the_owner_of_the_target_gives_the_second_initiative_card() -> None:
    board = melee("P c3 2c", "N c5 9s", "K c6 9h", initiative="2d/4s/Kc", hands="8h").play("0 move 8h c3 c4")
    assert board.trumps("c5", 0) == 3


def test_rules_74_and_75_a_friendly_target_counts_the_first_enemys_card() -> None:
    """Rule 75: healing reaches the units of the whole side on that colour."""
    sides = ("B c2 3c, P d4 8h -6", "P f6 2c", "P a6 9h -3", "P g7 2d")
    board = Board.at(*sides, initiative="2c/Ad/4d/5d", hands="Ah", mode="pairs", order="0 1 2 3")
    board.play("0 move Ah c2 c3", "0 advantage d4")
    assert (board.side(0), board.side(2)) == ("B c3 Ah, P d4 8h", "P a6 9h")


# ---- elimination and results


def test_rule_76_a_fallen_seat_keeps_its_cards_unseen_and_decides_no_more() -> None:
    board = melee("K d3 3c", "R d5 8s -7", "P a6 2c", initiative="2c/4d/6d", hands="6h/7h/-")
    board.play("0 move 6h d3 d4", "0 attack d5 easy", "~ draw 2 9h", "2 move 9h a6 a6", "~ initiative 3d - 4h")
    assert (board.order(), board.hand(1), board.deck(1) > 40) == ("2 0", "7h", True)
    assert board.match.view(0).hands[1] is None


def test_rule_77_the_winners_of_a_melee_share_one_point() -> None:
    units = ("P b2 2h", "P f2 3h", "P d6 4h", "P a7 6c")
    board = melee(*units[:3], hands="3h/4d/5d", decks="-/-/-")
    assert board.ended is not None
    assert board.ended == ("cards", [1.0 / 3] * 3)


def test_rule_78_a_partner_is_never_attacked_and_never_moved() -> None:
    board = Board.at("K d3 3c", "P f7 2c", "P d5 8s", "P a7 2d", hands="6h", mode="pairs")
    assert {line.split()[3] for line in board.legal("move")} == {"d3"}
    board.play("0 move 6h d3 d4")
    assert board.match.turn != 0  # no enemy is near, so nothing is asked


# ---- the game master


def test_rules_79_and_80_the_master_has_a_deck_for_each_player_and_answers_each_turn() -> None:
    """Rule 80: the master's card never decides the order."""
    board = Board(5, mode="master", armies=["PPP"] * 4 + ["KPPP"])
    assert [board.deck(seat) for seat in range(5)] == [54, 54, 54, 54, 216]
    sides = ("P b2 2c", "P f2 3h", "K* d6 4c")
    board = master(*sides, initiative="5c/5d/5s", round_over=True).play("~ initiative 4d 9d Kh")
    assert board.order() == "1 2 0 2"


def test_rule_81_the_boss_has_double_life_and_more_trumps() -> None:
    board = master("P d3 9s", "P f2 3h", "K* d5 3c, K c6 5h", initiative="Jc/2d/Qd", hands="-/-/8h", order="0 [2] 1 2")
    board.play("2 move 8h d5 d4")
    assert board.trumps("d3", 3) == 2
    assert board.trumps("d3", 2) == 2
    assert {unit.title: unit.life for unit in board.units}["boss king"] == 20


def test_rule_82_the_master_wins_when_cards_or_rounds_run_out() -> None:
    sides = ("P b2 2h, N a2 3h, K a3 4h", "P f2 3h", "K* d6 4c")
    assert master(*sides, hands="3c/4c/-", round_over=True, round_limit=1).ended == ("round_limit", [0.0, 0.0, 1.0])


def test_rule_83_the_masters_turn_after_a_fallen_player_lapses() -> None:
    board = master(
        "P b2 2c", "P d3 8s -7", "K* d5 3c, N c6 5h", initiative="2d/4d/6d", hands="9d/-/6h", order="0 2 1 2"
    )
    board.play("0 move 9d b2 b2", "2 move 6h d5 d4", "2 attack d3 easy")
    assert board.due == "initiative"


def test_rule_84_the_masters_empty_deck_ends_nothing() -> None:
    sides = ("P b2 2h", "P f2 3h", "K* d6 4c, N c6 5h")
    board = master(*sides, hands="3c/4c/6h", decks="5c/6c/-", round_over=True, empty_deck_initiative="end_battle")
    assert board.play("~ initiative 5c 6c -").order() == "1 2 0 2"


def test_rule_85_partners_do_not_see_each_others_hands() -> None:
    board = Board.at("K d3 3c", "P f7 2c", "P g1 8s", "P a7 2d", hands="6h 7h", mode="pairs")
    assert [hand is None for hand in board.match.view(2).hands] == [True, True, False, True]
    board.play("0 play 6h", "0 move 6h d3 d3", "0 keep", "~ draw 1 9c")
    assert board.match.entries[-1].shown == ("~ draw 1 ??", "~ draw 1 9c", "~ draw 1 ??", "~ draw 1 ??", "~ draw 1 ??")


def test_rule_86_settings_change_names_and_no_rule() -> None:
    assert all(len(titles) == len(KINDS) for titles in SETTINGS.values())
    plain, gothic = Board(army_white="PNQK"), Board(army_white="PNQK", setting="gothic")
    assert gothic.units[4].title == "moon witch"
    assert encoded(plain.state) == encoded(gothic.state)
    gothic.play(*["1 recruit queen"] * 4)
    assert gothic.match.lines[-1] == "1 recruit queen"
