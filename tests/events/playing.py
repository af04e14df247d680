"""Plays events without tables: the test says how each game ends."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence

from regalia.events.due import due_entry, games_to_open, pods_to_open
from regalia.events.entries import Created, GameOpened, GameOver, HandedIn, Joined, PodBuilt, PodOpened, Score, Started
from regalia.events.event import Event, create
from regalia.events.hand_in import awaited
from regalia.events.plan import Plan

Outcome = Callable[[Sequence[int]], tuple[Score, ...]]


def made(players: int, *, builds: bool = False, hands_in: bool = False, seed: str = "s", **plan: object) -> Event:
    """A started event with that many players."""
    whole = Plan(**{"title": "Evening", "game": "toy", "least_players": 2, **plan})  # type: ignore[arg-type]
    event = create(Created(plan=whole, seed=seed, host="host"))
    for number in range(players):
        event.take(Joined(key=f"p{number}"))
    event.take(Started(builds=builds or hands_in, hands_in=hands_in))
    return event


def settle(event: Event) -> None:
    """Add what is due, and open every table that waits."""
    while True:
        entry = due_entry(event)
        if entry is not None:
            event.take(entry)
        elif pods_to_open(event):
            number = pods_to_open(event)[0]
            event.take(PodOpened(pod=number, id=f"pod{number}"))
        elif games_to_open(event):
            round, table, game = games_to_open(event)[0]
            event.take(GameOpened(round=round, table=table, game=game, id=f"{round}.{table}.{game}"))
        else:
            return


def build(event: Event) -> None:
    for number, pod in enumerate(event.pods, 1):
        event.take(PodBuilt(pod=number, decks=tuple(f"deck of {player}" for player in pod.players)))


def hand_in(event: Event, word: str = "deck") -> None:
    """Hand in a deck for everybody who still has to."""
    for player in awaited(event):
        event.take(HandedIn(player=player, deck=(f"{word} of {player}",)))


def running(event: Event) -> list[tuple[int, int]]:
    """The running games of the last round, by round and table."""
    last = event.rounds[-1] if event.rounds else None
    return [(len(event.rounds), n) for n, bout in enumerate(last.bouts, 1) if bout.running] if last else []


def ended(event: Event, round: int, table: int, scores: tuple[Score, ...]) -> None:
    game = len(event.bout(round, table).games)
    event.take(GameOver(round=round, table=table, game=game, scores=scores))


def won(index: int, of: int = 2) -> tuple[Score, ...]:
    """A game won by the entrant at that place of the table; the others follow in order."""
    others = [number for number in range(of) if number != index]
    return tuple(
        Score(result=1.0, place=1) if n == index else Score(result=0.0, place=2 + others.index(n), taken=5)
        for n in range(of)
    )


def drawn(of: int = 2) -> tuple[Score, ...]:
    return tuple(Score(result=0.5, place=1) for _ in range(of))


def at_random(rng: random.Random, draws: float = 0.2) -> Outcome:
    def outcome(entrants: Sequence[int]) -> tuple[Score, ...]:
        if rng.random() < draws:
            return drawn(len(entrants))
        return won(rng.randrange(len(entrants)), len(entrants))

    return outcome


def play_out(event: Event, outcome: Outcome) -> None:
    """Play the event to its end."""
    settle(event)
    if event.phase == "building":
        build(event)
        settle(event)
    while event.phase != "over":
        round, table = running(event)[0]
        ended(event, round, table, outcome(event.bout(round, table).entrants))
        settle(event)
