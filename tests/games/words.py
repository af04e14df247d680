"""What players read of any game: the numbers of its rules, and the lines of its log."""

from __future__ import annotations

import re
from functools import cache

from regalia.games import rules_text
from regalia.kernel.game import Game, Reason
from regalia.kernel.scene import Sentence


@cache
def paragraphs(game: Game) -> set[str]:
    """Numbers of sections and paragraphs of the rules for players."""
    text = rules_text(game)
    return set(re.findall(r"^## (\d+)\.", text, re.M)) | set(re.findall(r"^\*\*(\d+\.\d+)", text, re.M))


def check_reason(game: Game, reason: Reason, move: int) -> None:
    """A reason that a player can do something with: a sentence of its own, and a paragraph to look it up."""
    line = game.codec.text(move)
    assert reason.text.endswith((".", "?")), line
    assert not reason.text.startswith("This can be played"), line
    assert reason.rule in paragraphs(game), line


def written(sentence: Sentence) -> str:
    """Headings begin with '=', the seat stands before its sentences."""
    if sentence.heading:
        return f"= {sentence.text}"
    return sentence.text if sentence.seat is None else f"{sentence.seat} {sentence.text}"
