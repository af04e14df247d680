"""The moves as lines: numbered rows, the chosen one open with its variants, what is refused below."""

from __future__ import annotations

from rich.text import Text

from regalia.cli.draw.block import Block
from regalia.cli.draw.choices import Row
from regalia.cli.draw.pen import Pen
from regalia.cli.draw.wrap import hung
from regalia.cli.screen.look import CHOSEN, DIM, FAINT, GILT, INK, cut
from regalia.cli.screen.moves import Moves, short_labels
from regalia.kernel.scene import Choice, Scene


def move_lines(
    moves: Moves, scene: Scene, pen: Pen, wide: int, counts: dict[int, int] | None = None
) -> tuple[Block, int]:
    """The rows, the chosen one open, and the line on which the chosen move stands."""
    lines: Block = []
    chosen = 0
    for key, nth, row in moves.numbered():
        here = nth == moves.at
        if len(row.choices) > 1:
            lines.append(_head(key, row, pen, wide, here))
            labels = short_labels(row, scene) if here else []
            for number, words in enumerate(labels):
                if number == moves.variant:
                    chosen = len(lines)
                lines += _line("", words, row.choices[number], pen, wide, number == moves.variant, "     ")
        else:
            if here:
                chosen = len(lines)
            count = (counts or {}).get(nth, 0)
            label = f"{row.choices[0].label}{f'  ×{count}' if count else ''}"
            lines += _line(key, label, row.choices[0], pen, wide, here)
    for refusal in scene.refusals:
        if refusal.label:
            lines += hung(Text(" ×  ", FAINT).append(pen.reason(f"{refusal.label}: {refusal.text}", FAINT)), wide, 4)
    return [line if line.cell_len == wide else cut(line, wide) for line in lines], chosen


def _head(key: str, row: Row, pen: Pen, wide: int, here: bool) -> Text:
    """``2  ▸ Attack the knight d4      4``: a row that holds several moves."""
    line = Text(f" {key:<2} ", f"bold {GILT if here else INK}").append("▾ " if here else "▸ ", DIM)
    line.append(pen.text(row.group, f"bold {INK}"))
    number = str(len(row.choices))
    return cut(line, wide - len(number) - 2).append(f" {number} ", f"not bold {DIM}")


def _line(key: str, label: str, choice: Choice, pen: Pen, wide: int, here: bool, indent: str = "") -> Block:
    """A move with its outcome at the right, or below it where both are too long."""
    mark = "▌" if here else " "
    head = Text(f"{mark}{indent}{f'{key:<2} ' if key else ''}", f"bold {GILT if here else INK}")
    outcome = _outcome(choice, pen, here)
    body = pen.text(label, GILT if here else INK)
    rows = hung(Text.assemble(head, body), wide, head.cell_len)
    if outcome.cell_len:
        if rows[-1].cell_len + 2 + outcome.cell_len <= wide:
            rows[-1] = cut(rows[-1], wide - outcome.cell_len - 1).append(outcome)
        else:
            rows.append(cut(Text(" " * head.cell_len).append(outcome), wide))  # the preview tells all of it
    if here:
        rows = [cut(row, wide) for row in rows]
        for row in rows:
            row.stylize_before(f"on {CHOSEN}")
    return rows


def _outcome(choice: Choice, pen: Pen, here: bool) -> Text:
    words = choice.outcome or (choice.badge.text if choice.badge is not None else "")
    return pen.text(words, f"{GILT}" if here else DIM)


def window(lines: Block, at: int, high: int) -> Block:
    """The part of a long list around a line; first and last line count what is left out."""
    if len(lines) <= high:
        return lines
    first = min(max(0, at - high // 2), len(lines) - high)
    shown = lines[first : first + high]
    if first:
        shown[0] = Text(f"▴ {first + 1} more", FAINT)
    if first + high < len(lines):
        shown[-1] = Text(f"▾ {len(lines) - first - high + 1} more", FAINT)
    return shown
