"""An event, computed from its entries. The same entries always give the same event."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

from regalia.events import bout as bouts
from regalia.events import entries as e
from regalia.events.bout import Bout, GameOf
from regalia.events.model import Player, Pod, Round
from regalia.events.plan import MOST_IN_A_RING, MOST_PLAYERS, check
from regalia.events.state import EventState
from regalia.kernel.errors import RegaliaError


@dataclass(slots=True)
class Event(EventState):
    """An event. Only ``take`` changes it; it refuses entries that cannot follow."""

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
            case e.PodsMade() | e.PodOpened() | e.PodBuilt():
                self._at_pod(entry)
            case e.HandedIn():
                self._hand_in(entry)
            case e.RoundMade():
                self._draw_round(entry)
            case e.GameOpened() | e.GameOver() | e.TimeUp() | e.LotDrawn() | e.Corrected():
                self._at_table(entry)
            case e.Dropped():
                self._drop(entry)
            case e.Replaced():
                self._replace(entry)
            case e.Moved():
                self._move(entry)
            case e.Paused() | e.Resumed():
                self._pause(entry)
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

    def _at_pod(self, entry: e.PodsMade | e.PodOpened | e.PodBuilt) -> None:
        if isinstance(entry, e.PodsMade):
            self.pods = [Pod(players) for players in entry.pods]
        elif isinstance(entry, e.PodOpened):
            self._pod(entry.pod).id = entry.id
        else:
            self._pod(entry.pod).decks = entry.decks
            self._pod(entry.pod).pools = entry.pools
            if all(pod.decks is not None for pod in self.pods):
                self.phase = "playing"

    def _draw_round(self, entry: e.RoundMade) -> None:
        if entry.round != len(self.rounds) + 1 or not self.round_over:
            raise RegaliaError(f"Round {entry.round} cannot be drawn now.")
        self.rounds.append(Round(entry.byes, [Bout(table) for table in entry.tables]))
        self.handed_in = set()

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
        if self.plan.eliminates:
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

    def _replace(self, entry: e.Replaced) -> None:
        self._player(entry.player)
        self._free_key(entry.key)
        self.players[entry.player] = replace(self.players[entry.player], key=entry.key, bot=entry.bot)

    def _move(self, entry: e.Moved) -> None:
        self.host = entry.new if self.host == entry.old else self.host
        if all(player.key != entry.new for player in self.players):
            self.players = [
                replace(player, key=entry.new) if player.key == entry.old else player for player in self.players
            ]

    def _pause(self, entry: e.Paused | e.Resumed) -> None:
        if isinstance(entry, e.Paused):
            if self.paused:
                raise RegaliaError("The event is already paused.")
            self.paused_at = entry.at
            return
        if self.paused_at is None:
            raise RegaliaError("The event is not paused.")
        self.paused_for += entry.at - self.paused_at
        self.paused_at = None

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
