"""Profiles: what a player has played, and what of it others are told.

A stranger is told of games at public tables, by the day, and of ratings, which the ladder shows to everybody. The names of
guests are told to the player alone. An account that has nothing to show has no profile, so that profiles do not tell
which names are accounts.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from datetime import UTC, datetime

from regalia.agents.characters import name_of
from regalia.server.likeness import skeletons
from regalia.server.names import first_name
from regalia.server.people.ladder import SCALE, SURE
from regalia.server.people.naming import key_of
from regalia.server.people.outcomes import Score, outcomes, told
from regalia.server.problems import HttpProblem, unknown
from regalia.server.services import Services
from regalia.server.store.people.histories import Played, Sat
from regalia.server.store.ratings import Rating
from regalia.server.wire.people import Companion, Games, GameStanding, Outcome, PlayedGame, Profile, RatingPoint

COUNTED = 1_000  # games that statistics are made of, the newest
POINTS = 60  # of a rating curve
SHOWN = 8  # games on the first page of a profile
MET = 6  # opponents and bots on a profile
PAGE = 20  # games on a page of the history
DAY = 24 * 3600.0
MONTH = 30 * DAY
A_GUEST = "a guest"


def nobody_called(name: str) -> HttpProblem:
    return unknown(f"There is no profile of '{name}'. Guests have none, nor has anybody without a game to show.")


async def player_called(services: Services, name: str, asker: str | None) -> str:
    """The guest behind a profile's name; raises HttpProblem, also for an account that has nothing to show."""
    key = key_of(name)[: services.limits.name * 4]
    for found in await services.store.histories.named(skeletons(key)[0]):
        if key_of(found.name) == key and (found.shown or found.guest == asker):
            return found.guest
    raise nobody_called(name[: services.limits.name])


class Profiles:
    def __init__(self, services: Services) -> None:
        self._services = services
        self._store = services.store.histories

    async def profile(self, guest: str, asker: str | None) -> Profile:
        """The profile as that visitor may see it."""
        yours = asker == guest
        account = await self._services.store.accounts.of(guest)
        name = (await self._services.store.names([guest])).get(guest) or first_name(guest)
        games = await self._store.played(guest, yours, COUNTED)
        others = await self._store.others([game.id for game in games], guest)
        standings = await self._standings(guest, games, yours)
        blocks = await self._services.store.blocks.of(asker) if asker and not yours else []
        opponents, bots = await self._met(games, others, yours)
        return Profile(
            name=name,
            yours=yours,
            account=account is not None,
            since=0.0 if account is None else account.created if yours else _month(account.created),
            games=await self._store.count(guest, yours),
            won=sum(outcome(game) == "won" for game in games),
            standings=standings,
            opponents=opponents,
            bots=bots,
            last=await self._told(guest, games[:SHOWN], others, yours),
            blocked=any(block.blocked == guest for block in blocks),
        )

    async def games(self, guest: str, asker: str | None, page: int, game: str) -> Games:
        """A page of a player's history, as that visitor may see it."""
        yours = asker == guest
        total = await self._store.count(guest, yours, game)
        pages = max(1, -(-total // PAGE))
        page = min(page, pages)
        games = await self._store.played(guest, yours, PAGE, (page - 1) * PAGE, game)
        others = await self._store.others([one.id for one in games], guest)
        return Games(page=page, pages=pages, total=total, games=await self._told(guest, games, others, yours))

    async def _standings(self, guest: str, games: Sequence[Played], yours: bool) -> tuple[GameStanding, ...]:
        """One for each game that the player has played or is rated in, those with most games first."""
        found = []
        for key, game in self._services.games.items():
            results = Counter(outcome(one) for one in games if one.game == key)
            rating = (await self._services.store.ratings.of(key, [guest])).get(guest)
            if not results and rating is None:
                continue
            curve = await self._store.course(guest, key, POINTS) if rating else []
            found.append(
                GameStanding(
                    game=key,
                    title=game.title,
                    won=results["won"],
                    tied=results["tied"],
                    lost=results["lost"],
                    strength=round(rating.mu * SCALE) if rating else None,
                    unsure=round(rating.sigma * SURE * SCALE) if rating else 0,
                    month=self._month_change(curve),
                    curve=tuple(
                        RatingPoint(at=at if yours else _day(at), strength=round(mu * SCALE)) for at, mu in curve
                    ),
                )
            )
        return tuple(sorted(found, key=lambda one: -(one.won + one.tied + one.lost)))

    def _month_change(self, curve: Sequence[tuple[float, float]]) -> int:
        since = self._services.clock.now() - MONTH
        if not curve or curve[-1][0] < since:
            return 0
        before = [mu for at, mu in curve if at < since]
        first = before[-1] if before else Rating().mu if len(curve) < POINTS else curve[0][1]
        return round(curve[-1][1] * SCALE) - round(first * SCALE)

    async def _met(
        self, games: Sequence[Played], others: Mapping[str, Sequence[Sat]], yours: bool
    ) -> tuple[tuple[Companion, ...], tuple[Companion, ...]]:
        """The people and the bots met most often."""
        met, beaten = Counter[tuple[str, str]](), Counter[tuple[str, str]]()
        for game in games:
            for who in {(sat.guest, "" if sat.guest else sat.bot) for sat in others.get(game.id, ())}:
                met[who] += 1
                beaten[who] += outcome(game) == "won"
        people = await self._people([guest for guest, _ in met if guest], yours)
        told: dict[bool, list[Companion]] = {False: [], True: []}
        for (guest, bot), count in met.most_common():
            one = people[guest] if guest else Companion(name=name_of(bot), bot=True)
            if guest and not yours and not one.profile:
                continue
            if guest or bot:
                told[one.bot].append(
                    Companion(name=one.name, bot=one.bot, profile=one.profile, games=count, won=beaten[guest, bot])
                )
        return tuple(told[False][:MET]), tuple(told[True][:MET])

    async def _people(self, guests: Sequence[str], yours: bool) -> dict[str, Companion]:
        """Opponents by guest: those with an account by name; others by name only for the player."""
        names = await self._services.store.names(guests)
        accounts = await self._services.store.accounts.among(guests)
        return {
            guest: Companion(
                name=(names.get(guest) or first_name(guest)) if yours or guest in accounts else A_GUEST,
                profile=guest in accounts,
            )
            for guest in guests
        }

    async def _told(
        self, guest: str, games: Sequence[Played], others: Mapping[str, Sequence[Sat]], yours: bool
    ) -> tuple[PlayedGame, ...]:
        shown = [game for game in games if game.game in self._services.games]
        ids = [game.id for game in shown]
        people = await self._people(sorted({sat.guest for id in ids for sat in others.get(id, ()) if sat.guest}), yours)
        changes = await self._store.changes(ids, guest)
        scores = await outcomes(self._services, ids)
        return tuple(
            self._row(
                game,
                tuple(
                    people[sat.guest] if sat.guest else Companion(name=name_of(sat.bot), bot=True)
                    for sat in others.get(game.id, ())
                ),
                changes.get(game.id),
                *scores.get(game.id, (None, "")),
                yours,
            )
            for game in shown
        )

    def _row(
        self,
        game: Played,
        against: tuple[Companion, ...],
        change: tuple[float, float] | None,
        score: Score | None,
        length: str,
        yours: bool,
    ) -> PlayedGame:
        return PlayedGame(
            id=game.id,
            game=game.game,
            title=self._services.game(game.game).title,
            ended=game.ended if yours else _day(game.ended),
            outcome=outcome(game),
            place=1 + sum(other > game.result[game.seat] for other in game.result),
            seats=len(game.result),
            against=against,
            score=told(score, game.seat) if score else "",
            length=length,
            minutes=max(1, round((game.ended - game.begun) / 60)),
            change=None if change is None else round(change[1] * SCALE) - round(change[0] * SCALE),
            private=game.private,
            replay=not game.sealed,
        )


def outcome(game: Played) -> Outcome:
    """How a game ended for its player. Partners who share the whole win have won."""
    mine, best = game.result[game.seat], max(game.result)
    if mine < best:
        return "lost"
    alone = game.result.count(best) == 1
    return "won" if alone or (best == 1 and min(game.result) < best) else "tied"


def _day(at: float) -> float:
    return at - at % DAY


def _month(at: float) -> float:
    """The first of that month."""
    return datetime.fromtimestamp(at, UTC).replace(day=1, hour=0, minute=0, second=0, microsecond=0).timestamp()
