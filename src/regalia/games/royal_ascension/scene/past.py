# native: pictures
"""The acts of a player in the past tense, for the recap of a turn."""

from __future__ import annotations

from regalia.games.royal_ascension.rules import fields
from regalia.games.royal_ascension.rules.fields import answer_of, space_of, target_of, territory_of
from regalia.games.royal_ascension.scene import names
from regalia.games.royal_ascension.scene.sight import Sight
from regalia.kernel.state import VERB_MASK


def past(was: Sight, move: int) -> str:
    """The act without its subject; empty for what is done in secret or only goes on with an act."""
    verb = move & VERB_MASK
    if verb == fields.PICK:
        return f"took {was.land_name(territory_of(move))}"
    if verb == fields.MOVE:
        return f"walked to {was.space_name(space_of(move))} ({names.SPACES[was.kind(space_of(move))]})"
    if verb == fields.TAKE:
        return "took a heart" if answer_of(move) == fields.TAKE_HEARTS else "took gold"
    if verb == fields.ALLIN:
        return "went all in" if answer_of(move) == fields.YES else ""
    if verb == fields.ATTACK:
        return f"attacked {was.whom(target_of(move))}"
    return "used a Secret Alliance" if verb == fields.ALLY else ""
