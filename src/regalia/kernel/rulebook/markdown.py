"""Our Markdown as plain data, for printing: blocks of spans."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from markdown_it.token import Token

CARD = re.compile(r"\[([A2-9TJQK][cdhs]|Xx)\]")
MARKS = {"strong": "bold", "em": "italic"}
EXAMPLE = "example"

Block = dict[str, Any]
Span = dict[str, Any]


def blocks(text: str) -> list[Block]:
    """The blocks of a text: headings, paragraphs, quotes, lists, tables, code, and ``example`` where one stands."""
    from markdown_it import MarkdownIt

    return list(_blocks(MarkdownIt("commonmark").enable("table").parse(text)))


def spans(text: str) -> list[Span]:
    """A text without marks, its cards apart."""
    return [_span(piece, nth % 2 == 1, set()) for nth, piece in enumerate(CARD.split(text)) if piece]


def _blocks(tokens: Sequence[Token]) -> Iterator[Block]:
    at = 0
    while at < len(tokens):
        token = tokens[at]
        end = _end(tokens, at)
        inside = tokens[at + 1 : end]
        kind = token.type.removesuffix("_open")
        if kind == "heading":
            yield {"kind": "heading", "level": int(token.tag[1]), "spans": _spans(inside)}
        elif kind in ("paragraph", "blockquote"):
            yield {"kind": kind, "spans": _spans(inside)}
        elif kind in ("bullet_list", "ordered_list"):
            yield {"kind": kind, "start": int(token.attrGet("start") or 1), "items": _items(inside)}
        elif kind == "table":
            yield {"kind": "table", "rows": _rows(inside)}
        elif kind == "fence":
            yield {"kind": EXAMPLE} if token.info == EXAMPLE else {"kind": "code", "text": token.content.rstrip()}
        at = end + 1


def _end(tokens: Sequence[Token], at: int) -> int:
    """The index of the token that closes this one; its own where it opens nothing."""
    depth = 0
    for index in range(at, len(tokens)):
        depth += tokens[index].nesting
        if depth == 0:
            return index
    return len(tokens) - 1


def _items(tokens: Sequence[Token]) -> list[list[Block]]:
    """The blocks of each item of a list."""
    found = []
    at = 0
    while at < len(tokens):
        end = _end(tokens, at)
        found.append(list(_blocks(tokens[at + 1 : end])))
        at = end + 1
    return found


def _rows(tokens: Sequence[Token]) -> list[list[list[Span]]]:
    """The cells of a table row by row, the head first."""
    rows: list[list[list[Span]]] = []
    for token in tokens:
        if token.type == "tr_open":
            rows.append([])
        elif token.type == "inline":
            rows[-1].append(_spans([token]))
    return rows


def _spans(tokens: Sequence[Token]) -> list[Span]:
    found: list[Span] = []
    for token in tokens:
        on: set[str] = set()
        for child in token.children or ():
            kind, _, edge = child.type.rpartition("_")
            if kind in MARKS:
                (on.add if edge == "open" else on.discard)(MARKS[kind])
            elif child.type == "code_inline":
                found.append({"text": child.content, "code": True})
            elif child.type in ("softbreak", "hardbreak"):
                found.append({"text": " "})
            else:
                pieces = CARD.split(child.content)
                found += [_span(piece, nth % 2 == 1, on) for nth, piece in enumerate(pieces) if piece]
    return found


def _span(text: str, card: bool, on: set[str]) -> Span:
    return {"card": text} if card else {"text": text, **dict.fromkeys(on, True)}
