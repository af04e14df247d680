# native: pictures
"""What the games build their pictures with: prompts, plates, buttons, refusals, and sentences of the log."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Generic, NamedTuple, TypeVar

from regalia.kernel.game import Reason
from regalia.kernel.scene.sight import ViewReader
from regalia.kernel.scene.types import Act, Badge, Choice, Plate, Prompt, Refusal, Sentence

S = TypeVar("S", bound=ViewReader)

# ---- prompts


def waiting(sight: ViewReader, say: str) -> Prompt:
    """The prompt for a viewer who does not choose."""
    return Prompt(mode="watch" if sight.seat < 0 else "wait", seat=None if sight.turn < 0 else sight.turn, say=say)


def asking(sight: ViewReader, say: str, small: str = "", *, answer: bool = False) -> Prompt:
    """The prompt for the viewer who chooses, on their turn or in answer."""
    return Prompt(mode="answer" if answer else "turn", seat=sight.seat, say=say, small=small)


def ended(say: str, small: str) -> Prompt:
    """The prompt of a game that is over: who won, and why it ended."""
    return Prompt(mode="over", seat=None, say=say, small=small)


def step_prompt(
    sight: S,
    chance: str,
    doing: Mapping[int, str],
    says: Mapping[int, Callable[[S], tuple[str, str]]],
    *,
    answer: bool = False,
) -> Prompt:
    """The prompt while a game is on: for chance, for those who wait, or for the viewer who chooses.

    ``doing`` and ``says`` go by the step: what everybody else reads about the seat that chooses, and what it reads.
    """
    if sight.turn < 0:
        return waiting(sight, chance)
    if not sight.chooses:
        return waiting(sight, f"{{{sight.turn}}} {doing[sight.step]}.")
    say, small = says[sight.step](sight)
    return asking(sight, say, small, answer=answer)


def won_by(sight: ViewReader, winners: list[int], names: str, team: str) -> str:
    """Who has won, as the viewer reads it. ``team`` is the game's word for winners who play together."""
    if sight.seat in winners:
        return "You win." if len(winners) == 1 else f"Your {team} wins."
    told = f"{names} {'wins' if len(winners) == 1 else 'win'}."
    return told if sight.seat < 0 else f"You lose: {told}"


# ---- plates and buttons


def plate(sight: ViewReader, seat: int, note: str, badge: Badge | None = None, marks: Iterable[str] = ()) -> Plate:
    """The plate of a seat, marked if it must choose."""
    return Plate(id=f"plate{seat}", seat=seat, note=note, to_move=sight.turn == seat, badge=badge, marks=tuple(marks))


def buttons(acts: Iterable[Act], choices: tuple[Choice, ...]) -> tuple[Act, ...]:
    """The acts that end some choice, in their own order. One without a label gets that of its choice."""
    labels = {choice.touch[-1]: choice.label for choice in choices}
    return tuple(
        [
            Act(id=act.id, label=act.label or labels[act.id], primary=act.primary, icon=act.icon)
            for act in acts
            if act.id in labels
        ]
    )


# ---- refusals


class Attempt(NamedTuple):
    """Something that a player might touch in vain, and the move it would mean."""

    touch: str
    move: int
    label: str = ""  # of the locked row; empty: no row


def touched(choices: tuple[Choice, ...]) -> set[str]:
    """The ids that some choice touches; whatever else a player touches needs a refusal."""
    return {id for choice in choices for id in choice.touch}


def refusal(touch: str, reason: Reason, label: str = "") -> Refusal:
    """The reason why touching something does nothing, with the label of a locked row, if it has one."""
    return Refusal(touch=touch, text=reason.text, label=label, rule=reason.rule)


def refused(sight: S, attempts: Iterable[Attempt], taken: set[str], why: Callable[[S, int], Reason]) -> list[Refusal]:
    """A refusal for each attempt that no choice has ``taken``: the reason for its move."""
    return [refusal(one.touch, why(sight, one.move), one.label) for one in attempts if one.touch not in taken]


# ---- the log


class Telling(Generic[S]):
    """Collects the sentences of the log. Games subclass it to compare the views before and after a line."""

    def __init__(self, was: S, now: S) -> None:
        self.was = was
        self.now = now
        self.sentences: list[Sentence] = []

    @property
    def ends(self) -> bool:
        """Whether the game has ended between the two views."""
        return self.now.over and not self.was.over

    def say(self, text: str, seat: int | None = None, *, heading: bool = False, to: tuple[str, ...] = ()) -> None:
        self.sentences.append(Sentence(text=text, seat=seat, heading=heading, to=to))
