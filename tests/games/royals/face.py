"""What a player sees of a board: the scene, the reasons and the log."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from regalia import agents
from regalia.games.royals import GAME
from regalia.kernel.errors import Refused
from regalia.kernel.match import Match
from regalia.kernel.rng import FastRng
from regalia.kernel.scene import Choice, Preview, Scene, Token, Zone
from regalia.kernel.state import CHANCE, SPECTATOR
from tests.games.royals.board import Board
from tests.games.words import paragraphs, written

MIXES: tuple[dict[str, object], ...] = (
    {},
    {"decks": 2, "jokers_per_deck": 3},
    {"futile_attacks": False, "wipe_rule": "card_covers_ranks"},
    {"refill": "start", "blocked_attacker": "may_retry", "reshuffle_limit": None, "turn_limit": 60},
    {"match_games": 3, "blocked_attacker": "rests", "reshuffle_limit": 0, "idle_limit": 2},
)


def scene(board: Board, seat: int = 0) -> Scene:
    return GAME.scene(board.match.view(seat), board.match.rules)


def choice(board: Board, line: str) -> Choice:
    """The choice of the seat that the line begins with."""
    return next(choice for choice in scene(board, int(line[0])).choices if choice.line == line)


def preview(board: Board, line: str) -> Preview:
    found = choice(board, line).preview
    assert found is not None
    return found


def sum_of(board: Board, line: str) -> str:
    """The sum of a preview and its verdict in one line: ``2 ÷ 1 = 2 ≥ 2: falls``."""
    shown = preview(board, line)
    assert shown.verdict is not None
    return f"{' '.join(term.text for term in shown.sum)}: {shown.verdict.text}"


def thens(board: Board, line: str) -> list[str]:
    return [then.text for then in preview(board, line).then]


def zone(drawn: Scene, id: str) -> Zone:
    return next(zone for zone in drawn.zones if zone.id == id)


def token(drawn: Scene, id: str) -> Token:
    return next(token for zone in drawn.zones for token in zone.tokens if token.id == id)


def why(board: Board, line: str) -> str:
    """The reason with which a line is refused."""
    with pytest.raises(Refused) as refused:
        board.match.play(line)
    assert refused.value.rule in paragraphs(GAME), f"{refused.value.rule} is no paragraph of rules.md"
    return refused.value.reason


def told(board: Board, line: str, viewer: int = SPECTATOR) -> list[str]:
    """The line played, as the log tells it; headings begin with '=', the seat stands before its sentences."""
    before = board.match.view(viewer)
    entry = board.match.play(line)
    shown = entry.seen(viewer)
    assert shown is not None
    return [written(one) for one in GAME.tell(before, shown, board.match.view(viewer), board.match.rules)]


def games(count: int, bots: str = "verb,random") -> Iterator[Match]:
    """Matches under all option mixes, played by bots and given back at every decision and at the end."""
    names = bots.split(",")
    for number in range(count):
        rng = FastRng(2024, number)
        match = Match(GAME, MIXES[number % len(MIXES)])
        while not match.over:
            if match.turn == CHANCE:
                match.deal(rng)
                continue
            yield match
            bot = agents.find(names[(match.turn + number) % 2])
            match.play_move(bot.choose(match.view(match.turn), match.rules, rng))
        yield match
