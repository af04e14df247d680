"""A board as an SVG picture: the ring with its gates, numbers and names, and the home circle."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping
from html import escape
from typing import Any

ACROSS = 640
RADIUS = 250
BAND = 58
HOME = 150
WIDEST = 40
MOST_NUMBERED = 48  # rings of more spaces show every fifth number
FILL = {"hearts": "#a8303b", "diamonds": "#a87623", "spades": "#2b2436", "shop": "#2f6e52"}
SIGN = {"hearts": "♥", "diamonds": "♦", "spades": "♠", "shop": "⌂"}
CLOTH, GOLD, PALE = "#46305c", "#e0b65c", "#fbf6e9"


def drawing(board: Mapping[str, Any]) -> str:
    """The whole picture of a valid board."""
    half = ACROSS // 2
    title = board.get("name")
    name = escape(title if isinstance(title, str) else "A ring")
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{-half} {-half} {ACROSS} {ACROSS}"'
        ' font-family="Georgia, serif" text-anchor="middle">',
        f"<title>{name}</title>",
        f'<rect x="{-half}" y="{-half}" width="{ACROSS}" height="{ACROSS}" fill="{CLOTH}"/>',
        f'<circle r="{RADIUS}" fill="none" stroke="#1d1129" stroke-opacity=".45" stroke-width="{BAND}"/>',
        *(
            f'<circle r="{radius}" fill="none" stroke="{GOLD}" stroke-width="1.6"/>'
            for radius in (RADIUS - BAND // 2, RADIUS + BAND // 2)
        ),
        *_gates(board),
        f'<circle r="{HOME}" fill="#2d5a45" stroke="{GOLD}" stroke-width="1.5"/>',
        f'<text y="6" font-size="24" fill="{PALE}">{name}</text>',
        *_spaces(board["spaces"]),
        "</svg>",
    ]
    return "\n".join(parts) + "\n"


def _gates(board: Mapping[str, Any]) -> Iterator[str]:
    for gate in board["gates"]:
        (ax, ay), (bx, by) = (_point(gate, len(board["spaces"]), at) for at in (HOME, RADIUS - BAND // 2))
        yield f'<line x1="{ax:.1f}" y1="{ay:.1f}" x2="{bx:.1f}" y2="{by:.1f}" stroke="{GOLD}" stroke-width="5"/>'


def _spaces(spaces: list[Mapping[str, Any]]) -> Iterator[str]:
    count = len(spaces)
    width = min(WIDEST, 2 * math.pi * (RADIUS - 20) / count)
    for number, space in enumerate(spaces):
        x, y = _point(number, count, RADIUS)
        kind, lean = space["type"], 360 * number / count
        name = space.get("name")
        said = f"{number}, {kind}" + (f", {escape(name)}" if isinstance(name, str) and name else "")
        yield (
            f'<g transform="translate({x:.1f} {y:.1f})"><title>{said}</title>'
            f'<rect x="{-width / 2:.1f}" y="-23" width="{width:.1f}" height="46" rx="8" fill="{FILL[kind]}"'
            f' stroke="{PALE}" stroke-opacity=".55" transform="rotate({lean:.1f})"/>'
            f'<text y="7" font-size="{min(22.0, width * 0.8):.1f}" fill="{PALE}">{SIGN[kind]}</text></g>'
        )
        if count <= MOST_NUMBERED or number % 5 == 0:
            x, y = _point(number, count, RADIUS + BAND // 2 + 16)
            yield f'<text x="{x:.1f}" y="{y + 5:.1f}" font-size="15" fill="{PALE}">{number}</text>'


def _point(space: int, spaces: int, radius: float) -> tuple[float, float]:
    """The middle of a space; 0 is at the top, numbers rise clockwise."""
    angle = 2 * math.pi * space / spaces - math.pi / 2
    return radius * math.cos(angle), radius * math.sin(angle)
