"""The JSON Schema of a map file (section 2.4), made of what the reader knows."""

from __future__ import annotations

import re
from typing import Any

from regalia.games.battle_royal.map.reading import FACINGS, LEAST, MOST
from regalia.games.battle_royal.map.realm import FORMAT, MAJORS, MINORS, TERRAIN
from regalia.kernel.files import shapes

SYMMETRIES = ("none", "rotate-180")
SQUARE = "[a-z]([1-9]|1[0-9]|2[0-6])"
LINE = f"[{re.escape(''.join(TERRAIN))}]{{{LEAST},{MOST}}}"


def square(title: str) -> shapes.Shape:
    return shapes.pattern(title, f"^{SQUARE}$", f"{title} is a square, written like e5.")


def squares(title: str) -> shapes.Shape:
    return every(title, square("A square"), f"{title} are a list of squares, written like e5.")


def side(title: str) -> shapes.Shape:
    return shapes.pattern(title, rf"^{SQUARE}\|{SQUARE}$", f"{title} is the side of two squares, written like e5|f5.")


def listing(title: str, fields: dict[str, Any], required: tuple[str, ...]) -> shapes.Shape:
    return {"type": "array", "title": title, "items": shapes.table(title, fields, required, more=True)}


def every(title: str, entry: shapes.Shape, words: str) -> shapes.Shape:
    return {"type": "array", "title": title, "items": entry, "description": words}


def capital() -> shapes.Shape:
    major = {
        "owner": shapes.word("Owner", MAJORS),
        "kind": {"const": "major", "title": "The kind of a white or black capital"},
        "centre": square("Centre"),
        "facing": shapes.word("Facing", FACINGS),
        "ramparts": squares("Ramparts"),
        "rear": squares("Rear squares"),
        "hills": squares("Hills"),
    }
    minor = {
        "owner": shapes.word("Owner", MINORS),
        "kind": {"const": "minor", "title": "The kind of a yellow, blue, green or red capital"},
        "centre": square("Centre"),
    }
    choices = [shapes.table("Capital", fields, tuple(fields), more=True) for fields in (major, minor)]
    return {"title": "Capital", "anyOf": choices}


def map_file() -> shapes.Shape:
    """A map; fields that are for pictures only may hold anything. How many capitals and squares there are is a map rule."""
    name = {"type": "string", "title": "Name"}
    line = f"A row is {LEAST} to {MOST} characters of {' '.join(TERRAIN)}."
    fields = {
        **shapes.told(FORMAT),
        "columns": shapes.number("Columns", LEAST, MOST),
        "rows": shapes.number("Rows", LEAST, MOST),
        "terrain": shapes.many(
            "Terrain",
            shapes.pattern("A row", f"^{LINE}$", line),
            LEAST,
            MOST,
            "Terrain is a list with a text for each row.",
        ),
        "numbers": every(
            "Numbers", {"type": "string", "title": "A row"}, "Numbers are a list with a text for each row."
        ),
        "symmetry": shapes.word("Symmetry", SYMMETRIES),
        "capitals": every("Capitals", capital(), "Capitals are a list of six: two major and four minor."),
        "towns": listing("Towns", {"square": square("A town's place"), "name": name}, ("square", "name")),
        "seas": listing("Seas", {"name": name, "squares": squares("Squares")}, ("name", "squares")),
        "lakes": listing("Lakes", {"name": name, "squares": squares("Squares")}, ("name", "squares")),
        "rivers": listing(
            "Rivers",
            {
                "sides": every("Sides", side("A river's side"), "Sides are a list of sides, written like e5|f5."),
                "spring": side("The spring"),
                "mouth": {"type": "string", "title": "The mouth", "description": "The mouth is the name of a sea."},
                **shapes.free("name", "bridges", "delta"),
            },
            ("sides", "mouth"),
        ),
        **shapes.free("id", "title", "about", "legend", "features", "frontier"),
    }
    return shapes.table("Map", fields, ("format", "columns", "rows", "terrain", "capitals"), more=True)
