"""Laws of play: records repeat, moves and odds are in order, nothing gets lost, every game ends."""

from __future__ import annotations

import math
from collections import deque

from regalia.kernel.errors import RegaliaError
from regalia.kernel.match import Match
from regalia.kernel.rng import FastRng
from regalia.kernel.state import CHANCE, OVER, REVEAL, State, listed_moves, listed_odds, view
from regalia.testing.law import Broken, Law
from regalia.testing.trial import Played, Step, Trial, encoded, lines, seat_name

DEALS = 400  # how often an outcome is expected when deals are compared with the odds
SIGMAS = 6.0  # how far a count may lie from what the odds make expect
COMPARED_DEALS = 12  # positions in which that is done
GUESSED_EVERY = 5


def same_seed(trial: Trial) -> str:
    """Law 1."""
    for number, again in enumerate(trial.sample()):
        once = trial.played[number]
        if once.moves == again.moves and once.final == again.final:
            continue
        at = next((i for i, (a, b) in enumerate(zip(once.moves, again.moves, strict=False)) if a != b), -1)
        if at < 0:
            raise Broken(f"Game {number + 1}, played again with the same seed, came to another end.")
        first, second = (trial.game.codec.text(played.moves[at]) for played in (once, again))
        raise Broken(f"Game {number + 1}, played again with the same seed, had '{second}' where '{first}' was.")
    return f"{len(trial.played)} games played twice"


def replay(trial: Trial) -> str:
    """Law 2: the product's own replay gives, line by line, what playing the moves gives; and what the live game was."""
    count = 0
    for played in trial.games():
        match = Match(trial.game, played.options, played.rules.seats)
        told = iter(lines(trial.game, played.rules, played.moves))
        for step in trial.steps_of(played):
            if step.turn == REVEAL or (step.turn == CHANCE and step.state.open_line()):
                continue
            if encoded(match.state()) != encoded(step.state):
                raise Broken("A replay of these lines gives another state than playing their moves.")
            line = next(told, None)
            if line is None:
                break
            try:
                match.play(line)
            except RegaliaError as refused:
                raise Broken(f"The replay refuses the line '{line}': {refused}") from None
            count += 1
        if not played.trouble and encoded(match.state()) != list(played.final):
            raise Broken("A replay of the whole game gives another state than the game itself had come to.")
    return f"{count} lines"


def moves_in_order(trial: Trial) -> str:
    """Law 3."""
    count = most = 0
    for step in trial.steps():
        if step.turn in (CHANCE, REVEAL, OVER):
            continue
        if not 0 <= step.turn < step.rules.seats:
            raise Broken(f"turn() is {step.turn}, which is neither a seat nor CHANCE, REVEAL or OVER.")
        moves = offered(step)
        if not moves:
            raise Broken(f"Seat {step.turn} must choose and has no legal move.")
        if len(set(moves)) < len(moves):
            twice = next(move for move in moves if moves.count(move) > 1)
            raise Broken(f"The move '{trial.game.codec.text(twice)}' is offered twice.")
        if moves != offered(step) or moves != listed_moves(step.state.clone(), step.rules.most_moves):
            raise Broken("The same position offers its moves in different orders.")
        count += 1
        most = max(most, len(moves))
    return f"{count} choices, at most {most} legal moves"


def offered(step: Step) -> list[int]:
    try:
        return listed_moves(step.state, step.rules.most_moves)
    except IndexError:
        raise Broken(f"There are more legal moves than most_moves says, which is {step.rules.most_moves}.") from None


def odds_complete(trial: Trial) -> str:
    """Law 4: positive, distinct, and what is dealt is among them as often as its weight says."""
    rng = FastRng(trial.seed, 4)
    count = compared = 0
    for step in trial.steps():
        if step.turn != CHANCE:
            continue
        weights = odds(step)
        for move, weight in weights.items():
            if weight <= 0:
                raise Broken(f"'{trial.game.codec.text(move)}' has the weight {weight}; weights are positive.")
        for dealt in (step.move, step.state.clone().deal(rng)):
            if dealt is not None and dealt not in weights:
                raise Broken(f"'{trial.game.codec.text(dealt)}' was dealt and is not among the odds.")
        if compared < COMPARED_DEALS and (count % 7 == 0 or len(weights) < 4):
            compare_deals(trial, step.state, weights, rng)
            compared += 1
        count += 1
    return f"{count} chance moves, deals compared with the odds in {compared} positions"


def odds(step: Step) -> dict[int, int]:
    try:
        listed = listed_odds(step.state, step.rules.most_moves)
    except IndexError:
        raise Broken(f"There are more outcomes than most_moves says, which is {step.rules.most_moves}.") from None
    if not listed:
        raise Broken("Chance is due and has no outcome.")
    found = dict(listed)
    if len(found) < len(listed):
        raise Broken("An outcome is listed twice among the odds.")
    return found


def compare_deals(trial: Trial, state: State, weights: dict[int, int], rng: FastRng) -> None:
    total = sum(weights.values())
    deals = DEALS * len(weights)
    seen = dict.fromkeys(weights, 0)
    state = state.clone()
    for _ in range(deals):
        move = state.deal(rng)
        if move not in seen:
            raise Broken(f"'{trial.game.codec.text(move)}' was dealt and is not among the odds.")
        seen[move] += 1
    for move, weight in weights.items():
        expected = deals * weight / total
        if abs(seen[move] - expected) > SIGMAS * math.sqrt(expected) + SIGMAS:
            raise Broken(
                f"'{trial.game.codec.text(move)}' has {weight} of {total} in the odds and was dealt {seen[move]} times "
                f"in {deals}."
            )


def conserved(trial: Trial) -> str:
    """Law 8, in real games and in guessed worlds."""
    rng = FastRng(trial.seed, 8)
    count = guessed = 0
    first: list[int] = []
    played: Played | None = None
    for step in trial.steps(ends=True):
        census = step.rules.census(step.state)
        if step.played is not played:
            played, first = step.played, census
        compare_census(first, census, "after this line")
        if step.turn != OVER and count % GUESSED_EVERY == 0:
            for viewer in step.viewers():
                world = step.rules.guess(view(step.state, viewer), rng)
                compare_census(first, step.rules.census(world), f"in a world guessed for {seat_name(viewer)}")
                guessed += 1
        count += 1
    return f"{sum(first)} cards and pieces at {count} steps and in {guessed} guessed worlds"


def compare_census(first: list[int], census: list[int], where: str) -> None:
    if census == first:
        return
    if len(census) != len(first):
        raise Broken(f"The census counts {len(census)} kinds {where}, and {len(first)} at the start.")
    kind = next(i for i, count in enumerate(census) if count != first[i])
    raise Broken(f"Of card or piece {kind} there were {first[kind]} at the start; {where} there are {census[kind]}.")


def play_ends(trial: Trial) -> str:
    """Law 11."""
    longest = 0
    reasons: set[str] = set()
    for played in trial.games():
        (last,) = deque(trial.steps_of(played, ends=True), maxlen=1)
        if played.trouble:
            raise Broken(f"The game stops with {played.trouble}; the stated bound is {played.rules.longest} choices.")
        results = [last.state.result(seat) for seat in range(played.rules.seats)]
        if not all(0.0 <= result <= 1.0 for result in results):
            raise Broken(f"The result is {results}; results lie between 0.0 and 1.0.")
        reason = last.state.reason()
        if not 0 <= reason < len(trial.game.reasons):
            raise Broken(f"The reason is number {reason}; the closed list has {len(trial.game.reasons)}.")
        reasons.add(trial.game.reasons[reason])
        longest = max(longest, len(played.moves))
    return f"{len(trial.played)} games of at most {longest} moves, ended by {', '.join(sorted(reasons))}"


LAWS = (
    Law(1, "The same seed gives the same record", same_seed),
    Law(2, "A replay of the lines alone gives the same state", replay, needs=(3, 4, 10)),
    Law(3, "A choice has at least one move, all distinct, in a stable order", moves_in_order),
    Law(4, "Odds are positive and complete", odds_complete),
    Law(8, "Cards and pieces are conserved", conserved),
    Law(11, "Play ends within the stated bound; results are as declared", play_ends, needs=(3,)),
)
