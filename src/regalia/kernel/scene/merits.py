"""What speaks for a choice, in words: the sentences of a hint and of a review."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from regalia.kernel.codec import Codec
from regalia.kernel.scene.types import Choice
from regalia.kernel.state import VERB_MASK


def previewed(choice: Choice) -> str:
    """What the choice's own preview says, or its outcome."""
    preview = choice.preview
    if preview is None:
        return sentence(choice.outcome)
    return sentences(preview.what, preview.then[0].text if preview.then else "")


def sentence(text: str) -> str:
    """The text as a sentence: with a capital letter and a full stop; empty stays empty."""
    return f"{text[:1].upper()}{text[1:]}{'' if text.endswith(('.', '?', '!')) else '.'}" if text else ""


def sentences(*texts: str) -> str:
    """The texts as sentences, one after the other."""
    return " ".join(sentence(text) for text in texts if text)


class Merits:
    """Says what speaks for the choices of one view. A game subclasses it and sets one teller for each verb."""

    def __init__(self, codec: Codec) -> None:
        self.codec = codec
        self.tellers: Mapping[int, Callable[[int], str]] = {}

    def of(self, choice: Choice) -> str:
        """The teller's sentence; where it has none, the preview's."""
        move = self.codec.parse(choice.line.partition(" ")[2])
        tell = self.tellers.get(move & VERB_MASK)
        return (tell(move) if tell is not None else "") or previewed(choice)
