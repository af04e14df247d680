"""Answers to ``?``: what to do now, what a line would do or why it is refused, what the rules say."""

from __future__ import annotations

import re
from collections.abc import Iterator

from rich.console import RenderableType
from rich.markdown import Markdown
from rich.text import Text

from regalia.cli.draw.console import harmless
from regalia.cli.draw.pen import Pen
from regalia.cli.draw.preview import choice_lines
from regalia.cli.terminal.reading import forgiven, line_of
from regalia.games import rules_text
from regalia.kernel.errors import Refused
from regalia.kernel.match import Match
from regalia.kernel.rulebook import Entry, glossary
from regalia.kernel.rulebook.glossary import entry_for, paragraph
from regalia.kernel.scene import Scene

KEYS = (
    ("NUMBER", "take that choice, or open that group"),
    ("e", "end the turn, or this step of it: the same key in every game"),
    ("LINE", "play a line of the record, like '{line}'; the seat in front may be left out"),
    ("? NUMBER, ? LINE", "what it would do, or why it cannot be played"),
    ("? WORD", "what a term means, or what the rules say about it"),
    ("hint", "what the bot Knight would play, and why; only against bots"),
    ("list, table, log", "show the choices, the table, what has happened"),
    ("sheets", "show what the units can do, where a game has units"),
    ("save FILE, load FILE", "save the game, or continue a saved one"),
    ("quit", "leave"),
)
MOST_PARAGRAPHS = 3


def explained(match: Match, scene: Scene, about: str, pen: Pen) -> Iterator[RenderableType]:
    """The answer to a question, line by line."""
    playable = line_of(about, match.turn) in match.legal()
    if not about:
        yield from _here(scene, pen)
    elif not playable and (entry := entry_for(glossary(rules_text(match.game)), about)):
        yield from _term(match, entry, pen)
    elif not playable and re.fullmatch(r"[a-zA-Z]+", about):
        yield from _rules(match, scene, about, pen)
    else:
        yield from _line(match, scene, forgiven(line_of(about, match.turn), match.legal()), pen)


def _here(scene: Scene, pen: Pen) -> Iterator[Text]:
    """The prompt, what cannot be done and why, and the keys."""
    yield pen.asked(f"{scene.prompt.say} {scene.prompt.small}".rstrip(), "bold")
    for text, labels in _refusals(scene).items():
        about = f"{', '.join(labels)}: " if labels else ""
        yield Text("  not now: ", "dim").append(pen.reason(f"{about}{text}", "default"))
    wide = max(len(key) for key, _ in KEYS)
    for key, meaning in KEYS:
        line = scene.choices[-1].line if scene.choices else "0 pass"
        yield Text(f"  {key:<{wide}}  ", "bold").append(meaning.format(line=line), "not bold")


def _refusals(scene: Scene) -> dict[str, list[str]]:
    """The reasons why things cannot be done, each with the rows that it locks."""
    found: dict[str, list[str]] = {}
    for refusal in scene.refusals:
        found.setdefault(refusal.text, []).extend([refusal.label] if refusal.label else [])
    return found


def _line(match: Match, scene: Scene, line: str, pen: Pen) -> Iterator[RenderableType]:
    """What a line would do or, if it is not legal, why it is refused."""
    if line not in match.legal():
        try:
            match.play(line)
        except Refused as refused:
            rule = f" (rule {refused.rule})" if refused.rule else ""
            yield pen.reason(harmless(f"{line}: {refused.reason}{rule}"))
        return
    for choice in scene.choices:
        if choice.line == line:
            yield from choice_lines(choice, pen)


def _term(match: Match, entry: Entry, pen: Pen) -> Iterator[RenderableType]:
    """A term of the glossary, and the paragraph that rules it."""
    for part in (f"**{entry.term}**: {entry.text}", paragraph(rules_text(match.game), entry.rule)):
        yield Text(part.replace("*", "")) if pen.plain else Markdown(part)


def _rules(match: Match, scene: Scene, word: str, pen: Pen) -> Iterator[RenderableType]:
    """The choices with that verb, and the paragraphs of the rules with that word."""
    for choice in scene.choices:
        if choice.line.split()[1] == word:
            yield Text(f"  {choice.line}  ").append(pen.text(choice.outcome, "dim"))
    found = [part for part in rules_text(match.game).split("\n\n") if re.search(rf"\b{word}", part, re.IGNORECASE)]
    found.sort(key=lambda part: (not re.search(rf"\*{word}", part, re.IGNORECASE), not part.startswith("**")))
    for part in found[:MOST_PARAGRAPHS]:
        yield Text(part.replace("*", "")) if pen.plain else Markdown(part)
    if len(found) > MOST_PARAGRAPHS:
        yield Text(f"… and {len(found) - MOST_PARAGRAPHS} more: 'regalia rules {match.game.key}' has them all.", "dim")
    if not found:
        yield Text(f"The rules do not speak of '{word}'.")
