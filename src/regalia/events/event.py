"""An event, computed from its entries. The same entries always give the same event."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Literal

from regalia.events import bout as bouts
from regalia.events import entries as e
from regalia.events.bout import Bout, GameOf
from regalia.events.model import Player, Pod, Round
from regalia.events.plan import MOST_IN_A_RING, MOST_PLAYERS, Plan, check
from regalia.kernel.errors import RegaliaError

Phase = Literal["open", "building", "playing", "over"]


@dataclass(slots=True)
class Event:
    """The state of an event. Only ``take`` changes it; it refuses entries that cannot follow."""

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
        return self.plan.system != "knockout" or all_gone or bouts.winner(bout) is not None

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

    def copy(self) -> Event:
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

    # ---- changes

    def take(self, entry: e.AnyEntry) -> None:
        """Add an entry; raises RegaliaError if it cannot follow, and then nothing has changed."""
        if self.phase == "over" and not isinstance(entry, e.Corrected | e.Moved):
            raise RegaliaError("The event is over.")
        match entry:
            case e.Joined():
                self._join(entry)
            case e.Left():
                self._open_only()
                self._player(entry.player)
                del self.players[entry.player]
            case e.Started():
                self._start(entry)
            case e.PodsMade():
                self.pods = [Pod(players) for players in entry.pods]
            case e.PodOpened():
                self._pod(entry.pod).id = entry.id
            case e.PodBuilt():
                self._pod(entry.pod).decks = entry.decks
                self._pod(entry.pod).pools = entry.pools
                if all(pod.decks is not None for pod in self.pods):
                    self.phase = "playing"
            case e.HandedIn():
                self._hand_in(entry)
            case e.RoundMade():
                if entry.round != len(self.rounds) + 1 or not self.round_over:
                    raise RegaliaError(f"Round {entry.round} cannot be drawn now.")
                self.rounds.append(Round(entry.byes, [Bout(table) for table in entry.tables]))
                self.handed_in = set()
            case e.GameOpened() | e.GameOver() | e.TimeUp() | e.LotDrawn() | e.Corrected():
                self._at_table(entry)
            case e.Dropped():
                self._drop(entry)
            case e.Replaced():
                self._player(entry.player)
                self._free_key(entry.key)
                self.players[entry.player] = replace(self.players[entry.player], key=entry.key, bot=entry.bot)
            case e.Moved():
                self.host = entry.new if self.host == entry.old else self.host
                if all(player.key != entry.new for player in self.players):
                    self.players = [
                        replace(player, key=entry.new) if player.key == entry.old else player for player in self.players
                    ]
            case e.Paused():
                if self.paused:
                    raise RegaliaError("The event is already paused.")
                self.paused_at = entry.at
            case e.Resumed():
                if self.paused_at is None:
                    raise RegaliaError("The event is not paused.")
                self.paused_for += entry.at - self.paused_at
                self.paused_at = None
            case e.Ended():
                self.phase = "over"
            case e.Created():
                raise RegaliaError("The event already exists.")
        if isinstance(entry, e.Started | e.GameOver | e.LotDrawn | e.Corrected | e.Dropped):
            self.stirred = self.own_time(entry.at)
            self._all_handed_in()
        self.log.append(entry)

    def _join(self, entry: e.Joined) -> None:
        self._open_only()
        if len(self.players) >= MOST_PLAYERS:
            raise RegaliaError(f"An event can have at most {MOST_PLAYERS} players.")
        if bool(entry.key) == bool(entry.bot):
            raise RegaliaError("A player must be a person or a bot.")
        self._free_key(entry.key)
        team = self._team(entry.team) if self.plan.team_size > 1 else None
        self.players.append(Player(entry.key, entry.bot, team))

    def _free_key(self, key: str) -> None:
        if key and any(player.key == key for player in self.players):
            raise RegaliaError("A player can have only one place in an event.")

    def _team(self, wanted: int | None) -> int:
        """The team that was asked for, or the first one with a free place."""
        counts = [player.team for player in self.players]
        if wanted is None:
            return next(team for team in range(MOST_PLAYERS) if counts.count(team) < self.plan.team_size)
        if not 0 <= wanted < MOST_PLAYERS // self.plan.team_size:
            raise RegaliaError("There is no such team.")
        if counts.count(wanted) >= self.plan.team_size:
            raise RegaliaError("This team is complete.")
        return wanted

    def _start(self, entry: e.Started) -> None:
        self._open_only()
        if len(self.players) < self.plan.least_players:
            raise RegaliaError(f"This event needs at least {self.plan.least_players} players. Add bots to fill it.")
        if self.plan.team_size == 1:
            entrants: list[tuple[int, ...]] = [(player,) for player in range(len(self.players))]
        else:
            teams = sorted({player.team for player in self.players if player.team is not None}, key=self._entry_of)
            entrants = [tuple(n for n, player in enumerate(self.players) if player.team == team) for team in teams]
            if any(len(members) != self.plan.team_size for members in entrants):
                raise RegaliaError("A team is not complete. Add bots to fill it.")
        if self.plan.system == "round_robin" and len(entrants) > MOST_IN_A_RING:
            raise RegaliaError(
                f"A round robin can have at most {MOST_IN_A_RING} entrants. Choose a Swiss event for more."
            )
        if len(entrants) < 2:
            raise RegaliaError("The event needs at least two entrants.")
        self.entrants = entrants
        self.builds = entry.builds
        self.hands_in = entry.hands_in
        self.pod_size = entry.pod
        self.phase = "building" if entry.builds else "playing"

    def _hand_in(self, entry: e.HandedIn) -> None:
        self._player(entry.player)
        between = self.phase == "playing" and self.plan.rebuild and bool(self.rounds) and self.round_over
        if not self.builds or not (between or (self.phase == "building" and self.hands_in)):
            raise RegaliaError("No deck can be handed in now.")
        if entry.player in self.handed_in:
            raise RegaliaError("You have already handed in a deck for the next match.")
        self.handed_in.add(entry.player)
        self.decks[entry.player] = list(entry.deck)
        self._all_handed_in()

    def _all_handed_in(self) -> None:
        """Start playing once everybody who is still in the event has a deck."""
        if self.phase == "building" and self.hands_in:
            playing = {player for entrant in self.remaining for player in self.entrants[entrant]}
            if playing <= self.handed_in:
                self.phase = "playing"

    def _entry_of(self, team: int) -> int:
        """When the team's first member joined: entrants are in order of entry."""
        return next(number for number, player in enumerate(self.players) if player.team == team)

    def _at_table(self, entry: e.GameOpened | e.GameOver | e.TimeUp | e.LotDrawn | e.Corrected) -> None:
        bout = self.bout(entry.round, entry.table)
        if isinstance(entry, e.Corrected):
            self._correct(bout, entry)
            return
        if isinstance(entry, e.GameOpened):
            if entry.game != len(bout.games) + 1 or not bouts.wants_game(bout, self.plan):
                raise RegaliaError("This game cannot be opened now.")
            if not bout.games:
                bout.opened = self.own_time(entry.at)
            bout.games.append(GameOf(entry.id))
        elif isinstance(entry, e.GameOver):
            if not 0 < entry.game <= len(bout.games) or bout.games[entry.game - 1].scores is not None:
                raise RegaliaError("This game is not being played.")
            if len(entry.scores) != len(bout.entrants):
                raise RegaliaError("A game needs a score for each entrant.")
            game = bout.games[entry.game - 1]
            game.scores, game.reason = entry.scores, entry.reason
            bout.built = bout.built or entry.built
        elif isinstance(entry, e.TimeUp):
            bout.time_up = True
        elif entry.entrant not in bouts.leaders(bout):
            raise RegaliaError("The lot can only decide between those who are first.")
        else:
            bout.lot = entry.entrant

    def _correct(self, bout: Bout, entry: e.Corrected) -> None:
        if len(entry.places) != len(bout.entrants) or sorted(entry.places)[0] != 1:
            raise RegaliaError("Each entrant needs a place, and somebody must be first.")
        if any(place != 1 + sum(other < place for other in entry.places) for place in entry.places):
            raise RegaliaError("Places must be ranks: after two first places comes the third.")
        if self.plan.system == "knockout":
            if entry.round < len(self.rounds):
                raise RegaliaError("The next round has been drawn, so this result can no longer be changed.")
            if entry.places.count(1) > 1:
                raise RegaliaError("Only one entrant can advance to the next round.")
        bout.corrected = entry

    def _drop(self, entry: e.Dropped) -> None:
        if self.phase == "open":
            raise RegaliaError("The event has not started: players can still leave by themselves.")
        if not 0 <= entry.entrant < len(self.entrants) or entry.entrant in self.dropped:
            raise RegaliaError("There is no such entrant in the event.")
        self.dropped[entry.entrant] = max(len(self.rounds), 1)
        for bout in self.rounds[-1].bouts if self.rounds else ():
            if entry.entrant in bout.entrants and not self.over(bout):
                bout.gone.add(entry.entrant)

    def _pod(self, number: int) -> Pod:
        if not 0 < number <= len(self.pods):
            raise RegaliaError(f"There is no pod {number}.")
        return self.pods[number - 1]

    def _player(self, number: int) -> Player:
        if not 0 <= number < len(self.players):
            raise RegaliaError(f"There is no player {number}.")
        return self.players[number]

    def _open_only(self) -> None:
        if self.phase != "open":
            raise RegaliaError("The event has already started.")


def create(entry: e.Created) -> Event:
    """The event after its first entry; raises RegaliaError for an invalid plan."""
    check(entry.plan)
    event = Event(entry.plan, entry.seed, entry.host)
    event.log.append(entry)
    return event


def fold(log: Iterable[e.AnyEntry]) -> Event:
    """The event of a log; raises RegaliaError at an entry that cannot follow."""
    entries = iter(log)
    first = next(entries, None)
    if not isinstance(first, e.Created):
        raise RegaliaError("The log of an event must begin with its creation.")
    event = create(first)
    for entry in entries:
        event.take(entry)
    return event
