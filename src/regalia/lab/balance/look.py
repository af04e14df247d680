"""The look of charts: Altair's theme in our colours, and its SVG made ready for the page.

Vega writes colours as numbers. They are replaced by the page's custom properties, so that one picture serves light and dark.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any
from xml.etree import ElementTree

import altair as alt
import vl_convert

MARK, QUIET, MUTED = "#5a2550", "#8d8070", "#b7a9b5"
GILT, GILT_INK, BAD = "#c6963c", "#7d570f", "#a3242f"
INK, INK_2, INK_3, LINE = "#241c2c", "#5a4f60", "#736878", "#d8cdb9"

PROPERTIES = {
    MARK: "--mark",
    QUIET: "--line-strong",
    MUTED: "--muted",
    GILT: "--gilt",
    GILT_INK: "--gilt-ink",
    BAD: "--bad",
    INK: "--ink",
    INK_2: "--ink-2",
    INK_3: "--ink-3",
    LINE: "--line",
}
FONT = "Figtree"
SVG = "{http://www.w3.org/2000/svg}"
DROPPED = re.compile(r"^(aria-|role$|class$|pointer-events$|font-family$|version$)")
LONG_NUMBER = re.compile(r"-?\d+\.\d{3,}")

Config = dict[str, Any]


def themed(
    layers: Sequence[alt.Chart],
    width: int,
    height: int,
    left: int = 14,
    right: int = 14,
    top: int = 4,
    bottom: int = 26,
) -> str:
    """The layers as one SVG in our look."""
    axis = {
        "domain": False,
        "ticks": False,
        "gridColor": LINE,
        "labelColor": INK_3,
        "labelFont": FONT,
        "labelFontSize": 11.5,
        "labelPadding": 7,
        "labelFlush": False,
        "title": None,
    }
    config: Config = {
        "background": "transparent",
        "view": {"stroke": None},
        "axis": axis,
        "text": {"font": FONT, "fontSize": 12.5, "color": INK},
        "padding": {"left": left, "right": right, "top": top, "bottom": bottom},
        "legend": {"disable": True},
    }
    spec = alt.LayerChart(layer=list(layers)).properties(width=width, height=height).to_dict()
    spec["config"] = {**spec.get("config", {}), **config}
    spec["autosize"] = {"type": "none", "contains": "content"}
    return restyled(vl_convert.vegalite_to_svg(spec, vl_version="v6_4"))


def restyled(text: str) -> str:
    """Vega's SVG with our colours as custom properties, without what a page does not need."""
    root = ElementTree.fromstring(text)
    _strip(root)
    for element in root.iter():
        element.tag = element.tag.removeprefix(SVG)
        _recolour(element)
        for name in list(element.attrib):
            if DROPPED.match(name):
                del element.attrib[name]
            else:
                element.attrib[name] = LONG_NUMBER.sub(lambda found: f"{float(found[0]):.2f}", element.attrib[name])
    root.attrib["aria-hidden"] = "true"
    return ElementTree.tostring(root, encoding="unicode")


def _strip(element: ElementTree.Element) -> None:
    """Remove invisible frames."""
    for child in list(element):
        if child.get("class") in ("background", "foreground") or child.get("display") == "none":
            element.remove(child)
        else:
            _strip(child)


def _recolour(element: ElementTree.Element) -> None:
    styles = []
    for name in ("fill", "stroke"):
        if (colour := PROPERTIES.get(element.get(name, "").lower())) is not None:
            styles.append(f"{name}:var({colour})")
            del element.attrib[name]
    if styles:
        element.attrib["style"] = ";".join(styles)
