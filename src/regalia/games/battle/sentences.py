"""Every reason that Battle gives, in the words a player reads, with the rule each rests on."""

from __future__ import annotations

from regalia.games.battle import terms
from regalia.games.battle.notation import token
from regalia.kernel.game import Reason

NOT_YOURS = Reason("It is not your choice now.", "4")
JOIN_FIRST = Reason("You came to this group's aid: now one of your soldiers must join it.", "4.2")
NO_GROUP_YET = Reason("There is no group to join yet: attack with a soldier first.", "4.2")
ONLY_AS_ONE = Reason("Only members of a team that shares its turn can aid each other's groups.", "rule 15")
AID_BEFORE = Reason("A team-mate's group is aided before opening groups of one's own.", "4.2")
CHOICE_IN_ORDER = Reason(
    "Several soldiers are chosen in soldier order, and enough must be left for those still to choose.", "4"
)
SPECIAL_USED = Reason("One court card or one ability a turn, and this turn's has been played.", "rule 41")
NOTHING_TO_DRAW = Reason("There is no card to draw, neither in the draw pile nor in the discard pile.", "rule 39")
CUTS_IN_ORDER = Reason("Cuts go in card order, and enough cards must be left for those still to make.", "4.1")

_NOW = {
    int(terms.PICKING): "Pick a card of the pack you hold",
    int(terms.SPLITTING): "Pick one of the cards that lie open",
    int(terms.CUTTING): "Cut a card from what you have",
    int(terms.ATTACKING): "Choose your attackers, or be done",
    int(terms.BLOCKING): "Choose a blocker for this group, or pass",
    int(terms.STRIKING): "Choose which soldier falls to your strike",
    int(terms.MAIN): "This is your main step: play cards, use an ability, or end it",
    int(terms.BY_TWO): "Choose which soldier the two destroys",
    int(terms.BY_THREE): "Choose which soldier the three destroys",
    int(terms.BY_JOKER): "Choose which soldier changes sides",
}


def misplaced(step: int, verb: int) -> Reason:
    """A line of another step."""
    if step == terms.MAIN and verb in (terms.ATTACK, terms.JOIN, terms.AID):
        return Reason("The attack of this turn is over; the main step comes after it.", "rule 68")
    if step == terms.ATTACKING and verb in (terms.PLAY, terms.USE, terms.END):
        return Reason("Cards are played in the main step, after the attack. Say 'done' to get there.", "rule 29")
    return Reason(f"{_NOW[step]}.", "4")


def no_side(side: int, sides: int) -> Reason:
    return Reason(f"There is no side {side}; sides are 0 to {sides - 1}.", "2.2")


def no_seat(seat: int, seats: int) -> Reason:
    return Reason(f"There is no seat {seat}; seats are 0 to {seats - 1}.", "2.2")


def own_side(side: int) -> Reason:
    return Reason(f"Side {side} is your own camp.", "7.2")


def fallen_side(side: int) -> Reason:
    return Reason(f"Side {side} has fallen.", "5.2")


def not_controlled(soldier: str) -> Reason:
    return Reason(f"You have no soldier {soldier} in play.", "2.2")


def engaged(soldier: str, group: int) -> Reason:
    return Reason(f"Your {soldier} is in group {group} already.", "rules 14 and 71")


def groups_in_order(before: str, soldier: str) -> Reason:
    return Reason(f"Groups are declared strongest first: after {before}, {soldier} cannot open one any more.", "4.2")


def sides_in_order(side: int, before: int) -> Reason:
    return Reason(f"Equal soldiers open groups in the order of the sides: after side {before} not side {side}.", "4.2")


def only_current(group: int) -> Reason:
    return Reason(f"Only group {group}, the one you turned to last, can be joined now.", "4.2")


def members_in_order(before: str, soldier: str) -> Reason:
    return Reason(f"Soldiers join a group strongest first: {soldier} comes before {before}.", "4.2")


def like_groups(first: int, second: int) -> Reason:
    return Reason(
        f"Groups {first} and {second} are alike: what makes one larger or stronger joins group {first}.", "4.2"
    )


def no_group(group: int, count: int) -> Reason:
    return Reason(f"There is no group {group}; {count} {'has' if count == 1 else 'have'} been opened.", "4.2")


def aid_upwards(group: int) -> Reason:
    return Reason(f"Groups are aided in the order of their numbers; you were at group {group}.", "4.2")


def asked_about(group: int) -> Reason:
    return Reason(f"Group {group} is asked about now.", "4.2")


def blockers_in_order(before: str, soldier: str) -> Reason:
    return Reason(f"Blockers of a group are named strongest first: {soldier} comes before {before}.", "4.2")


def named_opponent(seat: int) -> Reason:
    return Reason(f"The ability was aimed at seat {seat}.", "rule 37")


def not_there(seat: int, soldier: str) -> Reason:
    return Reason(f"Seat {seat} has no soldier {soldier} in play.", "2.2")


def not_struck_at(soldier: str) -> Reason:
    return Reason(f"{soldier} is not an enemy in this fight that can still be chosen.", "rules 23 and 25")


def not_held(card: int) -> Reason:
    return Reason(f"You have no {token(card)} in your hand.", "4.2")


def suit_missing(card: int) -> Reason:
    return Reason(f"{token(card)} needs a soldier of its suit in front of you, and you have none.", "5.4")


def no_ability(card: int) -> Reason:
    return Reason(f"{token(card)} has no ability; aces, twos, threes and jokers have one.", "2.1")


def aimed_at_nobody(card: int) -> Reason:
    return Reason(f"{token(card)} is not aimed at a player: write 'use {token(card)}'.", "4.2")


def name_an_opponent(card: int) -> Reason:
    return Reason(f"Say whom {token(card)} is aimed at: 'use {token(card)} 1'.", "rule 37")


def no_opponent(seat: int) -> Reason:
    return Reason(f"Seat {seat} is of your own camp.", "7.2")


def nothing_to_take(seat: int) -> Reason:
    return Reason(f"Seat {seat} has no soldier in play.", "rule 39")


def not_offered(card: int) -> Reason:
    return Reason(f"There is no {token(card)} to pick here.", "4.1")


def not_in_pool(card: int) -> Reason:
    return Reason(f"There is no {token(card)} among the cards you can cut.", "4.1")
