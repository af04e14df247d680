"""Printing a game: the parts that it has, and the PDF of those that are wanted."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from regalia.kernel.errors import OptionError, RegaliaError
from regalia.kernel.game import Game
from regalia.kernel.optional.printer import Order, PaperPart, Printer
from regalia.kernel.options import complete
from regalia.kernel.paper.press import PAPERS, pdf, pictures
from regalia.kernel.paper.reference import reference
from regalia.kernel.rulebook.pdf import document, edition

GUIDE = PaperPart("guide", "what to print, how often, and how to cut it")
RULES = PaperPart(
    "rules", "the rules with their pictures", "One for the table; both sides of the paper will do.", usual=False
)
REFERENCE = PaperPart("reference", "a quick reference on one page", "One for the table.")
CARDS = PaperPart(
    "reference-cards", "two reference cards on a sheet", "One sheet for two players, on card. Cut it in two."
)
MAIN = """
#import "paper.typ": document
#import "guide.typ": guide, begins
#import "reference.typ": reference-page, reference-cards
#import "rulebook.typ": rulebook
#import "sheets.typ": sheets
#let data = json("data.json")
#let all = (guide: guide, rules: rulebook, reference: reference-page, "reference-cards": reference-cards) + sheets
#show: document.with(data.title)
#for part in data.parts { begins(part.key); (all.at(part.key))(part.data) }
"""


def parts_of(game: Game) -> tuple[PaperPart, ...]:
    """The parts of a game in printing order; none for a game that is not printed."""
    printer = game.printer()
    return () if printer is None else (GUIDE, RULES, REFERENCE, CARDS, *printer.parts)


def chosen(game: Game, wanted: Sequence[str]) -> list[PaperPart]:
    """The wanted parts in printing order, or the usual ones; raises RegaliaError for an unknown one."""
    known = parts_of(game)
    for key in wanted:
        if key not in [part.key for part in known]:
            listed = ", ".join(part.key for part in known)
            raise RegaliaError(f"{game.title} has no part '{key[:40]}' to print; there are: {listed}.")
    return [part for part in known if (part.key in wanted if wanted else part.usual)]


def ordered(
    game: Game,
    options: Mapping[str, Any],
    filled: Sequence[str] = (),
    house_rules: Sequence[str] = (),
    seats: int | None = None,
) -> Order:
    """An order for these options and seats, or the number of seats that they suit; raises OptionError."""
    if seats is not None:
        game.set_up(options, seats)
        return Order(complete(game.options, options), seats, tuple(filled), tuple(house_rules))
    counts = range(game.least_seats, game.most_seats + 1)
    for count in sorted(counts, key=lambda number: (number != game.usual_seats, number)):
        try:
            return ordered(game, options, filled, house_rules, count)
        except OptionError:
            continue
    game.set_up(options)
    raise AssertionError("the usual number of seats was refused before")


def printed(game: Game, text: str, order: Order, wanted: Sequence[str] = (), paper: str = "a4") -> bytes:
    """The PDF of the wanted parts; ``text`` is the rules for players. Raises RegaliaError without Typst."""
    return pdf(MAIN, *_document(game, text, order, wanted, paper))


def pages(
    game: Game, text: str, order: Order, wanted: Sequence[str] = (), paper: str = "a4", dots: float = 96.0
) -> list[bytes]:
    """The same as pictures, one PNG a page."""
    return pictures(MAIN, *_document(game, text, order, wanted, paper), dots=dots)


def _document(
    game: Game, text: str, order: Order, wanted: Sequence[str], paper: str
) -> tuple[dict[str, Any], Mapping[str, bytes]]:
    printer = game.printer()
    if printer is None:
        raise RegaliaError(f"{game.title} has no sheets to print.")
    parts = [{"key": part.key, "data": _data(game, printer, text, order, part.key)} for part in chosen(game, wanted)]
    data = {"paper": PAPERS[paper], "title": game.title, "edition": edition(game), "parts": parts}
    return data, printer.files()


def _data(game: Game, printer: Printer, text: str, order: Order, part: str) -> Any:
    if part == GUIDE.key:
        parts = [{"key": one.key, "title": one.title, "use": one.use} for one in parts_of(game) if one != GUIDE]
        return {"title": game.title, "parts": parts, "needs": printer.needs(order)}
    if part == RULES.key:
        return {"title": game.title, "blocks": document(game, text)}
    if part in (REFERENCE.key, CARDS.key):
        return reference(printer.reference(order), order.house_rules)
    return printer.sheets(part, order)
