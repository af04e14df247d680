# native: pictures
"""What the games build their pictures with: prompts by mode, refusals, and sentences of the log."""

from __future__ import annotations

from regalia.kernel.game import Reason
from regalia.kernel.scene.types import Choice, Prompt, Refusal, Sentence


def waiting(seat: int, turn: int, say: str) -> Prompt:
    """The prompt for a viewer who does not choose. Where ``turn`` is negative nobody does."""
    return Prompt(mode="watch" if seat < 0 else "wait", seat=None if turn < 0 else turn, say=say)


def asking(seat: int, say: str, small: str = "", *, answer: bool = False) -> Prompt:
    """The prompt for the seat that chooses, on its turn or in answer."""
    return Prompt(mode="answer" if answer else "turn", seat=seat, say=say, small=small)


def ended(say: str, small: str) -> Prompt:
    """The prompt of a game that is over: who won, and why it ended."""
    return Prompt(mode="over", seat=None, say=say, small=small)


def touched(choices: tuple[Choice, ...]) -> set[str]:
    """The ids that some choice touches; whatever else a player touches needs a refusal."""
    return {id for choice in choices for id in choice.touch}


def refusal(touch: str, reason: Reason, label: str = "") -> Refusal:
    """The reason why touching something does nothing, with the label of a locked row, if it has one."""
    return Refusal(touch=touch, text=reason.text, label=label, rule=reason.rule)


class Telling:
    """Collects the sentences of the log. Games subclass it to compare two views."""

    def __init__(self) -> None:
        self.sentences: list[Sentence] = []

    def say(self, text: str, seat: int | None = None, *, heading: bool = False, to: tuple[str, ...] = ()) -> None:
        self.sentences.append(Sentence(text=text, seat=seat, heading=heading, to=to))
