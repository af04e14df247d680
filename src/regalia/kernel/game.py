"""Game: what every folder under ``games/`` offers as ``GAME``. All generic code works through it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from importlib import import_module
from types import ModuleType
from typing import Any, Literal

from regalia.kernel.codec import Codec
from regalia.kernel.errors import OptionError, RegaliaError
from regalia.kernel.files.kind import FileKind
from regalia.kernel.optional.atlas import Atlas
from regalia.kernel.optional.goals import Goals
from regalia.kernel.optional.planner import Planner
from regalia.kernel.optional.pricing import Pricing
from regalia.kernel.optional.printer import Printer
from regalia.kernel.optional.series import Series
from regalia.kernel.optional.statistics import Statistics
from regalia.kernel.optional.workshop import Workshop
from regalia.kernel.options import Option, changed, complete
from regalia.kernel.origin import mark
from regalia.kernel.positions.text import Positions
from regalia.kernel.rules import Rules
from regalia.kernel.scene import Choice, Scene, Sentence
from regalia.kernel.scene.merits import previewed
from regalia.kernel.state import State, View

Stage = Literal["draft", "beta", "stable"]


@dataclass(frozen=True, slots=True)
class Reason:
    """Why something cannot be done: a sentence for the player, and the rule it rests on."""

    text: str
    rule: str = ""


@dataclass(frozen=True, slots=True)
class Ending:
    """A way to end in words: "an army falls". ``stopped``: a limit ended the game, not the players."""

    words: str
    stopped: bool = False


class Game:
    """One game, without its options. A game subclasses this in its ``__init__.py`` and offers one instance as GAME.

    It must name the fields below and have ``rules``; the modules that the next three groups name are found by themselves.
    """

    key: str
    title: str
    tagline: str
    minutes: tuple[int, int]  # against bots, at the pace that docs/research/games/minutes.md states
    least_seats: int
    most_seats: int
    usual_seats: int
    version: int  # of the rules; moves only when behaviour does
    earlier_versions: tuple[int, ...] = ()  # of the rules whose records are also records of this version
    stage: Stage
    options: tuple[Option, ...]
    reasons: tuple[str, ...]  # closed list of ways to end; State.reason() counts in it
    endings: tuple[Ending, ...] = ()  # the same in words
    codec: Codec
    rulings: int = 0  # how many numbered rulings its specification has, and how many test vectors (law 16)
    vectors: int = 0
    shelf: int = 99  # its place among the games, the first to try before the others
    draws: bool = False  # whether a game of all seats can end without a winner, so that players may agree on it

    def rules(self, options: Mapping[str, Any], seats: int) -> Rules:
        """The rules with these complete, checked options. Use ``set_up`` from outside."""
        raise NotImplementedError

    # ---- at the table: found in the game's room ``scene/``

    def scene(self, view: View, rules: Rules) -> Scene:
        """The picture of what the viewer sees, with every legal move of a choosing viewer."""
        found: Scene = self._module("scene.scene").scene(view, rules)
        return found

    def why(self, view: View, rules: Rules, move: int) -> Reason:
        """Why a well-written move of the viewer is not legal now."""
        found: Reason = self._module("scene.reasons").why(view, rules, move)
        return found

    def default(self, view: View, rules: Rules) -> int:
        """The stated default move for a player who does not answer in time."""
        found: int = self._module("scene.reasons").default(view, rules)
        return found

    def tell(self, before: View, line: str, after: View, rules: Rules) -> list[Sentence]:
        """The log sentences for a line as the viewer was shown it: what was done and what came of it.

        The line is empty where it was withheld: then only what the viewer saw change can be told.
        """
        found: list[Sentence] = self._module("scene.tell").tell(before, line, after, rules)
        return found

    def merit(self, view: View, rules: Rules, choice: Choice) -> str:
        """What speaks for a choice of the viewer, in one or two sentences.

        They are made of facts that previews tell. A game without the module ``scene.merits`` says what the choice's own
        preview says.
        """
        try:
            module = self._module("scene.merits")
        except ModuleNotFoundError:
            return previewed(choice)
        found: str = module.merit(view, rules, choice)
        return found

    # ---- positions as text: found in the game's module ``positions``

    def positions(self) -> Positions:
        """The texts of positions and views; raises RegaliaError for a game without the module."""
        name = f"{type(self).__module__}.positions"
        try:
            found: Positions = self._module("positions").POSITIONS
        except ModuleNotFoundError as missing:
            if missing.name != name:
                raise
            raise RegaliaError(f"{self.title} does not tell how its positions are written as text.") from None
        return found

    # ---- what puzzles may ask for: found in the game's module ``puzzles``

    def goals(self) -> Goals:
        """The goals of the game's puzzles; without the module, to win this turn and to prevent a win in the next."""
        name = f"{type(self).__module__}.puzzles"
        try:
            found: Goals = self._module("puzzles").GOALS
        except ModuleNotFoundError as missing:
            if missing.name != name:
                raise
            return Goals()
        return found

    # ---- for the lab: found in the game's module ``statistics``

    def statistics(self, rules: Rules) -> Statistics:
        """What the lab notes about games under these rules; without the module, only what all games have."""
        name = f"{type(self).__module__}.statistics"
        try:
            found: Statistics = self._module("statistics").statistics(rules)
        except ModuleNotFoundError as missing:
            if missing.name != name:
                raise
            return Statistics(rules.seats, [])
        return found

    def pricing(self) -> Pricing | None:
        """The parts of the game that have a price, from its module ``pricing``; None without the module."""
        name = f"{type(self).__module__}.pricing"
        try:
            found: Pricing = self._module("pricing").PRICING
        except ModuleNotFoundError as missing:
            if missing.name != name:
                raise
            return None
        return found

    # ---- what people write for the game: found in its module ``files``

    def file_kinds(self) -> tuple[FileKind, ...]:
        """The kinds of files that people write for the game, such as maps; none without the module."""
        name = f"{type(self).__module__}.files"
        try:
            found: tuple[FileKind, ...] = self._module("files").FILE_KINDS
        except ModuleNotFoundError as missing:
            if missing.name != name:
                raise
            return ()
        return found

    # ---- for editors: found in the game's module ``workshop``

    def workshop(self) -> Workshop | None:
        """The parts that players make themselves; None without the module."""
        name = f"{type(self).__module__}.workshop"
        try:
            found: Workshop = self._module("workshop").WORKSHOP
        except ModuleNotFoundError as missing:
            if missing.name != name:
                raise
            return None
        return found

    # ---- for the laws: found in the game's room ``checks/``

    def miniatures(self) -> list[tuple[Rules, State]]:
        """Small first positions, each with its rules, for the law that enumerates worlds (law 19).

        Nothing is hidden in them yet. A handful of cards is enough; together they should reach every kind of proof about
        hidden cards that play can give.
        """
        return [*self._module("checks.miniatures").miniatures()]

    def tables(self) -> list[tuple[int, dict[str, Any]]]:
        """Seats and options of one table of each kind, for the laws: those that options mixed at random seldom reach."""
        return [*self._module("checks.tables").TABLES]

    # ---- optional parts

    def atlas(self) -> Atlas | None:
        """The maps of a game that is played on maps."""
        return None

    def planner(self) -> Planner | None:
        """What previews plans of several moves."""
        return None

    def printer(self) -> Printer | None:
        """What prints the game on paper."""
        return None

    def series(self) -> Series:
        """What the game tells matches and events."""
        return Series()

    def public_options(self, options: Mapping[str, Any], seat: int) -> dict[str, Any]:
        """The header's options as a seat or a spectator may see them."""
        return dict(options)

    def options_for(self, seats: int) -> dict[str, Any]:
        """The plainest options for that many seats: none, unless the number of seats asks for some."""
        return {}

    def reads(self, version: int | None) -> bool:
        """Whether records of a version of the rules can be replayed; one without a version is taken as of this one."""
        return version in (None, self.version, *self.earlier_versions)

    def swapped_options(self, options: Mapping[str, Any]) -> dict[str, Any]:
        """The options of a table of two with both sides exchanged, where options tell them apart."""
        return dict(options)

    def unsettled(self, view: View, rules: Rules) -> bool:
        """Whether the viewer's choices stay secret until all have made theirs; until then they can be prepared and changed."""
        return False

    def rematch_options(self, options: Mapping[str, Any], result: Sequence[float]) -> dict[str, Any]:
        """The options of the next match between the same seats, after this result. A game may let the loser begin."""
        return dict(options)

    def ending(self, reason: int) -> Ending:
        """A way to end in words; without a declaration, its name."""
        return self.endings[reason] if self.endings else Ending(self.reasons[reason].replace("_", " "))

    def _module(self, name: str) -> ModuleType:
        """A module of the game's own folder, loaded when it is first needed: bots and simulations draw no scenes."""
        return import_module(f"{type(self).__module__}.{name}")

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
        rules, header = self.rules(complete(self.options, given), count), changed(self.options, given)
        mark(rules, self, header)
        return rules, header

    def __reduce__(self) -> str:
        """Pickles name the game and do not hold it."""
        return "GAME"
