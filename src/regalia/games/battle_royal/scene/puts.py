# native: pictures
"""The preview of a placement or a capture: its price, what falls, and what is left."""

from __future__ import annotations

from regalia.card_names import counted, listed
from regalia.games.battle_royal.map.realm import OBSTACLES, SEA, STRONGHOLDS
from regalia.games.battle_royal.rules import fields, terms
from regalia.games.battle_royal.scene.falls import Fall, Outcome, broken_line
from regalia.games.battle_royal.scene.prices import Price
from regalia.games.battle_royal.scene.sight import Sight
from regalia.kernel.scene import Badge, Preview, Term, Then


def put_preview(sight: Sight, move: int, label: str, price: Price, outcome: Outcome, badge: Badge) -> Preview:
    square = fields.square_in(move)
    thens = [then for fall in outcome.falls for then in _fallen(sight, fall, square)]
    return Preview(
        title=f"If you {label[0].lower()}{label[1:]}",
        what=_what(sight, square, outcome),
        sum=_sum(price, outcome),
        verdict=badge if outcome.count else None,
        then=(*thens, *_after(sight, square, outcome)),
        falls=tuple(f"pawn:{sight.name(pawn)}" for fall in outcome.falls for pawn in fall.pawns),
    )


def _what(sight: Sight, square: int, outcome: Outcome) -> str:
    if outcome.reason in (terms.CAPITAL, terms.PAWNS):
        return "You win"
    if outcome.count:
        colours = {sight.owners[fall.force] for fall in outcome.falls}
        colour = f"{colours.pop()} " if len(colours) == 1 else ""
        return f"{outcome.count} {colour}{'pawn falls' if outcome.count == 1 else 'pawns fall'}"
    name = sight.thing(square)
    return f"{name[0].upper()}{name[1:]} joins your line"


def _sum(price: Price, outcome: Outcome) -> tuple[Term, ...]:
    """``2 + 1 = 3 → 1``: the parts of the price, the price, and the points left."""
    terms_ = [Term(text=str(points), label=word) for points, word in price.parts]
    parts = [part for term in terms_ for part in (Term(text="+"), term)][1:]
    if len(price.parts) > 1:
        parts += [Term(text="="), Term(text=str(price.points), label="points")]
    left = Term(text=str(outcome.points), label="point left" if outcome.points == 1 else "points left")
    return (*parts, Term(text="→"), left)


def _fallen(sight: Sight, fall: Fall, square: int) -> list[Then]:
    name = sight.force_name(fall.force)
    if fall.withdrawn:
        gone = len(fall.pawns) + fall.reserve
        centre = sight.called(sight.centre(fall.force))
        return [Then(icon="crown", text=f"{centre} is taken: {name} is out with {counted(gone, 'pawn')}.")]
    thens = []
    sizes = broken_line(sight, fall.force, square) if sight.at.get(square) == fall.force else ""
    others = [sight.name(pawn) for pawn in fall.pawns if pawn != square]
    if sizes:
        thens.append(Then(icon="link", text=f"The line breaks: {sizes}."))
    if others:
        thens.append(Then(icon="fall", text=f"{listed(others)} {'falls' if len(others) == 1 else 'fall'} too."))
    if fall.reserve:
        thens.append(Then(icon="fall", text=f"{name}'s reserve of {fall.reserve} is lost with the capital's group."))
    return thens


def _after(sight: Sight, square: int, outcome: Outcome) -> list[Then]:
    if outcome.reason in (terms.CAPITAL, terms.PAWNS):
        return []
    if outcome.tied_force is not None:
        name = sight.force_name(outcome.tied_force)
        return [Then(icon="link", text=f"{name} breaks into equal groups: you choose the one that stays.")]
    thens = []
    reserve = sight.reserve(sight.active)
    over = "your turn is over" if outcome.ends else ""
    if reserve:
        told = f"Your reserve: {reserve} → {reserve - 1}"
        thens.append(Then(icon="flag", text=f"{told}, and {over}." if over else f"{told}."))
    elif over:
        thens.append(Then(icon="flag", text=f"{over[0].upper()}{over[1:]}."))
    thens.append(Then(icon="shield", text=f"An enemy would pay {_worth(sight, square)} points to capture it there."))
    return thens


def _worth(sight: Sight, square: int) -> int:
    """The least that an enemy pays for a pawn on the square."""
    char = sight.realm.at(square)
    if char in STRONGHOLDS:
        return 4
    return 3 if char in OBSTACLES or char == SEA else 2
