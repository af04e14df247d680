"""The score and the length of a finished game, read from its last public scene and stored once."""

from __future__ import annotations

import re
from collections.abc import Sequence

import msgspec

from regalia.kernel.errors import RegaliaError
from regalia.kernel.game import Game
from regalia.kernel.match import Match
from regalia.kernel.scene import Scene
from regalia.kernel.state import SPECTATOR
from regalia.server.aside import aside
from regalia.server.services import Services
from regalia.server.store.entries import standing
from regalia.server.store.rows import MatchRow, Written

UNITS = (  # the numbers that decide, by the beginning of their gauge's id
    ("points", "point", "points"),
    ("hits", "hit taken", "hits taken"),
    ("units", "unit left", "units left"),
    ("pawns:", "pawn left", "pawns left"),
    ("throne", "territory", "territories"),
)
AGAINST = "hits"  # counts against its seat
TALLY = re.compile(r"\{0\} (\d+), \{1\} (\d+)$")  # games won in a match
LENGTH = re.compile(r"^(turn|round) (\d+)( of \d+)?$")


class Score(msgspec.Struct, frozen=True, omit_defaults=True):
    """What each seat had at the end, with its unit. ``against``: more is worse."""

    values: tuple[int, ...]
    one: str
    many: str
    against: bool = False


def score_of(scene: Scene, seats: int) -> Score | None:
    """The numbers that count at the end; None where a seat has none."""
    for fact in scene.facts:
        if found := TALLY.search(fact.text):
            return Score((int(found[1]), int(found[2])), "game", "games")
    for id, one, many in UNITS:
        own = [
            [g.value for g in scene.gauges if g.owner == seat and g.id.startswith(id) and g.id != "points"]
            for seat in range(seats)
        ]
        if all(own):
            return Score(tuple(map(sum, own)), one, many, id == AGAINST)
    return None


def length_of(scene: Scene) -> str:
    """How long the game was: "15 turns"; empty where it counts none."""
    for fact in scene.facts:
        if found := LENGTH.match(fact.text):
            return f"{found[2]} {found[1]}{'' if found[2] == '1' else 's'}"
    return ""


def told(score: Score, seat: int) -> str:
    """The score as that seat's player says it: "30 to 17", "5 hits taken"."""
    mine = score.values[seat]
    if len(score.values) == 2 and not score.against:
        return f"{mine} to {score.values[1 - seat]}"
    return f"{mine} {score.one if mine == 1 else score.many}"


async def outcomes(services: Services, matches: Sequence[str]) -> dict[str, tuple[Score | None, str]]:
    """Scores and lengths of finished matches. Those that are not stored yet are computed beside the event loop."""
    stored = await services.store.histories.outcomes(matches)
    new: dict[str, tuple[str, str]] = {}
    for id in matches:
        if id not in stored and (found := await services.store.match(id)) is not None:
            new[id] = await _computed(services, *found)
    if new:
        await services.store.histories.keep(new)
    return {
        id: (msgspec.json.decode(score, type=Score) if score else None, length)
        for id, (score, length) in (stored | new).items()
    }


async def _computed(services: Services, row: MatchRow, lines: Sequence[Written]) -> tuple[str, str]:
    game = services.games.get(row.game)
    if game is None or not game.reads(row.rules) or len(lines) > services.limits.steps:
        return "", ""
    try:
        return await aside(_last_scene, game, row, lines)
    except RegaliaError:
        return "", ""


def _last_scene(game: Game, row: MatchRow, lines: Sequence[Written]) -> tuple[str, str]:
    match = Match(game, row.options, len(row.seats))
    for line in standing(lines)[0]:
        match.play(line.written.line)
    scene = game.scene(match.view(SPECTATOR), match.rules)
    score = score_of(scene, len(row.seats))
    return msgspec.json.encode(score).decode() if score else "", length_of(scene)
