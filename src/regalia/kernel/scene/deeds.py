"""Labels of choices as deeds in a sentence: ``End turn`` is ``ending the turn``."""

from __future__ import annotations

import re

WHOLE = {
    "End turn": "ending the turn",
    "No attack": "not attacking",
    "Attackers chosen": "sending the attackers",
    "Enough blockers": "blocking with no more soldiers",
    "Done": "stopping there",
}
TURNED = (  # what a soldier does is its player's deed
    (re.compile(r"^Wipe The Floor (.+)$"), r"wiping the floor \1"),
    (re.compile(r"^(.+) attacks (.+)$"), r"attacking \2 with \1"),
    (re.compile(r"^(.+) joins (.+)$"), r"adding \1 to \2"),
    (re.compile(r"^(.+) blocks (.+)$"), r"blocking \2 with \1"),
)
DOUBLED = ("commit", "cut", "hit", "let", "put")  # verbs that double their last letter


def doing(label: str) -> str:
    """The label as the subject of a sentence: ``recruiting [Jc]``, ``blocking [8h] with [Qs]``."""
    if label in WHOLE:
        return WHOLE[label]
    for pattern, deed in TURNED:
        if pattern.match(label):
            return pattern.sub(deed, label)
    verb, space, rest = label.partition(" ")
    return f"{_ing(verb.lower())}{space}{rest}"


def _ing(verb: str) -> str:
    if verb in DOUBLED:
        return f"{verb}{verb[-1]}ing"
    return f"{verb[:-1]}ing" if verb.endswith("e") and not verb.endswith("ee") else f"{verb}ing"
