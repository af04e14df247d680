"""Game: the plug that every folder under ``games/`` offers as ``GAME``. Everything generic works through it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal

from regalia.kernel.codec import Codec
from regalia.kernel.errors import OptionError, RegaliaError
from regalia.kernel.options import Option, changed, complete
from regalia.kernel.rules import Rules
from regalia.kernel.scene import Order, Outlook, Scene, Sentence
from regalia.kernel.state import State, View

Stage = Literal["draft", "beta", "stable"]


@dataclass(frozen=True, slots=True)
class Reason:
    """Why something cannot be done: a sentence for the player, and the rule it rests on."""

    text: str
    rule: str = ""


class Game:
    """One game, without its options. A game subclasses this in its ``__init__.py`` and offers one instance as GAME."""

    key: str
    title: str
    tagline: str
    minutes: tuple[int, int]
    least_seats: int
    most_seats: int
    usual_seats: int
    version: int  # of the rules; moves only when behaviour does
    stage: Stage
    options: tuple[Option, ...]
    reasons: tuple[str, ...]  # closed list of ways to end; State.reason() counts in it
    codec: Codec
    rulings: int = 0  # how many numbered rulings its specification has, and how many test vectors (law 16)
    vectors: int = 0
    draws: bool = False  # whether a game of all seats can end without a winner, so that players may agree on it
    map_format: str = ""  # the format of its map files; empty for a game without maps

    def rules(self, options: Mapping[str, Any], seats: int) -> Rules:
        """The rules with these complete, checked options. Use ``set_up`` from outside."""
        raise NotImplementedError

    def scene(self, view: View, rules: Rules) -> Scene:
        """The picture of what the viewer sees, and for the seat to choose every legal move."""
        raise NotImplementedError

    def outlook(self, view: View, rules: Rules, orders: Sequence[Order]) -> Outlook:
        """What the viewer's plan would bring, and its lines. Asked only where the scene has a ``planning``; raises
        RegaliaError in plain words for orders that it does not offer."""
        raise RegaliaError("Nothing can be planned now.")

    def why(self, view: View, rules: Rules, move: int) -> Reason:
        """Why a well-written move of the viewer is not legal now."""
        raise NotImplementedError

    def tell(self, before: View, line: str, after: View, rules: Rules) -> list[Sentence]:
        """The line, as the viewer was shown it, told for the log: what was done and what came of it.

        The line is empty where it was withheld: then only what the viewer saw change can be told.
        """
        raise NotImplementedError

    def default(self, view: View, rules: Rules) -> int:
        """The stated default of the decision that is due: what is played for a seat that does not answer in time."""
        raise NotImplementedError

    def maps(self) -> dict[str, Mapping[str, Any]]:
        """The maps that are shipped, by name; the standard map comes first."""
        return {}

    def map_faults(self, data: object) -> list[str]:
        """All that is wrong with a map file of this game, each with the rule for maps that it breaks."""
        raise NotImplementedError

    def map_picture(self, data: object) -> str:
        """A map without faults as an SVG picture."""
        raise NotImplementedError

    def public_options(self, options: Mapping[str, Any], seat: int) -> dict[str, Any]:
        """The header's options as a seat or a spectator may see them."""
        return dict(options)

    def rematch_options(self, options: Mapping[str, Any], result: Sequence[float]) -> dict[str, Any]:
        """The options of the next match between the same seats, after this result. A game may let the loser begin."""
        return dict(options)

    def sheets(self, options: Mapping[str, Any], filled: Sequence[str], paper: str) -> bytes:
        """What the game needs on paper, as a PDF; ``filled`` is what stands on its forms, in the game's notation."""
        raise RegaliaError(f"{self.title} has no sheets to print.")

    def miniatures(self) -> list[tuple[Rules, State]]:
        """Small first positions, each with its rules, for the law that enumerates worlds (law 19).

        Nothing is hidden in them yet: whatever a player does not see can only be as it is. A handful of cards is enough;
        what they should reach is every kind of proof about hidden cards that play can give.
        """
        return []

    def tables(self) -> list[tuple[int, dict[str, Any]]]:
        """Seats and options of one table of each kind, for the laws: what options mixed at random would seldom hit upon."""
        return []

    def set_up(
        self, options: Mapping[str, Any] | None = None, seats: int | None = None
    ) -> tuple[Rules, dict[str, Any]]:
        """The rules and the header's options; raises OptionError in plain words."""
        given = options or {}
        count = self.usual_seats if seats is None else seats
        if isinstance(count, bool) or not self.least_seats <= count <= self.most_seats:
            span = (
                f"{self.least_seats}"
                if self.least_seats == self.most_seats
                else f"{self.least_seats} to {self.most_seats}"
            )
            raise OptionError(f"{self.title} takes {span} seats, not {count}.")
        return self.rules(complete(self.options, given), count), changed(self.options, given)
