"""The judge: consistent with itself, sure of proven wins, and clear about blunders."""

from __future__ import annotations

import pytest

from regalia import agents, games
from regalia.agents.judge import Judge
from regalia.kernel.match import Match
from regalia.kernel.rng import FastRng

GAMES = ["royals", "battle", "royal-battles", "battle-royal", "royal-ascension"]
WORLDS = 40


def choices(key: str, count: int, seed: int = 2) -> list[Match]:
    """A game between squires at its first decisions with several moves."""
    game = games.find(key)
    match, rng, squire = Match(game), FastRng(seed), agents.find("squire")
    found: list[Match] = []
    while len(found) < count:
        if match.turn < 0:
            match.deal(rng)
            continue
        if len(match.moves()) > 1:
            found.append(Match.fold(game, match.record()))
        match.play_move(squire.choose(match.view(match.turn), match.rules, rng))
    return found


@pytest.mark.parametrize("key", GAMES)
def test_the_same_question_has_the_same_answer_and_asking_about_a_favourite_changes_nothing(key: str) -> None:
    for match in choices(key, 3):
        view, judge = match.view(match.turn), Judge(match.rules)
        found = judge.judge(view, 7, worlds=WORLDS)
        assert found == Judge(match.rules).judge(view, 7, worlds=WORLDS)
        assert found == judge.judge(view, 7, asked=found[0].move, worlds=WORLDS)
        assert (found[0].loss, found[0].worse) == (0.0, False)
        assert {one.move for one in found} <= set(match.moves())
        assert [one.loss for one in found] == sorted(one.loss for one in found)
        assert all(0.0 <= one.share <= 1.0 and one.margin > 0.0 for one in found)


@pytest.mark.parametrize("key", GAMES)
def test_every_move_can_be_asked_about(key: str) -> None:
    match = choices(key, 2)[-1]
    for move in match.moves()[-3:]:
        found = Judge(match.rules).judge(match.view(match.turn), 7, asked=move, worlds=8)
        assert move in [one.move for one in found]


def royals(position: str) -> Match:
    game = games.find("royals")
    rules, _ = game.set_up({}, 2)
    return Match.at(game, game.positions().read(rules, position), {}, 2)


def test_giving_up_a_large_hit_is_clearly_worse() -> None:
    match = royals("H0 Ts 9s, H1 3c 4d, F0 Kh^ Ks^")
    end = match.game.codec.parse("end")
    found = Judge(match.rules).judge(match.view(0), 3, asked=end)
    ended = next(one for one in found if one.move == end)
    assert ended.worse
    assert ended.loss > 0.1


def test_a_time_limit_ends_the_judgement_early() -> None:
    match = choices("royals", 1)[0]
    found = Judge(match.rules).judge(match.view(match.turn), 3, milliseconds=1)
    assert found
    assert not any(one.worse for one in found)
