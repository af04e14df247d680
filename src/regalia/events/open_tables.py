"""The open tables of an event."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from regalia.events.event import Event


def running(event: Event) -> Iterator[tuple[str, int | tuple[int, int, int]]]:
    """The open tables, with the number of the pod or the round, table and game."""
    if event.phase == "building":
        for number, pod in enumerate(event.pods, 1):
            if pod.id and pod.decks is None:
                yield pod.id, number
    elif event.phase == "playing" and event.rounds:
        for table, bout in enumerate(event.rounds[-1].bouts, 1):
            if bout.running is not None and not event.over(bout):
                yield bout.running.id, (len(event.rounds), table, len(bout.games))


def tables_of(event: Event) -> Iterator[tuple[str, Sequence[int]]]:
    """The open tables, with the players in their seats."""
    for match, where in running(event):
        if isinstance(where, int):
            yield match, event.pods[where - 1].players
        else:
            yield match, event.seats(event.bout(*where[:2]).entrants)
