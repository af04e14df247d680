"""Why a move is refused, and the default move.

Every condition of every verb is checked in the order in which a player would think of them. A view is enough for it.
"""

from __future__ import annotations

from regalia.games.battle.notation import CODEC
from regalia.games.battle.rules import army, attack, fields, model, terms
from regalia.games.battle.rules.fields import (
    attacked_side,
    chosen_name,
    chosen_seat,
    fighter_group,
    fighter_name,
    name_card,
    name_owner,
    named_group,
    played_card,
    use_opponent,
)
from regalia.games.battle.scene import sentences as say
from regalia.games.battle.scene.sight import CARD_NAMES, Sight
from regalia.kernel.game import Reason
from regalia.kernel.rules import Rules, moves_seen
from regalia.kernel.scene.reasons import Check, Reasons
from regalia.kernel.state import View

BLANK = "??"
FITTING = {  # the verbs of each step in which a seat chooses
    terms.PICKING: (fields.PICK,),
    terms.SPLITTING: (fields.PICK,),
    terms.CUTTING: (fields.CUT,),
    terms.ATTACKING: (fields.ATTACK, fields.JOIN, fields.AID, fields.DONE),
    terms.BLOCKING: (fields.BLOCK, fields.PASS),
    terms.STRIKING: (fields.STRIKE,),
    terms.MAIN: (fields.PLAY, fields.USE, fields.END),
    terms.BY_TWO: (fields.DESTROY,),
    terms.BY_THREE: (fields.DESTROY,),
    terms.BY_JOKER: (fields.TAKE,),
}
BUILDING = (terms.PICKING, terms.SPLITTING, terms.CUTTING)
ENEMIES = (terms.STRIKING, terms.BY_TWO, terms.BY_THREE, terms.BY_JOKER)


def why(view: View, rules: Rules, move: int) -> Reason:
    """Why the viewer may not play a well-written move now."""
    return REASONS.why(Sight(view, rules), move)


def _hidden(sight: Sight, move: int) -> Reason | None:
    blank = any(word.startswith(BLANK) for word in CODEC.words(move).args)
    return say.HIDDEN if blank else None


# ---- a check for each verb: the reason of the first condition that fails, or None


def _attack(sight: Sight, move: int) -> Reason | None:
    side = attacked_side(move)
    if sight.table.must_join:
        return say.JOIN_FIRST
    if side >= sight.options.sides:
        return say.NOBODY_THERE if sight.options.sides == sight.options.seats else say.no_such_team(sight.options.sides)
    if sight.camp_of_side(side) == sight.camp(sight.seat):
        return say.OWN_SIDE
    if sight.fallen(side):
        return say.FALLEN_SIDE
    soldier, reason = _free(sight, fighter_name(move))
    if reason is not None:
        return reason
    opened = sight.table.opened
    if soldier < opened:
        return say.groups_in_order(_own(sight, opened), _own(sight, soldier))
    if soldier == opened and side < sight.target(sight.table.group):
        return say.SIDES_IN_ORDER
    return None


def _join(sight: Sight, move: int) -> Reason | None:
    table = sight.table
    group = fighter_group(move)
    if table.group == 0:
        return say.NO_GROUP_YET
    if group != table.group:
        return say.only_current(table.group)
    soldier, reason = _free(sight, fighter_name(move))
    if reason is not None:
        return reason
    if soldier < table.last:
        return say.members_in_order(_own(sight, table.last), _own(sight, soldier))
    if table.alike and soldier < attack.equal_so_far(table):
        return say.like_groups(group - 1, group)
    return None


def _aid(sight: Sight, move: int) -> Reason | None:
    table = sight.table
    group = named_group(move)
    if sight.options.sides == sight.options.seats:
        return say.ONLY_AS_ONE
    if table.must_join:
        return say.JOIN_FIRST
    if table.opened >= 0:
        return say.AID_BEFORE
    if not 0 < group <= table.count:
        return say.no_group(group, table.count)
    return say.aid_upwards(table.aided) if group <= table.aided else None


def _done(sight: Sight, move: int) -> Reason | None:
    return say.JOIN_FIRST if sight.table.must_join else None


def _block(sight: Sight, move: int) -> Reason | None:
    table = sight.table
    if fighter_group(move) != table.group:
        return say.asked_about(table.group)
    soldier, reason = _free(sight, fighter_name(move))
    if reason is not None:
        return reason
    if soldier < table.last:
        return say.blockers_in_order(_own(sight, table.last), _own(sight, soldier))
    return None


def _pass(sight: Sight, move: int) -> Reason | None:
    return say.asked_about(sight.table.group) if named_group(move) != sight.table.group else None


def _free(sight: Sight, name: int) -> tuple[int, Reason | None]:
    """The soldier that a move names, and why it cannot be sent, if so."""
    soldier = army.read(sight.options, sight.seat, name)
    if army.written(sight.options, sight.seat, soldier) != name:
        return soldier, say.needless_owner(CARD_NAMES[name_card(name)])
    duties = sight.duties(sight.seat, soldier)
    if not duties:
        return soldier, say.not_controlled(_named(name))
    if 0 not in duties:
        return soldier, say.engaged(_named(name), duties[0] & model.GROUP)
    return soldier, None


def _named(name: int) -> str:
    """A soldier's name from a move, in words."""
    card = CARD_NAMES[name_card(name)]
    return card if name_owner(name) < 0 else f"{card} of another deck"


def _own(sight: Sight, soldier: int) -> str:
    """A soldier of the viewer, in words."""
    return _named(army.written(sight.options, sight.seat, soldier))


def _choose(sight: Sight, move: int) -> Reason | None:
    """The check of a chosen victim: of a strike, a two, a three or a joker."""
    seat = chosen_seat(move)
    name = chosen_name(move)
    if seat >= sight.options.seats:
        return say.NOBODY_THERE
    if sight.step in say.AIMED_ELSEWHERE and seat != sight.table.victim:
        return say.AIMED_ELSEWHERE[sight.step]
    soldier = army.read(sight.options, seat, name)
    if army.written(sight.options, seat, soldier) != name:
        return say.needless_owner(CARD_NAMES[name_card(name)])
    duties = sight.duties(seat, soldier)
    if not duties:
        return say.not_there(_named(name))
    if sight.step == terms.STRIKING:
        group = sight.table.group
        if sight.camp(seat) == sight.camp(sight.seat) or not {group, group | model.DOOMED} & set(duties):
            return say.not_struck_at(_named(name))
        if group not in duties:
            return say.falls_already(_named(name))
    return say.CHOICE_IN_ORDER


def _play(sight: Sight, move: int) -> Reason | None:
    card = played_card(move)
    if card not in sight.hand:
        return say.not_held(card)
    if not sight.is_court(card):
        return None
    return say.SPECIAL_USED if sight.special_used else say.suit_missing(card)


def _use(sight: Sight, move: int) -> Reason | None:
    card = played_card(move)
    opponent = use_opponent(move)
    if card not in sight.hand:
        return say.not_held(card)
    if not sight.has_ability(card):
        return say.no_ability(card)
    if sight.special_used:
        return say.SPECIAL_USED
    if not sight.suit_in_play(card):
        return say.suit_missing(card)
    if not sight.needs_opponent(card):
        return say.aimed_at_nobody(card) if opponent >= 0 else say.NOTHING_TO_DRAW
    if opponent < 0:
        return say.name_an_opponent(card)
    if opponent >= sight.options.seats:
        return say.NOBODY_THERE
    if sight.camp(opponent) == sight.camp(sight.seat):
        return say.OWN_TEAM
    return say.NOTHING_TO_LOSE


def _pick(sight: Sight, move: int) -> Reason | None:
    card = played_card(move)
    return None if card in sight.offered() else say.not_offered(card)


def _cut(sight: Sight, move: int) -> Reason | None:
    card = played_card(move)
    if card not in sight.pool():
        return say.not_in_pool(card)
    return say.CUTS_IN_ORDER


CHECKS: dict[int, Check[Sight]] = {
    fields.ATTACK: _attack,
    fields.JOIN: _join,
    fields.AID: _aid,
    fields.DONE: _done,
    fields.BLOCK: _block,
    fields.PASS: _pass,
    fields.STRIKE: _choose,
    fields.DESTROY: _choose,
    fields.TAKE: _choose,
    fields.PLAY: _play,
    fields.USE: _use,
    fields.PICK: _pick,
    fields.CUT: _cut,
}
REASONS = Reasons(CODEC, FITTING, say.misplaced, CHECKS, first=_hidden, turn_rule="4.1", play_rule="4.1")


# ---- the default move: the least harmful there is (rules 16.4)


def default(view: View, rules: Rules) -> int:
    """The default move for a player who does not answer in time.

    Usually it is the last legal move: done, pass, end, or the player's own weakest soldier.
    """
    sight = Sight(view, rules)
    moves = moves_seen(rules, view)
    if sight.step in BUILDING:
        position = rules.open(view)
        return max(moves, key=lambda move: rules.advice.hint(position, move))
    if sight.step == terms.BLOCKING and _falls(sight):
        return moves[-2]  # the weakest soldier that may block
    if sight.step in ENEMIES:
        return _least_loss(sight, moves)
    return moves[-1]


def _falls(sight: Sight) -> bool:
    """Whether the castle falls if this group and all later ones get through.

    False if the group has a blocker already.
    """
    table = sight.table
    if table.groups[table.group] & model.BLOCKED:
        return False
    side = sight.options.side_of[sight.seat]
    open_groups = [group for group in list(table.groups)[1 : table.count + 1] if not group & model.BLOCKED]
    hits = sum(model.group_size(group) for group in open_groups if model.group_side(group) == side)
    return bool(table.row[model.HITS + side] + hits >= sight.options.hits_to_lose)


def _least_loss(sight: Sight, moves: list[int]) -> int:
    """The strongest soldier of an opponent; if there is none, the weakest of all."""
    enemies = [move for move in moves if sight.camp(chosen_seat(move)) != sight.camp(sight.seat)]
    return min(enemies, key=_strength) if enemies else max(moves, key=_strength)


def _strength(move: int) -> int:
    """The card of the soldier that the move names; a lower number is stronger."""
    return name_card(chosen_name(move))
