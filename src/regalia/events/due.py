"""What is due in an event: the next entries, and the tables to open.

The keeper of the log adds entries until ``due_entry`` returns None. Then it opens the tables that ``games_to_open``
and ``pods_to_open`` name, and waits for the players and the host.
"""

from __future__ import annotations

from regalia.events.bout import leaders, played, wants_game
from regalia.events.chance import Chance
from regalia.events.entries import AnyEntry, Ended, LotDrawn, PodsMade
from regalia.events.event import Event
from regalia.events.hand_in import awaited
from regalia.events.systems import next_round
from regalia.events.tables import split


def due_entry(event: Event) -> AnyEntry | None:
    """The next entry that is due; None while the event waits for somebody."""
    if event.paused or event.phase in ("open", "over"):
        return None
    if event.phase == "building":
        return None if event.pods or event.hands_in else _pods(event)
    lot = _lot(event)
    if lot is not None or not event.round_over:
        return lot
    return None if awaited(event) else next_round(event) or Ended()


def pods_to_open(event: Event) -> list[int]:
    """The pods, numbered from 1, that wait for a table."""
    if event.paused or event.phase != "building":
        return []
    return [number for number, pod in enumerate(event.pods, 1) if not pod.id]


def games_to_open(event: Event) -> list[tuple[int, int, int]]:
    """The games that wait for a table: round, table and game, all from 1."""
    if event.paused or event.phase != "playing" or not event.rounds:
        return []
    return [
        (len(event.rounds), table, len(bout.games) + 1)
        for table, bout in enumerate(event.rounds[-1].bouts, 1)
        if wants_game(bout, event.plan)
    ]


def _pods(event: Event) -> PodsMade:
    """Pods of nearly equal size for all players, including members of teams."""
    players = [player for members in event.entrants for player in members]
    return PodsMade(pods=split(Chance(event.seed, "pods").shuffled(players), event.pod_size))


def _lot(event: Event) -> LotDrawn | None:
    """The lot that decides who advances from a table where the first place is tied."""
    for table, bout in enumerate(event.rounds[-1].bouts if event.rounds else (), 1):
        if played(bout, event.plan) and not event.over(bout):
            number = len(event.rounds)
            chosen = Chance(event.seed, "lot", number, table).one(leaders(bout))
            return LotDrawn(round=number, table=table, entrant=chosen)
    return None
