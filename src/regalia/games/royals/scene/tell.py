# native: pictures
"""A line told for the log: what was done, what came of it, and what happened by itself."""

from __future__ import annotations

from regalia.card_names import NAMES, counted
from regalia.cards import BLANK, CARD, QUEEN
from regalia.games.royals.notation import CODEC
from regalia.games.royals.rules import model
from regalia.games.royals.rules.fields import (
    discard_cards,
    played_card,
    royal_card,
    tribute,
)
from regalia.games.royals.scene import blow as blows
from regalia.games.royals.scene.blow import DRAWN, NO_ROYAL, Blow, drawn
from regalia.games.royals.scene.happenings import Happenings
from regalia.games.royals.scene.sight import Sight, unpack
from regalia.kernel.codec import CHANCE_MARK
from regalia.kernel.rules import Rules
from regalia.kernel.scene import Sentence
from regalia.kernel.state import VERB_MASK, View

ATTACKS = (model.ARROW, model.ATTACK, model.JOKER_ATTACK)


def tell(before: View, line: str, after: View, rules: Rules) -> list[Sentence]:
    """The line as the viewer was shown it, between what the viewer saw before and after it."""
    was, now = Sight(before, rules), Sight(after, rules)
    if not line:
        return Happenings(was, now).told()
    who, _, text = line.partition(" ")
    if who == CHANCE_MARK:
        return [_dealt(text), *Happenings(was, now).told()]
    seat = int(who)
    move = CODEC.parse(text)
    return [*_done(was, now, seat, move), *Happenings(was, now, move).told()]


def _dealt(text: str) -> Sentence:
    verb, seat, *words = text.split(" ")
    if verb == "first":
        return Sentence(text="goes first, by lot", seat=int(seat))
    cards = tuple(sorted(CARD[word] for word in words))
    what = counted(len(cards), "card") if BLANK in cards else drawn(cards)
    return Sentence(text=f"draws {what}", seat=int(seat))


def _done(was: Sight, now: Sight, seat: int, move: int) -> list[Sentence]:
    if move & VERB_MASK in ATTACKS:
        return [_declared(was, now, seat, blows.read(move, was))]
    if was.attack:
        return _answered(was, now, seat, move, blows.read(was.attack, was))
    return [Sentence(text=_deed(was, seat, move), seat=seat, past=_past(move))]


def _deed(was: Sight, seat: int, move: int) -> str:
    """What a player does on their side of the table, and the answer at a reshuffle."""
    verb = move & VERB_MASK
    if verb == model.END:
        return "ends the turn"
    if verb == model.DISCARD:
        return f"discards {drawn(unpack(discard_cards(move)))}"
    if verb == model.RECRUIT:
        return f"recruits {DRAWN[played_card(move)]}"
    if verb == model.REVEAL:
        return "reveals a joker"
    if verb == model.BURY:
        return f"buries {DRAWN[royal_card(move)]}"
    if verb == model.REVIVE:
        royal, card = royal_card(move), tribute(move)
        return f"revives {DRAWN[royal]} with {DRAWN[card]}: 1 point for {{{1 - seat}}}"
    return "makes this the last reshuffle" if verb == model.CALL else "allows another reshuffle"


def _past(move: int) -> str:
    """The same in the past tense; the end of a turn and the answer at a reshuffle are no acts to remember."""
    verb = move & VERB_MASK
    if verb == model.DISCARD:
        return f"discarded {counted(len(unpack(discard_cards(move))), 'card')}"
    if verb == model.RECRUIT:
        return f"recruited the {NAMES[played_card(move)]}"
    if verb == model.REVEAL:
        return "revealed a joker"
    if verb == model.BURY:
        return f"buried the {NAMES[royal_card(move)]}"
    if verb == model.REVIVE:
        return f"revived the {NAMES[royal_card(move)]}"
    return "made this the last reshuffle" if verb == model.CALL else ""


# ---- attacks


def _declared(was: Sight, now: Sight, seat: int, blow: Blow) -> Sentence:
    """``shoots [Th] [Ts] at [Qc]``, and where nobody is asked the result: ``2 ≥ 2, she falls``."""
    text = blows.deed(blow, was)
    if now.attack:
        return Sentence(text=text, seat=seat, past=f"attacked {blows.victims(blow, was)}{blows.means(blow)}")
    return Sentence(text=f"{text}: {_result(blow, was)}", seat=seat, past=_struck(blow, was))


def _answered(was: Sight, now: Sight, seat: int, move: int, blow: Blow) -> list[Sentence]:
    verb = move & VERB_MASK
    attacker = was.table.active
    if was.step == model.JACKRIFICING:
        given = royal_card(move) if verb == model.JACKRIFICE else NO_ROYAL
        text = f"gives {DRAWN[given]} to save {DRAWN[blow.victim]}" if given >= 0 else "gives no jack"
        answer = Sentence(text=text, seat=seat)
        return [answer, Sentence(text=_result(blow, was, given), seat=attacker, past=_struck(blow, was, given))]
    told = [Sentence(text=_duel(verb, was.step, move), seat=seat)]
    if now.attack:
        return told
    stands = verb != model.BLOCK and was.step == model.BLOCKING
    if stands:
        told.append(Sentence(text=_result(blow, was), seat=attacker, past=_struck(blow, was)))
    else:
        past = f"attacked {blows.victims(blow, was)} in vain"
        told.append(Sentence(text=_blocked(blow, was), seat=attacker, past=past))
    return told


def _struck(blow: Blow, was: Sight, given: int = NO_ROYAL) -> str:
    """``felled your queen of spades with 2 arrows``, ``hit you for 4 points``; a jack that was given falls instead."""
    if not blow.effect:
        return f"attacked {blows.victims(blow, was)} in vain"
    if blow.target == blows.DIRECT:
        return f"hit {blows.victims(blow, was)} for {counted(blow.damage, 'point')}"
    victims = blows.victims(blow, was)
    if given >= 0:
        victims = victims.replace(NAMES[blow.victim], NAMES[given])
    return f"felled {victims}{blows.means(blow)}"


def _duel(verb: int, step: int, move: int) -> str:
    if verb == model.PASS:
        return "does not block" if step == model.BLOCKING else "does not counter"
    return f"{'blocks' if verb == model.BLOCK else 'counters'} with {DRAWN[played_card(move)]}"


def _result(blow: Blow, was: Sight, given: int = NO_ROYAL) -> str:
    """``2 ÷ 1 = 2 ≥ 2, she falls``; a jack that was given is named."""
    terms = blows.reckon(blow, was)
    sum = f"{blows.in_words(terms)}, " if len(terms) > 1 else ""
    if not blow.effect:
        return f"{sum}no effect"
    if blow.target == blows.DIRECT:
        return f"{sum or 'scores '}{counted(blow.damage, 'point')}"
    if blow.target == blows.WIPE:
        return f"{sum}all fall"
    victim = DRAWN[given] if given >= 0 else "she" if blow.victim // 4 == QUEEN else "he"
    return f"{sum}{victim} falls"


def _blocked(blow: Blow, was: Sight) -> str:
    """What the block left of the attack (rules 27 to 29)."""
    lost = f"loses {drawn(blow.cards)}: the attack is blocked"
    if blow.royal >= 0 and was.options.blocked_royal_rests:
        return f"{lost} and {DRAWN[blow.royal]} rests"
    if blow.verb == model.JOKER_ATTACK:
        return f"{lost} and the joker {'waits' if was.options.blocked_joker_rests else 'stays ready'}"
    return lost
