"""Pages that fill the screen or a panel: the curtain between people, the rules, answers, a terminal that is too small."""

from __future__ import annotations

from collections.abc import Iterable

from rich.console import Console, RenderableType
from rich.markdown import Markdown
from rich.text import Text

from regalia.cli.draw.block import Block
from regalia.cli.screen.look import CROWN, DIM, GILT, INK, cut
from regalia.games import rules_text
from regalia.kernel.game import Game

KEYS = (
    ("↑ ↓", "choose a move; a digit chooses it by its number"),
    ("← →", "choose a variant: another card, style or target of the same move"),
    ("tab", "the next move of all; on a map the arrows go from square to square"),
    ("⏎", "play the chosen move"),
    ("e", "end the turn, or this step of it"),
    ("h", "a hint: what the bot Knight would play, and why; only against bots"),
    ("p, l, s", "preview, log, players with their numbers and units"),
    ("PgUp PgDn", "scroll the table, where it is higher than the screen"),
    (":", "type a line of the record or a command: hint, save FILE, load FILE, ? WORD, quit"),
    ("q", "leave, after a question; Ctrl-C leaves at once"),
)


def said_lines(said: Iterable[RenderableType], wide: int) -> Block:
    """What was said, in lines of a width."""
    console = Console(width=wide, force_terminal=True, color_system="truecolor", highlight=False)
    lines = []
    for what in said:
        for row in console.render_lines(Text.from_markup(what) if isinstance(what, str) else what, pad=False):
            line = Text()
            for text, style, _ in row:
                line.append(text, style)
            line.rstrip()
            lines.append(line)
    return lines


def rules_page(game: Game, wide: int) -> Block:
    """The keys, then the rules of the game."""
    widest = max(len(key) for key, _ in KEYS)
    keys = [Text(f"{key:<{widest}}  ", f"bold {GILT}").append(words, f"not bold {INK}") for key, words in KEYS]
    return [*said_lines(keys, wide), Text(""), *said_lines([Markdown(rules_text(game))], wide)]


def curtain(words: str, wide: int, high: int) -> Block:
    """A page that shows no card."""
    lines = [Text("")] * high
    for at, text, style in ((high // 2 - 2, "♛ Regalia", f"bold {CROWN}"), (high // 2, words, f"bold {INK}")):
        lines[at] = _centred(Text(text, style), wide)
    return [cut(line, wide) for line in lines]


def small_page(wide: int, high: int, smallest: tuple[int, int]) -> Block:
    """What to do where the terminal has become too small."""
    words = (
        f"The table needs {smallest[0]} x {smallest[1]} cells;",
        f"this terminal has {wide} x {high}.",
        "Make it larger, or press Ctrl-C.",
    )
    lines = [Text("")] * max(high, 1)
    for nth, text in enumerate(words[:high]):
        lines[max(0, high // 2 - 2) + nth if high > 4 else nth] = cut(Text(text, DIM), wide)
    return lines


def _centred(text: Text, wide: int) -> Text:
    drawn = text.copy()
    drawn.pad_left(max(0, (wide - drawn.cell_len) // 2))
    return drawn
