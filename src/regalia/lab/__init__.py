"""The lab: plays many games between bots and reports figures with intervals. Names no game.

``Study``, ``compare``, ``price``, ``report``, ``restrict`` and ``stronger`` are offered here; they are imported when first
asked for, and those that need the extra ``lab`` say so in words.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from regalia.lab.balance.report import report as report
    from regalia.lab.comparison.compare import compare as compare
    from regalia.lab.comparison.strength import stronger as stronger
    from regalia.lab.pricing.price import price as price
    from regalia.lab.restricted import restrict as restrict
    from regalia.lab.study.study import Study as Study

OFFERED = {
    "Study": "study.study",
    "compare": "comparison.compare",
    "price": "pricing.price",
    "report": "balance.report",
    "restrict": "restricted",
    "stronger": "comparison.strength",
}
__all__ = ["Study", "compare", "price", "report", "restrict", "stronger"]


def __getattr__(name: str) -> Any:
    if name not in OFFERED:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(f"{__name__}.{OFFERED[name]}"), name)
