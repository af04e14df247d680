"""The ladder of a game: ratings of accounts and bots, with their uncertainty."""

from __future__ import annotations

from regalia.agents.characters import name_of
from regalia.server.names import first_name
from regalia.server.services import Services
from regalia.server.store.ratings import BOT
from regalia.server.wire.people import RatingChange, RatingRow

MOST = 100
SCALE = 60  # a beginner starts at 1500
SURE = 2  # sigmas to either side


async def ladder(services: Services, game: str) -> list[RatingRow]:
    best = await services.store.ratings.best(game, MOST)
    names = await services.store.names([player for player, _ in best if not player.startswith(BOT)])
    return [
        RatingRow(
            name=name_of(player.removeprefix(BOT))
            if player.startswith(BOT)
            else names.get(player) or first_name(player),
            bot=player.startswith(BOT),
            strength=round(rating.mu * SCALE),
            unsure=round(rating.sigma * SURE * SCALE),
            games=rating.games,
        )
        for player, rating in best
    ]


async def changes(services: Services, match: str) -> list[RatingChange]:
    """How a match changed its players' ratings; empty for a game that is not rated, or not yet."""
    found = await services.store.ratings.changes(match)
    return [
        RatingChange(seat=seat, before=round(before * SCALE), after=round(after * SCALE))
        for seat, (before, after) in enumerate(found)
    ]
