# native: pictures
"""The prompt: whose turn it is, and what to do."""

from __future__ import annotations

from regalia.card_names import counted, listed
from regalia.games.battle_royal.rules import terms
from regalia.games.battle_royal.rules.lines import tied_force
from regalia.games.battle_royal.scene.sight import Sight
from regalia.kernel.scene import Prompt
from regalia.kernel.scene.toolkit import asking, ended, waiting, won_by

ENDINGS = (  # in the order of GAME.reasons
    "A capital was taken.",
    "All pawns of a side were lost.",
    "Nothing was captured for too long.",
)


def prompt(sight: Sight) -> Prompt:
    if sight.over:
        return _over(sight)
    if sight.turn < 0:
        drawer = int(sight.table.drawer)
        return waiting(sight, f"{{{sight.seat_of(drawer)}}} draws a card for {sight.force_name(drawer)}.")
    if not sight.chooses:
        points = counted(sight.points, "point")
        return waiting(sight, f"{{{sight.turn}}} has {points} left for {sight.force_name(sight.active)}.")
    say, small = _asked(sight)
    return asking(sight, say, small)


def _asked(sight: Sight) -> tuple[str, str]:
    name = sight.force_name(sight.active)
    points = f"{counted(sight.points, 'point')} left"
    whose = f"{name}: " if len(sight.forces_of(sight.seat)) > 1 else ""
    if sight.step == terms.SPARING:
        force = sight.force_name(int(tied_force(sight.position)))
        return f"{force} has broken into equal groups. Which one stays?", "All others are captured."
    if sight.step == terms.PUTTING:
        return f"{whose}{points}: put the pawn from {sight.name(int(sight.table.hand))} down.", "It cannot go back."
    if sight.reserve(sight.active):
        return f"{whose}{points}: touch a square to place or capture.", "Reserve pawns may join anywhere in your line."
    return f"{whose}{points}: touch a pawn to take it up.", "Your reserve is used up: move pawns that are on the map."


def _over(sight: Sight) -> Prompt:
    result = sight.result()
    winners = [seat for seat in range(len(result)) if result[seat] == 1.0]
    names = listed([f"{{{seat}}}" for seat in winners])
    say = won_by(sight, winners, names, "side") if winners else "A draw."
    return ended(say, ENDINGS[sight.table.reason])
