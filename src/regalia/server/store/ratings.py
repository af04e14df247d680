"""Ratings of accounts and bots in each game (OpenSkill, Plackett-Luce).

Only complete games between accounts and bots count. A game does not count if a move was taken back after others had
seen it, if a hint was given, or if a bot or another person played for somebody. Tables where decks are built do not
count either. A player whose clock runs out still counts as having played.
"""

from __future__ import annotations

import logging
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from openskill.models import PlackettLuce

from regalia.agents.characters import plays_as
from regalia.server.store.entries import TakenBack, read
from regalia.server.store.rows import MatchRow, Written

if TYPE_CHECKING:
    from regalia.server.services import Services

AT_ONCE = 50  # games rated in one heartbeat
BOT = "bot:"

log = logging.getLogger("regalia.server")
_model = PlackettLuce()


@dataclass(frozen=True, slots=True)
class Rating:
    """A rating: strength ``mu`` and uncertainty ``sigma``; 90 % of estimates lie within 1.6 sigma."""

    mu: float = _model.mu
    sigma: float = _model.sigma
    games: int = 0


def counts(row: MatchRow, lines: Sequence[Written], accounts: frozenset[str]) -> bool:
    """Whether a game is rated."""
    if row.result is None or row.left_out or row.lesson or row.trial:
        return False
    if not any(seat.kind == "person" for seat in row.seats):
        return False
    if any(seat.kind == "person" and (seat.bot or seat.guest not in accounts) for seat in row.seats):
        return False
    entries = [read(written.line) for written in lines]
    return not any(isinstance(entry, TakenBack) and entry.fresh for entry in entries)


def players_of(row: MatchRow) -> list[str]:
    """The rated players by seat; characters of one level are one player, because they play alike."""
    return [f"{BOT}{plays_as(seat.bot)}" if seat.kind == "bot" else seat.guest for seat in row.seats]


def rated(row: MatchRow, before: Mapping[str, Rating]) -> dict[str, Rating]:
    """The ratings after a game.

    A player with several seats, as bots may have, is rated by the first.
    """
    assert row.result is not None
    players = players_of(row)
    teams = [[_model.rating(mu=before[player].mu, sigma=before[player].sigma)] for player in players]
    after = _model.rate(teams, scores=list(row.result))
    new: dict[str, Rating] = {}
    for player, (rating,) in zip(players, after, strict=True):
        new.setdefault(player, Rating(rating.mu, rating.sigma, before[player].games + 1))
    return new


async def rate_games(services: Services) -> None:
    """Rate the games that have ended, each once."""
    for id in await services.store.ratings.unrated(AT_ONCE):
        found = await services.store.match(id)
        if found is None:
            continue
        row, lines = found
        guests = [seat.guest for seat in row.seats if seat.guest]
        accounts = await services.store.accounts.among(guests)
        decides = row.game in services.games and services.game(row.game).series().decides(row.options)
        if not decides or not counts(row, lines, accounts):
            await services.store.ratings.rate(id, row.game, {})
            continue
        before = await services.store.ratings.of(row.game, players_of(row))
        known = {player: before.get(player, Rating()) for player in players_of(row)}
        after = rated(row, known)
        changes = [(known[player].mu, after[player].mu) for player in players_of(row)]
        await services.store.ratings.rate(id, row.game, after, changes)
