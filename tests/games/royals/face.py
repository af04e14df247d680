"""What a player sees of a board: the scene, the reasons and the log."""

from __future__ import annotations

from collections.abc import Iterator

from regalia.games.royals import GAME
from regalia.kernel.match import Match
from regalia.kernel.rng import FastRng
from regalia.kernel.scene import Preview
from regalia.kernel.state import SPECTATOR
from tests.games import face
from tests.games.face import choice, played_by_bots, refused
from tests.games.royals.board import Board
from tests.games.words import paragraphs

MIXES: tuple[dict[str, object], ...] = (
    {},
    {"decks": 2, "jokers_per_deck": 3},
    {"futile_attacks": False, "wipe_rule": "card_covers_ranks"},
    {"refill": "start", "blocked_attacker": "may_retry", "reshuffle_limit": None, "turn_limit": 60},
    {"match_games": 3, "blocked_attacker": "rests", "reshuffle_limit": 0, "idle_limit": 2},
)


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


def why(board: Board, line: str) -> str:
    """The reason with which a line is refused; it rests on a paragraph of the rules."""
    found = refused(board, line)
    assert found.rule in paragraphs(GAME), f"{found.rule} is not a paragraph of rules.md"
    return found.reason


def told(board: Board, line: str, viewer: int = SPECTATOR) -> list[str]:
    """The log sentences for a line; in Royals no line is withheld from a viewer."""
    sentences = face.told(board, line, viewer)
    assert board.match.entries[-1].seen(viewer) is not None
    return sentences


def games(count: int, bots: str = "verb,random") -> Iterator[Match]:
    """Matches under all option mixes, played by bots and given back at every decision and at the end."""
    names = bots.split(",")
    for number in range(count):
        first = number % len(names)
        match = Match(GAME, MIXES[number % len(MIXES)])
        yield from played_by_bots(match, FastRng(2024, number), names[first:] + names[:first])
