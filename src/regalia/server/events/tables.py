"""The tables of an event: their setup, and what finished games bring."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from regalia.agents.characters import name_of
from regalia.events.entries import GameOver, PodBuilt, Score
from regalia.events.event import Event
from regalia.events.model import Player
from regalia.events.plan import Plan
from regalia.kernel.errors import RegaliaError
from regalia.kernel.match import Match
from regalia.server.events.notices import at_table
from regalia.server.store.entries import standing
from regalia.server.store.events import EventStore
from regalia.server.store.rows import MatchRow, Seat, Written
from regalia.server.table.info import players
from regalia.server.tokens import ALPHABET
from regalia.server.wire.table import TimeControl

if TYPE_CHECKING:
    from regalia.server.services import Services
    from regalia.server.table.room import Room

ID = 12

Before = tuple[Match, Sequence[float]]  # a finished game, and its result by the rules or by its players


def table_id(services: Services, event: str, *which: object) -> str:
    """The id of a table: unpredictable, and the same after a crash."""
    seal = services.signer.sign("event table", event, shown="/".join(map(str, which)))
    digest = hashlib.sha256(seal.encode()).digest()
    return "".join(ALPHABET[byte % len(ALPHABET)] for byte in digest[:ID])


async def playable(services: Services, plan: Plan, host: str) -> None:
    """Raises RegaliaError if the game does not support the plan's tables."""
    game = services.game(plan.game)
    series, set_up = game.series(), services.checks.set_up
    least = plan.match_size if plan.table_size == 2 else 2
    await set_up(game, plan.options, range(least, plan.match_size + 1), host)
    if plan.time_limit is not None:
        await set_up(game, series.timed(plan.options), [plan.match_size], host)
    if plan.options.get("build_only") or plan.options.get("decks") is not None:
        raise RegaliaError("In an event, decks are built at the event's own tables, not within a game.")
    building = series.building(plan.options)
    if building is not None:
        await set_up(game, building, [2], host)
    elif plan.rebuild and series.pool(plan.options) is None:
        raise RegaliaError("Players can rebuild decks only in an event where everybody keeps a deck of their own.")


def seat_for(player: Player) -> Seat:
    return Seat("bot", bot=player.bot) if player.bot else Seat("person", player.key)


def pod_row(services: Services, id: str, event: Event, pod: int) -> MatchRow:
    """The table of a pod, where decks are only built."""
    game = services.game(event.plan.game)
    building = game.series().building(event.plan.options)
    assert building is not None, "a pod has something to build"
    return _row(services, table_id(services, id, "pod", pod), event, event.pods[pod - 1].players, building)


def game_row(services: Services, id: str, event: Event, where: tuple[int, int, int], before: Before | None) -> MatchRow:
    """The table of one game of a match.

    ``before`` is the previous game, whose last player begins.
    """
    round, table, number = where
    bout = event.bout(round, table)
    game = services.game(event.plan.game)
    series = game.series()
    options = event.plan.options
    if before is not None:
        last = series.last_begins(*before)
        options = {**options, **({"first_player": last["first_player"]} if "first_player" in last else {})}
    if event.plan.time_limit is not None:
        options = series.timed(options)
    players = event.seats(bout.entrants)
    built = bout.built if bout.built is not None else [event.deck(player) for player in players]
    if any(deck is not None for deck in built):
        options = series.with_built(options, built)
    return _row(services, table_id(services, id, round, table, number), event, players, options)


def _row(services: Services, id: str, event: Event, players: Any, options: Any) -> MatchRow:
    game = services.game(event.plan.game)
    _, header = game.set_up(options, len(players))
    seats = tuple(seat_for(event.players[player]) for player in players)
    clock = event.plan.clock
    people = any(seat.kind == "person" for seat in seats)
    return MatchRow(
        id=id,
        game=game.key,
        rules=game.version,
        options=header,
        host=event.host,
        private=event.plan.private,
        created=services.clock.now(),
        seats=seats,
        control=TimeControl(**clock) if clock is not None and people else None,
    )


# ---- results


def played(services: Services, row: MatchRow, lines: list[Written]) -> Match:
    match = Match(services.game(row.game), row.options, len(row.seats))
    for stands in standing(lines)[0]:
        match.play(stands.written.line)
    return match


def pod_built(services: Services, row: MatchRow, lines: list[Written], pod: int) -> PodBuilt:
    series = services.game(row.game).series()
    match = played(services, row, lines)
    built, pools = series.built(match), series.pools(match)
    assert built is not None, "decks were built at this table"
    return PodBuilt(pod=pod, decks=tuple(built), pools=None if pools is None else tuple(pools))


def game_over(
    services: Services, row: MatchRow, lines: list[Written], where: tuple[int, int, int], entrants: int
) -> GameOver:
    """The score of each entrant, taken from its first seat; all its seats share it."""
    assert row.result is not None
    match = played(services, row, lines)
    series = services.game(row.game).series()
    places = series.places(match, row.result)
    best = max(row.result)
    alone = sum(row.result[entrant] == best for entrant in range(entrants)) == 1
    scores: list[Score] = []
    for entrant in range(entrants):
        tally = series.tally(match, entrant)
        won = row.result[entrant] == best
        ahead = sum(places[other] < places[entrant] for other in range(entrants))
        scores.append(
            Score(
                result=(1.0 if alone else 0.5) if won else 0.0,
                place=1 + ahead,
                taken=tally.taken,
                first=tally.first,
            )
        )
    round, table, number = where
    built = series.built(match)
    return GameOver(
        round=round,
        table=table,
        game=number,
        scores=tuple(scores),
        reason=match.reason() or "",
        built=None if built is None else tuple(built),
    )


# ---- replacements


async def give_seat(store: EventStore, room: Room, number: int, new: Player, name: str) -> None:
    """Give a seat to a new player, who sees what that seat sees.

    The previous one becomes a spectator, and the table is told.
    """
    if room.row.over:
        return
    before = players(room.row, room.names)[number].name
    async with room.changing():
        seat = seat_for(new)
        await store.give_seat(room.row.id, number, seat)
        room.set_seat(number, seat)
        room.left_out("seat")
        if new.key:
            room.names[new.key] = name
        room.audience.give_seat(number, new.key)
        room.autoplay.look()
        room.timeout.look()
    await room.chat.tell(at_table(before, name_of(new.bot) if new.bot else name, bool(new.bot)))
