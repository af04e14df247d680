"""Hints that are followed are never called mistakes by the review."""

from __future__ import annotations

import pytest

from regalia import agents, games
from regalia.agents.judge import Judge, Judgement
from regalia.kernel.match import Match
from regalia.kernel.rng import FastRng
from regalia.kernel.state import View
from regalia.server.bots.pool import for_advice
from regalia.server.replay.film import Film
from regalia.server.replay.review import judged

GAMES = ["royals", "battle", "royal-battles", "battle-royal", "royal-ascension"]
WORLDS = 40  # in which moves are compared: few, so that chance has its say
OTHER_SEED = 1  # the same view judged by other worlds
SOME = 12  # decisions
WHOLE_GAMES = 20


class Adviser:
    """Hint and review of one match with a small budget."""

    def __init__(self, match: Match, other: int = 0) -> None:
        self.match = match
        self.judge = Judge(match.rules)
        self.other = other

    def found(self, seen: View, played: int | None = None) -> list[Judgement]:
        asked = for_advice(self.match.game, self.match.options, self.match.seats, seen, 0, played)
        return self.judge.judge(seen, asked.seed ^ self.other, asked=played, worlds=WORLDS)


def followed(key: str, seed: int, decisions: int) -> Film:
    """A game in which seat 0 follows every hint against squires, or its first decisions."""
    match, rng, squire = Match(games.find(key)), FastRng(seed), agents.find("squire")
    adviser = Adviser(match)
    asked = 0
    while not match.over and asked < decisions:
        if match.turn < 0:
            match.deal(rng)
        elif match.turn == 0 and len(match.moves()) > 1:
            match.play_move(adviser.found(match.view(0))[0].move)
            asked += 1
        else:
            match.play_move(squire.choose(match.view(match.turn), match.rules, rng))
    return Film(match.game, match.record())


def mistakes(film: Film, other: int) -> list[str]:
    adviser = Adviser(film.match, other)
    named = []
    for decision in film.decisions(0):
        moment = judged(film, decision, "", adviser.found(decision.seen, decision.move), hinted=False)
        if moment.mistake:
            named.append(f"{moment.played.line}, better {moment.best.line}: {moment.drop} ± {moment.doubt}")
    return named


@pytest.mark.parametrize("key", GAMES)
def test_followed_hints_are_no_mistakes(key: str) -> None:
    film = followed(key, 1, SOME)
    assert mistakes(film, 0) == []
    assert mistakes(film, OTHER_SEED) == []


@pytest.mark.release
@pytest.mark.parametrize("seed", range(WHOLE_GAMES))
@pytest.mark.parametrize("key", GAMES)
def test_hints_followed_through_whole_games_are_no_mistakes(key: str, seed: int) -> None:
    film = followed(key, seed, 100_000)
    assert mistakes(film, 0) == []
