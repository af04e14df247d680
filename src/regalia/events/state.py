"""The state of an event: who takes part, the rounds so far, and questions about them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Literal, Self

from regalia.events import bout as bouts
from regalia.events import entries as e
from regalia.events.bout import Bout
from regalia.events.model import Player, Pod, Round
from regalia.events.plan import Plan
from regalia.kernel.errors import RegaliaError

Phase = Literal["open", "building", "playing", "over"]


@dataclass(slots=True)
class EventState:
    """What an event holds, and the questions about it. ``Event`` adds what changes it."""

    plan: Plan
    seed: str
    host: str
    phase: Phase = "open"
    paused_at: float | None = None
    paused_for: float = 0.0  # seconds of earlier pauses
    players: list[Player] = field(default_factory=list)
    entrants: list[tuple[int, ...]] = field(default_factory=list)  # the players of each entrant, set at the start
    builds: bool = False
    hands_in: bool = False
    handed_in: set[int] = field(default_factory=set)  # players who have handed in since the last round was drawn
    decks: dict[int, Any] = field(default_factory=dict)  # decks that were handed in, by player
    stirred: float = 0.0  # when it last started, was played or changed by its host, in its own time
    pod_size: int = 8
    pods: list[Pod] = field(default_factory=list)
    rounds: list[Round] = field(default_factory=list)
    dropped: dict[int, int] = field(default_factory=dict)  # by entrant: the round in which it dropped out
    log: list[e.AnyEntry] = field(default_factory=list)

    # ---- questions

    @property
    def paused(self) -> bool:
        return self.paused_at is not None

    @property
    def remaining(self) -> list[int]:
        """The entrants who have not dropped out."""
        return [entrant for entrant in range(len(self.entrants)) if entrant not in self.dropped]

    def own_time(self, at: float) -> float:
        """The event's own time, which stops in a pause."""
        return (at if self.paused_at is None else self.paused_at) - self.paused_for

    def bout(self, round: int, table: int) -> Bout:
        if not (0 < round <= len(self.rounds) and 0 < table <= len(self.rounds[round - 1].bouts)):
            raise RegaliaError(f"There is no table {table} in round {round}.")
        return self.rounds[round - 1].bouts[table - 1]

    def over(self, bout: Bout) -> bool:
        """Whether a bout is decided.

        In a knockout a tie for first place waits for the lot.
        """
        if not bouts.played(bout, self.plan):
            return False
        all_gone = len(bout.gone) == len(bout.entrants)
        return not self.plan.eliminates or all_gone or bouts.winner(bout) is not None

    @property
    def round_over(self) -> bool:
        """Whether everything in the last round is decided; true before the first."""
        return not self.rounds or all(self.over(bout) for bout in self.rounds[-1].bouts)

    def seats(self, table: Sequence[int]) -> list[int]:
        """The players of a table by seat: teams alternate, members in order of entry."""
        return [self.entrants[entrant][member] for member in range(self.plan.team_size) for entrant in table]

    def deck(self, player: int) -> Any:
        """The player's deck; None if there is none."""
        if player in self.decks:
            return self.decks[player]
        for pod in self.pods:
            if player in pod.players and pod.decks is not None:
                return pod.decks[pod.players.index(player)]
        return None

    def pool(self, player: int) -> Any:
        """The cards from which the player built a deck at a table.

        None if there was no such table.
        """
        for pod in self.pods:
            if player in pod.players and pod.pools is not None:
                return pod.pools[pod.players.index(player)]
        return None

    def byes(self, entrant: int) -> int:
        return sum(entrant in made.byes for made in self.rounds)

    def copy(self) -> Self:
        """A copy to try entries on."""
        return replace(
            self,
            players=[*self.players],
            pods=[replace(pod) for pod in self.pods],
            rounds=[
                Round(
                    made.byes,
                    [
                        replace(bout, games=[replace(game) for game in bout.games], gone=set(bout.gone))
                        for bout in made.bouts
                    ],
                )
                for made in self.rounds
            ],
            handed_in=set(self.handed_in),
            decks=dict(self.decks),
            dropped=dict(self.dropped),
            log=[*self.log],
        )
