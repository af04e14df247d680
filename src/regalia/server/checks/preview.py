"""The picture of a link, set by Typst."""

from __future__ import annotations

import importlib.resources
import json
from typing import Any

from regalia.kernel.errors import RegaliaError


def preview_png(data: dict[str, Any]) -> bytes:
    """A PNG of 1200 by 630 pixels; raises RegaliaError without Typst."""
    try:
        import typst
    except ModuleNotFoundError:
        raise RegaliaError("A picture needs the package 'typst': pip install 'regalia[print]'.") from None
    folder = importlib.resources.files(__package__).joinpath("data")
    template = folder.joinpath("preview.typ").read_bytes()
    crest = folder.joinpath("crest.svg").read_text()
    inputs = {"data": json.dumps(data), "crest": crest}
    return bytes(typst.compile(template, format="png", ppi=72, sys_inputs=inputs))
