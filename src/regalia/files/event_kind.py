"""Event files: what the server exports of an event, and what sheets are printed from."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Mapping
from typing import Any

import msgspec

from regalia.events.info import EventInfo
from regalia.files.table_kinds import format_shape, game_shape, unknown_game
from regalia.kernel.files.fault import Fault, written
from regalia.kernel.files.kind import FileKind
from regalia.kernel.files.shapes import Shape
from regalia.kernel.files.struct_shape import struct_shape

FORMAT = "regalia-event/1"
COUNTED = ("players", "entrants")
LISTS = (*COUNTED, "pods", "rounds", "bracket", "standings", "decks")
CARD = re.compile(r"[AKQJT2-9][shdc]|Xx")

Numbered = tuple[str, Any, str]  # a place, the number that stands there, and what it counts


class DeckList(msgspec.Struct, frozen=True):
    """A player's deck; ``player`` is the number among the event's players."""

    player: int
    cards: tuple[str, ...]


class EventFile(EventInfo, frozen=True, kw_only=True):
    """An event as everybody sees it, as a file: enough to print its sheets. Decks are empty until the event is over."""

    format: str
    best_of: int
    decks: tuple[DeckList, ...]


def event_shape() -> Shape:
    return struct_shape(EventFile, "Event", format=format_shape(FORMAT), game=game_shape())


def event_faults(data: Mapping[str, Any]) -> list[Fault]:
    """Every fault of meaning: unknown games and cards, players and entrants that the event does not have, wrong counts."""
    counts = {name: len(data[name]) for name in COUNTED}
    return [*unknown_game(data["game"]), *_number_faults(data, counts), *_count_faults(data), *_card_faults(data)]


def faults_beside(data: Mapping[str, Any], wrong: Collection[str]) -> list[Fault]:
    """The same among those fields that fit the schema; ``wrong`` are the places that do not."""
    broken = {re.split(r"[.\[]", place)[0] for place in wrong}
    fit = {name: value for name, value in data.items() if name not in broken}
    lists = {name: fit.get(name, ()) for name in LISTS}
    counts = {name: len(fit[name]) for name in COUNTED if name in fit}
    game = unknown_game(fit["game"]) if "game" in fit else []
    return [*game, *_number_faults(lists, counts), *_count_faults(lists), *_card_faults(lists)]


def _number_faults(data: Mapping[str, Any], counts: Mapping[str, int]) -> list[Fault]:
    """Numbers of players and entrants that the event does not have; without a count they are not checked."""
    return [
        Fault(place, f"The event has {counts[whom]} {whom}, counted from 0.", written(number))
        for place, number, whom in _numbers(data)
        if number is not None and whom in counts and not 0 <= number < counts[whom]
    ]


def _numbers(data: Mapping[str, Any]) -> Iterator[Numbered]:
    for n, player in enumerate(data["players"]):
        yield f"players[{n}].entrant", player["entrant"], "entrants"
    for whole in ("entrants", "pods"):
        for n, one in enumerate(data[whole]):
            yield from ((f"{whole}[{n}].players[{k}]", player, "players") for k, player in enumerate(one["players"]))
    for n, made in enumerate(data["rounds"]):
        at = f"rounds[{n}]"
        yield from ((f"{at}.byes[{k}]", entrant, "entrants") for k, entrant in enumerate(made["byes"]))
        for table, bout in enumerate(made["bouts"]):
            here = f"{at}.bouts[{table}]"
            yield from ((f"{here}.entrants[{k}]", one, "entrants") for k, one in enumerate(bout["entrants"]))
            yield f"{here}.winner", bout["winner"], "entrants"
    for n, column in enumerate(data["bracket"]):
        for k, cell in enumerate(column["cells"]):
            for m, side in enumerate(cell["sides"]):
                yield f"bracket[{n}].cells[{k}].sides[{m}].entrant", side["entrant"], "entrants"
    for n, line in enumerate(data["standings"]):
        yield f"standings[{n}].entrant", line["entrant"], "entrants"
    for n, deck in enumerate(data["decks"]):
        yield f"decks[{n}].player", deck["player"], "players"


def _count_faults(data: Mapping[str, Any]) -> list[Fault]:
    """Places and wins of a match that do not belong to its entrants, one each."""
    found = []
    for n, made in enumerate(data["rounds"]):
        for table, bout in enumerate(made["bouts"]):
            entrants = len(bout["entrants"])
            for name in ("places", "wins"):
                given = len(bout[name])
                if given not in (0, entrants):
                    reason = f"The match has {entrants} entrants, so it needs {entrants}, or none before its end."
                    found.append(Fault(f"rounds[{n}].bouts[{table}].{name}", reason, f"{given} entries"))
    return found


def _card_faults(data: Mapping[str, Any]) -> list[Fault]:
    reason = "A card is a rank (A K Q J T 9 to 2) and a suit (s h d c), such as Ks; a joker is Xx."
    return [
        Fault(f"decks[{n}].cards[{k}]", reason, written(card))
        for n, deck in enumerate(data["decks"])
        for k, card in enumerate(deck["cards"])
        if not CARD.fullmatch(card)
    ]


EVENT_KIND = FileKind(
    name="event",
    title="saved event",
    format=FORMAT,
    shape=event_shape,
    check=event_faults,
    beside=faults_beside,
    marks=("entrants", "rounds", "standings"),
)
