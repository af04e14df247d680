"""Why a move is not legal, and the default move of an absent player.

Reasons come in the order in which a player would check. Reads a view only.
"""

from __future__ import annotations

from regalia.card_names import counted, listed
from regalia.games.battle_royal.map.realm import LAKE, SEA
from regalia.games.battle_royal.notation import CODEC
from regalia.games.battle_royal.rules import fields, terms
from regalia.games.battle_royal.rules.lines import largest_groups, tied_force
from regalia.games.battle_royal.scene.prices import price_of
from regalia.games.battle_royal.scene.sight import Sight
from regalia.kernel.game import Reason
from regalia.kernel.rules import Rules, moves_seen
from regalia.kernel.scene.reasons import not_your_turn
from regalia.kernel.state import View

NOT_YOURS = not_your_turn("3.1")
PUT_IT_DOWN = Reason("You have a pawn in hand: put it on a square first. It cannot go back.", "5.4")
CHOOSE_GROUP = Reason("First choose which of the equal groups stays.", "6.4")
NO_GROUPS = Reason("No line has broken into equal groups, so there is none to spare.", "6.4")


def why(view: View, rules: Rules, move: int) -> Reason:
    """Why the viewer may not play a well-written move now, with the paragraph of the rules."""
    sight = Sight(view, rules)
    if not sight.chooses:
        return NOT_YOURS
    verb, square = fields.verb_of(move), fields.square_in(move)
    if verb != fields.DONE and not sight.on_board(square):
        return Reason(f"There is no square {CODEC.text(move).split()[1]} on this map.", "1.1")
    if verb == fields.SPARE:
        reason: Reason | None = _spare(sight)
    elif sight.step == terms.SPARING:
        reason = CHOOSE_GROUP
    elif verb == fields.DONE:
        reason = PUT_IT_DOWN
    elif verb == fields.TAKE:
        reason = not_taken(sight, square)
    else:
        reason = not_put(sight, square, capture=verb == fields.CAPTURE)
    return reason or Reason("This can be played now.", "3.2")


def default(view: View, rules: Rules) -> int:
    """The default move: ``done`` if it is legal, else the first move.

    The first move puts the pawn in hand on its first square, or spares the first group.
    """
    moves = moves_seen(rules, view)
    return fields.DONE if fields.DONE in moves else moves[0]


def _spare(sight: Sight) -> Reason:
    if sight.step != terms.SPARING:
        return NO_GROUPS
    force = int(tied_force(sight.position))
    names = ", ".join(sight.name(int(first)) for first in largest_groups(sight.position, force))
    return Reason(f"Choose one of {sight.force_name(force)}'s equal groups by its first square: {names}.", "6.4")


def not_taken(sight: Sight, square: int) -> Reason | None:
    """Why the pawn on the square cannot be taken up; None if it can."""
    name = sight.name(square)
    if sight.step == terms.PUTTING:
        return PUT_IT_DOWN
    if sight.holder(square) != sight.active:
        return Reason(f"No pawn of {sight.force_name(sight.active)} stands on {name}.", "5.1")
    if sight.reserve(sight.active):
        left = counted(sight.reserve(sight.active), "pawn")
        return Reason(f"You still have {left} in reserve: use them before you move pawns on the map.", "5.1")
    cut = sight.cut_off_without(square)
    if cut and not sight.options.sidestep:
        names = listed([sight.name(pawn) for pawn in cut])
        return Reason(f"The line would break: {names} would be cut off without {name}.", "5.2")
    if cut:
        return Reason(f"The line would break without {name}, and no square in reach would reconnect it.", "5.5")
    return Reason(f"The pawn on {name} has nowhere to go with {counted(sight.points, 'point')}.", "5.2")


def not_put(sight: Sight, square: int, *, capture: bool) -> Reason | None:
    """Why no pawn can be put on the square; None if one can."""
    name = sight.name(square)
    if sight.step == terms.ACTING and not sight.reserve(sight.active):
        return Reason("Your reserve is used up: first take up a pawn on the map.", "5.1")
    if square == sight.table.hand:
        return Reason("A pawn cannot go back to its own square.", "5.4")
    return _held(sight, square, capture) or too_far(sight, square) or _too_dear(sight, square) or _torn(sight, name)


def _held(sight: Sight, square: int, capture: bool) -> Reason | None:
    name, force = sight.name(square), sight.holder(square)
    if sight.realm.at(square) == LAKE:
        return Reason("No pawn ever enters a lake.", "4.8")
    if force is None:
        return (
            Reason(f"There is no enemy pawn on {name} to capture: place a pawn there instead.", "6.1")
            if capture
            else None
        )
    if force == sight.active:
        return Reason(f"One of your own pawns already stands on {name}.", "4.8")
    if force % 2 == sight.active % 2:
        return Reason(f"A pawn of your partner {sight.force_name(force)} stands on {name}.", "4.8")
    return None if capture else Reason(f"An enemy pawn stands on {name}: capture it instead.", "6.1")


def too_far(sight: Sight, square: int) -> Reason | None:
    """Why the square cannot be reached at any price; None if it can."""
    if sight.price(square) is not None:
        return None
    name = sight.name(square)
    if sight.is_beside(square) and not sight.is_touched(square):
        return Reason(f"The step to {name} leads between two pawns of one enemy line.", "4.4")
    if sight.realm.at(square) != SEA:
        return Reason(f"None of your pawns is beside {name}.", "4.2")
    if sight.holder(square) is not None:
        return Reason(f"The jetty on {name} can be captured only from a square beside it.", "4.5")
    return Reason(
        f"You can put a jetty on {name} from land beside it or, on a coast, across the water from another of your jetties.",
        "4.5",
    )


def _too_dear(sight: Sight, square: int) -> Reason | None:
    price = price_of(sight, square)
    if price is None or price.points <= sight.points:
        return None
    has = counted(sight.points, "point")
    parts = price.told() if len(price.parts) > 1 else price.parts[0][1]
    return Reason(f"{sight.name(square)} costs {counted(price.points, 'point')} ({parts}); you have {has}.", "4.3")


def _torn(sight: Sight, name: str) -> Reason | None:
    """With ``sidestep`` the pawn in hand must make the line whole."""
    if sight.step == terms.PUTTING and sight.options.sidestep:
        return Reason(f"With the pawn on {name} your line would still be broken.", "5.5")
    return None
