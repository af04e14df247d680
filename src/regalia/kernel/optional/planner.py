"""Planner: previews a plan of several moves before any of them is played. Optional."""

from __future__ import annotations

from collections.abc import Sequence

from regalia.kernel.rules import Rules
from regalia.kernel.scene import Order, PlanPreview
from regalia.kernel.state import View


class Planner:
    """Asked only while the scene has a ``planning``."""

    def preview(self, view: View, rules: Rules, orders: Sequence[Order]) -> PlanPreview:
        """What the viewer's plan would bring, and its lines. Raises RegaliaError for orders that it does not offer."""
        raise NotImplementedError
