# native
"""Hints for choosing attackers (section 13).

Each move is judged by the best simple attack it can lead to, against a defender who blocks group by group where that
pays.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from regalia.games.battle.bots.forecast import balance_with_one, fallen_to_one, outlives
from regalia.games.battle.bots.values import EVERYTHING, army_worth, hit_worth
from regalia.games.battle.rules.army import free_place, read
from regalia.games.battle.rules.cards import skill
from regalia.games.battle.rules.fields import AID, DONE, JOIN, attacked_side, fighter_group, fighter_name, named_group
from regalia.games.battle.rules.model import FELL, HITS, Table, group_side, soldier_card
from regalia.games.battle.rules.position import Position
from regalia.games.battle.rules.terms import Options
from regalia.kernel.state import VERB_MASK
from regalia.kernel.vecs import vec

FALLEN_RIVAL: Final[float] = 40.0  # a side brought down while others are left
DANGER: Final[float] = 30.0  # the enemy's counter-attack would be deadly
URGENT: Final[float] = 8.0  # added for each hit, if the whole attack would be deadly

# ways in which the soldiers after the first one follow
ALONE: Final[i64] = 0  # nobody else attacks
ONE_MORE: Final[i64] = 1
EACH: Final[i64] = 2  # all later ones, each alone
PAIRS: Final[i64] = 3
TOGETHER: Final[i64] = 4  # all in one group
WAYS: Final[i64] = 5


class Plan:
    """A possible attack: the groups declared so far and some more."""

    def __init__(self, options: Options, table: Table) -> None:
        soldiers = table.start[options.seats]
        self.duty = table.duty[:]
        self.sides: vec[i64] = vec[i64]([0] * (table.count + soldiers + 1))
        for group in range(1, table.count + 1):
            self.sides[group] = group_side(table.groups[group])
        self.count: i64 = table.count
        self.lost: vec[i64] = vec[i64]([0] * 8)  # soldiers lost, by side; filled while judging
        self.group: vec[i64] = vec[i64]([0] * (soldiers + 1))  # skills of the group that is being judged
        self.defenders: vec[i64] = vec[i64]([0] * (soldiers + 1))

    def renew(self, table: Table) -> None:
        """Return to the groups declared so far."""
        for i in range(len(self.duty)):
            self.duty[i] = table.duty[i]
        self.count = table.count

    def open(self, place: i64, side: i64) -> None:
        """Open a group with the soldier at this place."""
        self.count += 1
        self.sides[self.count] = side
        self.duty[place] = self.count


def attack_hint(position: Position, move: i64) -> float:
    """The hint for a legal move at D1: what the attacker gains in the end."""
    table = position.table
    verb = move & VERB_MASK
    seat = table.seat
    plan = Plan(position.options, table)
    if verb == DONE:
        return judge(position, plan)
    if verb == AID:
        plan.duty[last_free_place(table, seat)] = named_group(move)
        return judge(position, plan) - 0.01
    place = free_place(table, seat, read(position.options, seat, fighter_name(move)))
    later = free_after(table, place)
    best = -2.0 * EVERYTHING
    for way in range(WAYS):
        if same_as_before(way, later):
            continue
        plan.renew(table)
        if verb == JOIN:
            group = fighter_group(move)
            plan.duty[place] = group
            go_on(plan, table, place, plan.sides[group], group, way)
        else:
            plan.open(place, attacked_side(move))
            go_on(plan, table, place, attacked_side(move), plan.count, way)
        value = judge(position, plan)
        if value > best:
            best = value
    return best - 0.001 * float(place)  # prefer earlier soldiers, so that the others can still follow


def free_after(table: Table, place: i64) -> i64:
    """The number of the seat's free soldiers after this place."""
    free: i64 = 0
    for i in range(place + 1, table.start[table.seat + 1]):
        if table.duty[i] == 0:
            free += 1
    return free


def same_as_before(way: i64, later: i64) -> bool:
    """Whether an earlier way gives the same attack, since few soldiers can follow."""
    return later < 2 and (way in (EACH, TOGETHER) or (later == 0 and way != ALONE))


def last_free_place(table: Table, seat: i64) -> i64:
    """The place of the seat's last soldier without a duty."""
    place = table.start[seat + 1] - 1
    while table.duty[place]:
        place -= 1
    return place


def go_on(plan: Plan, table: Table, place: i64, side: i64, group: i64, way: i64) -> None:
    """Let later soldiers of the seat join the plan in this way."""
    if way == ALONE:
        return
    half = True
    for i in range(place + 1, table.start[table.seat + 1]):
        if plan.duty[i]:
            continue
        if way == TOGETHER or (way == PAIRS and half):
            plan.duty[i] = group
        else:
            plan.open(i, side)
            group = plan.count
        half = not half
        if way == ONE_MORE:
            return


def judge(position: Position, plan: Plan) -> float:
    """The value of the plan: hits and fights, less the danger of a counter-attack."""
    options = position.options
    table = position.table
    own = options.camp_of[table.active]
    value = 0.0
    rivals: i64 = 0
    fallen: i64 = 0
    for side in range(options.sides):
        plan.lost[side] = 0
    for side in range(options.sides):
        if table.row[FELL + side] or options.camp_of[side] == own:
            continue
        rivals += 1
        gain = answer(options, table, plan, side)
        if gain >= EVERYTHING:
            fallen += 1
            gain = FALLEN_RIVAL + army_worth(table, side)
            plan.lost[side] = soldiers_of(options, table, side)
        value += gain
    if rivals == fallen:
        return EVERYTHING + value
    return value - danger(options, table, plan)


def danger(options: Options, table: Table, plan: Plan) -> float:
    """The danger that an enemy side gets through before the side's next turn."""
    guards = soldiers_of(options, table, table.active) - plan.lost[table.active]
    taken = table.row[HITS + table.active]
    own = options.camp_of[table.active]
    worst: i64 = 0
    for side in range(options.sides):
        if options.camp_of[side] != own and table.row[FELL + side] == 0:
            through = soldiers_of(options, table, side) - plan.lost[side] - guards
            if through > worst:
                worst = through
    return DANGER + float(worst) if taken + worst >= options.hits_to_lose else float(worst)


def soldiers_of(options: Options, table: Table, side: i64) -> i64:
    """The number of the side's soldiers."""
    count: i64 = 0
    seat = side
    while seat < options.seats:
        count += table.start[seat + 1] - table.start[seat]
        seat += options.sides
    return count


def skills(options: Options, table: Table, duty: vec[i64], side: i64, group: i64, out: vec[i64]) -> i64:
    """Write the skills of the side's soldiers with this duty and return their number.

    The strongest comes first.
    """
    n: i64 = 0
    seat = side
    while seat < options.seats:
        for i in range(table.start[seat], table.start[seat + 1]):
            if duty[i] == group:
                its = skill(soldier_card(table.army[i]))
                j = n
                while j > 0 and out[j - 1] < its:
                    out[j] = out[j - 1]
                    j -= 1
                out[j] = its
                n += 1
        seat += options.sides
    return n


def answer(options: Options, table: Table, plan: Plan, side: i64) -> float:
    """The value of the attack on a side that blocks where it pays.

    It is EVERYTHING or more if the side falls.
    """
    defenders = plan.defenders
    free = skills(options, table, plan.duty, side, 0, defenders)
    attackers = plan.group
    coming: i64 = 0
    for i in range(table.start[options.seats]):
        if plan.duty[i] and plan.sides[plan.duty[i]] == side:
            coming += 1
    taken = table.row[HITS + side]
    value = 0.0
    for group in range(1, plan.count + 1):
        if plan.sides[group] != side:
            continue
        size = skills(options, table, plan.duty, table.active, group, attackers)
        threat = hit_worth(options, taken, size)
        pays = threat
        if taken + coming >= options.hits_to_lose:
            pays += URGENT * float(size)
        coming -= size
        best = best_blocker(attackers, size, defenders, free, pays)
        if best < 0:
            value += threat
            taken += size
            continue
        blocker = defenders[best]
        value += balance_with_one(attackers, size, blocker)
        plan.lost[table.active] += 1 if fallen_to_one(attackers, size, blocker) >= 0 else 0
        plan.lost[side] += 0 if outlives(blocker, attackers, size) else 1
        free -= 1
        for i in range(best, free):
            defenders[i] = defenders[i + 1]
    return value


def best_blocker(attackers: vec[i64], size: i64, defenders: vec[i64], free: i64, pays: float) -> i64:
    """The defender that does best against the group; -1 if blocking does not pay."""
    best: i64 = -1
    most = 0.0
    for i in range(free):
        if i and defenders[i] == defenders[i - 1]:
            continue
        saved = pays - balance_with_one(attackers, size, defenders[i])
        if saved > most:
            most = saved
            best = i
    return best
