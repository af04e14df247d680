"""What players read of any game: the numbers of its rules, and the lines of its log."""

from __future__ import annotations

import re

from regalia.games import rules_text
from regalia.kernel.game import Game
from regalia.kernel.scene import Sentence


def paragraphs(game: Game) -> set[str]:
    """Numbers of sections and paragraphs of the rules for players."""
    text = rules_text(game)
    return set(re.findall(r"^## (\d+)\.", text, re.M)) | set(re.findall(r"^\*\*(\d+\.\d+)", text, re.M))


def written(sentence: Sentence) -> str:
    """Headings begin with '=', the seat stands before its sentences."""
    if sentence.heading:
        return f"= {sentence.text}"
    return sentence.text if sentence.seat is None else f"{sentence.seat} {sentence.text}"
