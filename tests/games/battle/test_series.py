"""What Battle tells matches and events (section 7.3)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from regalia.games import find
from regalia.kernel.match import Match
from regalia.kernel.rng import FastRng
from regalia.kernel.state import CHANCE

GAME = find("battle")
CONTEST = GAME.series()


def played(options: dict[str, Any], seats: int = 2, seed: int = 1, most: int = 10_000) -> Match:
    """A game of random choices, to its end or for ``most`` lines."""
    match, rng = Match(GAME, options, seats), FastRng(seed)
    while not match.over and len(match.lines) < most:
        if match.turn == CHANCE:
            match.deal(rng)
        else:
            moves = match.moves()
            match.play_move(moves[rng.below(len(moves))])
    return match


def decided(options: dict[str, Any], seats: int = 2) -> tuple[Match, list[float]]:
    """The first of some games that has a winner."""
    for seed in range(20):
        match = played(options, seats, seed)
        result = match.result()
        if result is not None and 1.0 in result:
            return match, result
    raise AssertionError("nobody ever won")


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", range(4))
def test_places_follow_the_result_and_the_loser_has_taken_more(seats: int, seed: int) -> None:
    match = played({"turn_limit": 12}, seats, seed)
    result = match.result()
    assert result is not None
    places = CONTEST.places(match, result)
    for seat in range(seats):
        assert (places[seat] == 1) == (result[seat] > 0)
    tallies = [CONTEST.tally(match, seat) for seat in range(seats)]
    if match.reason() == "turn_limit" and seats == 2 and result != [0.5, 0.5]:
        winner = result.index(1.0)
        assert tallies[winner].taken <= tallies[1 - winner].taken


def test_without_an_unblocked_soldier_there_is_no_first_one() -> None:
    match = played({"turn_limit": 1}, seed=3)
    assert [CONTEST.tally(match, seat).first for seat in (0, 1)] == [None, None]


def test_the_camp_placed_last_begins_the_next_game_and_chance_decides_a_shared_last_place() -> None:
    match, result = decided({"turn_limit": 30})
    assert CONTEST.last_begins(match, result)["first_player"] == result.index(0.0)
    drawn = played({"turn_limit": 1}, seed=3)
    assert CONTEST.last_begins(drawn, [0.5, 0.5])["first_player"] == "random"


def test_in_an_alliance_the_lowest_seat_of_the_last_team_begins() -> None:
    match, result = decided({"teams": "alliance", "turn_limit": 20}, 4)
    places = CONTEST.places(match, result)
    assert places[:2] == places[2:]
    assert CONTEST.last_begins(match, result)["first_player"] == places.index(2)


@pytest.mark.parametrize(("format", "seats", "size"), [("sealed", 3, 30), ("draft", 4, 30)])
def test_building_runs_as_a_game_and_its_decks_are_passed_on(format: str, seats: int, size: int) -> None:
    options = {"format": format, "turn_limit": 5, "first_player": 0}
    building = CONTEST.building(options)
    assert building is not None
    match = played(building, seats)
    assert match.reason() == "built"
    decks = CONTEST.built(match)
    assert decks is not None
    assert [len(deck) for deck in decks] == [size] * seats
    following = CONTEST.with_built(options, decks[:2])
    GAME.set_up(following, 2)
    assert CONTEST.building(following) is None


def test_who_splits_a_deck_keeps_it_for_the_match() -> None:
    options = {"format": "split", "turn_limit": 3}
    assert CONTEST.building(options) is None
    match = played(options)
    decks = CONTEST.built(match)
    assert decks is not None
    assert Counter(decks[0]) + Counter(decks[1]) == Counter(card for deck in decks for card in set(deck))
    assert [len(deck) for deck in decks] == [26, 26]
    assert CONTEST.built(played(CONTEST.with_built(options, decks))) is None


def test_with_a_time_limit_games_accept_the_call_of_time() -> None:
    match = played(CONTEST.timed({}), most=12)
    assert not match.over
    assert match.play(CONTEST.time_line()).line == "~ time"


def test_one_shared_pile_needs_no_preparation() -> None:
    assert CONTEST.building({}) is None
    assert CONTEST.built(played({"turn_limit": 2})) is None
    assert CONTEST.pool({}) is None
