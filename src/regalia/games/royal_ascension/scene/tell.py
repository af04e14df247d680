# native: pictures
"""Log sentences for a line: what was done, and what followed from it."""

from __future__ import annotations

from collections.abc import Callable

from regalia.games.royal_ascension.notation import CODEC, TOKENS
from regalia.games.royal_ascension.rules import fields, terms
from regalia.games.royal_ascension.rules.fields import answer_of, played_card, space_of, target_of, territory_of
from regalia.games.royal_ascension.scene import names
from regalia.games.royal_ascension.scene.happenings import Happenings
from regalia.games.royal_ascension.scene.names import drawn
from regalia.games.royal_ascension.scene.past import past
from regalia.games.royal_ascension.scene.sight import Sight
from regalia.kernel.codec import CHANCE_MARK
from regalia.kernel.rules import Rules
from regalia.kernel.scene import Sentence
from regalia.kernel.state import VERB_MASK, View

HIDDEN = {"?h": "a heart", "?d": "a diamond"}


def tell(before: View, line: str, after: View, rules: Rules) -> list[Sentence]:
    """The sentences for a line between two views; an empty line was withheld."""
    was, now = Sight(before, rules), Sight(after, rules)
    happened = Happenings(was, now).told()
    who, _, text = line.partition(" ")
    if not line or (was.step == terms.COMMITTING and text == "done"):
        return happened
    if who == CHANCE_MARK:
        return [*_dealt(was, text), *happened]
    move = CODEC.parse(text)
    return [Sentence(text=_deed(was, move), seat=int(who), past=past(was, move)), *happened]


def _dealt(was: Sight, text: str) -> list[Sentence]:
    verb, *words = text.split(" ")
    if verb == "stock":
        return [Sentence(text=f"{drawn(words)} for sale")]
    seat, *rest = words
    if verb == "battle":
        dice = [int(word) for word in rest]
        strength = was.strength(int(seat))
        told = f"rolls {' '.join(rest)}: {strength} + {sum(dice)} = {strength + sum(dice)}"
        return [Sentence(text=told, seat=int(seat))]
    return [Sentence(text=CHANCE[verb](rest), seat=int(seat))]


def _cards(faces: list[str]) -> str:
    """Cards as far as they are seen: ``[Kd] [3h]``, ``two diamonds`` …"""
    if not any(face in HIDDEN for face in faces):
        return drawn(faces)
    if len(faces) == 1:
        return HIDDEN[faces[0]]
    gold, hearts = faces.count("?d"), faces.count("?h")
    parts = [f"{gold} diamonds" if gold > 1 else "a diamond"] if gold else []
    parts += [f"{hearts} hearts" if hearts > 1 else "a heart"] if hearts else []
    return " and ".join(parts)


def _action(rest: list[str]) -> str:
    name, effect = names.ACTIONS[int(terms.ACTION["A23456789TJQK".index(rest[0][0])])]
    return f"turns up [{rest[0]}], {name}: {effect}"


def _event(rest: list[str]) -> str:
    return f"rolls {rest[0]} for the event" + ("" if int(rest[0]) >= terms.LUCKY else ": nothing")


CHANCE: dict[str, Callable[[list[str]], str]] = {
    "order": lambda rest: f"rolls {rest[0]} and {rest[1]} for the order",
    "deal": lambda rest: f"is dealt {_cards(rest)}",
    "roll": lambda rest: f"rolls {rest[0]}",
    "draw": lambda rest: f"draws {_cards(rest)}",
    "action": _action,
    "event": _event,
    "lose": lambda rest: f"loses [{rest[0]}]",
}


def _deed(was: Sight, move: int) -> str:
    verb = move & VERB_MASK
    if verb == fields.PICK:
        return f"takes {was.land_name(territory_of(move))}, {terms.POINTS[territory_of(move)]} points"
    if verb == fields.MOVE:
        return f"walks to {space_of(move)}, {names.SPACES[was.kind(space_of(move))]}"
    if verb == fields.DONE:
        return f"buys {drawn(was.basket())}" if was.basket() else "leaves the shop and buys nothing"
    if verb == fields.TAKE:
        return "takes a heart" if answer_of(move) == fields.TAKE_HEARTS else "takes a diamond"
    if verb == fields.ALLIN:
        return "goes all in" if answer_of(move) == fields.YES else "fights for one territory"
    if verb == fields.ATTACK:
        return f"attacks {{{target_of(move)}}}" + (", all in" if was.table.all_in else "")
    if verb == fields.ALLY:
        return "uses a Secret Alliance: no battle"
    if verb == fields.FIGHT:
        return "fights"
    if verb == fields.FIELD:
        return f"sends {was.land_name(territory_of(move))}, in secret"
    face = f"[{TOKENS[played_card(move)]}]"
    return {fields.BUY: f"puts {face} in the basket", fields.PAY: f"pays with {face}"}.get(
        verb, f"adds {face}, in secret"
    )
