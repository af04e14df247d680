"""The press: Typst sources and data become a PDF, or pictures of its pages."""

from __future__ import annotations

import importlib.resources
import json
from collections.abc import Mapping, Sequence
from functools import cache
from typing import TYPE_CHECKING, Any

from regalia.kernel.errors import RegaliaError
from regalia.kernel.paper.letters import NOTE, spared, unusual, without_font

if TYPE_CHECKING:
    import typst

PAPERS = {"a4": "a4", "letter": "us-letter"}
SHARED = {  # what every document may import, by name
    "regalia.kernel.paper": ("paper.typ", "guide.typ", "reference.typ", "signs.svg"),
    "regalia.kernel.rulebook": ("scene.typ", "rulebook.typ"),
}


def pdf(
    main: str, data: Mapping[str, Any], files: Mapping[str, bytes] | None = None, names: Sequence[str] = ()
) -> bytes:
    """The PDF of a document; ``main`` reads ``data.json``. Raises RegaliaError without Typst.

    ``names`` of people are numbered where no font has their letters.
    """
    shown, fonts = _with_fonts(data, names)
    made: bytes = _typst().compile(_sources(main, shown, files), font_paths=fonts)
    return made


def pictures(
    main: str, data: Mapping[str, Any], files: Mapping[str, bytes] | None = None, dots: float = 96.0
) -> list[bytes]:
    """The same document as one PNG for each page, at ``dots`` dots an inch."""
    shown, fonts = _with_fonts(data, ())
    made = _typst().compile(_sources(main, shown, files), font_paths=fonts, format="png", ppi=dots)
    return [made] if isinstance(made, bytes) else [*made]


def _with_fonts(data: Mapping[str, Any], names: Sequence[str]) -> tuple[Mapping[str, Any], typst.Fonts]:
    """The data as it can be printed, and the fonts: the computer's own only where ours lack a letter."""
    fonts = _fonts(system=False)
    lacking = without_font(unusual(json.dumps(data, ensure_ascii=False)), fonts)
    if not lacking:
        return data, fonts
    fonts = _fonts(system=True)
    lacking = without_font(lacking, fonts)
    if not lacking:
        return data, fonts
    return {**spared(data, lacking, names), "edition": f"{spared(data['edition'], lacking, names)} · {NOTE}"}, fonts


def _sources(main: str, data: Mapping[str, Any], files: Mapping[str, bytes] | None) -> dict[str, bytes]:
    shared = {name: _data(package, name) for package, names in SHARED.items() for name in names}
    return {**shared, **(files or {}), "data.json": json.dumps(data).encode(), "main": main.encode()}


@cache
def _data(package: str, name: str) -> bytes:
    return importlib.resources.files(package).joinpath("data", name).read_bytes()


@cache
def _fonts(*, system: bool) -> typst.Fonts:
    """Our own fonts and Typst's, so that pages look alike on every machine; or those of the computer too."""
    folder = str(importlib.resources.files("regalia.kernel.paper").joinpath("data", "fonts"))
    fonts: typst.Fonts = _typst().Fonts(include_system_fonts=system, font_paths=[folder])
    return fonts


def _typst() -> Any:
    try:
        import typst
    except ModuleNotFoundError:
        raise RegaliaError("Printing needs the package 'typst': pip install 'regalia[print]'.") from None
    return typst
