"""The HTTP endpoints for puzzles. They need no account and store nothing: each request tells the whole attempt.

Positions are read and drawn beside the event loop.
"""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from regalia.kernel.errors import RegaliaError
from regalia.kernel.game import Game
from regalia.kernel.scene import Scene
from regalia.puzzles.attempt import (
    Attempt,
    attempt,
    names_of,
    own_lines,
    position_of,
    question,
    reason,
    reasons,
    solution,
)
from regalia.puzzles.puzzle import Puzzle
from regalia.puzzles.shelf import find_puzzle, of_the_day, puzzles
from regalia.server.aside import aside
from regalia.server.http.bodies import JSON, answer, asked
from regalia.server.http.guard import address
from regalia.server.limits import Buckets
from regalia.server.problems import malformed, too_fast, unknown
from regalia.server.services import Services
from regalia.server.wire.puzzles import (
    DailyPuzzles,
    PuzzleInfo,
    PuzzleMove,
    PuzzleStart,
    PuzzleStep,
    PuzzleTry,
    PuzzleVerdict,
)

MOST_LINES = 40  # of the solver in one attempt
RATE_WAIT = 1


class PuzzlesApi:
    """The endpoints. Everything sent is what the solver sees."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._tries = Buckets(services.limits.checks)
        self._all = b""  # encoded once, when first asked for
        self._daily: dict[date, bytes] = {}

    def routes(self) -> list[Route]:
        return [
            Route("/api/puzzles", self.all, methods=["GET"]),
            Route("/api/puzzles/today", self.today, methods=["GET"]),
            Route("/api/puzzles/daily", self.daily, methods=["GET"]),
            Route("/api/puzzles/{key}/{name}", self.start, methods=["GET"]),
            Route("/api/puzzles/{key}/{name}", self.attempt, methods=["POST"]),
            Route("/api/puzzles/{key}/{name}/solution", self.solution, methods=["GET"]),
        ]

    async def all(self, request: Request) -> Response:
        if not self._all:
            found = [info(game, one) for game in await self._shelves() for one in puzzles(game).values()]
            self._all = msgspec.json.encode(found)
        return Response(self._all, media_type=JSON)

    async def today(self, request: Request) -> Response:
        """The puzzles of a date, by default of today."""
        day = _day(request.query_params.get("date", ""))
        if day not in self._daily:
            self._slowly(request)
            found = await aside(daily, await self._shelves(), day)
            self._daily = dict([*self._daily.items(), (day, msgspec.json.encode(found))][-3:])
        return Response(self._daily[day], media_type=JSON)

    async def daily(self, request: Request) -> Response:
        """The puzzle of a date for the front page, without its picture: every day from another game."""
        day = _day(request.query_params.get("date", ""))
        found = [(game, one) for game in await self._shelves() if (one := of_the_day(game, day)) is not None]
        if not found:
            raise unknown("There are no puzzles here.")
        return answer(await aside(info, *found[day.toordinal() % len(found)]))

    async def start(self, request: Request) -> Response:
        game, puzzle = await self._named(request)
        return answer(await aside(started, game, puzzle))

    async def attempt(self, request: Request) -> Response:
        self._slowly(request)
        game, puzzle = await self._named(request)
        lines = (await asked(request, PuzzleTry, self._services.limits.body)).lines
        if not 1 <= len(lines) <= MOST_LINES:
            raise malformed(f"An attempt has 1 to {MOST_LINES} lines.")
        return answer(await aside(judged, game, puzzle, lines))

    async def solution(self, request: Request) -> Response:
        self._slowly(request)
        game, puzzle = await self._named(request)
        return answer(await aside(solved, game, puzzle))

    async def _shelves(self) -> list[Game]:
        """All games, once their puzzles have been read beside the event loop."""
        games = list(self._services.games.values())
        for game in games:
            await aside(puzzles, game)
        return games

    async def _named(self, request: Request) -> tuple[Game, Puzzle]:
        game = self._services.game(request.path_params["key"])
        try:
            return game, await aside(find_puzzle, game, request.path_params["name"])
        except RegaliaError:
            raise unknown(f"{game.title} has no such puzzle.") from None

    def _slowly(self, request: Request) -> None:
        if not self._tries.take(address(request.scope)):
            raise too_fast(RATE_WAIT)


def info(game: Game, puzzle: Puzzle) -> PuzzleInfo:
    ask, about = question(game, puzzle)
    return PuzzleInfo(
        game=game.key,
        name=puzzle.name,
        title=game.title,
        goal=puzzle.goal,
        ask=ask,
        about=about,
        grade=puzzle.grade,
        solved=puzzle.solved,
        names=names_of(puzzle),
    )


def daily(games: list[Game], day: date) -> DailyPuzzles:
    """The puzzles of that day with their pictures, and the reasons of the day before."""
    today = [(game, of_the_day(game, day)) for game in games]
    before = [(game, of_the_day(game, day - timedelta(days=1))) for game in games]
    return DailyPuzzles(
        date=day.isoformat(),
        puzzles=tuple(
            msgspec.structs.replace(info(game, one), scene=first_scene(game, one)) for game, one in today if one
        ),
        yesterday=tuple(msgspec.structs.replace(info(game, one), why=reason(game, one)) for game, one in before if one),
    )


def first_scene(game: Game, puzzle: Puzzle) -> Scene:
    match = position_of(game, puzzle)
    return _for_solving(game.scene(match.view(puzzle.seat), match.rules))


def started(game: Game, puzzle: Puzzle) -> PuzzleStart:
    """The puzzle as it is first shown."""
    return PuzzleStart(
        info=info(game, puzzle), seat=puzzle.seat, names=names_of(puzzle), scene=first_scene(game, puzzle)
    )


def judged(game: Game, puzzle: Puzzle, lines: tuple[str, ...]) -> PuzzleVerdict:
    """What the last of the solver's lines brings."""
    before = len(attempt(game, puzzle, lines[:-1]).steps)
    return verdict(game, puzzle, attempt(game, puzzle, lines), lines, before)


def solved(game: Game, puzzle: Puzzle) -> PuzzleVerdict:
    """The solution from the first line on."""
    lines = tuple(own_lines(puzzle))
    found = verdict(game, puzzle, solution(game, puzzle), lines, 0)
    return msgspec.structs.replace(found, lines=lines)


def verdict(game: Game, puzzle: Puzzle, now: Attempt, lines: tuple[str, ...], before: int) -> PuzzleVerdict:
    """The attempt's steps after the first ``before``, and the reasons behind one that is solved."""
    scenes = [_for_solving(game.scene(step.seen, now.match.rules)) for step in now.steps[before:]]
    if now.status != "open":
        scenes[-1] = _at_rest(scenes[-1])
    logs = [tuple(step.told) for step in now.steps[before:]]
    steps = tuple(PuzzleStep(scene=scene, log=log) for scene, log in zip(scenes, logs, strict=True))
    behind = reasons(game, puzzle, lines) if now.status == "solved" else []
    moves = tuple(PuzzleMove(label=move.label, why=move.why) for move in behind)
    return PuzzleVerdict(status=now.status, steps=steps, text=now.text, moves=moves)


def _for_solving(scene: Scene) -> Scene:
    """The scene without questions ("Are you sure?") and plans: every line is judged at once."""
    choices = tuple(msgspec.structs.replace(choice, confirm="") for choice in scene.choices)
    return msgspec.structs.replace(scene, choices=choices, planning=None)


def _at_rest(scene: Scene) -> Scene:
    """The scene in which nothing more can be chosen."""
    return msgspec.structs.replace(scene, choices=(), refusals=(), acts=(), next_touches=())


def _day(text: str) -> date:
    """The date of a request; raises HttpProblem."""
    if not text:
        return datetime.now(UTC).date()
    try:
        day = date.fromisoformat(text)
        return day if day.year > 1 else date(2, 1, 1)
    except ValueError:
        raise malformed("Write the date like 2026-11-17.") from None
