# native: pictures
"""An action in sentences: what it would do, and what it did."""

from __future__ import annotations

from regalia.card_names import counted, listed
from regalia.games.royal_battles.scene.preview import ADVANTAGE, ActionPreview
from regalia.games.royal_battles.scene.sight import CARD_TEXTS, Piece


def the(piece: Piece, whose: str = "the") -> str:
    """``the bishop on e4``."""
    return f"{whose} {piece.unit.title} on {piece.where}"


def order(preview: ActionPreview) -> str:
    """What to do, as a label: ``Attack the bishop on e4, Optimal``."""
    if preview.style == ADVANTAGE:
        return f"Use {preview.manner} on {the(preview.target, preview.whose)}"
    return f"Attack {the(preview.target, preview.whose)}, {preview.manner}"


def promise(preview: ActionPreview) -> str:
    """What to do and what will happen, as one sentence for the prompt."""
    name = preview.target.unit.title
    by_gift = preview.style == ADVANTAGE
    target = f"{preview.whose} {name}"
    deed = f"Use {preview.manner} on {target}" if by_gift else f"Attack {target}, {preview.manner}"
    if preview.wins:
        return f"{deed}: it is removed, and you win the battle."
    cards = 2 * preview.key + preview.draws
    also = [f"it is pushed to {preview.pushed_to}"] if preview.pushed_to else []
    also += [f"your {preview.unit.title} loses {preview.cost} Life"] if preview.cost else []
    also += [f"you draw {counted(cards, 'card')}"] if cards else []
    *told, last = [_outcome(preview), *also]
    return f"{deed}: {', '.join(told)}, and {last}." if told else f"{deed}: {last}."


def _outcome(preview: ActionPreview) -> str:
    if not preview.hits:
        return f"it misses with {counted(preview.trumps, 'Trump')}, {preview.needed} needed"
    if preview.heals:
        return f"it restores {preview.damage} Life" if preview.damage else "nobody needs Life back"
    if len(preview.fallen) > 1:
        return f"{len(preview.fallen)} units are removed"
    if preview.fallen:
        fallen = preview.fallen[0]
        whose = preview.sight.whose(fallen)
        return "it is removed" if fallen == preview.target else f"{the(fallen, whose)} is removed"
    if preview.damage == 0:
        return "its armour stops all damage"
    effect = preview.effects[0]
    loss = effect.piece.life - effect.left
    if preview.damage > loss:
        return f"it loses {loss} Life, others {preview.damage - loss}" if loss else f"others lose {preview.damage} Life"
    return f"it keeps {effect.left} of {effect.piece.unit.life} Life"


def report(preview: ActionPreview, trumps: list[int]) -> str:
    """For the log: the action with its Trumps and its sum."""
    target = the(preview.target, "the" if preview.target.seat == preview.piece.seat else preview.whose)
    head = (
        f"uses {preview.manner} on {target}"
        if preview.style == ADVANTAGE
        else f"attacks {target} with the {preview.unit.title}, {preview.manner}"
    )
    by_gift = [f"{preview.extra} by the Advantage"] if preview.extra else []
    counts = listed([*[CARD_TEXTS[card] for card in trumps], *by_gift])
    named = f" ({counts})" if counts else ""
    needed = "" if preview.needed == 0 else f", {preview.needed} needed"
    key = ", from the Key Position" if preview.key else ""
    cost = f", at the cost of {preview.cost} Life" if preview.cost else ""
    return f"{head}: {counted(preview.trumps, 'Trump')}{named}{needed}: {preview.result_told()}{cost}{key}"


def past(preview: ActionPreview) -> str:
    """The action in the past tense, without its subject: ``removed your bishop with the queen``."""
    whose = "your" if preview.target.seat == preview.sight.seat else f"{{{preview.target.seat}}}'s"
    target = f"{whose} {preview.target.unit.title}"
    unit = preview.unit.title
    if not preview.hits:
        return f"missed {target} with the {unit}"
    if preview.heals:
        return f"restored {preview.damage} Life with the {unit}" if preview.damage else f"healed nobody with the {unit}"
    if preview.fallen:
        return f"removed {whose} {listed([piece.unit.title for piece in preview.fallen])} with the {unit}"
    return f"hit {target} for {preview.damage} with the {unit}" if preview.damage else f"hit {target} without damage"
