"""Why not: every condition of every verb, in the order a player would think of them. A view is all that is needed."""

from __future__ import annotations

from regalia.cards import BLANK, JOKER
from regalia.games.royals.notation import CODEC
from regalia.games.royals.rules import model
from regalia.games.royals.rules.fields import (
    arrow_cards,
    arrow_target,
    attack_cards,
    attack_target,
    discard_cards,
    joker_cards,
    joker_target,
    played_card,
    ref_card,
    ref_slot,
    royal_ref,
    tribute,
)
from regalia.games.royals.scene import blow as blows
from regalia.games.royals.scene import sentences as say
from regalia.games.royals.scene.sight import (
    DIAGONAL,
    SIDEWAYS,
    Royal,
    Side,
    Sight,
    is_ace,
    is_jack,
    is_number,
    is_royal,
    unpack,
)
from regalia.kernel.game import Reason
from regalia.kernel.rules import Rules
from regalia.kernel.scene.reasons import Check, Reasons
from regalia.kernel.state import View

FITTING = {  # the verbs of each decision
    model.MAIN: tuple(range(model.END, model.JOKER_ATTACK + 1)),
    model.BLOCKING: (model.BLOCK, model.PASS),
    model.COUNTERING: (model.COUNTER, model.PASS),
    model.JACKRIFICING: (model.JACKRIFICE, model.PASS),
    model.CALLING: (model.CALL, model.PASS),
}


def default(view: View, rules: Rules) -> int:
    """What is played for a seat that does not answer in time: the turn ends, a question is passed."""
    return int(model.END if Sight(view, rules).step == model.MAIN else model.PASS)


def why(view: View, rules: Rules, move: int) -> Reason:
    """Why the viewer may not play a well-written move now."""
    return REASONS.why(Sight(view, rules), move)


# ---- one check a verb: the first condition that fails, or None


def _discard(sight: Sight, move: int) -> Reason | None:
    cards = unpack(discard_cards(move))
    return _held(sight, cards) or _order(cards)


def _recruit(sight: Sight, move: int) -> Reason | None:
    card = played_card(move)
    if card == JOKER:
        return say.REVEAL_IT
    if not is_royal(card):
        return say.HIDDEN if card == BLANK else say.ROYALS_ONLY
    return _held(sight, (card,)) or full(sight.mine)


def _reveal(sight: Sight, move: int) -> Reason | None:
    if played_card(move) != JOKER:
        return say.JOKERS_ONLY
    if sight.mine.ready + sight.mine.waiting >= model.MOST_JOKERS:
        return say.THIRD_JOKER
    return _held(sight, (JOKER,))


def _bury(sight: Sight, move: int) -> Reason | None:
    royal = _own(sight, royal_ref(move), "you bury your own royals")
    if isinstance(royal, Reason):
        return royal
    return say.stands(royal.card, "buried") if royal.stands else None


def _revive(sight: Sight, move: int) -> Reason | None:
    royal = _own(sight, royal_ref(move), "you revive your own royals")
    if isinstance(royal, Reason):
        return royal
    card = tribute(move)
    if royal.stands:
        return say.stands(royal.card, "revived")
    if card == JOKER:
        return say.NO_TRIBUTE
    if card != BLANK and card % 4 != royal.card % 4:
        return say.tribute(royal.card)
    return _held(sight, (card,))


def _arrow(sight: Sight, move: int) -> Reason | None:
    target = arrow_target(move)
    cards = unpack(arrow_cards(move))
    if target == blows.WIPE:
        return say.JOKERS_WIPE
    if len(cards) < 2:
        return say.ONE_ARROW
    return _numbers(sight, cards) or _match(cards) or _target(sight, target) or _order(cards) or _futile(sight, move)


def _attack(sight: Sight, move: int) -> Reason | None:
    if sight.cold_war:
        return say.COLD_WAR
    royal = _own(sight, royal_ref(move), "you attack with your own royals")
    if isinstance(royal, Reason):
        return royal
    if royal.position == DIAGONAL:
        return say.RESTS
    if royal.position == SIDEWAYS:
        return say.attacker_fallen(royal.card)
    target = attack_target(move)
    if target == blows.WIPE:
        return say.JOKERS_WIPE
    return _numbers(sight, unpack(attack_cards(move))) or _target(sight, target) or _futile(sight, move)


def _joker(sight: Sight, move: int) -> Reason | None:
    if sight.cold_war:
        return say.COLD_WAR
    if not sight.mine.ready:
        return no_ready_joker(sight)
    target = joker_target(move)
    wrong = _numbers(sight, unpack(joker_cards(move)))
    if wrong is not None:
        return wrong
    if target == blows.WIPE and not sight.theirs.standing:
        return say.NOTHING_TO_WIPE
    return _target(sight, target) or _futile(sight, move)


def _block(sight: Sight, move: int) -> Reason | None:
    return _ace(sight, played_card(move), say.ACES_BLOCK)


def _counter(sight: Sight, move: int) -> Reason | None:
    return _ace(sight, played_card(move), say.ACES_COUNTER)


def _jackrifice(sight: Sight, move: int) -> Reason | None:
    royal = _own(sight, royal_ref(move), "one of your own jacks takes the fall")
    if isinstance(royal, Reason):
        return royal
    if not is_jack(royal.card):
        return say.JACKS_ONLY
    if blows.read(sight.attack, sight).victim_slot == royal.slot:
        return say.ITSELF
    return None if royal.stands else say.FALLEN_ALREADY


CHECKS: dict[int, Check[Sight]] = {
    model.DISCARD: _discard,
    model.RECRUIT: _recruit,
    model.REVEAL: _reveal,
    model.BURY: _bury,
    model.REVIVE: _revive,
    model.ARROW: _arrow,
    model.ATTACK: _attack,
    model.JOKER_ATTACK: _joker,
    model.BLOCK: _block,
    model.COUNTER: _counter,
    model.JACKRIFICE: _jackrifice,
}
REASONS = Reasons(CODEC, FITTING, say.misplaced, CHECKS, turn_rule="4", play_rule="4.3")


# ---- single conditions


def full(side: Side) -> Reason | None:
    if len(side.royals) < model.SLOTS:
        return None
    return say.FULL_OF_FALLEN if side.fallen else say.FULL


def no_ready_joker(sight: Sight) -> Reason:
    if sight.mine.waiting:
        return say.JOKER_WAITS
    return say.JOKER_IN_HAND if JOKER in sight.hand else say.NO_JOKER


def _held(sight: Sight, cards: tuple[int, ...]) -> Reason | None:
    for card in cards:
        if card == BLANK:
            return say.HIDDEN
        have = sight.hand.count(card)
        if have < cards.count(card):
            return say.not_held(card, once=have == 1)
    return None


def _numbers(sight: Sight, cards: tuple[int, ...]) -> Reason | None:
    for card in cards:
        if card != BLANK and not is_number(card):
            return say.no_number(card)
    return _held(sight, cards)


def _match(cards: tuple[int, ...]) -> Reason | None:
    one_suit = len({card % 4 for card in cards}) == 1
    one_value = len({card // 4 for card in cards}) == 1
    return None if one_suit or one_value else say.NO_MATCH


def _order(cards: tuple[int, ...]) -> Reason | None:
    return None if list(cards) == sorted(cards) else say.out_of_order(sorted(cards))


def _ace(sight: Sight, card: int, only_aces: Reason) -> Reason | None:
    if card != BLANK and not is_ace(card):
        return only_aces
    return _held(sight, (card,))


def _own(sight: Sight, ref: int, wanted: str) -> Royal | Reason:
    """The viewer's royal that a reference names, or the reason why there is none."""
    return _royal(sight.mine, sight.theirs, ref, "your", wanted)


def _target(sight: Sight, target: int) -> Reason | None:
    if target == blows.WIPE:
        return None
    if target == blows.DIRECT:
        return say.guarded(sight.theirs) if sight.theirs.standing else None
    royal = _royal(sight.theirs, sight.mine, target, "your opponent's", "you cannot attack your own royals")
    if isinstance(royal, Reason):
        return royal
    return None if royal.stands else say.target_fallen(royal.card)


def _royal(side: Side, other: Side, ref: int, whose: str, wanted: str) -> Royal | Reason:
    card, slot = ref_card(ref), ref_slot(ref) + 1
    royal = side.at(card, slot)
    if royal is not None:
        return royal
    if not is_royal(card):
        return say.HIDDEN if card == BLANK else say.is_no_royal(card)
    if other.at(card, slot) is not None:
        return say.on_other_field(card, wanted)
    there = side.slots[slot - 1]
    if there is None:
        return say.slot_empty(slot, whose)
    return say.other_royal(card, slot, there.card, whose)


def _futile(sight: Sight, move: int) -> Reason | None:
    if sight.options.futile_attacks:
        return None
    blow = blows.read(move, sight)
    return None if blow.effect else say.futile(blow, sight)
