"""Scenes: the types of a picture (``types``), and what games build pictures with.

``sight`` reads a view, ``choices`` collects choices by verb, ``reasons`` finds why a move is refused, and ``toolkit``
makes prompts, plates, buttons, refusals and log sentences.
"""

from regalia.kernel.scene.types import (
    Act,
    Aim,
    Badge,
    Choice,
    CountedCard,
    Drawn,
    Fact,
    Gauge,
    NextTouch,
    Note,
    Order,
    Planning,
    PlanPreview,
    Plate,
    Preview,
    Prompt,
    Refusal,
    Scene,
    Sentence,
    Subtotal,
    Term,
    Then,
    Token,
    Zone,
)

__all__ = [
    "Act",
    "Aim",
    "Badge",
    "Choice",
    "CountedCard",
    "Drawn",
    "Fact",
    "Gauge",
    "NextTouch",
    "Note",
    "Order",
    "PlanPreview",
    "Planning",
    "Plate",
    "Preview",
    "Prompt",
    "Refusal",
    "Scene",
    "Sentence",
    "Subtotal",
    "Term",
    "Then",
    "Token",
    "Zone",
]
