# native: pictures
"""The sentences of refusals: what is wrong, in the player's words, and the paragraph of the players' rules behind it."""

from __future__ import annotations

from regalia.card_names import NAMES, ONE_OF_SUIT, RANK_NAMES, listed
from regalia.cards import JOKER
from regalia.games.royals.rules import model
from regalia.games.royals.scene.blow import Blow, in_words, reckon
from regalia.games.royals.scene.sight import Side, Sight
from regalia.kernel.game import Reason

COLD_WAR = Reason("Cold War: only arrows.", "3.3")
RESTS = Reason("Diagonal: attacks again next turn.", "2.2")
FULL = Reason("Field is full: all three slots are taken.", "4.4")
FULL_OF_FALLEN = Reason("Field is full: bury a fallen royal first.", "4.4")
ROYALS_ONLY = Reason("Only jacks, queens and kings can be recruited.", "4.3")
REVEAL_IT = Reason("Reveal the joker instead: only royals are recruited.", "4.3")
JOKERS_ONLY = Reason("Only a joker can be revealed.", "4.3")
THIRD_JOKER = Reason("Two jokers are on your field: there is no room for a third.", "4.4")
JOKER_WAITS = Reason("Waiting: this joker attacks from your next turn on.", "2.4")
JOKER_IN_HAND = Reason("Reveal the joker in your hand first: it can attack next turn.", "2.4")
NO_JOKER = Reason("You have no joker on your field.", "5.4")
NOTHING_TO_WIPE = Reason("Hit the player instead: no royal stands that could be wiped.", "5.5")
JOKERS_WIPE = Reason("Only a joker can wipe the floor.", "5.5")
NO_MATCH = Reason("Arrows must all have the same suit, or all the same value.", "5.2")
ONE_ARROW = Reason("Choose two, three or four cards as arrows: one is not enough.", "5.2")
NO_TRIBUTE = Reason("A joker has no suit: it cannot be the tribute.", "7.1")
JACKS_ONLY = Reason("Only a jack can take the fall.", "6.5")
ITSELF = Reason("This jack is the target itself: another jack must take the fall.", "6.5")
FALLEN_ALREADY = Reason("This jack has fallen: only a standing one can take the fall.", "6.5")
ACES_BLOCK = Reason("Only aces block.", "6.2")
ACES_COUNTER = Reason("Only aces counter.", "6.2")
NO_NUMBER = Reason("You hold no number card to attack with.", "5.3")
HIDDEN = Reason("Name a card that you can see: '??' stands for a hidden one.", "4.3")

AT_MAIN = {  # answers given during the player's own turn
    model.BLOCK: Reason("It is your own turn: there is no attack to block.", "6.1"),
    model.COUNTER: Reason("Nothing of yours was blocked: there is nothing to counter.", "6.1"),
    model.JACKRIFICE: Reason("No royal of yours is about to fall: no jack is needed.", "6.5"),
    model.CALL: Reason("Wait for a reshuffle: only then can you make it the last one.", "8.2"),
    model.PASS: Reason("Nobody has asked you anything: end your turn instead.", "4.5"),
}
AT_BLOCKING = {
    model.COUNTER: Reason("You are the one attacked: your ace blocks.", "6.1"),
    model.JACKRIFICE: Reason("Answer with an ace or pass first: then a jack may take the fall.", "6.5"),
}
AT_COUNTERING = {model.BLOCK: Reason("Your own attack was blocked: your ace counters.", "6.1")}
AT_JACKRIFICING = {model.BLOCK: Reason("The duel of aces is over and the attack stands.", "6.5")}
MISPLACED = {
    model.MAIN: AT_MAIN,
    model.BLOCKING: AT_BLOCKING,
    model.COUNTERING: AT_COUNTERING,
    model.JACKRIFICING: AT_JACKRIFICING,
    model.CALLING: {},
}
ANSWER_FIRST = {  # anything else in a window, by decision
    model.BLOCKING: Reason("Answer the attack first: block it with an ace, or pass.", "6.1"),
    model.COUNTERING: Reason("Your attack was blocked: counter with an ace, or pass.", "6.1"),
    model.JACKRIFICING: Reason("One of your royals is falling: give a jack, or pass.", "6.5"),
    model.CALLING: Reason("Answer first: is this the last reshuffle?", "8.2"),
}


def misplaced(step: int, verb: int) -> Reason:
    """The reason for a verb of another decision."""
    return MISPLACED[step].get(verb) or ANSWER_FIRST[step]


def not_held(card: int, once: bool) -> Reason:
    """The card is not in the hand, or not twice."""
    if card == JOKER:
        return Reason("You hold only one joker." if once else "You hold no joker.", "4.3")
    return Reason(f"You hold only one {NAMES[card]}." if once else f"You do not hold the {NAMES[card]}.", "4.3")


def no_number(card: int) -> Reason:
    return Reason(f"The {NAMES[card]} is not a number card: attacks need an ace to a ten.", "1.2")


def out_of_order(cards: list[int]) -> Reason:
    return Reason(f"Name the cards from ace to king: {listed([NAMES[card] for card in cards])}.", "4.3")


def tribute(royal: int) -> Reason:
    return Reason(f"The tribute must be {ONE_OF_SUIT[royal % 4]}.", "7.1")


def guarded(defender: Side) -> Reason:
    """``A queen stands: you cannot hit the player.``"""
    rank = RANK_NAMES[max(royal.card for royal in defender.standing) // 4]
    return Reason(f"A {rank} stands: you cannot hit the player.", "2.3")


def is_no_royal(card: int) -> Reason:
    return Reason(f"The {NAMES[card]} is not a royal.", "1.3")


def slot_empty(slot: int, whose: str) -> Reason:
    return Reason(f"Slot {slot} of {whose} field is empty.", "2.1")


def other_royal(card: int, slot: int, there: int, whose: str) -> Reason:
    return Reason(f"In slot {slot} of {whose} field is the {NAMES[there]}, not the {NAMES[card]}.", "2.1")


def on_other_field(card: int, wanted: str) -> Reason:
    return Reason(f"The {NAMES[card]} is on the other field: {wanted}.", "2.1")


def target_fallen(card: int) -> Reason:
    return Reason(f"The {NAMES[card]} has fallen and cannot be attacked.", "2.2")


def attacker_fallen(card: int) -> Reason:
    return Reason(f"The {NAMES[card]} has fallen: revive the royal first.", "2.2")


def stands(card: int, verb: str) -> Reason:
    return Reason(f"The {NAMES[card]} stands: only a fallen royal can be {verb}.", "7.2" if verb == "buried" else "7.1")


def futile(blow: Blow, sight: Sight) -> Reason:
    """Only where the option ``futile_attacks`` is off (rule 12)."""
    sum = in_words(reckon(blow, sight))
    return Reason(f"No effect ({sum}), and this table does not allow attacks without effect.", "5.1")
