"""Comparisons: what they pair, when they stop, and whether they find what is there."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import pytest

from regalia.games import find
from regalia.kernel.errors import RegaliaError
from regalia.lab import Study, compare, restrict, stronger
from regalia.lab.comparison.compare import looks
from regalia.lab.comparison.pairs import Pairs


def test_pairs_are_the_same_deals() -> None:
    found = compare("royals", {"blocked_attacker": "may_retry"}, bots="random", seed=4, most=30)
    one = Study("royals", bots="random", seed=4).play(30)
    other = Study("royals", {"blocked_attacker": "may_retry"}, bots="random", seed=4).play(30)
    assert one.select("^first_.*$", "starter").equals(other.select("^first_.*$", "starter"))
    assert found["starter"].a == pytest.approx(one["starter_result"].mean())
    assert found["starter"].b == pytest.approx(other["starter_result"].mean())
    assert (found.pairs, found.games) == (30, 60)


def test_sides_are_exchanged_where_bots_or_options_differ_by_side() -> None:
    alike = Pairs("royals", {}, {"decks": 2}, "random", 1, None, None)
    assert alike.games_a_pair == 2
    by_bot = Pairs("royals", {}, {"decks": 2}, ("random", "greedy"), 1, None, None)
    assert [(one.bots, seat) for one, _, seat in by_bot.seatings] == [
        (("random", "greedy"), 0),
        (("greedy", "random"), 1),
    ]
    by_side = Pairs("royal-battles", {"army_white": "NNNN"}, {"army_white": "RRRR"}, "random", 1, None, None)
    assert [(one.options, other.options) for one, other, _ in by_side.seatings] == [
        ({"army_white": "NNNN"}, {"army_white": "RRRR"}),
        ({"army_black": "NNNN"}, {"army_black": "RRRR"}),
    ]


def test_the_first_side_keeps_its_bot_and_its_army_when_sides_are_exchanged() -> None:
    """Greedy sits in seat 0 and then in seat 1; as the first side it wins nearly always, under A and under B."""
    found = compare("royals", {"decks": 2}, bots=("greedy", "random"), most=25, measure="first_side")
    assert found["first_side"].a > 0.9 < found["first_side"].b


@pytest.mark.parametrize(
    ("game", "options", "swapped"),
    [
        ("royals", {"first_player": "seat0", "decks": 2}, {"first_player": "seat1", "decks": 2}),
        ("royals", {"decks": 2}, {"decks": 2}),
        ("battle", {"first_player": 1}, {"first_player": 0}),
        (
            "battle",
            {"format": "constructed", "decks": [["2c"], ["3c"]]},
            {"format": "constructed", "decks": [["3c"], ["2c"]]},
        ),
        ("royal-battles", {"army_black": "PPPP"}, {"army_white": "PPPP"}),
        ("royal-battles", {"army_white": "NNNN", "army_black": "PPPP"}, {"army_black": "NNNN", "army_white": "PPPP"}),
        ("royal-battles", {"scenario": "hundred_years_war"}, {"scenario": "hundred_years_war", "swap_sides": True}),
        ("battle-royal", {"pincer": True}, {"pincer": True}),
    ],
)
def test_swapped_options_exchange_the_sides(game: str, options: dict[str, object], swapped: dict[str, object]) -> None:
    plug = find(game)
    assert plug.swapped_options(options) == swapped
    again = plug.swapped_options(swapped)
    assert {name: value for name, value in again.items() if value is not False} == options


def test_a_clear_difference_stops_the_run_early() -> None:
    found = compare("royals", {"match_games": 3}, bots="random", seed=1, measure="decisions")
    assert found.verdict == "different"
    assert found.pairs == next(looks(20_000))
    assert found.sentence.startswith("B makes games longer by")


def test_looks_come_at_stated_numbers_and_end_at_the_most() -> None:
    assert list(looks(1000)) == [200, 100, 150, 225, 325]
    assert list(looks(50)) == [50]


def test_a_restricted_bot_is_weaker() -> None:
    found = stronger("royals", "random", restrict("random", "recruit"), seed=1, most=400)
    assert found.verdict == "weaker"
    assert found.share + 0.05 < found.fair


def test_more_than_two_seats_are_compared_with_the_fair_share() -> None:
    found = stronger("royal-ascension", "random", "greedy", seed=1, most=12)
    assert (found.players, found.fair, found.games) == (4, 0.25, 48)
    assert found.share > 0.25


def test_a_stopped_comparison_reports_whole_pairs() -> None:
    heard: list[int] = []
    found = compare(
        "royals", {"decks": 2}, bots="random", played=heard.append, stopped=lambda: sum(heard) >= 80, most=1000
    )
    assert 25 <= found.pairs <= 50
    assert found.games == 2 * found.pairs
    with pytest.raises(RegaliaError, match="stopped before its first pair"):
        compare("royals", {"decks": 2}, bots="random", stopped=lambda: True)


def test_a_stopped_comparison_continues_from_its_file(tmp_path: Path) -> None:
    """It plays every deal once and finds the same; intervals depend a little on where it was stopped."""
    file, heard = tmp_path / "run.json", list[int]()
    two_decks = partial(compare, "royals", {"decks": 2}, bots="random", seed=5, most=500, margin=0.001, all_pairs=True)
    early = two_decks(played=heard.append, stopped=lambda: sum(heard) >= 600, go_on=file)
    assert 200 < early.pairs < 500
    heard.clear()
    whole = two_decks(played=heard.append, go_on=file)
    at_once = two_decks()
    assert (whole.pairs, whole.verdict) == (at_once.pairs, at_once.verdict)
    for one, other in zip(whole.measures, at_once.measures, strict=True):
        assert (one.a, one.b, one.difference) == pytest.approx((other.a, other.b, other.difference))
        assert one.reach == pytest.approx(other.reach, rel=0.05)
    assert sum(heard) == 2 * (500 - early.pairs)
    heard.clear()
    assert two_decks(played=heard.append, go_on=file).sentence.startswith("Not enough games")
    assert heard == []
    with pytest.raises(
        RegaliaError, match=r"holds another comparison, with B .* instead of .* choose another file with --continue"
    ):
        compare("royals", {"decks": 2, "jokers_per_deck": 1}, bots="random", seed=5, go_on=file)


def test_a_clear_comparison_in_a_file_plays_no_more(tmp_path: Path) -> None:
    file, heard = tmp_path / "run.json", list[int]()
    longer = partial(compare, "royals", {"match_games": 3}, bots="random", seed=1, measure="decisions", go_on=file)
    assert longer().sentence == longer(played=heard.append).sentence
    assert heard == []


def test_a_stopped_match_of_bots_continues_from_its_file(tmp_path: Path) -> None:
    file, heard = tmp_path / "run.json", list[int]()
    match = partial(stronger, "royals", "greedy", "squire", seed=3, most=400, margin=0.001)
    early = match(played=heard.append, stopped=lambda: sum(heard) >= 400, go_on=file)
    assert 0 < early.deals < 400
    assert match(go_on=file) == match()


def test_a_few_pairs_that_are_all_the_same_say_so() -> None:
    found = compare("royals", {"idle_limit": 5}, bots="greedy", seed=1, most=20)
    assert found.verdict == "undecided"
    assert found.sentence.startswith("Not enough games: in 20 pairs every game under B was the same as under A.")
