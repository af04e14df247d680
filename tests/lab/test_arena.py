"""Whole games between agents: the same games, with or without records, compiled or step by step through a match."""

from __future__ import annotations

import pytest

from regalia import agents
from regalia.games import find
from regalia.kernel.match import Match
from regalia.kernel.record import read
from regalia.kernel.rng import FastRng
from regalia.kernel.state import CHANCE
from regalia.lab.arena import Arena, figures, seat_stream
from regalia.lab.simulate import Player, Run

CASES = [
    ("royals", {}, ("random", "verb")),
    ("royals", {"decks": 2, "refill": "start", "match_games": 2}, ("greedy", "verb")),
    ("royals", {"reshuffle_limit": None, "turn_limit": 60}, ("verb", "verb")),
    ("sealed", {}, ("random", "verb", "random")),
    ("sealed", {}, ("verb", "random", "random", "verb")),
]


def by_match(run: Run, number: int) -> Match:
    """The same game, played through a match by agents that see views only."""
    match = Match(find(run.game), run.options, len(run.agents))
    seats = [agents.find(name) for name in run.agents]
    chance = FastRng(run.seed, number)
    thoughts = [FastRng(run.seed, seat_stream(number, seat)) for seat in range(len(seats))]
    while not match.over:
        turn = match.turn
        if turn == CHANCE:
            match.deal(chance)
        else:
            match.play_move(seats[turn].choose(match.view(turn), match.rules, thoughts[turn]))
    return match


@pytest.mark.usefixtures("sealed")
@pytest.mark.parametrize(("game", "options", "seats"), CASES)
def test_a_recorded_game_is_what_a_match_would_give(
    game: str, options: dict[str, object], seats: tuple[str, ...]
) -> None:
    run = Run(game, options, seats, seed=11, games=3, records=True)
    lines = Player(run).chunk(1, 3).text.splitlines()
    assert [read(line) for line in lines] == [by_match(run, number).record() for number in (1, 2, 3)]


@pytest.mark.usefixtures("sealed")
@pytest.mark.parametrize(("game", "options", "seats"), CASES)
def test_games_without_records_are_the_same_games(
    game: str, options: dict[str, object], seats: tuple[str, ...]
) -> None:
    player = Player(Run(game, options, seats, seed=5, games=20, records=True, legal=True))
    slow = [player.recorded(number)[1:] for number in range(1, 21)]
    fast = figures(player.arena, 5, 1, 20)
    assert [(tuple(numbers), tuple(result)) for numbers, result in fast] == slow


def test_legal_lines_are_those_of_the_match() -> None:
    run = Run("royals", {}, ("verb", "random"), seed=3, games=1, records=True, legal=True)
    record, outcome, _ = Player(run).recorded(1)
    assert record.legal is not None
    match = Match(find("royals"))
    for line, legal in zip(record.lines, record.legal, strict=True):
        assert legal == (sorted(match.legal()) if match.turn != CHANCE else None)
        match.play(line)
    lists = [legal for legal in record.legal if legal is not None]
    assert (outcome.decisions, outcome.legal) == (len(lists), sum(map(len, lists)))
    assert outcome.most_legal == max(map(len, lists))


def test_a_game_depends_on_its_seed_and_number_only() -> None:
    player = Player(Run("royals", {}, ("random", "random"), seed=9, games=9, records=True))
    alone = player.recorded(4)
    assert player.chunk(1, 9).text.splitlines()[3] == player.chunk(4, 1).text.strip()
    assert player.recorded(4) == alone != player.recorded(5)
    rules = find("royals").set_up({}, 2)[0]
    seats = [agents.find("random"), agents.find("random")]
    arena = Arena(rules, seats, find("royals").statistics(rules))
    assert figures(arena, 9, 4, 1) != figures(arena, 10, 4, 1)


def dealt(game: str, options: dict[str, object], seats: tuple[str, ...], number: int) -> list[str]:
    """The chance lines before the first choice."""
    lines = Player(Run(game, options, seats, seed=7, games=1, records=True)).recorded(number)[0].lines
    first = next(at for at, line in enumerate(lines) if line[0] != "~")
    return lines[:first]


@pytest.mark.parametrize("game", ["royals", "battle", "battle-royal", "royal-ascension"])
def test_the_same_seed_deals_the_same_cards_whoever_plays(game: str) -> None:
    seats = find(game).usual_seats
    found = [dealt(game, {}, ("random",) * seats, number) for number in range(1, 6)]
    for bot in ("greedy", "verb"):
        assert [dealt(game, {}, (bot,) * seats, number) for number in range(1, 6)] == found
    assert any(deal != found[0] for deal in found)


@pytest.mark.parametrize(
    ("game", "varied"),
    [
        ("royals", [{"idle_limit": 9}, {"blocked_attacker": "rests"}, {"wipe_rule": "card_covers_ranks"}]),
        ("battle", [{"hits_to_lose": 7}, {"stall_limit": 9}, {"two_chooser": "caster"}]),
        (
            "royal-battles",
            [{"army_choice": "random", "idle_healing": False}, {"army_choice": "random", "may_pass": True}],
        ),
        ("battle-royal", [{"pincer": True}, {"sidestep": True}, {"quiet_rounds": 13}]),
        ("royal-ascension", [{"battle_rolls": 3}, {"used_cards": "spent"}, {"alliance_redirect": True}]),
    ],
)
def test_the_same_seed_deals_the_same_cards_whatever_the_options(game: str, varied: list[dict[str, object]]) -> None:
    seats = ("greedy",) * find(game).usual_seats
    usual: dict[str, object] = {"army_choice": "random"} if game == "royal-battles" else {}
    found = dealt(game, usual, seats, 3)
    assert found
    assert all(dealt(game, options, seats, 3) == found for options in varied)


def test_a_seat_draws_from_a_stream_of_its_own() -> None:
    """Another bot in the other seat does not change what a seat's bot draws: its first choice stays the same."""

    def first_choice(seats: tuple[str, str], number: int) -> str:
        lines = Player(Run("royals", {"first_player": "seat0"}, seats, 7, 1, records=True)).recorded(number)[0].lines
        return next(line for line in lines if line[0] == "0")

    found = [(first_choice(("random", "random"), k), first_choice(("random", "greedy"), k)) for k in range(1, 9)]
    assert all(one == other for one, other in found)
    assert len({one for one, _ in found}) > 1
