"""The battery is worth what it catches: sound toys pass every law, broken ones fail the law they break and no other."""

from __future__ import annotations

import pytest

from regalia.kernel.game import Game
from regalia.kernel.match import Match
from regalia.testing.battery import LAWS, check, holds, in_order
from regalia.testing.trial import Trial
from tests.testing.bluff import Bluff
from tests.testing.bluff_rules import BluffRules
from tests.testing.mutants import MUTANTS, Mutant, bluff
from tests.testing.partners import Partners

STORED = {14, 15, 16, 17, 18}  # need files or compiled code; they have tests of their own


def test_there_are_twenty_laws() -> None:
    assert list(LAWS) == list(range(1, 21))


def test_each_law_comes_after_those_it_rests_on() -> None:
    done: set[int] = set()
    for law in in_order():
        assert set(law.needs) <= done
        done.add(law.number)


@pytest.mark.parametrize("game", [Bluff(), Partners()], ids=lambda game: game.key)
def test_sound_games_pass(game: Game) -> None:
    verdicts = {verdict.law: verdict for verdict in check(Trial(game, games=12))}
    assert {law: v.text for law, v in verdicts.items() if v.outcome != "ok"}.keys() == STORED
    assert {verdicts[law].outcome for law in STORED} == {"not here"}
    assert holds(list(verdicts.values()))


@pytest.mark.release
@pytest.mark.parametrize("mutant", MUTANTS, ids=lambda mutant: f"{mutant.law} {mutant.name}")
def test_mutants_are_caught_by_the_law_they_break(mutant: Mutant) -> None:
    verdicts = list(check(Trial(mutant.game, games=12)))
    broken = {verdict.law: verdict.text for verdict in verdicts if verdict.outcome == "broken"}
    assert list(broken) == [mutant.law], broken
    assert mutant.says in broken[mutant.law]
    assert not holds(verdicts)


def test_bounds_that_are_too_small_are_found() -> None:
    class Cramped(BluffRules):
        def __init__(self, game: Bluff, cards: int, rout: bool) -> None:
            super().__init__(game, cards, rout)
            self.most_moves = 1

    verdicts = check(Trial(bluff(law=Cramped), games=2), only=[3, 4])
    assert ["most_moves says, which is 1" in verdict.text for verdict in verdicts] == [True, True]


def test_every_law_that_needs_no_files_has_a_mutant() -> None:
    assert {mutant.law for mutant in MUTANTS} == set(LAWS) - STORED


def test_a_counterexample_can_be_replayed() -> None:
    """The record leads to the position just before it goes wrong, by the product's own replay."""
    mutant = next(mutant for mutant in MUTANTS if mutant.name == "loses a card")
    broken = next(verdict for verdict in check(Trial(mutant.game, games=16)) if verdict.outcome == "broken")
    assert broken.record is not None
    match = Match.fold(mutant.game, broken.record)
    assert match.lines[-1].endswith("shield")


def test_laws_can_be_checked_alone_with_what_they_rest_on() -> None:
    assert [verdict.law for verdict in check(Trial(Bluff(), games=2), only=[13])] == [3, 5, 6, 10, 13]


def test_the_same_seed_plays_the_same_games_and_another_seed_others() -> None:
    games = [Trial(Partners(), games=3, seed=seed).played for seed in (1, 1, 2)]
    assert [played.moves for played in games[0]] == [played.moves for played in games[1]]
    assert [played.moves for played in games[0]] != [played.moves for played in games[2]]


@pytest.mark.release
def test_options_and_seats_can_be_fixed() -> None:
    trial = Trial(Partners(), games=3, options={"each": 1}, seats=3)
    assert {(played.rules.seats, str(played.options)) for played in trial.played} == {(3, "{'each': 1}")}
