"""The parts of the screen beside the table: title bar, prompt, preview, moves, log, keys."""

from __future__ import annotations

import textwrap
from collections.abc import Iterable, Sequence

from rich.text import Text

from regalia.cli.draw.block import Block, beside, padded
from regalia.cli.draw.pen import KINDS, Pen
from regalia.cli.draw.wrap import hung
from regalia.cli.screen.cards import small_card
from regalia.cli.screen.look import (
    BAD,
    BAR,
    CROWN,
    DIM,
    EDGE,
    FAINT,
    FIELDS,
    GILT,
    INK,
    ON_BAD,
    ON_SLIP,
    ON_TITLE,
    PANEL,
    PAPER,
    SLIP,
    TITLE,
    cut,
    filled,
)
from regalia.cli.screen.plates import seat_colour, seat_sign
from regalia.kernel.scene import Choice, Preview, Scene, Sentence

MODES = {"turn": "YOUR TURN", "answer": "ANSWER", "wait": "WAIT", "watch": "WATCH", "over": "GAME OVER"}
LABEL = 11  # columns of the word before the prompt
COUNTED = 7  # columns of a card that is counted


def title_bar(scene: Scene, title: str, pen: Pen, wide: int) -> Text:
    """The game and its facts."""
    bar = Text.assemble((" ♛ Regalia", f"bold {CROWN}"), "  ", (title, "bold #fff3e0"))
    for fact in scene.facts:
        bar.append("  ").append(pen.text(fact.text, f"bold {GILT}" if fact.on else ON_TITLE))
    bar = cut(bar, wide)
    bar.stylize_before(f"on {TITLE}")
    return bar


def prompt_lines(scene: Scene, pen: Pen, wide: int, notice: Text | None) -> Block:
    """What is asked of whom, on a slip; a notice takes its place."""
    prompt = scene.prompt
    seat = prompt.seat if prompt.seat is not None else 5
    label = MODES[prompt.mode]
    words = [pen.asked(prompt.say, "bold"), *([pen.asked(prompt.small)] if prompt.small else [])]
    if notice is not None:
        label, words = _kind(notice), [notice.copy()]
    room = wide - LABEL - 3
    lines = [line for text in words for line in hung(_print(text), room, 0)]
    ground = BAD if label in ("NO", "SURE?") else FIELDS[seat % len(FIELDS)]
    drawn = []
    for nth, line in enumerate(lines):
        head = Text(f" {label if nth == 0 else '':<{LABEL}}", f"bold #ffffff on {ground}")
        slip = cut(Text("  ").append(line), wide - LABEL - 1)
        slip.stylize_before(f"{ON_SLIP} on {SLIP}")
        drawn.append(Text.assemble(head, slip))
    return drawn


def _kind(notice: Text) -> str:
    """The word before a notice."""
    return "NO" if notice.plain.startswith("No: ") else "SURE?" if "?" in notice.plain else "NOTE"


def _print(text: Text) -> Text:
    """A text in one ink, for paper."""
    return Text(text.plain, "bold" if "bold" in str(text.style) else "")


def boxed(title: Text | str, lines: Iterable[Text], wide: int, high: int, lit: bool = False) -> Block:
    """Lines in a frame with a title; what does not fit is counted in the last line."""
    edge = GILT if lit else EDGE
    name = title if isinstance(title, Text) else Text(title, f"bold {GILT if lit else DIM}")
    top = Text("╭─ ", edge).append(cut(name, min(name.cell_len, wide - 6))).append(" ", edge)
    top.append("─" * (wide - top.cell_len - 1) + "╮", f"not bold {edge}")
    body = [
        Text.assemble(
            ("│", edge),
            line if line.cell_len == wide - 2 else Text.assemble(" ", cut(line, wide - 4), " "),
            ("│", edge),
        )
        for line in filled_to(lines, wide - 4, high - 2)
    ]
    block = [top, *body, Text(f"╰{'─' * (wide - 2)}╯", edge)]
    for line in block:
        line.stylize_before(f"on {PANEL}")
    return block


def filled_to(lines: Iterable[Text], wide: int, high: int) -> Block:
    """Exactly ``high`` lines; a line that is wider than the text room keeps its width."""
    rows = list(lines)
    if len(rows) > high:
        return filled(rows, wide, high)
    return [*rows, *[Text("")] * (high - len(rows))]


def preview_lines(choice: Choice, pen: Pen, wide: int) -> Block:
    """What the chosen move would do: cards, sum, verdict, consequences."""
    preview = choice.preview
    if preview is None:
        words = [pen.text(choice.label, "bold"), *([pen.text(choice.outcome, DIM)] if choice.outcome else [])]
        return [line for text in words for line in hung(text, wide, 0)]
    lines = hung(pen.asked(preview.what, "bold"), wide, 0)
    if preview.cards:
        lines += _counted(preview, pen, wide)
    lines += _sum(preview, pen, wide)
    for then in preview.then:
        lines += hung(Text("· ", DIM).append(pen.text(then.text, DIM)), wide, 2)
    for bound in preview.bounds:
        lines += hung(pen.text(f"{bound.label} {bound.text}", DIM), wide, 2)
    return lines


def _counted(preview: Preview, pen: Pen, wide: int) -> Block:
    """The cards of a count: those that count on paper with a tick, the others grey."""
    blocks = []
    for card in preview.cards:
        drawn = small_card(card.face, shaded=not card.counts)
        if card.counts:
            drawn[0] = Text.assemble(drawn[0][:-1], ("✓", f"bold #7d570f on {PAPER}"))
        words = textwrap.wrap(pen.text(card.label).plain, COUNTED)[:2]
        captions = [cut(Text(word, GILT if card.counts else DIM), COUNTED) for word in words]
        blocks.append(padded([*drawn, *captions]))
    return beside(blocks, wide, gap=0)


def _sum(preview: Preview, pen: Pen, wide: int) -> Block:
    total = Text()
    for term in preview.sum:
        total.append(pen.text(term.text, f"bold {INK}")).append(
            f" {pen.text(term.label).plain} " if term.label else " ", DIM
        )
    if preview.verdict is not None:
        bad = preview.verdict.kind == "bad"
        words = f" {'↓ ' if bad else ''}{preview.verdict.text} "
        total.append(pen.text(words, f"bold {ON_BAD} on {BAD}" if bad else KINDS[preview.verdict.kind]))
    return hung(total, wide, 0) if total else []


def preview_title(choice: Choice, pen: Pen) -> str:
    return pen.text(choice.preview.title).plain if choice.preview is not None else "This move"


def log_block(sentences: Sequence[Sentence], scene: Scene, pen: Pen, wide: int, fresh: int = 0) -> Block:
    """The log: headings dim, the others with their player's sign and colour; the unread ones brighter."""
    lines: Block = []
    last: int | None = None
    for nth, sentence in enumerate(sentences):
        ink = INK if nth >= len(sentences) - fresh else DIM
        seat = sentence.seat
        if sentence.heading:
            lines += hung(pen.text(sentence.text, FAINT), wide, 0)
        elif seat is None:
            lines += hung(Text.assemble(("· ", FAINT), pen.text(sentence.text, ink)), wide, 2)
        else:
            colour = seat_colour(scene, seat)
            who = f"{pen.name(seat)}: " if seat != last else ""
            lines += hung(
                Text.assemble((f"{seat_sign(scene, seat)} ", colour), (who, colour), pen.text(sentence.text, ink)),
                wide,
                2,
            )
        last = seat
    return lines


def key_bar(keys: Sequence[tuple[str, str]], wide: int) -> Text:
    """The keys that do something now."""
    shown = list(keys)
    bar = _keys(shown, 2)
    while bar.cell_len > wide and len(shown) > 3:
        bar = _keys(shown, 1)
        if bar.cell_len > wide:  # the page behind ? has them all
            shown = [*shown[:-3], ("?", "keys"), shown[-1]]
    bar = cut(bar, wide)
    bar.stylize_before(f"on {BAR}")
    return bar


def _keys(keys: Sequence[tuple[str, str]], gap: int) -> Text:
    bar = Text(" ")
    for key, words in keys:
        bar.append(f" {key} ", f"bold {ON_SLIP} on {GILT}").append(f" {words}{' ' * gap}", INK)
    return bar
