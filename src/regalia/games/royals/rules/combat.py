# native
"""The attack procedure of section 4 and its results (section 5)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from regalia.cards import JACK, JOKER
from regalia.games.royals.rules.fields import (
    arrow_cards,
    arrow_count,
    arrow_target,
    attack_cards,
    attack_target,
    first_card,
    joker_cards,
    joker_target,
    one_card,
    other_cards,
    ref_card,
    ref_slot,
    reference,
    royal_card,
    royal_ref,
    royal_slot,
)
from regalia.games.royals.rules.hands import discard, put_out, spend
from regalia.games.royals.rules.model import (
    ARROW,
    ARROW_PILE,
    ATTACK,
    BLOCK,
    BLOCKING,
    BY_ARROWS,
    BY_JOKERS,
    BY_ROYALS,
    CARDS,
    COUNTER,
    COUNTERING,
    DIAGONAL,
    DIRECT,
    JACKRIFICING,
    JOKER_ATTACK,
    JOKER_PILE,
    ONE_UNDER,
    PASS,
    POSITION,
    READY,
    SIDE,
    SLOT,
    SLOTS,
    UNDER_SLOT,
    WAITING,
    WIPE,
    Options,
    Table,
    card_of,
)
from regalia.games.royals.rules.position import Position
from regalia.games.royals.rules.turns import go_on
from regalia.kernel.state import VERB_MASK
from regalia.kernel.vecs import vec

# By card: the value of a number card, else 0; the Rank of a royal, else 0.
VALUE: Final[vec[i64]] = vec[i64]([card // 4 + 1 if card < 40 else 0 for card in range(53)])
RANK: Final[vec[i64]] = vec[i64]([13 - card // 4 if 40 <= card < 52 else 0 for card in range(53)])

# ---- an attack, read from the move that declared it


def cards_of(attack: i64) -> i64:
    """The number cards of an attack, six bits each."""
    verb = attack & VERB_MASK
    if verb == ARROW:
        return arrow_cards(attack)
    if verb == ATTACK:
        return attack_cards(attack)
    return joker_cards(attack)


def target_of(attack: i64) -> i64:
    verb = attack & VERB_MASK
    if verb == ARROW:
        return arrow_target(attack)
    if verb == ATTACK:
        return attack_target(attack)
    return joker_target(attack)


def damage(attack: i64) -> i64:
    """The points of an attack: one per arrow, value by Rank rounded down, or twice the value for a joker."""
    verb = attack & VERB_MASK
    if verb == ARROW:
        return arrow_count(attack)
    value = VALUE[first_card(cards_of(attack))]
    if verb == ATTACK:
        return value // RANK[royal_card(attack)]
    return 2 * value


def has_effect(attack: i64, table: Table, options: Options) -> bool:
    """Whether the attack, unanswered, would defeat its target or hurt the player. Reads the fields only."""
    target = target_of(attack)
    if target == DIRECT:
        return damage(attack) >= 1
    if target == WIPE:  # rules 23 and 24
        value = VALUE[first_card(cards_of(attack))]
        ranks = standing_ranks(table, 1 - table.active)
        return ranks >= value if options.ranks_cover_card else value >= ranks
    return damage(attack) >= RANK[ref_card(target)]


def standing_ranks(table: Table, seat: i64) -> i64:
    """The sum of the Ranks of a seat's standing royals."""
    ranks: i64 = 0
    for slot in range(SLOTS):
        royal = table.sides[seat * SIDE + SLOT + slot]
        if royal & POSITION:
            ranks += RANK[card_of(royal)]
    return ranks


# ---- A1: the ace duel


def declare(position: Position, attack: i64) -> None:
    position.table.attack = attack
    spend(position, position.table.active, cards_of(attack))
    ask_to_block(position)


def ask_to_block(position: Position) -> None:
    """Ask the defender, with or without an ace; an empty hand passes (rule 32)."""
    table = position.table
    if table.sides[(1 - table.active) * SIDE + CARDS]:
        table.decision = BLOCKING
        table.chooser = 1 - table.active
    else:
        stand(position)


def ask_to_counter(position: Position) -> None:
    table = position.table
    if table.sides[table.active * SIDE + CARDS]:
        table.decision = COUNTERING
        table.chooser = table.active
    else:
        blocked(position)


def answer_duel(position: Position, verb: i64, card: i64) -> None:
    """Play an ace or a pass; the duel ends at the first pass (rule 30)."""
    table = position.table
    if verb == BLOCK:
        spend(position, table.chooser, one_card(card))
        discard(table, one_card(card))
        ask_to_counter(position)
    elif verb == COUNTER:
        spend(position, table.chooser, one_card(card))
        discard(table, one_card(card))
        ask_to_block(position)
    elif table.decision == BLOCKING:
        stand(position)
    else:
        blocked(position)


def blocked(position: Position) -> None:
    """Settle the duel, step A4 (rules 27 to 29)."""
    table = position.table
    attack = table.attack
    verb = attack & VERB_MASK
    discard(table, cards_of(attack))
    if verb == ATTACK and position.options.blocked_royal_rests:
        tire(table, attack)
    elif verb == JOKER_ATTACK and position.options.blocked_joker_rests:
        table.sides[table.active * SIDE + READY] -= 1
        table.sides[table.active * SIDE + WAITING] += 1
    table.attack = 0
    go_on(position)


def tire(table: Table, attack: i64) -> None:
    """Turn the attacking royal from upright to diagonal."""
    table.sides[table.active * SIDE + SLOT + royal_slot(attack)] -= DIAGONAL


# ---- A2 and A3: the attack stands


def stand(position: Position) -> None:
    table = position.table
    target = target_of(table.attack)
    if target == DIRECT:
        strike_player(position)
    elif not has_effect(table.attack, table, position.options):
        spent(position)
    elif target == WIPE:
        for slot in range(SLOTS):
            fall(table, slot)
        spent(position)
    elif other_jack(table, target):
        table.decision = JACKRIFICING
        table.chooser = 1 - table.active
    else:
        defeat(position, target)


def other_jack(table: Table, target: i64) -> bool:
    """Whether the defender has a standing jack that is not the target (rule 36)."""
    for slot in range(SLOTS):
        royal = table.sides[(1 - table.active) * SIDE + SLOT + slot]
        if royal & POSITION and card_of(royal) >> 2 == JACK and reference(royal, slot) != target:
            return True
    return False


def answer_jackrifice(position: Position, move: i64) -> None:
    """Play a Jackrifice or a pass: a jack falls, or the target."""
    defeat(position, target_of(position.table.attack) if move == PASS else royal_ref(move))


def defeat(position: Position, victim: i64) -> None:
    """Let the target fall, or the jack in its place, whatever the damage (rule 37)."""
    fall(position.table, ref_slot(victim))
    spent(position)


def fall(table: Table, slot: i64) -> None:
    table.sides[(1 - table.active) * SIDE + SLOT + slot] &= ~POSITION


def spent(position: Position) -> None:
    """End the attack: its cards and a joker go to the discard pile (rule 25)."""
    table = position.table
    attack = table.attack
    discard(table, cards_of(attack))
    if attack & VERB_MASK == ATTACK:
        tire(table, attack)
    elif attack & VERB_MASK == JOKER_ATTACK:
        table.sides[table.active * SIDE + READY] -= 1
        discard(table, one_card(JOKER))
    table.attack = 0
    go_on(position)


def strike_player(position: Position) -> None:
    """Score a direct hit: its cards leave play. Without damage the card is discarded (rule 13)."""
    table = position.table
    attack = table.attack
    hits = damage(attack)
    if hits == 0:
        spent(position)
        return
    seat = table.active
    side = seat * SIDE
    cards = cards_of(attack)
    verb = attack & VERB_MASK
    if verb == ARROW:
        table.sides[side + BY_ARROWS] += hits
        while cards:
            put_out(table, first_card(cards), ARROW_PILE + seat)
            cards = other_cards(cards)
    elif verb == ATTACK:
        slot = royal_slot(attack)
        tire(table, attack)
        put_out(table, first_card(cards), UNDER_SLOT + seat * SLOTS + slot)
        table.sides[side + SLOT + slot] += ONE_UNDER
        table.sides[side + BY_ROYALS] += hits
    else:
        put_out(table, first_card(cards), JOKER_PILE + seat)
        table.scored[JOKER] += 1
        table.sides[side + READY] -= 1
        table.sides[side + BY_JOKERS] += hits
    table.attack = 0
    go_on(position)
