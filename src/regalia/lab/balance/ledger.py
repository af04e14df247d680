"""The ambiguity ledger: for each reading that a rulebook leaves open, how much it changes.

Every reading is compared with the default on the same deals: fairness (the starter's share), length, ties, and skill (the
better bot's share). A reading that the usual table never tests is tried beside one other option, then with other seats.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import msgspec
import numpy as np

from regalia.games import find
from regalia.kernel.errors import RegaliaError
from regalia.kernel.game import Game
from regalia.lab.balance.batches import REFERENCE, SECOND, Batch, Table, allotted, variant_batches
from regalia.lab.balance.make import pilot
from regalia.lab.balance.model import Value
from regalia.lab.balance.play import play, player_of
from regalia.lab.balance.sections.evidence import Evidence
from regalia.lab.balance.sections.rulings import Change, changes
from regalia.lab.balance.variants import Variant, own_data, variants
from regalia.lab.executors.executor import Executor, Stopped, never
from regalia.lab.study.rows import Frame

PROBES = 16  # paired games that show whether a table tests a reading at all
OTHER_SEATS = 2  # other numbers of seats that are tried
COLUMNS = 7  # of numbers in a row: four measures, three of them for two bots
WEIGHTS = {"reference": 2, "weak": 1, "options": 4, "second": 2, "skill": 4}


class Entry(msgspec.Struct, frozen=True):
    """One reading: what leaves it open, where it was tried, and what it changes, with ranges for the game's rows together."""

    option: str
    words: str
    default: str
    reading: str
    table: str
    games: int
    touched: float  # the share of games that went another way
    own_data: bool = False  # it takes data of the reader's own, so there is no other value to try
    no_turn: bool = False  # under it a game ends before its first turn, so there is nothing to compare
    starter: Value | None = None
    second_starter: Value | None = None
    rounds: Value | None = None
    second_rounds: Value | None = None
    ties: Value | None = None
    second_ties: Value | None = None
    skill: Value | None = None

    @property
    def tested(self) -> bool:
        return self.touched > 0 and not self.no_turn


class Ledger(msgspec.Struct, frozen=True):
    """The readings of one game."""

    game: str
    title: str
    seed: int
    entries: tuple[Entry, ...]


@dataclass(frozen=True, slots=True)
class Place:
    """Seats and options at which readings are tried."""

    seats: int
    options: Mapping[str, Any]

    def said(self, game: Game) -> str:
        known = {option.name: option for option in game.options}
        told = [f"“{known[name].title}: {known[name].said(value)}”" for name, value in self.options.items()]
        return f"{self.seats} seats" + (f" and {', '.join(told)}" if told else "")


def ledger(
    key: str,
    seconds: float,
    executor: Executor,
    seed: int = 1,
    told: Callable[[float], None] = lambda seconds: None,
    stopped: Stopped = never,
) -> Ledger:
    """The ledger of a game, played for about this many seconds."""
    game = find(key)
    places = _places(game, seed)
    rows = max(1, sum(map(len, places.values())))
    entries: list[Entry] = []
    for place, found in places.items():
        at, part = Place(place[0], dict(place[1])), seconds * len(found) / rows
        entries += _tried(game, at, found, rows, part, executor, seed, told, stopped)
    order = [option.name for option in game.options]
    entries += _untried(game, places)
    return Ledger(game.key, game.title, seed, tuple(sorted(entries, key=lambda entry: order.index(entry.option))))


Key = tuple[int, tuple[tuple[str, Any], ...]]


def _places(game: Game, seed: int) -> dict[Key, list[Variant]]:
    """The readings by the first table that tests them."""
    wanted = {
        (option.name, repr(variant.value)): variant
        for option in game.options
        if option.reading
        for variant in _all_variants(game, option.name)
    }
    places: dict[Key, list[Variant]] = {}
    for place in _tables(game):
        if not wanted:
            break
        probe = Probe(game, place, seed)
        tested = [name for name, variant in wanted.items() if probe.tests(variant)]
        if tested:
            key = (place.seats, tuple(place.options.items()))
            places[key] = [wanted.pop(name) for name in tested]
    return places


def _all_variants(game: Game, option: str) -> list[Variant]:
    found, refused = variants(game, {}, game.usual_seats, readings=True)
    return [v for v in (*found, *(r.variant for r in refused)) if v.option.name == option]


def _tables(game: Game) -> Iterator[Place]:
    """The usual table, then with one other option changed, then the same with other numbers of seats."""
    others = [seats for seats in range(game.least_seats, game.most_seats + 1) if seats != game.usual_seats]
    for seats in (game.usual_seats, *others[:OTHER_SEATS]):
        plain = game.options_for(seats)
        yield Place(seats, plain)
        for variant in variants(game, plain, seats)[0]:
            if variant.option.kind != "int" or not variant.option.default:  # something is switched on
                yield Place(seats, {**plain, variant.option.name: variant.value})


class Probe:
    """A few games at one table, to see whether readings change any of them."""

    def __init__(self, game: Game, place: Place, seed: int) -> None:
        self._game = game
        self._place = place
        self._table = Table(game.key, dict(place.options), place.seats, seed, 1)
        self._base: list[bytes] | None = None

    def tests(self, variant: Variant) -> bool:
        """Whether any game of the two bots goes another way with the reading."""
        more = {variant.option.name: variant.value}
        if variant.option.name in self._place.options:
            return False
        try:
            self._game.set_up({**self._place.options, **more}, self._place.seats)[0].start()
        except (RegaliaError, ValueError):
            return False
        if self._base is None:
            self._base = self._figures({})
        return self._figures(more) != self._base

    def _figures(self, more: dict[str, Any]) -> list[bytes]:
        found = []
        for bot in (REFERENCE, SECOND):
            player = player_of(self._table.run([bot] * self._table.seats, more))
            frame = Frame(player.run).table([player.chunk(1, PROBES).rows], 1)
            columns = ("decisions", "rounds", "result_0", "forced")
            found.append(b"".join(frame[name].to_numpy().tobytes() for name in columns))
        return found


def _tried(
    game: Game,
    place: Place,
    found: Sequence[Variant],
    rows: int,
    seconds: float,
    executor: Executor,
    seed: int,
    told: Callable[[float], None],
    stopped: Stopped,
) -> list[Entry]:
    rules, header = game.set_up(place.options, place.seats)
    table = Table(game.key, header, place.seats, seed, 1)
    costs, _ = pilot(table, (SECOND, REFERENCE))
    due = [
        Batch(f"mirror {REFERENCE}", table.run([REFERENCE] * place.seats), costs[REFERENCE], 8000, "reference"),
        Batch(f"mirror {SECOND}", table.run([SECOND] * place.seats), costs[SECOND], 8000, "weak"),
        *variant_batches(table, costs, found),
    ]
    played = play(allotted(due, seconds * executor.workers, WEIGHTS), executor, stopped, told)
    evidence = Evidence(game, table, game.statistics(rules), played, found, (), (), (), None)
    return [_entry(game, place, change) for change in changes(evidence, rows * COLUMNS)]


def _entry(game: Game, place: Place, change: Change) -> Entry:
    option = change.variant.option
    starter, rounds, ties, skill = change.values
    return Entry(
        option=option.name,
        words=change.variant.words,
        default=option.said(place.options.get(option.name, option.default)),
        reading=option.reading,
        table=place.said(game),
        games=change.games,
        touched=float(np.round(change.touched, 4)),
        no_turn=starter is not None and bool(np.isnan(starter.value)),
        starter=starter,
        second_starter=change.second[0],
        rounds=rounds,
        second_rounds=change.second[1],
        ties=ties,
        second_ties=change.second[2],
        skill=skill,
    )


def _untried(game: Game, places: Mapping[Key, Sequence[Variant]]) -> list[Entry]:
    """The readings that no table tested."""
    tried = {(v.option.name, repr(v.value)) for found in places.values() for v in found}
    entries = []
    for option in game.options:
        if not option.reading:
            continue
        rest = [v for v in _all_variants(game, option.name) if (option.name, repr(v.value)) not in tried]
        if option in own_data(game):
            default = option.said(option.default)
            entries.append(Entry(option.name, option.title, default, option.reading, "", 0, 0.0, own_data=True))
        for variant in rest:
            default = option.said(option.default)
            entries.append(Entry(option.name, variant.words, default, option.reading, "", 0, 0.0))
    return entries
