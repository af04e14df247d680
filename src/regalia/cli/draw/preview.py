"""A preview in words: what a choice would do, as a sum."""

from __future__ import annotations

from collections.abc import Iterator

from rich.text import Text

from regalia.cli.draw.pen import KINDS, Pen
from regalia.kernel.scene import Choice, CountedCard, Preview


def preview_lines(preview: Preview, pen: Pen) -> Iterator[Text]:
    """The lines of a preview: title, move, sum with named terms, verdict, consequences."""
    yield pen.text(preview.title, "dim")
    yield pen.asked(preview.what, "bold")
    if preview.cards:
        yield Text("  ").join(counted_card(card, pen) for card in preview.cards)
    total = Text()
    for term in preview.sum:
        total.append(pen.text(term.text, "bold")).append(f" {term.label} " if term.label else " ", "dim")
    if preview.verdict is not None:
        total.append(pen.text(preview.verdict.text, KINDS[preview.verdict.kind]))
    if total:
        yield total
    for then in preview.then:
        yield Text("· ").append(pen.text(then.text))


def counted_card(card: CountedCard, pen: Pen) -> Text:
    """``9♣ your card ✓``."""
    style = "default" if card.counts else "dim"
    drawn = Text().append(pen.card(card.face)).append(" ").append(pen.text(card.label, style))
    return drawn.append(" ✓" if card.counts else " –", style)


def choice_lines(choice: Choice, pen: Pen) -> Iterator[Text]:
    """A choice with its preview."""
    yield Text(choice.line, "bold").append("  ").append(pen.text(choice.label, "not bold"))
    if choice.outcome:
        yield pen.text(choice.outcome)
    if choice.preview is not None:
        yield from preview_lines(choice.preview, pen)
