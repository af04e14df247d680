"""The plan of an event: what its host decides before anybody joins."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from regalia.kernel.errors import RegaliaError

System = Literal["knockout", "bracket", "round_robin", "swiss"]

BEST_OF = (1, 3, 5)
MOST_PLAYERS = 128
MOST_IN_A_RING = 32  # entrants in a round robin
LEAST_PLAYERS = 6  # section 7.3: at least six players, or three teams of two
MOST_MINUTES = 24 * 60
MOST_ROUNDS = 20
MORE_GAMES = 2  # drawn games count for nobody, so this many more may be played


class Plan(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Everything about an event that never changes. The game checks its options elsewhere."""

    title: str
    game: str
    options: dict[str, Any] = msgspec.field(default_factory=dict)
    system: System = "knockout"
    match_size: int = 2  # seats at a table
    team_size: int = 1  # 2: fixed teams of two, two of which meet
    best_of: int = 1
    match_first: Literal["random", "loser"] = "random"
    time_limit: int | None = None  # minutes for a whole match
    rebuild: bool = False  # players may rebuild their decks between matches
    deck_minutes: int = 30  # to hand in a deck; then the server does it
    rounds: int | None = None  # in a Swiss event; None: enough to find one winner
    least_players: int = LEAST_PLAYERS
    clock: dict[str, Any] | None = None  # the time control of its tables
    private: bool = False
    starts: float | None = None  # when it is planned to start, in seconds since 1970; None: when the host starts it

    @property
    def wins_needed(self) -> int:
        return self.best_of // 2 + 1

    @property
    def most_games(self) -> int:
        return self.best_of + MORE_GAMES

    @property
    def eliminates(self) -> bool:
        """Whether losing a match ends the event for an entrant."""
        return self.system in ("knockout", "bracket")

    @property
    def table_size(self) -> int:
        """The most entrants at a table."""
        return self.match_size // self.team_size


def check(plan: Plan) -> None:
    """Raises RegaliaError for an invalid plan."""
    _within("A match", "players", plan.match_size, 2, 4)
    if plan.best_of not in BEST_OF:
        raise RegaliaError(f"A match must be the best of 1, 3 or 5 games, not of {plan.best_of}.")
    if plan.team_size not in (1, 2):
        raise RegaliaError("Entrants must be single players or fixed teams of two.")
    if plan.team_size == 2 and plan.match_size != 4:
        raise RegaliaError("Two teams of two need a match of four players.")
    if plan.system == "bracket" and plan.table_size != 2:
        raise RegaliaError("In a bracket two entrants meet. Choose a knockout by lot for larger tables.")
    if plan.time_limit is not None:
        _within("A time limit", "minutes", plan.time_limit, 1, MOST_MINUTES)
    _within("Handing in a deck", "minutes", plan.deck_minutes, 1, MOST_MINUTES)
    if plan.rounds is not None:
        if plan.system != "swiss":
            raise RegaliaError("Only a Swiss event can set its number of rounds.")
        _within("A Swiss event", "rounds", plan.rounds, 1, MOST_ROUNDS)
    _within("The least size of an event", "players", plan.least_players, 2 * plan.team_size, MOST_PLAYERS)


def _within(what: str, of: str, count: int, low: int, high: int) -> None:
    if not low <= count <= high:
        raise RegaliaError(f"{what} must be {low} to {high} {of}, not {count}.")
