"""Why a move is not legal, and the default move of an absent player."""

from __future__ import annotations

from collections import Counter

from regalia.games.royal_ascension.notation import CODEC, TOKENS
from regalia.games.royal_ascension.rules import fields, terms
from regalia.games.royal_ascension.rules import model as m
from regalia.games.royal_ascension.rules.fields import played_card, space_of, target_of, territory_of
from regalia.games.royal_ascension.scene import sentences as say
from regalia.games.royal_ascension.scene.sight import Sight
from regalia.kernel.game import Reason
from regalia.kernel.rules import Rules, moves_seen
from regalia.kernel.scene.reasons import Check, Reasons
from regalia.kernel.state import View

FITTING = {  # the verbs of each decision
    terms.PICKING: (fields.PICK,),
    terms.MOVING: (fields.MOVE,),
    terms.BUYING: (fields.BUY, fields.DONE),
    terms.PAYING: (fields.PAY,),
    terms.TAKING: (fields.TAKE,),
    terms.DARING: (fields.ALLIN,),
    terms.CHALLENGING: (fields.ATTACK, fields.ALLY),
    terms.ANSWERING: (fields.ALLY, fields.FIGHT),
    terms.COMMITTING: (fields.FIELD, fields.USE, fields.DONE),
}


def why(view: View, rules: Rules, move: int) -> Reason:
    """Why the viewer may not play a well-written move now."""
    return REASONS.why(Sight(view, rules), move)


DEFAULTS = {  # played where they are legal
    terms.ANSWERING: int(fields.ALLY),  # a card is spent, no territory is lost
    terms.DARING: fields.make_allin(fields.NO),
    terms.BUYING: int(fields.DONE),
}
# In all other decisions the last move: done; the strongest territory to pick or to send; the dearest diamond.


def default(view: View, rules: Rules) -> int:
    """The default move of an absent player: the one that commits it to the least."""
    moves = moves_seen(rules, view)
    wanted = DEFAULTS.get(Sight(view, rules).step, -1)
    return wanted if wanted in moves else moves[-1]


# ---- one check a verb: the first condition that fails, or None


def _pick(sight: Sight, move: int) -> Reason | None:
    land = territory_of(move)
    owner = int(sight.table.owner[land])
    return None if owner < 0 else say.taken(sight.land_name(land), owner)


def _move(sight: Sight, move: int) -> Reason | None:
    space = space_of(move)
    if space >= len(sight.options.spaces):
        return say.no_space(space, len(sight.options.spaces))
    ends = [space_of(one) for one in sight.moves()]
    return None if space in ends else say.out_of_reach(space, int(sight.table.die), ends)


def _buy(sight: Sight, move: int) -> Reason | None:
    face = TOKENS[played_card(move)]
    if face not in sight.for_sale():
        return say.not_for_sale(face)
    if sight.value(face) > sight.table.limit:
        return say.basket_in_order(face)
    total = int(sight.table.owed) + sight.value(face)
    return say.too_dear(face, total, sight.purse) if total > sight.purse else None


def _pay(sight: Sight, move: int) -> Reason | None:
    face = TOKENS[played_card(move)]
    gold = sight.gold(sight.seat) or []
    if face[1] != "d":
        return say.wrong_suit(face, "only diamonds are gold")
    if face not in gold:
        return say.not_held(face)
    if sight.value(face) > sight.table.limit:
        return say.payment_in_order(face)
    at_most = [one for one in gold if sight.value(one) <= sight.value(face)]
    return say.too_little(face, int(sight.table.owed)) if sight.worth(at_most) < sight.table.owed else None


def _attack(sight: Sight, move: int) -> Reason | None:
    seat = target_of(move)
    if seat >= sight.seats:
        return say.NOBODY_THERE
    if seat == sight.seat:
        return say.NO_BATTLE_OF_YOURS
    if not sight.living(seat):
        return say.out(seat)
    if sight.guarded(seat):
        return say.is_protected(seat)
    return say.has_allied(seat) if m.has_seat(sight.table.allied, seat) else None


def _ally(sight: Sight, move: int) -> Reason | None:
    if not sight.alliances(sight.seat):
        return say.NO_ALLIANCE
    return say.ONLY_DEFENDS if sight.step == terms.CHALLENGING else None


def _field(sight: Sight, move: int) -> Reason | None:
    land = territory_of(move)
    if sight.table.owner[land] != sight.seat:
        return say.not_owned(sight.land_name(land))
    return say.FIELDED if sight.sent(sight.seat) >= 0 else None


def _use(sight: Sight, move: int) -> Reason | None:
    face = TOKENS[played_card(move)]
    if sight.sent(sight.seat) < 0:
        return say.FIELD_FIRST
    if face[1] not in "hc":
        return say.wrong_suit(face, "hearts and clubs fight")
    held = Counter([*(sight.hearts(sight.seat) or []), *sight.weapons(sight.seat)])
    used = sight.used(sight.seat)
    if not (held - Counter(used))[face]:
        return say.not_held(face)
    same = [one for one in used if one[1] == face[1]]
    if face[1] == "h" and len(same) == terms.MOST_HEARTS:
        return say.TWO_HEARTS
    if face[1] == "h" and len(used) > len(same):
        return say.HEARTS_FIRST
    return say.cards_in_order(face) if same and sight.value(face) > sight.value(same[-1]) else None


def _done(sight: Sight, move: int) -> Reason | None:
    committing = sight.step == terms.COMMITTING and sight.own(sight.seat, m.FIELDED) == terms.NOBODY
    return say.FIELD_FIRST if committing else None


CHECKS: dict[int, Check[Sight]] = {
    fields.PICK: _pick,
    fields.MOVE: _move,
    fields.BUY: _buy,
    fields.PAY: _pay,
    fields.ATTACK: _attack,
    fields.ALLY: _ally,
    fields.FIELD: _field,
    fields.USE: _use,
    fields.DONE: _done,
}
REASONS = Reasons(CODEC, FITTING, say.misplaced, CHECKS, turn_rule="4.4", play_rule="5.3")
